### Что говорит только страница о Doom (2004).

## Стол

d04-headline = { $scenario } · раунд { $round }
d04-board = База
d04-hand-weapons = Оружие и боеприпасы
d04-hand = Карты захватчика
d04-hand-empty = Карт на руке нет
d04-spawn-lost = { $rest ->
    [yes] Высадить остальных
   *[no] Потратить впустую
}
d04-spawn-lost-seen = Пехотинцы видят все свободные клетки ({ $seen }){ $taken ->
    [0] { "" }
   *[other] , занято: { $taken }
}. Никто не появится, а карта будет потрачена
d04-spawn-lost-room = { $who }: вне поля зрения пехотинцев места не хватит; { $rest ->
    [yes] остальные появятся
   *[no] никто не появится, а карта будет потрачена
}
d04-hand-aim = Выберите цель на поле
d04-hand-use = Сыграть: { $aim }
d04-hand-not-now = Не сейчас
d04-hand-deed = { $verb ->
    [discard] Сбросить
   *[use] Сыграть
}
d04-bin = Ящик
d04-of = { $done }/{ $needed }
d04-back = Назад
d04-out = { $square ->
    [barrel] к бочке
   *[other] к { $square }
}
d04-overlay-sight = Кто кого видит
d04-overlay-sight-short = Обзор
d04-overlay-reach = Куда дойдут враги
d04-overlay-reach-short = Досягаемость
d04-briefing = Задание
d04-room = Область { $number }
d04-room-close = Убрать текст
d04-room-kept = рассказ останется в журнале

## Вопросы

d04-prompt-activate-done = Все захватчики сходили
d04-prompt-prepare-done = Сыграть больше нечего
d04-prompt-act = { $kind ->
    [invader] { $figure }: { $goes ->
        [yes] { $attacks ->
            [yes] идите, атакуйте или закончите активацию
           *[no] { $ends ->
                [yes] идите или закончите активацию
               *[no] идите дальше, здесь не остановиться
            }
        }
       *[no] { $attacks ->
            [yes] атакуйте или закончите активацию
           *[no] закончите активацию
        }
    }
   *[act] { $figure }: { $goes ->
        [yes] { $attacks ->
            [yes] идите, стреляйте или закончите ход
           *[no] { $ends ->
                [yes] { $orders ->
                    [yes] идите, отдайте приказ или закончите ход
                   *[no] идите или закончите ход
                }
               *[no] идите дальше, здесь не остановиться
            }
        }
       *[no] { $attacks ->
            [yes] стреляйте или закончите ход
           *[no] { $orders ->
                [yes] отдайте приказ или закончите ход
               *[no] закончите ход
            }
        }
    }
}
d04-steps = { $points ->
    [one] { $points } шаг
    [few] { $points } шага
   *[many] { $points } шагов
}
d04-attacks = { $attacks ->
    [one] { $attacks } атака
    [few] { $attacks } атаки
   *[many] { $attacks } атак
}
d04-hint-act = { $points ->
    [0] { $attacks ->
        [0] шаги и атаки истрачены
       *[other] { d04-attacks }
    }
   *[other] { $attacks ->
        [0] { d04-steps }
       *[other] { d04-steps }, { d04-attacks }
    }
}{ $either ->
    [yes] : одно из двух
   *[no] { "" }
}{ $orders ->
    [yes] { $points ->
        [0] { $attacks ->
            [0] ; остался приказ
           *[other] , приказ
        }
       *[other] , приказ
    }
   *[no] { "" }
}
d04-hint-put = Светлых клеток не видит ни один пехотинец. Осталось поставить: { $left }
d04-hint-moment = { $only ->
    [yes] Сделать ничего нельзя: страница продолжит сама
   *[no] { $kind ->
        [interrupt] Нажмите на врага, чтобы выстрелить, или пропустите
        [heal] Нажмите на пехотинца, которого лечить, или пропустите
        [watchful] Нажмите на врага, чтобы ударить, или пропустите
       *[other] Выберите карту или пропустите
    }
}
d04-hint = { $kind ->
    [action] Одно из четырёх, прежде всего остального
    [keep] Сценарий выигран; остальное останется на базе
    [respawn] Светлые клетки: от 8 до 16 клеток от места гибели
    [encounter] Прочитайте и выберите
    [alert] Приказ «охрана» прерывает ход захватчика
    [discard] Выберите карту на руке
    [prepare] Светлые карты можно сыграть сейчас; остальные ждут своего момента
    [recycle] Светящихся можно снять и поставить заново
    [activate] Нажмите на захватчика; каждый действует один раз
    [reroll] Второй бросок окончателен
    [knock] Нажмите на клетку, куда отбросить фигурку
    [walk] Выстрел может идти дальше: клетка стоит синего или зелёного кубика
    [watchful] На шаг рядом можно ответить ударом
    [cancel] Карта лежит на поле; отмена снимает приказ
    [heal] Нажмите на пехотинца, которого лечат
   *[other] { "" }
}
d04-pass = { $kind ->
    [put] Без фигурки: { $type }
    [prepare] К активациям
    [interrupt] Не сейчас
    [watchful] Не атаковать
    [alert] Без приказа
    [reroll] Оставить как есть
    [walk] Выстрел окончен
    [knock] Не отбрасывать
    [cancel] Пусть карта действует
   *[other] Пас
}
d04-end = { $kind ->
    [activate] Закончить ход
    [invader] Закончить активацию
   *[other] Закончить ход
}
d04-order = { $kind ->
    [interrupt] моя охрана и лечение в ход захватчика
    [watchful] удары бдительных
    [marine_turn] карты перед ходом пехотинца
    [attack_declared] карты перед броском пехотинца
    [strike_declared] карты к моей атаке
    [attack_rolled] карты после броска
    [area_revealed] карты для новой области
   *[equipment_taken] карты для снаряжения
}
d04-step-card = { $name }: кого высадить?
d04-step-group = Нажмите одну из групп под картой или Esc
d04-step-aim = Выберите цель: { $name }
d04-step-aims = Нажмите на светящуюся цель или Esc
d04-step-picked = { $name }: первая из двух целей
d04-step-next = { $alone ->
    [yes] Нажмите вторую или эту же ещё раз, если нужна только она
   *[no] Выберите вторую или отмените
}

## Что можно сделать

d04-deeds = Что можно сделать здесь
d04-deed-way = { $how ->
    [teleport] Телепорт на { $square }
    [duct] По вентиляции на { $square }
    [crawl] Ползком на { $square }
   *[other] Пройти на { $square }
}, { $cost ->
    [one] { $cost } шаг
    [few] { $cost } шага
   *[many] { $cost } шагов
}
d04-deed-attack = { $weapon }: { $name }
d04-barrel-at = бочка на { $square }
d04-deed-strike = Атаковать: { $name }
d04-answer-attack = { $aimed ->
    [yes] Прицельная атака
   *[no] Атака
}: { $name }, { $weapon }
d04-deed-door = { $closed ->
    [yes] Открыть
   *[no] Закрыть
} { $kind ->
    [red] красную дверь
    [blue] синюю дверь
    [yellow] жёлтую дверь
   *[normal] дверь
}, 2 шага
d04-door-button = { $closed ->
    [yes] Открыть дверь
   *[no] Закрыть дверь
}
d04-answer-door = { $closed ->
    [yes] Открыть дверь { $door }
   *[no] Закрыть дверь { $door }
}
d04-deed-give = Передать: { $token }, 1 шаг
d04-deed-put = { $type } на { $square }{ $turned ->
    [yes] , с юга на север
   *[no] { "" }
}
d04-deed-use = { $card } — { $aim }
d04-deed-aims = { $one } и { $other }
d04-deed-teleport = Войти в телепорт
d04-deed-crawl = Ползти по вентиляции
d04-deed-leave = Уйти с базы
d04-deed-heal = Лечить: { $figure }
d04-deed-activate = Активировать: { $figure }
d04-deed-recycle = Снять: { $figure }
d04-deed-respawn = Вернуться на { $square }
d04-deed-walk = Дальше: { $target } за { $colour ->
    [blue] синий
   *[green] зелёный
} кубик
d04-deed-knock = { $figure } на { $square }
d04-draft-verb = { $verb ->
    [way] Идти
    [step] Идти
    [duct] Идти
    [put] Поставить
    [respawn] Вернуться
    [walk] Пробивать
    [knock] Отбросить
    [attack] Стрелять
    [strike] Атаковать
    [door] { $shut ->
        [yes] Открыть
       *[no] Закрыть
    }
    [leave] Уйти
    [recycle] Снять
   *[use] Сыграть
}
d04-draft-chance = { $what ->
    [kill] { $percent } %, что убьёт
    [wound] { $percent } %, что ранит
    [hit] { $percent } %, что попадёт
    [barrel] { $percent } %, что взорвётся бочка
   *[nothing] Вреда не будет
}; ещё нажатие — { $verb ->
    [strike] атака
    [walk] выстрел идёт дальше
   *[attack] выстрел
}
d04-draft-hint = { $verb ->
    [attack] Взвесьте шансы; ещё нажатие — выстрел
    [strike] Взвесьте шансы; ещё нажатие — атака
    [door] Что за ней откроется, назад уже не взять
    [shut] Закрытая дверь заслоняет обзор и не пропускает выстрелы; открыть её может и захватчик
    [leave] Он больше не вернётся
    [walk] Взвесьте шансы; ещё нажатие — выстрел идёт дальше
    [recycle] Отменить это будет нельзя
    [use] Отменить это будет нельзя
   *[way] Коснитесь ещё раз, чтобы подтвердить
}
d04-strike-anywhere = Атаковать пустую клетку

## Действия и приказы

d04-actions = Действие
d04-nobody-seen = никого не видно
d04-action-what = { $action ->
    [sprint] { d04-steps }, без атаки
    [advance] { d04-steps } и { d04-attacks }
    [unload] { d04-attacks } на месте
   *[ready] { d04-steps } { $either ->
        [yes] или
       *[no] и
    } { d04-attacks }, и приказ
}
d04-slowed = { $count ->
    [one] Карта захватчика отняла { $count } шаг
    [few] Карта захватчика отняла { $count } шага
   *[many] Карта захватчика отняла { $count } шагов
}
d04-dimmed = Темнота: дальним атакам нужно на { $count } больше дальности
d04-adrenaline = Адреналин
d04-adrenaline-what = ещё 4 шага при любом действии
d04-orders = Приказы
d04-order-text = { $order ->
    [aim] Один раз перебросить кубики своей атаки.
    [guard] Атака в любой момент хода захватчика; снимет любая рана.
    [dodge] Атакующий перебросит кубики по вашему выбору, до вашего хода.
   *[heal] Один раз в любой момент снять рану у себя или соседа.
}
d04-goal = Цель
d04-encounter = { $figure }: встреча

## Атаки

d04-strip = Атака
d04-strip-step = { $step ->
    [aim] цель
    [roll] бросок
    [reroll] переброс
   *[wounds] раны
}
d04-sum-range = до цели { $range }
d04-sum-miss = Мимо: сорвана вся атака
d04-sum-short = Дальность { $reach } из { $range }: не хватает
d04-sum-damage = Урон { $damage }
d04-wounds-of = урон { $damage }, броня { $armour }: { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
}
d04-odds = Шансы против: { $name }
d04-odds-square = клетка { $square }
d04-odds-weapon = Оружие
d04-odds-best = { $what ->
    [kill] убить: { $name }
    [wound] ранить: { $name }{ $fatal ->
        [yes] { "" }
       *[no] ; убить так нельзя
    }
    [hit] попасть: { $name }
    [barrel] взорвать бочку
   *[nothing] Вреда не будет: { $name }
}
d04-odds-wait = { $name }: считаем шансы
d04-odds-without = без прицела { $percent } %
d04-odds-range = до цели { $range }
d04-odds-legend = раны в процентах{ $plain ->
    [yes] ; пунктир: без прицела
   *[no] { "" }
}
d04-odds-one = { $count ->
    [0] без ран
    [one] { $count } рана
    [few] { $count } раны
   *[many] { $count } ран
} { $percent } %
d04-odds-armour = Броня { $armour }: { $armour ->
    [1] рана за каждую единицу урона
   *[other] рана за каждые { $armour } урона
}; чтобы убить, нужно ран: { $health }
d04-odds-wish = Показать шанс: { $next ->
    [kill] убить
    [wound] ранить
   *[hit] попасть
}
d04-odds-dodges = Уклонение: цель может велеть перебросить кубики или снимет прицел.
d04-odds-also = ещё { $name }: { $wound } % ранить, { $kill } % убить
d04-odds-scatter = { $miss } % мимо: тогда карта уводит взрыв, { $squares ->
    [one] возможна { $squares } клетка
    [few] возможны { $squares } клетки
   *[many] возможны { $squares } клеток
}, без вреда { $none } %
d04-odds-astray = { $percent } %, что взрыв уйдёт и заденет своего
d04-odds-aim = Прицел
d04-odds-aim-what = перебросить один раз; приказ снимается
d04-odds-ammo = { $percent } % потратить боеприпас, { $after ->
    [0] больше не останется
   *[other] останется { $after }
}
d04-faces = Грани кубиков
d04-faces-legend = Дальность у прицела, урон у вспышки, пуля тратит боеприпас; крест: сорвана вся атака.
d04-north = Север по компасу
d04-reroll-what = перебросить
d04-reroll-hit = попасть
d04-reroll-wish = { $wish ->
    [kill] убить
   *[wound] ранить
}
d04-reroll-none = ничего
d04-reroll-keep = Оставить
d04-reroll = Перебросить { $n }
d04-ask-guard = { $enemy ->
    [none] { $figure } на охране: стрелять?
   *[other] { $enemy } { $attacks ->
        [yes] атакует
       *[no] на виду
    }. { $figure }, стрелять?
}
d04-ask-mend = { $figure }: вылечить рану сейчас?
d04-guard-friends = Заденет и своих: { $friends }.
d04-ask-cancel-for = { $figure }: отменить карту «{ $card }» ценой приказа «{ $order }»?
d04-reveal = Открыта область: { $area }
d04-reveal-step = { $step ->
    [floor] пол
    [things] вещи
    [enemies] враги
   *[story] рассказ
}
d04-behind = За дверью
d04-behind-count = { $placed } из { $all }
d04-behind-type = { $count ->
    [one] { $name }
   *[other] { $name } × { $count }
}
d04-behind-line = броня { $armour }, раны { $wounds }, шаг { $movement }
d04-behind-missing = { $count ->
    [one] для одного нет фигурки
   *[other] нет фигурок: { $count }
}
d04-behind-nobody = Никого
d04-legend-free = { $count ->
    [one] можно, { $count } клетка
    [few] можно, { $count } клетки
   *[many] можно, { $count } клеток
}
d04-legend-places = { $count ->
    [one] можно, { $count } место
    [few] можно, { $count } места
   *[many] можно, { $count } мест
}
d04-legend-seen = кто видит клетку
d04-legend-dark = ещё не открыто
d04-legend-taken = занято или преграда
d04-denied = Сюда нельзя: { $reason ->
    [seen] { $eyes ->
        [one] видит { $who }
       *[other] видят { $who }
    }
    [taken] клетка занята
    [blocked] преграда
   *[no-room] здесь фигуре не хватит места
}
d04-denied-rule = { $reason ->
    [seen] Другие захватчики обзор не заслоняют: D04-SPAWN-02, D04-SPAWN-03
   *[other] Все клетки под фигурой должны быть свободны и не видны: D04-SPAWN-04
}
d04-ask-blow = { $attacker }: пробивать дальше?
d04-guard-title = { $heals ->
    [yes] Приказ лечить
   *[no] На охране
}
d04-guard-now = сейчас
d04-guard-two = с двух
d04-guard-near = вплотную
d04-guard-shoot = { $weapon }: { $target }
d04-guard-how = Шанс { $wish ->
    [kill] убить
   *[wound] ранить
}. Нажмите на врага, чтобы выстрелить.
d04-guard-threat = { $kills ->
    [no] { $attacker } ранит с { $wound } %. Под ударом: { $target }.
   *[yes] { $attacker } ранит с { $wound } %, убьёт с { $kill } %. Под ударом: { $target }.
}
d04-pass-until = Пас до моего хода
d04-patience-told = { $marine }: { $seconds } с прошли, не сейчас
d04-until-title = Когда спрашивать меня
d04-until-always = { $heals ->
    [yes] когда можно кого-то вылечить
   *[no] когда выстрел может попасть
}
d04-until = { $until ->
    [likely] когда шанс убить от 50 %
    [danger] только перед атакой по нам
   *[turn] не спрашивать до моего хода
}
d04-until-told = { $marine }: без вопроса, { $until ->
    [likely] шанс убить меньше 50 %
    [danger] пока никто не атакует
   *[turn] до своего хода
}
d04-until-end = Снова спрашивать
d04-splash = { $tone ->
    [telefrag] Телефраг
   *[death] Пехотинец пал
}
d04-splash-by = { $killer } убивает. Погиб: { $victim }, { $square }
d04-splash-alone = Погиб: { $victim }, { $square }
d04-splash-frags = Фраги: { $frags } из { $needed }

## Захватчик

d04-invader-steps = Ход захватчика
d04-invader-step = { $step ->
    [cards] карты
    [spawn] высадка
   *[activate] активация
}
d04-invader-who = Кто действует
d04-invader-count = { $done ->
    [0] ждут: { $waiting }
   *[other] сходили: { $done }, ждут: { $waiting }
}
d04-invader-state = { $state ->
    [acts] ходит
   *[waits] ждёт
}
d04-reserve = Фигурки
d04-reserve-help = на поле · свободно
d04-deck = { $count ->
    [one] карта в колоде, в сбросе { $discards }. За ход берут { $draws }; когда колода кончится: +1 фраг.
    [few] карты в колоде, в сбросе { $discards }. За ход берут { $draws }; когда колода кончится: +1 фраг.
   *[many] карт в колоде, в сбросе { $discards }. За ход берут { $draws }; когда колода кончится: +1 фраг.
}
d04-card-kind = { $kind ->
    [spawn] высадка
   *[event] событие
}
d04-card-or = или
d04-card-scatter = рикошет
d04-scatter = рикошет на { $far }
d04-scatter-none = без вреда

## Таблички и карточки

d04-plate-life = жизнь { $life } из { $most }
d04-plate-armour = броня { $armour }
d04-plate-points = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
d04-plate-attacks = { $count ->
    [one] { $count } атака
    [few] { $count } атаки
   *[many] { $count } атак
}
d04-plate-berserk = берсерк
d04-plate-state = { $state ->
    [left] ушёл
   *[killed] убит, вернётся
}
d04-plate-frags = фраги: { $count } из { $needed }
d04-plate-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
d04-plate-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
d04-status = Цели и фигурки
d04-status-goal = Цель: { $goal }
d04-status-areas = { $count ->
    [one] { $count } область
    [few] { $count } области
   *[many] { $count } областей
}
d04-status-round = Раунд { $round }
d04-status-turn = Раунд { $round } · { $side }
d04-order-short = Приказ: { $order }
d04-order-group = Приказ
d04-status-order = Очерёдность ходов
d04-weapon-ammo = { $ammo ->
    [none] без патронов
    [bullets] патроны { $left }
    [rockets] ракеты { $left }
   *[cells] заряды { $left }
}{ $melee ->
    [yes] , вплотную
   *[no] { "" }
}
d04-invader-line = осталось ран { $left } из { $most }
d04-marine-line = жизнь { $life } из { $most }, броня { $armour }{ $order ->
    [none] { "" }
    [aim] , прицел
    [guard] , охрана
    [dodge] , уклонение
   *[heal] , лечение
}
d04-marine-ammo = патроны { $bullets }, ракеты { $rockets }, заряды { $cells }
d04-marine-card = { $name }: { $text }
d04-invader-seat = Фраги { $frags } из { $needed }, на руке { $hand }, в колоде { $deck }
d04-token = { $token ->
    [medkit] Лечит раны, когда её берут
    [armour] На единицу больше брони
    [adrenaline] Ещё 4 шага, один раз
    [berserk] Только кулак и бензопила, зато какие удары
    [red_key] Открывает красные двери
    [blue_key] Открывает синие двери
    [yellow_key] Открывает жёлтые двери
   *[other] Боеприпасы
}
d04-door-line = { $kind ->
    [red] Красная дверь
    [blue] Синяя дверь
    [yellow] Жёлтая дверь
   *[normal] Дверь
}, { $closed ->
    [yes] { $locked ->
        [yes] заперта
       *[no] { $sealed ->
            [yes] заклинена в этом ходу
           *[no] закрыта
        }
    }
   *[no] открыта
}
d04-square-title = Клетка { $square }
d04-lying = { $thing ->
    [token] { $name }
    [barrel] Бочка: взрывается от попадания
    [acid] Кислота: кто закончит здесь ход, получит рану
    [duct] Вентиляция: ею ходят трайты
    [plate] Телепорт
    [plate-dead] Телепорт не работает
    [encounter] Встреча: сбудется для первого, кто закончит здесь ход
    [obstacle] Сюда не войти, и сквозь это не видно
   *[none] { "" }
}
d04-square-figure = { $figure }, { $left } из { $most }{ $order ->
    [none] { "" }
    [aim] , прицел
    [guard] , охрана
    [dodge] , уклонение
   *[heal] , лечение
}
d04-square = { $square }{ $thing ->
    [token] , { $name }
    [barrel] , бочка
    [acid] , кислота
    [duct] , вентиляция
    [plate] , телепорт
    [plate-dead] , неработающий телепорт
    [encounter] , встреча
    [obstacle] , преграда
   *[none] { "" }
}{ $figures ->
    [none] { "" }
   *[other] ; { $figures }
}{ $may ->
    [none] { "" }
   *[other] . { $may }
}

## Новый стол

d04-setup-kind = Что играем
d04-setup-own = Свой файл
d04-setup-kind-help = { $campaign ->
    [yes] Сценарии подряд, всего { $count }. Кто выбрался, берёт одно оружие с собой; в конце каждого следующий начинается одним нажатием.
   *[no] Один вечер, одна база. Для начала: первый сценарий, два пехотинца.
}
d04-setup-campaign = Кампания: { $name }
d04-setup-single = Один сценарий
d04-setup-scenario = Сценарий
d04-setup-scenario-name = { $number } · { $name }
d04-setup-length = { $rounds ->
    [0] до { $frags } фрагов
    [one] до { $frags } фрагов, около { $rounds } раунда
   *[other] до { $frags } фрагов, около { $rounds } раундов
}
d04-setup-share = равные машины: пехотинцы { $share } %
d04-setup-figure = { $what ->
    [wounds] раны пехотинца
    [bullets] патроны на старте
    [cards] карты умений
    [hand] рука захватчика
    [draw] карт за ход
   *[spawns] высадок за ход
}
d04-setup-first = для начала
d04-setup-after = после сценария { $number }
d04-setup-level = Сложность
d04-setup-level-plain = Как в книге.
d04-setup-marines = Пехотинцы
d04-setup-draw = Захватчик берёт
d04-setup-draw-way = { $way ->
    [two] всегда две карты (исправления)
   *[each] по карте за пехотинца (книга)
}
d04-setup-role = { $side ->
    [invader] ходит после пехотинцев
    [first] пехотинец, ходит первым
   *[marine] пехотинец
}
d04-setup-side = Ваша сторона

## Конец

d04-end-marines = Пехотинцы ушли
d04-end-invader = Захватчик победил
d04-end-left = Последний вышел в раунде { $round }; фраги { $frags } из { $needed }.
d04-end-goal = Цель достигнута в раунде { $round }; фраги { $frags } из { $needed }.
d04-end-frags = Фраги { $frags } из { $needed } в раунде { $round }.
d04-end-round = Раунд { $round }
d04-end-round-short = р. { $round }
d04-end-map = База и пути по ней
d04-end-moments = Моменты
d04-end-moment = { $what ->
    [death] { $killer ->
        [none] { $figure }: гибель
       *[other] { $killer } убивает. Погиб: { $figure }
    }
    [deck] Колода кончилась: фраг без выстрела
    [key] { $figure } берёт: { $token }
    [great] { $killer ->
        [none] { $figure }: гибель
       *[other] { $killer } убивает: { $figure }
    }
   *[left] { $figure }: ушёл
}
d04-end-damage = урон { $damage } до вычета брони
d04-end-watch = Смотреть
d04-end-from = Играть отсюда
d04-end-to-map = К карте
d04-end-course = Ход игры
d04-end-rounds = Раундов { $rounds }, областей { $areas }, фрагов { $frags }
d04-end-areas = открыто областей
d04-end-frags-line = фраги
d04-end-limit = { $needed } фрагов: конец
d04-end-squad = Отряд
d04-end-kills = убил
d04-end-wounds = раны
d04-end-hits = попал
d04-end-deaths = погиб
d04-end-luck = удача
d04-end-luck-of = { $sign ->
    [good] +{ NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [bad] −{ NUMBER($luck, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[fair] 0
}
d04-end-luck-help = Удача: насколько больше или меньше первых бросков попало, чем обещали кубики.
d04-end-kept = { $figure } берёт с собой: { $weapon }
d04-end-campaign = { $more ->
    [yes] { $kept ->
        [yes] С этим оружием начнётся следующий сценарий. По ссылке на его стол можно вернуться.
       *[no] Следующий сценарий начнётся с пустыми руками. По ссылке на его стол можно вернуться.
    }
   *[no] Кампания окончена.
}

## Положения от руки

d04-analysis-doors = Открытые двери
analysis-doom2004-help = Выберите фигурку, затем клетку; нажатие на дверь открывает и закрывает её. Delete убирает захватчика.
d04-analysis-figures = Фигурки
d04-analysis-stands = { $figure } на { $square }
d04-analysis-move = Переставить
d04-analysis-remove = Убрать
d04-analysis-none-left = Таких фигурок больше нет: { $type }
d04-analysis-areas = Открыто областей
d04-analysis-frags = Фраги
d04-analysis-turn = Чей ход
d04-analysis-life = Жизнь
d04-analysis-armour = Броня

## Ход кампании

d04-campaign-evening =
    { $state ->
        [waiting] Ждёт игроков
        [playing] { $known ->
            [yes] Раунд { $round }, фраги { $frags } из { $needed }
           *[no] Идёт
        }
        [marines] { $known ->
            [yes] Победа пехотинцев в раунде { $round }, фраги { $frags } из { $needed }
           *[no] Победа пехотинцев
        }
       *[invader] { $known ->
            [yes] Победа захватчика в раунде { $round }, фраги { $frags } из { $needed }
           *[no] Победа захватчика
        }
    }

## Этюды

d04-puzzle-life = Жизнь { $life }
d04-puzzle-adrenaline = { $count ->
    [1] Адреналин
   *[other] Адреналин × { $count }
}
d04-puzzle-key = { $colour ->
    [red] Красный ключ
    [blue] Синий ключ
   *[yellow] Жёлтый ключ
}
d04-puzzle-here = Не решено: вы всё ещё на поле
d04-puzzle-killed = Не решено: вас убили
d04-puzzle-boss = Не решено: кибердемон жив
d04-puzzle-watched = Не решено: бдительный демон теперь может ударить, а это дело случая
