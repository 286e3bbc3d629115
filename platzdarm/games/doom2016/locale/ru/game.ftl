### Тексты игры «DOOM. Настольная игра» (2016).

## Кто кого видит

sight-clear = { $attacker } видит { $defender }, без укрытия ({ $where })
sight-covered = { $attacker } видит { $defender }, в укрытии ({ $where })
sight-blocked = { $attacker } не видит { $defender } ({ $where })
sight-adjacent = по соседству
sight-distance = расстояние { $distance }
sight-out-of-range = вне любой дальности
sight-nobody = на поле нет двух фигурок разных сторон

## Ошибки составленных вручную полей

fault-sight-square = на поле нет клетки { $square }
fault-sight-length = { $segment } — не граница длиной 1
fault-sight-segment = { $segment } — за пределами поля
fault-sight-terrain = у клетки { $square } уже есть ландшафт { $kind }
fault-sight-id = «{ $figure }» встречается дважды; имена должны различаться
fault-sight-base = { $squares } — не подставка на 1, 2, 2x2 или 2x3 клетки
fault-sight-taken-large = клетку { $square } занимает большая фигурка «{ $figure }»
fault-sight-taken = клетку { $square } занимает «{ $figure }»

## Почему нельзя

refusal-not-your-decision = сейчас решает другое место
refusal-in-attack = во время атаки никто не двигается
refusal-no-points = не хватает очков движения
refusal-cannot-pass = мешает стена, дверь, ландшафт или край поля
refusal-cannot-stop = нельзя остановиться на клетке другой фигурки
refusal-cannot-turn = после поворота фигурка должна закрывать половину прежних клеток и не выходить за поле
refusal-no-teleporter = пехотинец переходит с одного включённого телепорта на другой
refusal-nothing-below = большая фигурка останавливается только на маленьких
refusal-no-door = на границах клеток этой фигурки нет двери, которую можно открыть
refusal-door-forbidden = сейчас демоны не могут открывать двери
refusal-nothing-here = на этой клетке нет такого предмета
refusal-weapon-owned = этот оружейный набор уже взят, или свободных не осталось
refusal-demons-take-nothing = демоны не берут предметов
refusal-card-not-in-hand = этой карты нет у вас на руке
refusal-is-reaction = реакцию играют только тогда, когда сказано в её тексте
refusal-main-used = основных действий не осталось
refusal-no-run = «Бег» — основное действие, и он стоит карты с руки
refusal-friend = атаковать можно только врага
refusal-no-attack-left = атак больше нет
refusal-card-resolved = сейчас не разыгрывается карта с атакой
refusal-out-of-reach = фигурка вне поля зрения или слишком далеко
refusal-no-glory-kill = атаковать его сейчас нельзя, а для зверского убийства не хватает очков движения, чтобы войти на его клетку
refusal-glory-forbidden = до конца активации карта события защищает его от зверского убийства, а атаковать его сейчас нельзя
refusal-no-ability = сейчас или так это применить нельзя
refusal-demon-acted = сейчас ходят те демоны выбранного типа, которые ещё не ходили
refusal-type-acted = активировать можно тип, который есть на поле и ещё не ходил в этом раунде
refusal-no-group = выберите одну из двух групп для портала этого цвета
refusal-no-portal = этот портал сейчас использовать нельзя
refusal-no-place = призванные фигурки ставят на свободные клетки как можно ближе к порталу
refusal-no-argent-there = сюда аргент-энергию класть нельзя
refusal-no-discard = эту карту сейчас сбросить нельзя
refusal-no-sets = выберите три разных набора событий
refusal-no-weapons = выберите два разных стартовых оружия из оставшихся
refusal-no-respawn = пехотинец возрождается на включённом телепорте
refusal-no-displacement = вытесненная фигурка встаёт на ближайшую свободную клетку
refusal-no-seal = сейчас карта цели этого не разрешает

## Ошибки нотации, параметров и содержания

fault-d16-square = клетки «{ $square }» на этом поле нет
fault-d16-operation-over = won={ $won }: спецоперация окончена
fault-d16-played = played: перечислите через запятую все сыгранные миссии
fault-d16-mission-unnamed = mission: следующее задание называет проигравший предыдущее
fault-d16-mission-twice = mission={ $mission }: одну миссию дважды не играют
fault-d16-wins = won={ $won }: запишите победы захватчика и пехотинцев так: 2-1
fault-d16-marines = marines={ $marines }: пехотинцев от 1 до 4
fault-d16-tutorial-decks = decks=own: в обучающей миссии колоды заданы, выбрать свои нельзя
fault-d16-file-key = { $file }: в файле должно быть только «{ $key }»
fault-d16-map-size = клеток { $squares }; на поле их не больше 255
fault-d16-doors = в коробке 8 дверей
fault-d16-no-tile = фрагмента поля «{ $tile }» нет; выберите из { $known }
fault-d16-tile-copies = фрагментов «{ $tile }» в коробке всего { $copies }
fault-d16-tile-overlap = фрагмент «{ $tile }» перекрывает другой на { $square }
fault-d16-field-choice = «{ $name }» нет; выберите из { $known }
fault-d16-field-square = { $square } — не клетка поля
fault-d16-field-objectives = цели нужно клеток: { $needed }, а указано { $given }

## Названия

d16-side-invader = Захватчик
d16-side-marines = Пехотинцы
d16-side-alpha = Альфа
d16-side-bravo = Браво
d16-side-charlie = Чарли
d16-side-delta = Дельта
d16-figure-demon = { $demon } { $n }
d16-figure-machine = Машина { $n }
d16-figure-drone = Дрон
d16-at = { $figure } ({ $square })
d16-invasion-card = карта вторжения
d16-times = { $what } ×{ $n }
d16-door = дверь { $squares }
d16-mark = отметка на цели
d16-brace = упор
d16-terrain-difficult = труднопроходимый ландшафт
d16-terrain-impassable = непроходимый ландшафт
d16-terrain-blocking = перекрывающий ландшафт
d16-direction-n = на север
d16-direction-ne = на северо-восток
d16-direction-e = на восток
d16-direction-se = на юго-восток
d16-direction-s = на юг
d16-direction-sw = на юго-запад
d16-direction-w = на запад
d16-direction-nw = на северо-запад
d16-portal =
    { $colour ->
        [blue] синий портал
        [yellow] жёлтый портал
       *[red] красный портал
    } на { $square }
d16-portal-unknown = портал на { $square }
d16-shields =
    { $n ->
        [one] { $n } щит
        [few] { $n } щита
       *[many] { $n } щитов
    }
d16-dodge-mark = уклонение
d16-special-mark = особая
d16-dice-red =
    { $n ->
        [one] { $n } красный кубик
        [few] { $n } красных кубика
       *[many] { $n } красных кубиков
    }
d16-dice-black =
    { $n ->
        [one] { $n } чёрный кубик
        [few] { $n } чёрных кубика
       *[many] { $n } чёрных кубиков
    }
d16-dice-both =
    { $red ->
        [one] { $red } красный
       *[many] { $red } красных
    } и { $black ->
        [one] { $black } чёрный кубик
        [few] { $black } чёрных кубика
       *[many] { $black } чёрных кубиков
    }
d16-dice-none = без кубиков
d16-die-face =
    { $die ->
        [black] чёрный { $n }
       *[red] красный { $n }
    }
d16-die-turned = { $die } → { $n }

## Что произошло

# Аргументы те же, что в EVENT_FIELDS, и стоят в именительном падеже, поэтому ничто ими не управляет.

d16-event-chose = { $seat } делает тайный выбор
d16-event-armed = { $marine } берёт оружие: { $weapons }
d16-event-class = { $marine }: класс «{ $class }»
d16-event-leader = Лидер отряда: { $marine }
d16-event-round = Раунд { $round }
d16-event-threat = Жетоны угрозы: { $tokens }
d16-event-initiative = Колода инициативы: { $cards }
d16-event-revealed = Карта инициативы: { $turn }
d16-event-type_activated = Захватчик активирует: { $type }
d16-event-nobody_ready = Карта инициативы: захватчик. Активировать больше некого
d16-event-activation = Активация: { $figure }
d16-event-ended = { $figure }: конец активации
d16-event-progress = Раундов выстояли: { $rounds }
d16-event-game_over =
    { $side ->
        [invader] Миссия окончена: победа захватчика
       *[marines] Миссия окончена: победа пехотинцев
    }
d16-event-drew = { $marine } берёт карту
d16-event-drew-many =
    { $marine } берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
d16-event-drew_card = { $marine } берёт: { $card }
d16-event-discarded = { $marine } сбрасывает: { $card }
d16-event-shuffled = { $marine } перемешивает сброс в новую колоду
d16-event-drew_event = Захватчик берёт карту события
d16-event-drew_event-many =
    Захватчик берёт { $n ->
        [one] { $n } карту событий
        [few] { $n } карты событий
       *[many] { $n } карт событий
    }
d16-event-drew_event_card = Из колоды событий: { $event }
d16-event-event_discarded = Захватчик сбрасывает: { $event }
d16-event-events_shuffled = Сброс событий перемешан в новую колоду
d16-event-drew_glory = { $marine } берёт карту зверского убийства
d16-event-drew_glory_card = { $marine } берёт карту зверского убийства: { $glory }
d16-event-glory_discarded = { $marine } сбрасывает карту зверского убийства: { $glory }
d16-event-played = { $marine } играет: { $card }
d16-event-played-aim = { $marine } играет: { $card } ({ $aim })
d16-event-ran = { $figure } бежит
d16-event-used = { $seat } применяет: { $ability }
d16-event-used-aimed = { $seat } применяет: { $ability } ({ $aims })
d16-event-exhausted = { $marine } поворачивает карту класса
d16-event-looked =
    { $seat } смотрит { $cards ->
        [1] верхнюю карту инициативы
        [one] { $cards } верхнюю карту инициативы
        [few] { $cards } верхние карты инициативы
       *[many] { $cards } верхних карт инициативы
    }
d16-event-looked_at = Сверху в колоде инициативы: { $turns }
d16-event-put_back =
    { $seat } кладёт карту { $end ->
        [top] на верх колоды инициативы
       *[bottom] под низ колоды инициативы
    }
d16-event-first_card = Карта инициативы ложится на верх колоды: { $marine }
d16-event-moved = { $figure } → { $square }
d16-event-turned = { $figure } поворачивается на { $square }
d16-event-teleported = { $figure } телепортируется на { $square }
d16-event-displaced = { $figure }: вытеснение на { $square }
d16-event-respawn = { $figure } возрождается на { $square }
d16-event-placed = { $figure } появляется на { $square }
d16-event-teleporter_active = Телепорт на { $square } включён
d16-event-door_opened = { $figure } открывает дверь
d16-event-took_pack = { $marine } берёт аптечку на { $square }
d16-event-took_weapon = { $marine } берёт оружие: { $weapon }
d16-event-took_token = { $marine } берёт жетон цели на { $square }
d16-event-took_token-sample = { $marine } берёт образец на { $square }
d16-event-took_token-asset = { $marine } берёт ценности на { $square }
d16-event-token_dropped = Жетон цели лежит на { $square }
d16-event-token_dropped-sample = Образец лежит на { $square }
d16-event-token_dropped-asset = Ценности лежат на { $square }
d16-event-carries = { $figure } несёт образец
d16-event-secured = Доставлено ценностей: { $tokens }
d16-event-worked = { $marine } чинит: { $machine }, прогресс { $tokens }
d16-event-thrown = { $marine } бросает гранату на { $square }
d16-event-exploded =
    Граната на { $square } срабатывает: { $damage ->
        [1] { $damage } урон
       *[other] { $damage } урона
    }
d16-event-portal_up = Открыт портал на { $portal }
d16-event-portal = Из портала на { $portal } выходят демоны
d16-event-summoned =
    { $tokens ->
        [0] Призвана группа: { $types }
       *[other] Призвана группа: { $types }, аргент-энергия: { $tokens }
    }
d16-event-portal_closed = Портала на { $portal } больше нет
d16-event-portals_closed = Все порталы закрываются
d16-event-argent = Аргент-энергия, { $place }: { $tokens }
d16-event-attack = Атака: { $attacker } → { $defender }, { $dice }
d16-event-attack-card = Атака: { $attacker } → { $defender }, «{ $card }», { $dice }
d16-event-lost_die =
    { $die ->
        [black] { $attacker } из-за оглушения убирает чёрный кубик
       *[red] { $attacker } из-за оглушения убирает красный кубик
    }
d16-event-rolled = { $attacker } бросает: { $dice }
d16-event-rolled-nobody = Бросок: { $dice }
d16-event-rolled-none = { $attacker }: бросать нечего
d16-event-defence = { $defender }: карта защиты «{ $shown }»
d16-event-defence-none = { $defender }: карты защиты нет
d16-event-damaged =
    { $figure } получает { $damage ->
        [1] { $damage } урон
       *[other] { $damage } урона
    }, всего { $total }
d16-event-healed =
    { $figure } лечит { $damage ->
        [1] { $damage } урон
       *[other] { $damage } урона
    }
d16-event-stunned = { $figure }: оглушение
d16-event-killed = { $figure } погибает
d16-event-killed-by = { $figure } погибает; убийца — { $killer }
d16-event-killed-glory = Зверское убийство: { $killer } → { $figure }
d16-event-struck =
    { $defender }: { $symbols ->
        [one] { $symbols } символ
        [few] { $symbols } символа
       *[many] { $symbols } символов
    } против { $shields ->
        [one] { $shields } щита
       *[many] { $shields } щитов
    }, { $dealt ->
        [0] урона нет
        [1] { $dealt } урон
       *[other] { $dealt } урона
    }
d16-event-struck-dodged = { $defender }: уклонение, урона нет
d16-event-frag = Жетоны убийств у захватчика: { $frags }

## Вопросы

d16-asked = { $seat }: { $question } [{ $rule }]
d16-ask-sets = тайно выберите три набора событий
d16-ask-invasion = тайно выберите карту вторжения
d16-ask-weapons = выберите два стартовых оружия
d16-ask-class = выберите карту класса
d16-ask-leader = кто будет лидером?
d16-ask-argent_discard = сбросьте карты событий ради аргент-энергии или пропустите
d16-ask-argent = куда положить жетон аргент-энергии?
d16-ask-transfer = переложите жетоны с карты вторжения на карты группы или пропустите
d16-ask-spend = потратьте жетоны угрозы на портал или пропустите
d16-ask-portal = какой портал использовать?
d16-ask-group = { $portal }: какая группа выходит?
d16-ask-place = куда поставить: { $demon }?
d16-ask-carry = какой демон несёт образец?
d16-ask-drop =
    { $kind ->
        [sample_collection] куда падает образец?
        [asset_extraction] куда падают ценности?
       *[other] куда падает жетон цели?
    }
d16-ask-act = двигайтесь, играйте карты, атакуйте или закончите
d16-ask-walk = { $figure } может потратить очки движения или закончить
d16-ask-respawn = где возрождается { $figure }?
d16-ask-activate = каких демонов активировать?
d16-ask-next_demon = какой из демонов ходит следующим?
d16-ask-demon = ходит { $figure }: двигайтесь, атакуйте или закончите
d16-ask-displace = { $figure } останавливается на других: кого куда вытеснить?
d16-ask-lose_die = из-за оглушения { $figure } убирает кубик: какой?
d16-ask-cover = { $figure } в укрытии: оставить «{ $card }» или взять следующую карту?
d16-ask-discard = сбросьте одну карту события
d16-ask-peek = верните каждую карту на верх или под низ колоды
d16-ask-reorder = верните карты, последняя ляжет сверху
d16-ask-status_phase = колода инициативы готова: применить что-нибудь?
d16-ask-activation_phase = сейчас откроется карта инициативы: применить что-нибудь?
d16-ask-start_activation = активацию начинает { $figure }: применить что-нибудь?
d16-ask-ally_start_activation = активацию начинает { $figure }: помочь?
d16-ask-end_activation = активацию заканчивает { $figure }: применить что-нибудь?
d16-ask-demon_near = { $figure } делает шаг: ответить?
d16-ask-declared = под атакой { $figure }: принять удар на себя?
d16-ask-before_roll = кубики бросает { $figure }: применить что-нибудь?
d16-ask-while_defending = { $figure } защищается: применить что-нибудь?
d16-ask-while_attacking = { $figure } атакует: применить что-нибудь?
d16-ask-after_attack = атаку завершает { $figure }: применить что-нибудь?
d16-ask-on_kill = { $figure } погибает: применить что-нибудь?
d16-ask-on_killed = { $figure } погибает: последняя атака?
d16-ask-when_stunned = оглушение получает { $figure }: применить что-нибудь?

## Ответы

d16-action-pass = пас
d16-action-step = шаг { $direction } ({ $square })
d16-action-turn = повернуться на { $square }
d16-action-teleport = телепорт на { $square }
d16-action-stop = остановиться здесь и вытеснить тех, кто под ней
d16-action-open = открыть: { $door }
d16-action-take =
    { $item ->
        [health_pack] взять аптечку
        [weapon] взять оружие
        [token-sample_collection] взять образец
        [token-asset_extraction] взять ценности
       *[token] взять жетон цели
    }
d16-action-play = сыграть: { $card }
d16-action-play-aim = сыграть: { $card } ({ $aim })
d16-action-run = бежать: сбросить «{ $card }» ради 6 очков движения
d16-action-attack = атаковать: { $figure }, { $dice }
d16-action-attack-with = атаковать: { $figure }, «{ $ability }», { $dice }
d16-action-use = применить: { $ability }
d16-action-use-aimed = применить: { $ability } ({ $aims })
d16-action-end = закончить
d16-action-activate = активировать: { $type }
d16-action-keep = оставить карту
d16-action-second = сбросить её и взять следующую
d16-action-lose =
    { $die ->
        [black] убрать чёрный кубик
       *[red] убрать красный кубик
    }
d16-action-displace = { $figure } на { $square }
d16-action-portal = использовать: { $portal }
d16-action-group = призвать: { $group }
d16-action-put =
    { $turned ->
        [0] поставить на { $square }
       *[1] поставить на { $square } с поворотом
    }
d16-action-argent = жетон аргент-энергии: { $place }
d16-action-discard = сбросить: { $event }
d16-action-sets = взять: { $sets }
d16-action-invasion = взять: { $invasion }
d16-action-weapons = взять: { $weapons }
d16-action-class = взять: { $class }
d16-action-leader = лидер: { $marine }
d16-action-respawn = возродиться на { $square }
d16-action-drop = положить жетон на { $square }
d16-action-carry = образец несёт { $figure }
d16-action-work = чинить: { $machine }, сбросив «{ $card }»
d16-action-seal = закрыть: { $portal }
d16-action-order =
    { $end ->
        [top] на верх колоды: { $turn }
       *[bottom] под низ колоды: { $turn }
    }
d16-action-flames = применить вместо атаки: { $ability }
d16-action-next = следующим ходит { $figure }

## Стол на экране

d16-screen-head = { $mission } · раунд { $round } · убийства { $frags }/{ $needed }
d16-screen-setup = { $mission } · подготовка
d16-screen-goal =
    { $kind ->
        [sample_collection] образцы { $done }/{ $needed }
        [asset_extraction] ценности { $done }/{ $needed }
        [guard_duty] раунды { $done }/{ $needed }
        [system_restart] прогресс { $done }/{ $needed }
       *[seal_the_breach] порталов осталось { $done }
    }
d16-screen-threat = угроза { $tokens }
d16-screen-to-come = впереди: { $cards }
d16-screen-health = ♥{ $left }/{ $health }
d16-screen-off = вне поля
d16-screen-points =
    { $n ->
        [one] { $n } очко движения
        [few] { $n } очка движения
       *[many] { $n } очков движения
    }
d16-screen-mains =
    { $n ->
        [one] { $n } основное действие
        [few] { $n } основных действия
       *[many] { $n } основных действий
    }
d16-screen-counts = рука { $hand }, колода { $deck }, сброс { $discards }
d16-screen-glory = зверских убийств { $n }
d16-screen-class = { $name }
d16-screen-class-exhausted = { $name } (карта повёрнута)
d16-screen-argent = аргент { $n }
d16-screen-type-used = карта повёрнута
d16-screen-demon = { $demon } ♥{ $health }
d16-screen-type = { $demon }: { $figures }
d16-screen-type-notes = { $demon } ({ $notes }): { $figures }
d16-screen-invasion = карта вторжения: { $name }
d16-screen-card = { $name } [{ $id }]: { $text }
d16-screen-card-short = { $name } [{ $id }]
d16-screen-hand = На руке ({ $seat }): { $cards }
d16-screen-in-play = в игре: { $cards }
d16-screen-legend-map =
    ~~ труднопроходимый, %% непроходимый, ## перекрывающий ландшафт; ┃ ━ стены, ╎ ╌ двери; Ob Oy Or порталы (синий, жёлтый, красный), O? лицом вниз; T t телепорт, включён и нет; + аптечка; w оружие; * жетон цели; g граната; & машина или дрон; X выход
d16-screen-legend-figures = @ пехотинцы; { $demons }; ♥ осталось здоровья, ⊗ оглушение, ! шатается, * несёт жетон
d16-screen-odds = { $attack }; средний урон { NUMBER($mean, minimumFractionDigits: 1) }, убьёт { $kill } %
d16-screen-odds-stagger =
    { $attack }; средний урон { NUMBER($mean, minimumFractionDigits: 1) }, убьёт { $kill } %, зашатается { $stagger } %
d16-screen-square = { $square }: { $things }
d16-screen-square-empty = { $square }: обычная клетка
d16-screen-teleporter-on = включённый телепорт
d16-screen-teleporter-off = телепорт, ещё не включён
d16-screen-pack = аптечка
d16-screen-token = жетон цели
d16-screen-grenade = граната: { $weapon }
d16-screen-exit = выход
d16-screen-figure = { $figure } ({ $code }): { $state }
d16-screen-stunned = оглушение
d16-screen-staggered = шатается
d16-screen-carries = несёт жетонов: { $n }
