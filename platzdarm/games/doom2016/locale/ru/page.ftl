### Тексты модуля DOOM (2016) для страницы.

## Новый стол

d16-page-side = { $side ->
    [invader] Захватчик
    [alpha] Альфа
    [bravo] Браво
    [charlie] Чарли
   *[delta] Дельта
}
d16-page-your-side = Ваша сторона
d16-page-squad = Пехотинцы
d16-page-mission = Миссия
d16-page-tutorial = для начала
d16-page-marines = Пехотинцы
d16-page-frags = { $frags ->
    [one] Захватчику для победы: { $frags } убийство.
    [few] Захватчику для победы: { $frags } убийства.
   *[many] Захватчику для победы: { $frags } убийств.
}
d16-page-mission-name = { $number }. { $name }
d16-page-after = после миссии { $number }
d16-page-length = { $rounds ->
    [0] { $threat }
    [one] { $threat }, около { $rounds } раунда
   *[other] { $threat }, около { $rounds } раундов
}
d16-page-share = равные машины: пехотинцы { $share } %
d16-page-shelf = Подборка
d16-page-shelf-operation = { $name } { $first }–{ $last }
d16-page-shelf-own = Свои { $count }
d16-page-shelf-tutorial = Обучение
d16-page-deck-of = { $class ->
    [none] { $first }, { $second }
   *[other] { $class }: { $first }, { $second }
}
d16-page-deck-own = выберет класс и оружие за столом
d16-page-decks = Колоды
d16-page-deck = { $deck ->
    [recommended] рекомендованные
   *[own] по выбору каждого
}

## Карта (web/src/games/doom2016/board/Board.svelte)

d16-board = Карта
d16-deeds = Что сделать здесь
d16-draft-attack = Атаковать
d16-draft-tap = Второе касание цели тоже атакует
d16-draft-hint = Enter или второй щелчок — атака
d16-deed-walk = { $how ->
    [glory] Зверское убийство на { $square }, очки движения: { $cost }
    [teleport] Телепорт на { $square }, очки движения: { $cost }
    [turn] Поворот на { $square }, очки движения: { $cost }
   *[other] Идти на { $square }, очки движения: { $cost }
}
d16-deed-attack = { $with ->
    [none] Атаковать: { $figure }
   *[other] Атаковать: { $figure } ({ $with })
}
d16-deed-next = Следующим действует { $figure }
d16-deed-carry = Образец берёт { $figure }
d16-deed-leader = Карту отряда берёт { $figure }
d16-deed-activate = Активировать: { $type }
d16-deed-argent = Жетон аргент-энергии: { $type }
d16-deed-displace = Сдвинуть на { $square }: { $figure }
d16-deed-put = Поставить на { $square }: { $type }
d16-deed-portal = Выбрать портал на { $square }
d16-deed-seal = Закрыть портал на { $square }
d16-deed-work = Работать с машиной, карта: { $card }
d16-deed-open = Открыть дверь
d16-deed-take = { $item ->
    [health_pack] Взять аптечку
    [weapon] Взять оружие
    [token-sample_collection] Взять образец
    [token-asset_extraction] Взять ценности
   *[token] Взять жетон цели
}
d16-deed-stop = Остановиться здесь
d16-deed-respawn = Вернуться на { $square }
d16-deed-drop = Положить жетон на { $square }
d16-deed-play = { $card }: цель { $square }
d16-deed-use = «{ $ability }»: { $aim }
d16-square-figure = { $figure }, здоровье { $left } из { $health }{ $active ->
    [1] , действует
   *[0] {""}
}{ $stunned ->
    [1] , в оглушении
   *[0] {""}
}{ $staggered ->
    [1] , шатается
   *[0] {""}
}
d16-square = { $square }{ $terrain ->
    [difficult] , труднопроходимый ландшафт
    [impassable] , непроходимый ландшафт
    [blocking] , перекрывающий ландшафт
   *[plain] {""}
}{ $thing ->
    [portal-blue] , портал I, синий
    [portal-yellow] , портал II, жёлтый
    [portal-red] , портал III, красный
    [portal-hidden] , портал лицом вниз
    [weapon] , оружие: { $name }
    [pack] , аптечка
    [token-sample_collection] , образец
    [token-asset_extraction] , ценности
    [token] , жетон цели
    [grenade] , граната
    [teleporter-on] , включённый телепорт
    [teleporter-off] , выключенный телепорт
    [machine] , машина
    [exit] , выход
   *[none] {""}
}{ $figures ->
    [none] {""}
   *[other] . { $figures }
}{ $may ->
    [none] {""}
   *[other] . { $may }
}

## Планшеты, карты и панели рядом с полем

d16-headline = { $mission } · { $round ->
    [0] до первого раунда
   *[other] раунд { $round }
}
d16-end = { $kind ->
    [walk] Хватит идти
   *[other] Закончить активацию
}
d16-help-act = { $kind ->
    [act] Очки движения: { $points }, основное действие { $mains ->
        [0] потрачено
       *[other] свободно
    }{ $attacks ->
        [0] {""}
       *[other] , можно атаковать
    }
    [demon] Очки движения: { $points }{ $attacks ->
        [0] , атака потрачена
       *[other] , атака ещё впереди
    }
   *[walk] Очки движения: { $points }. Непотраченные пропадут
}
d16-help-moment = { $only ->
    [yes] Применить нечего, но другие этого знать не могут
   *[no] { $can ->
        [many] Примените карту или свойство либо пасуйте
       *[other] Можно применить: { $can }
    }
}
d16-help-place = Ещё выставить: { $demons }; на портал или как можно ближе к нему
d16-help = { $kind ->
    [sets] Пехотинцы узнают о выборе, только когда увидят карты
    [invasion] Она говорит, какие демоны выходят из каждого портала
    [weapons] Карты обоих видов оружия войдут в вашу колоду
    [class] Свойства класса ваши на всю миссию
    [leader] Карту отряда получает один из трёх пехотинцев
    [argent_discard] До трёх карт, за каждую жетон аргент-энергии
    [argent] Жетоны оплачивают свойства демонов; те, что на карте вторжения, ждут следующей группы
    [transfer] Что останется на карте вторжения, пропадёт
    [spend] Сильный портал стоит больше жетонов
    [portal] Порталы разыгрываются по очереди
    [group] Ту же группу можно призвать и в другом портале
    [carry] Кто убьёт его, поднимет образец с этой клетки
    [drop] Решают пехотинцы; засчитывается первый ответ
    [respawn] На включённый телепорт; демон на нём погибнет
    [activate] Тип демонов ходит раз за раунд, все его фигурки по очереди
    [next_demon] Каждый демон этого типа ходит один раз
    [displace] На ближайшую свободную клетку
    [lose_die] Оглушённый бросает на кубик меньше
    [cover] В укрытии можно сбросить первую карту защиты и открыть вторую; вторая обязательна
    [discard] Карта ляжет в открытый сброс
    [peek] Эти карты видели только вы
    [reorder] Эти карты видели только вы
   *[other] {""}
}
d16-order = { $kind ->
    [status_phase] Когда готова колода инициативы
    [activation_phase] Перед каждой картой инициативы
    [start_activation] В начале активации вашей фигурки
    [ally_start_activation] В начале активации товарища
    [end_activation] В конце активации
    [demon_near] Когда демон ходит у вас на виду
    [declared] Когда атакуют товарища
    [before_roll] Перед броском вашей атаки
    [while_defending] При вашей защите
    [while_attacking] При вашей атаке
    [after_attack] После вашей атаки
    [on_kill] Когда убит демон
    [on_killed] Когда убит ваш пехотинец
   *[when_stunned] Когда демон оглушён
}

d16-face-kind = { $kind ->
    [main] основное
    [bonus] бонусное
    [reaction] реакция
    [event] событие
    [glory] зверское
    [class] карта класса
    [weapon] оружейный набор
    [grenade] граната
    [invasion] карта вторжения
    [threat] карта угрозы
   *[objective] карта цели
}
d16-face-boot = { $n ->
    [one] { $n } очко движения
    [few] { $n } очка движения
   *[many] { $n } очков движения
}
d16-face-range = дальность { $n }
d16-face-dodge = уклонение
d16-face-shields = { $n ->
    [one] { $n } щит
    [few] { $n } щита
   *[many] { $n } щитов
}
d16-face-defends = защита
d16-face-special = особая
d16-face-no-shield = без защиты

d16-dice-faces = Кубики: { $faces }
d16-dice-plain = Кубики: красных { $red }, чёрных { $black }

d16-hand = На руке: { $side }
d16-hand-in-play = В игре
d16-hand-empty = На руке нет карт
d16-hand-closed = { $count ->
    [one] { $side }: { $count } карта, её видно, когда спрашивают эту сторону
    [few] { $side }: { $count } карты, их видно, когда спрашивают эту сторону
   *[many] { $side }: { $count } карт, их видно, когда спрашивают эту сторону
}
d16-hand-chosen = { $card }, выбрана
d16-hand-play = Сыграть
d16-hand-loses = { $card ->
    [none] Несделанная атака пропадёт
   *[other] Атака картой «{ $card }» пропадёт
}
d16-hand-play-for = Сыграть: { $card }
d16-hand-throw = Выберите клетку
d16-hand-aim = Выберите в списке
d16-hand-run = Бег: +6 очков движения
d16-hand-work = Чинить: { $square }
d16-hand-discard = Сбросить
d16-hand-use = Применить

d16-plate-dead = убит
d16-plate-stunned = оглушён
d16-plate-class = { $exhausted ->
    [yes] класс «{ $class }», повёрнут
   *[no] класс «{ $class }»
}
d16-plate-life = здоровье { $life } из { $all }
d16-plate-hand = карт на руке: { $count }
d16-plate-deck = карт в колоде: { $count }
d16-plate-points = очков движения: { $count }
d16-plate-mains = { $count ->
    [0] действие потрачено
    [one] основное действие
   *[other] основных действий: { $count }
}
d16-plate-frags = убийств { $count } из { $needed }
d16-plate-argent = жетонов аргент-энергии в запасе: { $count }

d16-mat = Планшет захватчика
d16-mat-name = { $count ->
    [1] { $name }
   *[other] { $name } × { $count }
}
d16-mat-card = { $name }: на поле { $figures }, { $argent ->
    [none] {""}
   *[other] аргент-энергия { $argent },{" "}
}{ $ready ->
    [acting] ходит
    [yes] ещё не ходили
   *[no] уже ходили
}
d16-mat-large = большой { $width }×{ $height }
d16-mat-speed = скорость { $n }
d16-mat-life = здоровье { $n }
d16-mat-flies = летает
d16-mat-armour = защищённость
d16-mat-argent = аргент-энергия: { $count }
d16-mat-none = На поле нет демонов
d16-mat-invasion = Лежит лицом вниз
d16-mat-legend = Галочка: уже ходили в этом раунде.{ $argent ->
    [no] {""}
   *[yes] {" "}Огонёк: жетон аргент-энергии.
}

d16-goal-of = { $done } из { $needed }
d16-goal-frags = Убийства захватчика
d16-goal-order = Карты инициативы этого раунда
d16-goal-hidden = ещё не открыта

d16-odds = Шансы против цели: { $defender }
d16-odds-one = урон { $damage }: { $percent } %
d16-odds-cover = укрытие
d16-odds-mean = средний урон { $mean }
d16-odds-stagger = пошатнуть: { $percent } %

d16-attack = Атака
d16-attack-step = { $step ->
    [declared] цель
    [roll] бросок
    [defend] защита
    [strike] эффект
   *[damage] урон
}
d16-strip-step = { $step ->
    [target] Цель
    [roll] Бросок
    [defence] Защита
    [defender] Защитник
    [attacker] Атакующий
   *[damage] Урон
}
d16-strip-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
d16-strip-symbols = { $symbols }
d16-strip-sum = { $symbols } − { $shields }
d16-strip-damage = { $symbols } − { $shields } = { $damage }
d16-strip-dodge = уклонение, 0
d16-splash = { $tone ->
    [glory] Зверское убийство
    [telefrag] Телефраг
   *[death] Потеря в отряде
}
d16-splash-glory = { $victim } на { $square } в клочья. Это сделал { $killer }
d16-splash-glory-alone = { $victim } на { $square } в клочья
d16-splash-telefrag = { $killer } появляется на { $square }: здесь был { $victim }
d16-splash-telefrag-alone = { $victim } на { $square }: не осталось ничего
d16-splash-death = { $victim } погибает на { $square }. Убийца: { $killer }
d16-splash-death-alone = { $victim } погибает на { $square }
d16-splash-healed = +{ $n } здоровья
d16-attack-against = цель: { $defender }
d16-attack-more = +{ $n }
d16-attack-sum = { $kind ->
    [dodge] Уклонение: урона нет
   *[plain] Символов { $symbols } − щитов { $shields } = урон { $damage }
}
d16-attack-shown = Карта защиты: { $card }
d16-attack-stunned-attacker = атакующий оглушён
d16-attack-stunned-defender = защищающийся оглушён

d16-reactions = Реакции
d16-abilities = Свойства
d16-reactions-pass = Пас
d16-reactions-always = Здесь всегда пас
d16-reactions-reroll = Перебросить эти
d16-use-card = Карта атаки
d16-use-later = Остаток эффекта. { $text }
d16-use-reroll = Переброс
d16-use-reroll-text = { $all ->
    [yes] Перебросьте все кубики этой атаки.
   *[no] Перебросьте один кубик этой атаки.
}
d16-use-grenade = Ловушка
d16-use-grenade-text = Ловушка рядом с вами: от этой атаки можно уклониться.
d16-use-die = { $colour ->
    [black] чёрный { $from } → { $to }
   *[red] красный { $from } → { $to }
}
d16-use-one-die = { $colour ->
    [black] чёрный { $face }
   *[red] красный { $face }
}

d16-choose-count = выбрано { $count } из { $need }
d16-choose-done = Выбрать
d16-choose-later = Взглянуть на поле
d16-choose-again = Вернуться к выбору
d16-choose-short = { $demons }: { $left ->
    [0] фигурок не осталось
   *[other] осталось только { $left }
}
d16-choose-group = { $argent ->
    [0] Группа { $number }
   *[other] Группа { $number }, аргент-энергия { $argent }
}
d16-choose-order = { $end ->
    [top] { $card }: наверх
   *[bottom] { $card }: под низ
}

d16-describe-card = { $card }. { $text }
d16-describe-life = Здоровье { $left } из { $all }
d16-describe-stunned = Оглушение: нет карты защиты и укрытия, на кубик меньше
d16-describe-staggered = Шатается: войдя на его клетку, пехотинец совершит зверское убийство
d16-describe-marked = Отмечен: в следующей атаке по нему можно перебросить кубик
d16-describe-carries = { $kind ->
    [sample_collection] Несёт образцов: { $count }
    [asset_extraction] Несёт ценностей: { $count }
   *[other] Несёт жетонов цели: { $count }
}
d16-describe-gone = нет на карте
d16-describe-where = клетка { $square }
d16-describe-type = На поле: { $figures }, { $argent ->
    [none] {""}
   *[other] аргент-энергия { $argent },{" "}
}{ $ready ->
    [yes] ещё не ходили
    [acting] ходят сейчас
   *[no] уже ходили
}
d16-describe-cards = Рука { $hand }, колода { $deck }{ $glory ->
    [none] {""}
   *[other] , карты зверских убийств { $glory }
}
d16-describe-class = { $class }: { $text }
d16-describe-weapons = Оружие: { $weapons }
d16-describe-discards = В сбросе: { $cards }
d16-describe-frags = Убийств { $count } из { $needed }
d16-describe-events = Событий на руке { $hand }, в колоде { $deck }
d16-describe-invasion = Карта вторжения: { $card }
d16-describe-terrain = { $terrain ->
    [difficult] Труднопроходимый ландшафт: шаг стоит 2, даёт укрытие
    [difficult-only] Труднопроходимый ландшафт: шаг стоит 2
    [impassable] Непроходимый ландшафт: только для летающих и больших
    [blocking] Перекрывающий ландшафт: закрывает путь и обзор
   *[plain] Пол
}
d16-describe-portal = { $colour ->
    [blue] Синий портал (I)
    [yellow] Жёлтый портал (II)
    [red] Красный портал (III)
   *[none] Портал лицом вниз
}
d16-describe-teleporter = { $on ->
    [yes] Включённый телепорт
   *[no] Выключенный телепорт: его включит вошедший пехотинец
}
d16-describe-pack = Здесь аптечка: лечит 5
d16-describe-weapon = Здесь оружие: { $weapon }
d16-describe-token = { $kind ->
    [sample_collection] Образец
    [asset_extraction] Ценности
   *[other] Жетон цели
}
d16-describe-grenade = { $weapon } ({ $marine }){ $fuse ->
    [none] {""}
    [0] : взрыв после этой активации
   *[other] : взрыв после следующей карты инициативы
}
d16-describe-exit = Выход
d16-describe-machine = Машина: прогресс { $done }
d16-overlay-sight = Что видно
d16-overlay-sight-short = Обзор
d16-overlay-reach-short = Ходы
d16-overlay-reach = Куда дойдёт
d16-page-operation = Спецоперация
d16-page-operation-kind = { $kind ->
    [none] отдельная миссия
   *[own] на свой выбор
}

## Цели и порядок карт в верхней строке (panels/Status.svelte)

d16-status = Цели и захватчик
d16-status-goal = { $of ->
    [none] Цель: { $name }
   *[other] Цель: { $name }, { $of }
}
d16-status-kind = { $kind ->
    [sample_collection] Образцы
    [asset_extraction] Грузы
    [guard_duty] Раунды обороны
    [system_restart] Запущено
    [seal_the_breach] Закрыто
    [drone_escort] Дрон к выходу
   *[first_contact] Убить всех
}
d16-status-frags = Убийства
d16-status-round = { $round ->
    [0] Начало
   *[other] Раунд { $round }
}
d16-status-comrade = { $dead ->
    [yes] { $name }: убит, показать место
   *[no] { $name }: здоровье { $left } из { $health }, показать на карте
}
d16-status-threat = { $name }, жетонов { $count }

## Дела на своём месте, позы, начатые действия (board/)

d16-place-seal = { $colour ->
    [blue] Закрыть портал I
    [yellow] Закрыть портал II
    [red] Закрыть портал III
   *[none] Закрыть портал
}
d16-place-points = очки движения: { $cost } из { $points }
d16-place-work = Чинить машину { $n }
d16-place-work-price = прогресс { $done } из { $needed }; сбросьте карту
d16-place-sure = { $verb ->
    [seal] Да, закрыть
    [open] Да, открыть
    [work] Да, сбросить
   *[other] Да
}
d16-draft-verb = { $verb ->
    [attack] Атаковать
    [seal] Закрыть
    [open] Открыть
    [work] Чинить
    [use] Применить
   *[pose] { $turn ->
        [yes] Повернуть
       *[no] Шагнуть
    }
}
d16-draft-back = Назад
d16-draft-attack-title = { $with ->
    [none] Атаковать: { $figure }?
   *[other] Атаковать: { $figure }, { $with }?
}
d16-draft-sure = { $deed }?
d16-draft-work = { $machine }: сбросить карту «{ $card }»?
d16-draft-after = { $verb ->
    [seal] Цена: { $price }. Закрытый портал уже не откроется.
    [open] То, что за ней, вступит в игру.
   *[work] { $price }. Захватчик возьмёт событие.
}
d16-poses = Восемь поз
d16-pose = { $turn ->
    [yes] Поворот на { $slot ->
        [nw] северо-запад
        [ne] северо-восток
        [sw] юго-запад
       *[se] юго-восток
    }
   *[no] Шаг на { $slot ->
        [n] север
        [w] запад
        [e] восток
       *[s] юг
    }
}{ $legal ->
    [yes] , очки движения: { $cost } из { $points }
   *[no] : нельзя, нажмите, чтобы узнать почему
}
d16-draft-pose = { $turn ->
    [yes] { $figure }: поворот на { $slot ->
        [nw] северо-запад
        [ne] северо-восток
        [sw] юго-запад
       *[se] юго-восток
    }
   *[no] { $figure }: шаг на { $slot ->
        [n] север
        [w] запад
        [e] восток
       *[s] юг
    }
}
d16-draft-pose-hint = Встанет на { $from }–{ $to }, потратит очков движения: { $cost } из { $points }. { $moved ->
    [none] Никого не сдвинет.
   *[other] Должны уступить место: { $moved }.
}
d16-out = к { $square }
d16-odds-range = дальность { $range }
d16-odds-best = { $what ->
    [kill] убить: { $defender }
    [stagger] пошатнуть: { $defender }; убить так нельзя
    [hurt] ранить: { $defender }; убить так нельзя
   *[nothing] Так не ранить: { $defender }
}
d16-odds-covered = { $open ->
    [none] Цель в укрытии
   *[other] Цель в укрытии, без него { $open } %
}
d16-odds-why = почему
d16-odds-because = Пунктир на карте проходит через преграду или фигурку: защитник может открыть вторую карту (D16-COVER-01).
d16-odds-legend = { $cover ->
    [yes] урон, в процентах; пунктир: без укрытия; розовое убивает
   *[no] урон, в процентах; розовое убивает; реакции не учтены
}

## Названные цели, постоянные приказы, рука (panels/)

d16-draft-use = { $own ->
    [yes] «{ $ability }» на себя: { $figure }?
   *[no] { $square ->
        [none] «{ $ability }»: { $figure }?
       *[other] «{ $ability }»: { $figure } на { $square }?
    }
}
d16-aim = { $own ->
    [none] { $figure }, { $square }
   *[other] { $figure }, { $square }: { $own }
}
d16-aim-you = это вы
d16-aim-partner = ваш товарищ
d16-aim-health = здоровье { $before } → { $after }
d16-aim-damage = урон { $damage }
d16-aim-sure = Ранить: { $figure }? Нажмите ещё раз
d16-aim-lost-sure = { $lost }. Нажмите ещё раз
d16-aim-wound = { $figure } ({ $before } → { $after })
d16-aim-wounds = Заденет своих: { $figures }
d16-aim-nobody = Никому
d16-aim-only-friends = Заденет только своих: раскройте и подтвердите
d16-reactions-pass-for = Пас: урон { $damage }
d16-until = { $marine }: всегда пас, пока …
d16-until-what = { $until ->
    [deadly] удар меня не убьёт
    [activation] не моя активация
   *[round] не кончится раунд
}
d16-until-note = Действует только для этого пехотинца ({ $marine }), пока открыта страница. Флажок на табличке отменяет.
d16-until-flag = { $until ->
    [deadly] пас, пока удар не смертелен
    [activation] пас до своей активации
   *[round] пас до конца раунда
}
d16-until-told = { $until ->
    [deadly] { $marine }: пас по вашему приказу, пока удар не смертелен
    [activation] { $marine }: пас по вашему приказу, до своей активации
   *[round] { $marine }: пас по вашему приказу, до конца раунда
}
d16-until-end = Отменить приказ
d16-order-flag = { $count ->
    [one] { $count } постоянный приказ
    [few] { $count } постоянных приказа
   *[many] { $count } постоянных приказов
}
d16-hand-aim-map = Выберите на поле
d16-hand-not-now = Сейчас нельзя
d16-portal-taken = занят: { $figure }
d16-portal-free = свободен
d16-portal-down = лицом вниз
d16-or = или
d16-choose-who = { $side }: { $what }
d16-choose-deck = класс и оружие
d16-choose-weapons = Оружие: { $count } из { $need }
d16-choose-class = Класс: { $count } из { $need }
d16-choose-horde = наборы событий и карта вторжения, тайно
d16-choose-sets = Наборы событий: { $count } из { $need }
d16-choose-invasion = Карта вторжения: { $count } из { $need }
d16-choose-event = { $name } ×{ $count }. { $text }
d16-choose-deck-of = Колода, карт: { $count }
d16-choose-advised = Как советует коробка
d16-choose-taken = уже взял { $marine }

## Подсказки, которые говорят о том, что происходит (voice.ts)

d16-prompt-demon = Ходит { $figure }: { $attacks ->
    [yes] { $goes ->
        [yes] двигайтесь, атакуйте или закончите
       *[no] атакуйте или закончите
    }
   *[no] { $goes ->
        [yes] двигайтесь или закончите
       *[no] { $uses ->
            [yes] примените что-нибудь или закончите
           *[no] остаётся закончить
        }
    }
}
d16-prompt-act = { $attacks ->
    [yes] { $plays ->
        [yes] { $goes ->
            [yes] Двигайтесь, атакуйте, сыграйте карту или закончите
           *[no] Атакуйте, сыграйте карту или закончите
        }
       *[no] { $goes ->
            [yes] Двигайтесь, атакуйте или закончите
           *[no] Атакуйте или закончите
        }
    }
   *[no] { $plays ->
        [yes] { $goes ->
            [yes] Двигайтесь, сыграйте карту или закончите
           *[no] Сыграйте карту или закончите
        }
       *[no] { $goes ->
            [yes] Двигайтесь или закончите
           *[no] Больше нечего делать: закончите
        }
    }
}
d16-prompt-act-hint = { $points ->
    [0] { $who }: очков движения нет
   *[other] { $who }: очков движения { $points }
}{ $attacks ->
    [0] {""}
   *[other] , атака ещё впереди
}{ $mains ->
    [0] {""}
    [one] , есть основное действие
   *[other] , основных действий { $mains }
}.{ $deed ->
    [seal] {" "}Портал можно закрыть.
    [work] {" "}Рядом машина.
    [open] {" "}Рядом дверь.
    [glory] {" "}Шатается { $figure }: войдите к нему.
    [take] {" "}Есть что взять.
   *[none] {""}
}
d16-prompt-attack = { $kind ->
    [while_defending] { $attacker } атакует, цель — { $defender }: защититься?
    [before_roll] { $attacker } сейчас бросит кубики, цель — { $defender }: применить что-нибудь?
   *[other] { $attacker } атакует, цель — { $defender }: добавить что-нибудь?
}
d16-prompt-attack-hint = { $dodged ->
    [yes] Уклонение: урона нет
   *[no] { $symbols } − { $shields } = урон { $damage }, здоровье { $left } → { $after }
}. { $can ->
    [many] Карта, свойство или пас
    [none] Применить нечего
   *[other] Можно применить: { $can }
}

d16-both = { $second ->
    [none] «{ $first }»
   *[other] «{ $first }», «{ $second }»
}
d16-step-card = «{ $card }»: что с ней сделать?
d16-step-card-hint = { $aim ->
    [yes] Укажите цель на поле
    [touch] { $ways ->
        [one] Второе касание карты — то же, что кнопка
       *[other] Второе касание карты: «Сыграть»
    }
   *[no] { $ways ->
        [one] Второй щелчок по карте — то же, что кнопка
       *[other] Второй щелчок по карте: «Сыграть»
    }
}
d16-step-use = { $aim ->
    [dice] «{ $ability }»: какие кубики?
   *[other] «{ $ability }»: выберите цель
}
d16-step-use-hint = { $aim ->
    [first] Нажмите на поле, кого сдвинуть, потом куда
    [map] Нажмите цель на поле или в списке
    [dice] Выберите кубики в списке
   *[list] Выберите в списке
}
d16-step-picked = { $figure }: куда?
d16-step-picked-hint = Нажмите светящуюся клетку
d16-step-menu = { $what }: что сделать?
d16-step-menu-hint = Выберите одно из действий или Esc
d16-prompt-cover = { $defender } в укрытии: оставить «{ $card }»?
d16-prompt-cover-hint = { $dodged ->
    [yes] С ней — уклонение. Следующую пришлось бы принять.
   *[no] { $symbols } − { $shields } = урон { $damage }, здоровье { $left } → { $after }. Следующую пришлось бы принять.
}
d16-cover = { $verb ->
    [keep] Оставить
   *[second] Другую
}

## Почему такой совет

d16-reason-pass = Лучше приберечь для худшего.
d16-reason-kill = Убивает с вероятностью { $chance } %.
d16-reason-hurt = В среднем наносит { $whole },{ $tenths } урона.
d16-reason-best = Ничего лучше нет.
d16-reason-end = Сейчас больше ничего не выиграть.
d16-reason-use = Сейчас это принесёт больше, чем потом.
d16-reason-objective = В этом и состоит цель миссии.
d16-reason-takes = { $what ->
    [pack] Это лечит.
    [weapon] Новое оружие — новые карты.
   *[token] В этом и состоит цель миссии.
}
d16-reason-towards = { $goal ->
    [token] Путь к тому, что нужно забрать.
    [home] Путь с грузом к стартовой клетке.
    [demon] Путь к демонам.
    [pack] Путь к аптечке.
    [weapon] Путь к новому оружию.
    [portal] Путь к порталу.
    [carrier] Тому, кто несёт груз, нужна охрана.
    [machine] Путь к машине.
    [drone] Рядом с дроном его проще всего охранять.
    [door] Путь к тому, что за дверями.
   *[start] Путь к стартовой клетке.
}
d16-reason-finds = { $what ->
    [pack] Там лежит аптечка.
    [weapon] Там лежит новое оружие.
    [teleporter] Это включит телепорт.
   *[token] Там лежит то, что нужно забрать.
}
d16-reason-aims = Оттуда можно атаковать: { $figure }.
d16-reason-glory = { $figure } шатается: зверское убийство.
d16-reason-shelter = { $count ->
    [one] Там вас сможет атаковать на { $count } демона меньше.
    [few] Там вас сможет атаковать на { $count } демона меньше.
   *[other] Там вас сможет атаковать на { $count } демонов меньше.
}
d16-reason-door = Путь ведёт через эту дверь.
d16-reason-grenade = Там она сильнее всего ранит демонов.
d16-reason-stays = Остаётся в игре и помогает дальше.
d16-reason-exit = Ближе к выходу.
d16-reason-nears = Ближе к цели: { $figure }.
d16-reason-unseen = { $count ->
    [one] Там его увидит на { $count } пехотинца меньше.
    [few] Там его увидит на { $count } пехотинца меньше.
   *[other] Там его увидит на { $count } пехотинцев меньше.
}
d16-reason-flees = Несёт образец: подальше от пехотинцев.
d16-reason-activate = Эти демоны сейчас сделают больше всего.
d16-reason-next = Этот демон сейчас сделает больше всего.
d16-reason-flames = Ранит всех вокруг.
d16-reason-portal = Оттуда выйдут самые сильные демоны, и близко к пехотинцам.
d16-reason-group = Группа сильнее.
d16-reason-put = Как можно ближе к пехотинцам.
d16-reason-carry = Самый крепкий демон дольше всех сбережёт образец.
d16-reason-argent = Там аргент-энергия нужнее всего.
d16-reason-discard = Самая бесполезная карта.
d16-reason-order = Так первой походит ваша сторона.
d16-reason-keep = Открытая карта защищает не хуже средней.
d16-reason-second = Открытая карта пропускает больше, чем средняя.
d16-reason-lose = Это самый слабый кубик.
d16-reason-respawn = Оттуда путь короче всего.
d16-reason-drop = Как можно ближе к стартовой клетке.
d16-reason-recommended = Так советует миссия.
d16-reason-beginners = Хороший выбор для начала.

## Подписи к рисункам в правилах

rule-picture-D16-COMP-03 = Одно, два или три попадания; пустых граней нет.
rule-picture-D16-TELE-01 = Включённый и выключенный.
rule-picture-D16-ITEM-01 = Аптечка и оружие.
rule-picture-D16-LARGE-01 = Большие фигуры: барон ада, манкубус, кибердемон.
rule-picture-D16-STUN-01 = Имп и тот же имп оглушённый.
rule-picture-D16-DAMAGE-01 = Каждая полоска — очко здоровья: невредимый и с двумя ранами.
rule-picture-D16-GLORY-01 = Такой ободок у демона, который шатается.
rule-picture-D16-SUMMON-03 = Синий, жёлтый и красный, с цифрами и цветом; последний лежит лицом вниз.

## Позиции, расставленные руками (analysis/)

analysis-doom2016-help = Выберите фигурку, затем клетку. Delete убирает фигурку под курсором.
d16-analysis-mission = Миссия
d16-analysis-round = Раунд
d16-analysis-marines = Пехотинцы
d16-analysis-turn = Чей ход
d16-analysis-new-round = раунд начинается
d16-analysis-doors = Двери
d16-analysis-door = { $open ->
    [yes] Дверь { $n }: открыта
   *[no] Дверь { $n }: закрыта
}
d16-analysis-figures = Фигурки
d16-analysis-stands = { $figure } на { $square }
d16-analysis-move = Переставить: { $figure }
d16-analysis-remove = Убрать: { $figure }
d16-analysis-none-left = Таких фигурок больше нет: { $type }
d16-analysis-damage = Урон
d16-analysis-stunned = оглушение
d16-analysis-turned = поперёк

## Этюды

d16-puzzle-hand = На руке: { $cards }
d16-puzzle-left = Не решено: { $count ->
    [one] остался { $count } демон
    [few] осталось { $count } демона
   *[other] осталось { $count } демонов
}
d16-puzzle-sample = Не решено: { $lies ->
    [0] образец всё ещё у демона
   *[other] образец всё ещё лежит
}
