### «Инферно» на странице.

## Имена

inf-headline =
    { $scenario } · { $round ->
        [0] подготовка
       *[other] раунд { $round }
    }
inf-gate =
    { $colour ->
        [blue] Синие
        [yellow] Жёлтые
        [green] Зелёные
       *[purple] Пурпурные
    } врата { $number }
inf-neutral = ничей
inf-champion-numbered = { $name } { $n }
inf-faction-enlightened = Просветлённые
inf-faction-lifebound = Жизнепоклонники
inf-faction-mechana = Механа
inf-faction-void = Бездна
inf-faction-fallen = Падшие
inf-type =
    { $type ->
        [hero] герой
        [construct] конструкция
        [quest] задание
       *[champion] чемпион
    }
inf-word-ranged = дальняя атака
inf-word-reach = размах
inf-word-area_attack = атака по области
inf-word-sweep = атака по всем соседним врагам
inf-word-double_attack = двойная атака
inf-word-counterstrike = ответный удар
inf-word-immobile = неподвижен
inf-word-minion = приспешник
inf-word-sure_footed = не замечает вредной местности
inf-word-forester = лес не стоит лишнего
inf-word-web_walker = может войти там, где паутина
inf-word-ordinary_only = ходит только по обычным ячейкам
inf-word-soul_eater = Бойня: поглощённая душа
inf-word-salvager = падая, возвращает самую дорогую конструкцию
inf-line = { $when } { $text }
inf-figures =
    сила { $strength }, защита { $defence }, приказ { $order }{ $speed ->
        [0] { "" }
       *[other] , скорость { $speed }
    }
inf-cost =
    цена: { $pays ->
        [power] { $cost } { $cost ->
                [one] мощь
               *[other] мощи
            }
       *[runes] { $cost ->
            [one] { $cost } руна
            [few] { $cost } руны
           *[other] { $cost } рун
        }
    }
inf-counted =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }

## Что спрашивается

inf-prompt-champion =
    Приказ: { $champion }. { $moves ->
        [yes] { $strikes ->
            [0] Куда идти?
           *[other] Куда идти и кого бить?
        }
       *[no] { $strikes ->
            [0] Больше делать нечего
           *[other] Кого бить?
        }
    }
inf-prompt-aim =
    { $name }: { $what ->
        [champion] кого выбрать?
        [card] какую карту?
        [slot] какую карту ряда?
        [cell] какую ячейку?
        [token] какое сокровище?
       *[other] что выбрать?
    }
inf-prompt-may = { $name }: применить?
inf-prompt-choose = { $name }: что выбрать?
inf-prompt-ambush = Применить засаду «{ $name }»?
inf-prompt-damage = { $attacker } бьёт: { $target }. Использовать сокровище?
inf-prompt-draft = Возьмите чемпиона номер { $number }
inf-prompt-split = { $mine ->
    [yes] Кого возьмёте у напарника? ({ $number } из { $all })
   *[no] Кого отдадите напарнику? ({ $number } из { $all })
}
inf-prompt-sets = { $seat } предлагает составы книги вместо выбора чемпионов
inf-prompt-treasure-open = Ход других. Можно использовать сокровище
inf-hint-act =
    { $runes ->
        [one] { $runes } руна
        [few] { $runes } руны
       *[other] { $runes } рун
    }, мощь { $power }. { $rest ->
        [play] Играйте, берите, приказывайте или закончите ход.
        [both] Карты сыграны: берите, приказывайте или закончите ход.
        [buy] На приказ мощи не хватит: берите или закончите ход.
        [order] Осталось приказать или закончить ход.
       *[end] Больше делать нечего: закончите ход.
    }
inf-hint-champion =
    { $moved ->
        [yes] Ход чемпиона окончен.
       *[no] { $points ->
            [one] { $points } очко движения.
            [few] { $points } очка движения.
           *[other] { $points } очков движения.
        }
    } { $attacks ->
        [0] Атак не осталось.
        [one] Осталась { $attacks } атака.
        [few] Осталось { $attacks } атаки.
       *[other] Осталось { $attacks } атак.
    }
inf-hint-draft-together = Вы выбираете за обоих напарников: шесть чемпионов, потом каждому достанется по три.
inf-hint =
    { $kind ->
        [free_order] Приказ ничего не стоит: выберите чемпиона, а новый войдёт через портал.
        [ambush] Срабатывает один раз, потому что карта взята из ряда.
        [aim] Светится то, что можно выбрать.
        [may] Можно отказаться.
        [choose] Случится что-то одно.
        [order] Остальное последует.
        [research] Остальные уйдут под колоду заданий.
        [treasure] Сокровище можно использовать в любой момент.
        [before_damage] Урона ещё нет.
        [discard] Выберите карту в руке.
        [loot] Она ляжет в ваш сброс.
        [light] Тот, кто его несёт, принадлежит ко всем фракциям.
        [offering] Изгнанный жетон приносит славу.
        [draft] На место взятого откроется новый.
        [sets] Если согласны все, каждый берёт состав своего цвета; иначе выбор продолжается.
        [split] По трое каждому: остальные останутся у первого напарника.
        [villain_target] По правилу оба равны: решает любой из игроков.
        [villain_cell] По правилу ячейки равны: решает любой из игроков.
        [villain_called] По правилу все равны: решает любой из игроков.
        [forge] По правилу самая дорогая из ряда: решает любой из игроков.
        [ransom] Одно или ни одного: решает любой из игроков.
        [cleansing] Ячейка станет обычной: решает любой из игроков.
        [bearer] Решает любой из игроков.
        [rat_goal] До них одинаково близко: решает любой из игроков.
        [rat_first] Побегут все, одна за другой; решает любой из игроков.
        [recruit] Кто взят, идёт с вами всю кампанию.
       *[other] { "" }
    }
inf-pass =
    { $kind ->
        [ambush] Не применять
        [may] Не применять
        [before_damage] Пас
        [offering] Оставить жетоны
        [sets] Отказаться
       *[other] Ничего из этого
    }
inf-yes =
    { $kind ->
        [sets] Согласиться
       *[other] Применить
    }
inf-end-sure =
    { $count ->
        [one] Кое-что ещё можно сыграть: потом оно ничего не даст.
       *[other] Ещё можно сыграть: { $count }. Потом это ничего не даст.
    }
inf-end =
    { $kind ->
        [champion] Завершить приказ
       *[other] Закончить ход
    }
inf-order =
    { $kind ->
        [before_damage] Сокровище до урона
       *[other] { $kind }
    }
inf-step-bearer = { $card }: кому?
inf-step-bearer-hint = Выберите чемпиона на поле или в списке.
inf-step-pull = Сокровище притягивается
inf-step-pull-hint = Выберите ячейку, куда оно ляжет.
inf-choices = Что здесь можно сделать

## Ответы

inf-answer-play =
    { $champion ->
        [none] сыграть: { $card }
       *[other] { $card }: надеть на { $champion }
    }
inf-answer-acquire = взять: { $card }
inf-answer-order =
    { $place ->
        [none] приказ: { $champion }, { $cost } { $cost ->
                [one] мощь
               *[other] мощи
            }
       *[other] приказ: { $champion }, { $cost } { $cost ->
               [one] мощь
              *[other] мощи
           }, вход в { $place }
    }
inf-answer-step = шаг в { $cell }
inf-answer-strike =
    { $champion ->
        [none] атака по области{ $how ->
            [ranged] { " " }издали
            [reach] { " " }с размахом
           *[melee] { " " }вокруг
        }
       *[other] бить: { $champion }, { $how ->
            [ranged] издали
            [reach] с размахом
           *[melee] вплотную
        }
    }
inf-answer-use = { $treasure }: { $champion }
inf-answer-gate = врата: { $power } мощи
inf-answer-research = исследовать
inf-answer-keep = оставить: { $card }
inf-answer-complete = выполнить: { $card }, { $champion }
inf-answer-end = закончить
inf-answer-stop = остановиться
inf-answer-pass = пас
inf-answer-yes = применить
inf-answer-way = вариант { $n }
inf-answer-champion =
    { $champion ->
        [none] никто
       *[other] { $place ->
            [none] { $champion }
           *[other] { $champion } в { $place }
        }
    }
inf-answer-card =
    { $card ->
        [none] никакая карта
       *[other] { $card } { $zone ->
            [discard] из сброса
            [played] из сыгранных
           *[hand] из руки
        }
    }
inf-answer-slot =
    { $card ->
        [none] никакая карта ряда
       *[other] { $card }
    }
inf-answer-cell =
    { $cell ->
        [none] никакая ячейка
       *[other] { $to ->
            [none] { $cell }
           *[other] из { $cell } в { $to }
        }
    }
inf-answer-token =
    { $treasure ->
        [none] никакое сокровище
       *[other] { $treasure }
    }
inf-answer-draft = взять: { $champion }
inf-answer-offer = предложить составы
inf-answer-first = сначала { $name }
inf-answer-random = случайная карта из руки
inf-answer-spend = изгнать жетон

## На поле

inf-board = Поле
inf-deed-way =
    Идти в { $cell } за { $cost ->
        [one] { $cost } очко
        [few] { $cost } очка
       *[other] { $cost } очков
    }
inf-deed-strike =
    { $area ->
        [yes] Атака по области
       *[no] Бить: { $champion }
    }, { $how ->
        [ranged] издали
        [reach] с размахом
       *[melee] вплотную
    }
inf-deed-order =
    { $place ->
        [none] Приказ: { $champion }, мощь { $cost }
       *[other] { $champion }, { $strength }/{ $defence }, входит в { $place }: мощь { $cost }
    }
inf-deed-equip = { $card }: { $champion }
inf-deed-use = { $treasure }: { $champion }
inf-deed-champion =
    { $place ->
        [none] { $champion }
       *[other] { $champion } в { $place }
    }
inf-deed-stop = { $champion }: остановиться здесь
inf-deed-cell = Ячейка { $cell }
inf-draft-hint =
    { $verb ->
        [way] { $blighted ->
            [yes] Порченая земля нанесёт 5 урона.
           *[no] Пока есть очки, можно идти дальше.
        }
        [order] Один ход и одна атака, потом чемпион истощён.
        [play] Конструкция остаётся, пока её носитель не повержен.
        [use] До конца хода.
       *[other] { "" }
    }
inf-draft-verb =
    { $verb ->
        [way] Идти
        [strike] Ударить
        [order] Приказать
        [play] Надеть
        [stop] Остановиться
        [acquire] Взять
        [draft] Взять
        [give] Отдать
       *[other] Выбрать
    }
inf-outcome =
    { $shrugs ->
        [yes] не почувствует удара
       *[no] { $falls ->
            [yes] { $attacker ->
                [falls] падут оба
               *[stands] { $back ->
                    [0] повержен, ответа нет
                   *[other] повержен, ответит на { $back }
                }
            }
           *[no] { $attacker ->
                [falls] устоит, нападающий падёт
               *[stands] { $back ->
                    [0] устоит
                   *[other] устоит, ответит на { $back }
                }
            }
        }
    }
inf-cell =
    { $cell }, { $terrain ->
        [forest] лес
        [shrine] святилище
        [portal] портал
        [blighted] порченая земля
        [enchanted] зачарованная земля
        [beacon] маяк
       *[ordinary] открытое место
    }{ $held ->
        [none] { "" }
        [blue] , синие
        [yellow] , жёлтые
        [green] , зелёные
        [villains] , злодеи
       *[purple] , пурпурные
    }{ $thing ->
        [treasure] , сокровище
        [web] , паутина
        [token] , жетон маяка
       *[none] { "" }
    }{ $champion ->
        [none] { "" }
       *[other] . { $champion }
    }{ $may ->
        [none] { "" }
       *[other] . { $may }
    }
inf-cell-champion =
    { $champion }, { $colour ->
        [blue] синие
        [yellow] жёлтые
        [green] зелёные
        [purple] пурпурные
        [villains] злодеи
       *[neutral] ничей
    }, сила { $strength }, защита { $defence }{ $exhausted ->
        [yes] , истощён
       *[no] { "" }
    }
inf-cell-title = Ячейка { $cell }
inf-cell-lies =
    { $terrain ->
        [forest] Лес
        [shrine] Святилище
        [portal] Портал
        [blighted] Порченая земля
        [enchanted] Зачарованная земля
        [beacon] Маяк
       *[ordinary] Открытое место
    }{ $held ->
        [none] { "" }
        [blue] , синие
        [yellow] , жёлтые
        [green] , зелёные
        [villains] , злодеи
       *[purple] , пурпурные
    }{ $thing ->
        [treasure] , сокровище
        [web] , паутина
        [token] , жетон маяка
       *[none] { "" }
    }
inf-terrain-rule =
    { $terrain ->
        [forest] Вход стоит 2 очка; лес закрывает обзор.
        [shrine] Им владеет тот, чьих чемпионов в нём и рядом больше: слава { $honour } в конце хода.
        [portal] Здесь входят чемпионы; врагу в нём не остановиться.
        [blighted] 5 урона тому, кто входит сюда или начинает здесь ход.
        [beacon] Его берут, войдя в него или пройдя через него.
       *[enchanted] Что она делает, говорит сценарий.
    }
inf-lying-rule =
    { $thing ->
        [treasure] Кто остановится здесь, берёт его.
        [web] Некоторые чемпионы могут войти здесь.
       *[token] Кто остановится здесь, берёт его.
    }
inf-steps = Приказ по шагам
inf-step-enter = Вход
inf-step-entered = уже на поле
inf-step-move = Ход
inf-step-moves =
    { $state ->
        [done] сделан
       *[open] { $points ->
            [one] { $points } очко, лес берёт 2
            [few] { $points } очка, лес берёт 2
           *[other] { $points } очков, лес берёт 2
        }
        [shut] идти некуда
    }
inf-step-strike = Удар
inf-step-strikes =
    { $state ->
        [done] сделан
        [open] { $targets ->
            [0] после хода
            [one] { $targets } цель отсюда
            [few] { $targets } цели отсюда
           *[other] { $targets } целей отсюда
        }
        [shut] никого не достать
       *[waits] { $attacks ->
            [one] { $attacks } атака
            [few] { $attacks } атаки
           *[other] { $attacks } атак
        }
    }
inf-step-over = Истощён
inf-step-over-when = когда приказ окончен
inf-overlay-threat = Куда могут ударить враги
inf-overlay-threat-short = угрозы
inf-overlay-names = Имена ячеек
inf-overlay-names-short = имена
inf-shown =
    { $deed ->
        [acquired] взята
        [banished] изгнана
        [completed] выполнено
        [revealed] открыта
       *[played] сыграна
    }
inf-splash = Повержен
inf-splash-by = { $victor } побеждает. Повержен: { $fallen }

## Ряд

inf-row = Ряд
inf-row-deck = колода { $deck }, изгнано { $banished }
inf-row-champion = { $strength } / { $defence }, приказ { $order }
inf-row-after = после руки
inf-row-short =
    { $pays ->
        [power] не хватает мощи: { $count }
       *[runes] не хватает рун: { $count }
    }
inf-row-label =
    { $name }, { $type ->
        [hero] герой
        [construct] конструкция
        [quest] задание
       *[champion] чемпион
    }, цена { $pays ->
        [power] { $cost } { $cost ->
                [one] мощь
               *[other] мощи
            }
       *[runes] { $cost ->
            [one] { $cost } руна
            [few] { $cost } руны
           *[other] { $cost } рун
        }
    }: { $text }{ $ambush ->
        [yes] . Засада
       *[no] { "" }
    }{ $state ->
        [now] . Можно взять сейчас
        [later] . После карт в руке
       *[not] { $short ->
            [0] { "" }
           *[other] . Не хватает: { $short }
        }
    }
inf-row-lacks = нужно ещё { $count }
inf-row-missing = −{ $count }
inf-row-left = ×{ $count }
inf-row-empty = больше нет
inf-row-rat = Гигантская крыса
inf-row-research = Исследование
inf-row-does =
    { $what ->
        [rat] 1 мощь: новая крыса входит через ваш портал и сразу действует. Сила 1, защита 1, скорость 2; на поле не больше четырёх ваших. Конструкций крысы не носят.
       *[research] 3 руны: посмотрите два задания, одно ляжет в ваш сброс. Когда его цель выполнена, награда остаётся у чемпиона.
    }
inf-buy =
    { $state ->
        [now] Если взять сейчас
        [later] Если взять после руки
       *[not] Если бы хватало
    }
inf-buy-pays =
    { $state ->
        [now] { $pays ->
            [power] мощь { $cost }
           *[runes] { $cost ->
                [one] { $cost } руна
                [few] { $cost } руны
               *[other] { $cost } рун
            }
        }, { $left ->
            [0] не останется ничего
           *[other] останется { $left }
        }
        [later] цена { $cost }; недостающее ({ $short }) дадут карты в руке
       *[not] цена { $cost }; не хватает { $pays ->
            [power] мощи: { $short }
           *[runes] рун: { $short }
        }
    }
inf-buy-refill = сначала пополнится ряд
inf-buy-ambush =
    затем засада: { $text }{ $names ->
        [none] { "" }
       *[other] { " " }({ $names })
    }
inf-buy-goes =
    { $type ->
        [champion] чемпион станет вашим, вне поля
       *[other] карта ляжет в ваш сброс
    }
inf-deck = Ваша колода
inf-deck-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
inf-deck-plain = без фракции { $count }
inf-deck-average = Рука из пяти карт даёт в среднем { NUMBER($runes, maximumFractionDigits: 1) } руны и { NUMBER($power, maximumFractionDigits: 1) } мощи.
inf-row-why = Почему нельзя?
inf-row-buy =
    { $pays ->
        [power] Взять за { $cost } { $cost ->
                [one] мощь
               *[other] мощи
            }: { $card }
       *[runes] Взять за { $cost ->
            [one] { $cost } руну
            [few] { $cost } руны
           *[other] { $cost } рун
        }: { $card }
    }
inf-row-hint = Светлая рамка: хватает уже сейчас. В руке ещё: рун { $runes }, мощи { $power }.
inf-row-ambush =
    { $text }{ $names ->
        [none] { "" }
       *[other] : { $names }
    }. Сначала пополнится ряд.
inf-buy-lacks =
    { $state ->
        [later] Сначала сыграйте руку: в ней есть недостающее ({ $pays ->
            [power] мощь { $short }
           *[runes] { $short ->
                [one] { $short } руна
                [few] { $short } руны
               *[other] { $short } рун
            }
        }).
       *[not] Не хватает: { $pays ->
            [power] мощь { $short }
           *[runes] { $short ->
                [one] { $short } руна
                [few] { $short } руны
               *[other] { $short } рун
            }
        }; рука этого не даст.
    }
inf-row-choose = Коснитесь карты, чтобы прочесть её
inf-bar-row = Ряд
inf-bar-champions = Чемпионы
inf-bar-close = Закрыть

## Чемпионы, сокровища, задания

inf-sum-villains = злодеи
inf-supply = Ваши чемпионы
inf-supply-none = пока никого
inf-supply-order = мощь за приказ
inf-supply-state =
    { $state ->
        [exhausted] истощён
        [beaten] повержен
        [off] вне поля
       *[ready] на поле
    }
inf-supply-tell = { $champion }, { $state }, { $figures }{ $constructs ->
    [0] { "" }
   *[other] , { $gear }
}
inf-supply-gear =
    { $count ->
        [one] { $count } конструкция
        [few] { $count } конструкции
       *[other] { $count } конструкций
    }
inf-card-line =
    { $type ->
        [hero] Герой
        [construct] Конструкция
        [quest] Задание
       *[champion] Чемпион
    }{ $factions ->
        [none] { "" }
       *[other] , { $factions }
    }{ $cost ->
        [0] { "" }
       *[other] , { $pays ->
            [power] { $cost } { $cost ->
                    [one] мощь
                   *[other] мощи
                }
           *[runes] { $cost ->
                [one] { $cost } руна
                [few] { $cost } руны
               *[other] { $cost } рун
            }
        }
    }
inf-champion-line =
    { $owner }{ $factions ->
        [none] { "" }
       *[other] , { $factions }
    }{ $state ->
        [exhausted] , истощён
        [beaten] , повержен
        [off] , вне поля
       *[ready] { "" }
    }
inf-champion-damage = урон этого хода: { $damage } из { $defence }
inf-champion-bears = { $card }: { $text }
inf-champion-quest = Задание: { $card }
inf-part =
    { $sign ->
        [less] −
       *[more] +
    } { $n }{ $name ->
        [none] { "" }
       *[other] { " " }({ $name })
    }
inf-sum =
    { $figure ->
        [strength] Сила
        [defence] Защита
       *[speed] Скорость
    } { $printed } { $parts } = { $total }
inf-part-source =
    { $source ->
        [souls] поглощённые души
        [boost] до конца хода
        [standing] своё свойство или помощь других
       *[other] на карте
    }
inf-mat-constructs = Конструкции
inf-mat-quests = Задания
inf-mat-more = Души и усиления
inf-mat-state =
    { $state ->
        [exhausted] истощён
        [beaten] повержен
        [ordered] исполняет приказ
       *[ready] готов к приказу
    }
inf-mat-part =
    { $name }:{ $strength ->
        [0] { "" }
       *[other] { " " }сила { $strength }
    }{ $defence ->
        [0] { "" }
       *[other] { " " }защита { $defence }
    }{ $speed ->
        [0] { "" }
       *[other] { " " }скорость { $speed }
    }
inf-targets =
    { $from ->
        [here] Кого ударить
       *[other] Кого ударить с { $from }
    }
inf-targets-back = ответит: { $back } против ваших { $defence }
inf-targets-sure = Ваш чемпион падёт: нажмите ещё раз, чтобы ударить
inf-targets-far =
    { $count ->
        [one] и ещё { $count } враг дальше
        [few] и ещё { $count } врага дальше
       *[other] и ещё { $count } врагов дальше
    }
inf-targets-none = Рядом никого.
inf-safe =
    { $reason ->
        [hidden] не виден, ячеек до него: { $distance }
        [holy] в святой земле
        [there] оттуда не достать, ячеек: { $distance }
       *[far] слишком далеко, ячеек: { $distance }
    }
inf-attack = Удар объявлен
inf-attack-no-damage = урона ещё нет
inf-attack-blow =
    { $champion } { $shrugs ->
        [yes] не почувствует удара
       *[no] { $falls ->
            [yes] будет повержен
           *[no] устоит
        }
    }
inf-attack-back =
    Ответный удар: { $champion } { $falls ->
        [yes] будет повержен
       *[no] устоит
    }
inf-attack-fate =
    { $count ->
        [0] Никто не падёт
       *[other] Падёт: { $names }
    }
inf-attack-same = исход тот же
inf-attack-always = Отныне всегда пас
inf-attack-away = Тем, кто вне поля: им не к спеху
inf-treasure = Сокровище
inf-treasures = Ваши сокровища
inf-treasures-yours =
    { $team ->
        [yes] видит только ваша команда
       *[no] видите только вы
    }
inf-treasures-for = кому:
inf-treasures-away = вне поля: { $count }
inf-asking = Когда спрашивать меня
inf-asking-always = всегда
inf-asking-falls = когда моего могут повергнуть
inf-asking-told =
    пас: { $idle ->
        [yes] сокровища ничего не изменят
       *[no] никто из своих не падёт
    }
inf-treasures-any = в любой момент
inf-quests = Задания
inf-goal = Цель
inf-goal-honour = слава { $honour } побеждает

## Рука и плашки

inf-hand = Ваша рука
inf-hand-short = Рука
inf-hand-more = и ещё { $count }
inf-hand-hidden = Карт в руке: { $count }, сейчас их не видно
inf-hand-empty = В руке нет карт
inf-hand-all = Сыграть все
inf-hand-card =
    { $card }, { $type ->
        [hero] герой
        [construct] конструкция
        [quest] задание
       *[champion] чемпион
    }: { $text }
inf-hand-deed =
    { $verb ->
        [card] Выбрать
       *[play] Сыграть
    }
inf-hand-on = { $champion }
inf-hand-not-now = Сейчас нельзя
inf-played = Сыграно
inf-plate-gate = врата { $number }
inf-plate-deck = колода { $deck }, сброс { $discard }
inf-plate-runes =
    { $runes ->
        [one] { $runes } руна
        [few] { $runes } руны
       *[other] { $runes } рун
    }{ $more ->
        [0] { "" }
       *[other] , ещё { $more } на конструкции
    }
inf-plate-more = +{ $count } в руке
inf-plate-of =
    { $gain ->
        [0] из { $needed }
       *[other] из { $needed }, +{ $gain }
    }
inf-plate-power = мощь { $power }
inf-plate-honour = слава { $honour }, для победы { $needed }
inf-plate-hand =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[other] { $count } карт в руке
    }
inf-plate-treasures =
    { $count ->
        [one] { $count } сокровище
        [few] { $count } сокровища
       *[other] { $count } сокровищ
    }
inf-seat-line = слава { $honour }, для победы { $needed }
inf-seat-cards = Рука { $hand }, колода { $deck }, сброс { $discard }, сокровищ { $treasures }
inf-seat-holds = Святилищ { $shrines }, маяков { $beacons }
inf-seat-unseen =
    { $known ->
        [yes] В колоде: { $cards }
       *[no] В руке и колоде: { $cards }
    }
inf-status = Слава для победы: { $needed }. { $sides }
inf-status-side = { $name } { $honour }
inf-status-order = Порядок ходов

## Выбор чемпионов

inf-draft-order = Кто выбирает, по очереди
inf-draft-count =
    { $drafted ->
        [yes] выбор { $number } из { $all }
       *[no] чемпион { $number } из { $all }
    }
inf-draft-own =
    { $count ->
        [0] пока никого
        [one] { $count } чемпион
        [few] { $count } чемпиона
       *[other] { $count } чемпионов
    }
inf-draft-compare =
    { $beside ->
        [yes] Снова все
       *[no] Сравнить ({ $count })
    }
inf-draft-mark = { $champion }: для сравнения
inf-sets-offer = Предложить составы
inf-sets-needs =
    { $others ->
        [one] нужно согласие соперника
        [2] нужно согласие двоих
       *[other] нужно согласие троих
    }
inf-sets-said =
    { $says ->
        [offers] предлагает составы
        [agrees] за
       *[thinks] думает
    }
inf-sets-declined = От составов отказались: выбор продолжается.
inf-draft-sets = Составы книги
inf-draft-sets-hint = для первого набора
inf-draft-set =
    { $colour ->
        [blue] Синим
        [yellow] Жёлтым
        [green] Зелёным
       *[purple] Пурпурным
    }
inf-draft-like = { $faction }, как и { $champion }
inf-draft-alone = Своей фракции у вас нет
inf-draft-first-one = Ваш первый чемпион
inf-draft-take =
    { $how ->
        [give] { $champion }: отдать напарнику
        [take] { $champion }: взять у напарника
       *[draft] Взять: { $champion }
    }

## Новый стол

inf-setup-company = Сколько игроков
inf-setup-for =
    { $company ->
        [any] Сколько угодно
        [teams] Две команды
       *[other] { $company }
    }
inf-setup-fit =
    { $found ->
        [one] подходит { $found } сценарий из { $all }
        [few] подходят { $found } сценария из { $all }
       *[many] подходят { $found } сценариев из { $all }
    }
inf-setup-scenario = Сценарий
inf-setup-first = первая партия
inf-setup-about = Слава до { $honour } · { $short }
inf-setup-more =
    { $known ->
        [yes] { $modes } · { $least }–{ $most } мин
       *[no] { $modes }
    }
inf-setup-modes =
    { $modes ->
        [duel] для двоих
        [duel-teams] для двоих или двух команд
        [three] для троих
        [four] для четверых
       *[campaign] от одного до четырёх, вместе
    }
inf-setup-rules = Как победить
inf-setup-book = Чемпионы книги
inf-setup-book-line = { $colour ->
        [blue] Синим
        [yellow] Жёлтым
        [green] Зелёным
       *[purple] Пурпурным
    }: { $champions }
inf-setup-length = Длина
inf-setup-lasts =
    { $length ->
        [short] До 75 минут
       *[any] Любая
    }
inf-setup-mode = Как играть
inf-mode =
    { $mode ->
        [duel] один на один
        [teams] двое на двое
        [three] трое, каждый за себя
        [four] четверо, каждый за себя
        [solo] один против злодеев
        [pair] двое против злодеев
        [trio] трое против злодеев
       *[quartet] четверо против злодеев
    }
inf-setup-champions = Чемпионы
inf-setup-draft =
    { $draft ->
        [yes] Выбирать по очереди
       *[no] Как советует книга
    }
inf-setup-draft-help =
    { $draft ->
        [yes] Все по очереди выбирают из шести открытых чемпионов.
       *[no] У каждого состав, который советует сценарий.
    }
inf-setup-seat = Место { $seat }
inf-setup-mate = Команда { $side }, место { $seat }

## Конец

inf-end-why = { $name }: слава { $honour } в раунде { $round }, для победы нужно { $needed }
inf-end-honour = Слава по раундам
inf-end-curve =
    { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[other] { $rounds } раундов
    }. { $sides }
inf-end-round = Раунд { $round }
inf-end-leaps = Что принесло больше всего
inf-end-no-leaps = Никто не получил славы.
inf-end-leap = +{ $gain }, всего { $total }
inf-end-by =
    { $how ->
        [held] { $name }: святилища и маяки
        [beacons] { $name }: зажжены маяки
        [felled] { $name }: падает { $champion }
       *[won] { $name }: слава за ход
    }
inf-end-how =
    { $how ->
        [held] Святилища и маяки
        [beacons] Зажжены маяки
        [felled] Падает { $champion }
       *[won] Слава за ход
    }
inf-end-at = раунд { $round }, слава +{ $gain }
inf-end-team =
    { $number ->
        [0] Игроки
       *[other] Команда { $number }
    }
inf-end-watch = Посмотреть
inf-end-from = Играть отсюда
inf-end-position = Поле в конце партии
inf-end-sources = Откуда слава
inf-end-source = за владение в конце хода { $held }, добыто за ход { $won }
inf-end-champions = Чемпионы
inf-end-champion = чемпион
inf-end-orders = приказы
inf-end-defeats = повергнуто
inf-end-damage = урон
inf-end-fell = падал

## Кампания

inf-prompt-recruit = Выберите чемпиона для кампании
inf-prompt-captive = Кого держат злодеи?
inf-prompt-spoils = Какое задание оставить?
inf-letters = АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЭЮЯ
inf-lettered = { $letter }: { $what }
inf-prompt-villain_target = { $champion }: кого ударит? Оба равны
inf-prompt-villain_cell = { $champion }: куда встанет? Ячейки равны
inf-prompt-villain_called = Какой злодей придёт?
inf-prompt-forge = { $champion }: какую конструкцию получит? Цена равна
inf-prompt-act-other = Разыгрывает карты, берёт новые и отдаёт приказы
inf-prompt-rat_first = Какая крыса ходит следующей?
inf-prompt-rat_goal = { $champion }: куда бежит?
inf-prompt-ransom = Крысиный король повержен: какое его сокровище сбросить?
inf-prompt-cleansing = С какой ячейки снять порчу?
inf-prompt-bearer = Кто получит жетоны славы за святилище?
inf-prompt-free = Освободить пленника?
inf-prompt-toll = Что сбросить?
inf-villains = Злодеи
inf-threat-level = Уровень угрозы
inf-schemes-left =
    { $count ->
        [0] Замыслов не осталось: злодеи победят, когда понадобится новый
        [one] Остался { $count } замысел; без замыслов побеждают злодеи
        [few] Осталось { $count } замысла; без замыслов побеждают злодеи
       *[other] Осталось { $count } замыслов; без замыслов побеждают злодеи
    }
inf-scheme-lower =
    С угрозы { $needed }: { $works ->
        [yes] работает
       *[no] ещё не работает, угроза { $threat }
    }
inf-scheme-number =
    { $number ->
        [1] первый замысел
       *[other] второй замысел
    }
inf-scheme-done = исполнен
inf-threat-bar = Угроза { $threat } из { $all }; нижние половины замыслов работают с { $levels }
inf-villain-boss = босс
inf-villain-line =
    { $strength } / { $defence }, слава { $honour }{ $boss ->
        [yes] , босс
       *[no] { "" }
    }{ $goal ->
        [red] , красный вымпел
        [blue] , синий вымпел
        [yellow] , жёлтый вымпел
        [green] , зелёный вымпел
       *[none] { "" }
    }
inf-setup-campaign-title = Кампания на одного–четверых вместе: «Конец страданий»
inf-setup-campaign-about = Четыре сценария против злодеев. После каждой победы чемпионы сохраняют задание, каждый вечер сохраняется сам.
inf-setup-campaign-link = К кампании
inf-setup-campaign = кампания
inf-setup-difficulty = Сложность
inf-setup-difficulty-help = Угроза с самого начала: обычно 0, трудно 4, кошмар 8; для троих и четверых на 4 больше.
inf-difficulty =
    { $level ->
        [hard] трудно
        [nightmare] кошмар
       *[normal] обычно
    }
inf-end-campaign =
    { $won ->
        [yes] Злодеи побеждены
       *[no] Злодеи победили
    }
inf-end-schemes = Замыслы злодеев кончились в раунде { $round }

## Ход кампании

inf-campaign-name = Конец страданий
inf-campaign-goal =
    { $scenario ->
        [campaign_1] Первыми набрать 40 славы
        [campaign_2] Повергнуть его, пока у злодеев нет 40 славы
        [campaign_3] Снять с него 20 славы и повергнуть
       *[campaign_4] Первыми набрать 40 славы, освободить пленных
    }
inf-campaign-waiting = Ждёт игроков
inf-campaign-running =
    { $known ->
        [yes] Раунд { $round }, слава { $players } : { $villains }, угроза { $threat }
       *[no] Идёт
    }
inf-campaign-ended =
    { $won ->
        [yes] { $known ->
            [yes] Победа { $players } : { $villains }, угроза { $threat }
           *[no] Победа
        }
       *[no] { $known ->
            [yes] Поражение { $players } : { $villains }, угроза { $threat }
           *[no] Поражение
        }
    }
inf-campaign-kept = Сохранено задание: { $quest }
inf-campaign-no-team = Чемпионов выберут в начале первого вечера: четверых в одиночку, по трое вдвоём, по двое втроём и вчетвером; Падших нет.
inf-campaign-difficulty =
    Сложность: { inf-difficulty }; угроза с { $mode ->
        [trio] { $level ->
            [hard] 8
            [nightmare] 12
           *[normal] 4
        }
        [quartet] { $level ->
            [hard] 8
            [nightmare] 12
           *[normal] 4
        }
       *[other] { $level ->
            [hard] 4
            [nightmare] 8
           *[normal] 0
        }
    }
inf-campaign-honour = Злодеи победят, набрав { $honour } славы, или когда у них кончатся замыслы.

## Позиции вручную

analysis-inferno-help = Выберите чемпиона, затем ячейку. Delete убирает того, на кого наведён указатель.
inf-analysis-turn = Чей ход
inf-analysis-honour = Слава: { $name }
inf-analysis-treasures = Сокровища
inf-analysis-treasure = добавить сокровище
inf-analysis-runes = Руны
inf-analysis-power = Мощь
inf-analysis-hand = Рука
inf-analysis-dealt = Сдаётся из колоды
inf-analysis-add = добавить карту
inf-analysis-take = Убрать
inf-analysis-whose = Чьи чемпионы
inf-analysis-standing = Чемпионы в игре
inf-analysis-kinds = Кого можно выбрать
inf-analysis-stands =
    { $cell ->
        [off] вне поля
       *[other] на { $cell }
    }
inf-analysis-remove = Убрать: { $champion }
inf-analysis-exhausted = истощён
inf-analysis-damage = урон
inf-analysis-equip = добавить конструкцию
inf-analysis-nobody = Пока никого: выберите ниже, затем ячейку.
inf-analysis-none-left = В коробке таких больше нет: { $kind }

## Ход злодеев по частям

inf-villain-turn = Ход злодеев
inf-villain-part =
    { $part ->
        [scenario] Сценарий
        [first] Замысел 1
        [second] Замысел 2
        [discard] В сброс
       *[honour] Слава
    }
inf-reason-heading = { $villain }: почему так
inf-reason =
    { $question ->
        [able] Может ли кого-то повергнуть?
        [whom] Кого из них?
        [from] Откуда?
        [hunts] За кем охотится?
        [shrine] Стоит ли у святилища?
        [strikes] Кого ещё достанет?
       *[where] Куда идёт?
    }
inf-reason-nobody = До всех далеко, или все устоят.
inf-reason-equal =
    { $equal ->
        [target] Поровну: кого ударить, решаете вы.
        [order] Порядок решаете вы.
       *[cell] Поровну: куда идти, решаете вы.
    }
inf-villain-why = Почему злодеи так ходят: { $part }
inf-villain-sum = Угроза { $threat }

## Этюды

inf-puzzle-means = Мощь: { $power }; в руке: { $cards }
inf-puzzle-nothing = ничего
inf-puzzle-missed = Не решено: слава { $honour } из { $needed }

## Картинки рядом с правилами

rule-picture-INF-TERM-01 = Руны, мощь, слава.
rule-picture-INF-TERM-02 = Просветлённые, Жизнепоклонники, Механа, Бездна, Падшие.
rule-picture-INF-AMB-01 = Знак засады.
rule-picture-INF-ATK-01 = Из соседней ячейки, дальняя атака, размах.
rule-picture-INF-KEY-06 = Ответный удар.
rule-picture-INF-QUEST-01 = Исследование и задание.
rule-picture-INF-TREAS-01 = Сокровище.
rule-picture-INF-CHAMP-03 = На поле; готов к приказу; исполняет приказ; истощён.
rule-picture-INF-DMG-01 = Можно ударить; получил урон; будет повержен.
rule-picture-INF-CVIL-01 = У злодея фишка со срезанными углами.
