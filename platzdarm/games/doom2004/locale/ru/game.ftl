### Тексты Doom: The Boardgame (2004).

## Почему нельзя

refusal-d04-game-over = игра окончена
refusal-d04-no-such-action = такого действия нет
refusal-d04-not-your-decision = решает другой игрок
refusal-d04-answer-first = сначала нужно ответить на другой вопрос
refusal-d04-undeclared = сначала нужно объявить действие
refusal-d04-no-points = не хватает очков движения
refusal-d04-cannot-pass = мешает стена, дверь, предмет или фигура, или негде будет остановиться
refusal-d04-cannot-stop = на клетке с другой фигурой не останавливаются
refusal-d04-passing = с клетки своего можно только идти дальше
refusal-d04-no-attack = атак не осталось
refusal-d04-no-weapon = этого оружия у него нет, к нему нет боеприпасов или он берсерк
refusal-d04-no-sight = до этой клетки нет траектории, или она вне досягаемости
refusal-d04-no-aim = приказа «прицел» нет
refusal-d04-no-door = рядом с фигурой нет такой двери
refusal-d04-door-locked = дверь заперта
refusal-d04-door-secured = захватчики защитных дверей не трогают
refusal-d04-door-held = поперёк двери стоит большой захватчик
refusal-d04-door-sealed = дверь заклинена на этот ход
refusal-d04-no-teleporter = под пехотинцем нет действующего телепорта, или на другом конце негде встать
refusal-d04-no-duct = этой вентиляцией пройти нельзя
refusal-d04-no-gift = оружие и боеприпасы отдают соседнему пехотинцу, по очку движения за жетон
refusal-d04-no-exit = здесь выхода нет или он ещё закрыт
refusal-d04-no-order = приказ кладут в готовности, раз за ход, если другого нет
refusal-d04-no-heal = сейчас лечить некого
refusal-d04-no-respawn = он возвращается на свободную клетку в 8–16 клетках от места смерти
refusal-d04-no-reroll = эти кубики не перебрасывают
refusal-d04-no-spawn = карты высадки играют на втором шаге захватчика, и этой сейчас сыграть нельзя
refusal-d04-no-place = ему здесь не хватает места: нужны открытые и свободные клетки, все вне взгляда пехотинцев
refusal-d04-place-seen = эту клетку видит пехотинец: другие захватчики её не заслоняют
refusal-d04-place-taken = эта клетка занята или загорожена
refusal-d04-no-activation = этого захватчика нельзя активировать, или он уже ходил
refusal-d04-no-card = эту карту нельзя сыграть сейчас или на эту цель
refusal-d04-no-walk = пробивание идёт на соседнюю клетку с синим или зелёным кубиком меньше
refusal-d04-no-knock = фигуру отбрасывают на свободную клетку не дальше трёх шагов
refusal-d04-no-adrenaline = адреналин тратят до объявления действия

## Ошибки настроек и содержания

fault-d04-marines = marines={ $marines }: пехотинцев от одного до трёх
fault-d04-colours = colours={ $colours }: по одному на пехотинца, все разные, из { $known }
fault-d04-not-revealed = клетки '{ $square }' нет, или она ещё не открыта
fault-d04-no-figure = фигуры '{ $figure }' в этой игре нет
fault-d04-no-room = '{ $figure }' там не помещается
fault-d04-covers = '{ $figure }' в таком положении занимает клетки { $squares }
fault-d04-taken-by = { $square } занята: '{ $figure }'
fault-d04-out-of-range = { $number }; допустимо от { $least } до { $most }
fault-d04-no-such-card = карты '{ $card }' среди оставшихся нет
fault-d04-no-turn = turn: { $turn }; места от 0 до { $last }
fault-d04-won = won={ $won }: по букве, m или i, за каждый сыгранный сценарий, не больше { $most }
fault-d04-kept = kept={ $kept }: пишут цвет и оружие, как red:shotgun; оружие: { $known }
fault-d04-no-piece = части '{ $name }' нет; в коробке { $known }
fault-d04-no-area = области '{ $name }' нет; есть { $known }
fault-d04-off-frame = клетка { $x }, { $y } вне рамки сценария
fault-d04-overlap = клетка { $x }, { $y } занята частью pieces[{ $other }]
fault-d04-too-many-pieces = в коробке { $most } частей '{ $name }'
fault-d04-door-in-the-air = дверь { $door } стоит не между клетками
fault-d04-door-on-door = дверь { $door } стоит на границе, где уже есть дверь
fault-d04-door-joins = дверь { $door } должна закрывать проём между теми областями, что названы в joins
fault-d04-door-length = дверь длиной в две границы, по прямой
fault-d04-no-door = две области сходятся у { $x }, { $y } без двери
fault-d04-cut-off = к фрагменту «{ $piece }» ниоткуда не пройти
fault-d04-no-door-named = двери '{ $name }' нет; есть { $known }
fault-d04-id-twice = '{ $id }' стоит дважды
fault-d04-tokens = жетоны — { $known }, в этом порядке, а не { $found }
fault-d04-miss = на кубике { $colour } промаха нет
fault-d04-no-dice = ни одного кубика
fault-d04-basic-tokens = у оружия, которое есть у всех, жетонов нет, у прочего есть
fault-d04-base = фигура занимает 1x1, 2x1 или 2x2 клетки
fault-d04-no-invader = захватчика '{ $name }' нет; есть { $known }
fault-d04-no-token = жетона '{ $name }' нет; есть { $known }
fault-d04-scatter = рикошет — [восток, юг], не два нуля, или пусто для промаха
fault-d04-no-square = клетки { $x }, { $y } нет
fault-d04-no-floor = не осталось ни одной клетки
fault-d04-other-area = клетка { $x }, { $y } в области { $area }
fault-d04-cells = '{ $prop }' занимает клеток: { $cells }
fault-d04-astride = { $type } на { $x }, { $y } стоял бы поперёк стены
fault-d04-stacked = клетка { $x }, { $y } занята
fault-d04-in-pieces = клетки '{ $figure }' — не одна, не две подряд и не квадрат из четырёх
fault-d04-encounter-square = в области '{ $area }' нужен ровно один предмет encounter и одна встреча
fault-d04-encounter-ways = у встречи либо deeds, либо не меньше двух ways
fault-d04-crawlway = лаз соединяет две решётки с этими именами
fault-d04-no-flag = флага '{ $name }' никто не ставит; ставят { $known }
fault-d04-no-plate = плиты '{ $name }' нет
fault-d04-no-exit = дверь '{ $door }' не ведёт за поле
fault-d04-deed-field = '{ $do }' этого не читает; читает { $known }
fault-d04-deed-needs = для '{ $do }' нужно { $name }
fault-d04-no-variant = варианта '{ $name }' нет; есть { $known }
fault-d04-no-scenario = сценария '{ $name }' нет; есть { $known }
fault-d04-too-many = в коробке '{ $what }': { $most }
fault-d04-too-many-areas = областей в сценарии не больше { $most }

## Имена

d04-side-green = Зелёный
d04-side-red = Красный
d04-side-blue = Синий
d04-side-invader = Захватчик
d04-side-marines = Пехотинцы
d04-name-action-sprint = бег
d04-name-action-unload = огонь
d04-name-action-advance = наступление
d04-name-action-ready = готовность
d04-name-order-none = нет приказа
d04-name-order-aim = прицел
d04-name-order-guard = охрана
d04-name-order-dodge = уклонение
d04-name-order-heal = лечение
d04-figure = { $type } { $n }
d04-around = всех вокруг
d04-at = { $figure } ({ $square })
d04-times = { $what } ×{ $n }
d04-direction-n = на север
d04-direction-ne = на северо-восток
d04-direction-e = на восток
d04-direction-se = на юго-восток
d04-direction-s = на юг
d04-direction-sw = на юго-запад
d04-direction-w = на запад
d04-direction-nw = на северо-запад
d04-die =
    { $colour ->
        [red] красный
        [yellow] жёлтый
        [blue] синий
       *[green] зелёный
    }
d04-die-face =
    { $colour ->
        [red] красный
        [yellow] жёлтый
        [blue] синий
       *[green] зелёный
    } { $miss ->
        [yes] промах
       *[no] { $range }/{ $damage }
    }

## Что произошло

d04-event-round = Раунд { $round }
d04-event-turn = Ход: { $figure }
d04-event-invader_turn = Ход захватчика
d04-event-action = { $figure } объявляет: { $action }
d04-event-adrenaline = { $figure } тратит адреналин
d04-event-activated = Активирован: { $figure }
d04-event-game_over =
    { $side ->
        [invader] Игра окончена: победил захватчик
       *[marines] Игра окончена: победили пехотинцы
    }
d04-event-drew_card = Захватчик берёт карту: { $card }
d04-event-drew =
    { $cards ->
        [one] Захватчик добирает: на руке { $cards } карта
        [few] Захватчик добирает: на руке { $cards } карты
       *[other] Захватчик добирает: на руке { $cards } карт
    }
d04-event-discarded = Захватчик сбрасывает карту: { $card }
d04-event-shuffled = Сброс становится новой колодой
d04-event-deck_empty = Колода захватчика кончилась
d04-event-spawn = Захватчик играет карту высадки: { $card }
d04-event-spawn-choice = Захватчик играет карту высадки «{ $card }» и выбирает: { $group }
d04-event-used = Захватчик играет карту: { $card }
d04-event-used-aimed = Захватчик играет карту: { $card } — { $aims }
d04-event-cancelled = { $figure } снимает свой приказ, и карта { $card } отменена
d04-event-scatter_card = Куда рикошетит взрыв, решает карта: { $card }
d04-event-mended =
    { $wounds ->
        [0] С фигуры { $figure } сняты раны, не осталось ни одной
        [one] С фигуры { $figure } сняты раны, осталась { $wounds }
       *[other] С фигуры { $figure } сняты раны, осталось { $wounds }
    }
d04-event-swapped = Меняются местами: { $token } ↔ { $other }
d04-event-moved = { $figure } идёт на { $square }
d04-event-teleported = { $figure } выходит из телепорта: { $area }, { $square }
d04-event-knocked = { $figure } отброшен на { $square }
d04-event-placed = { $figure } появляется: { $area }, { $square }
d04-event-recycled = { $figure } снят с поля, чтобы появиться в другом месте
d04-event-no_place = { $type }: все свободные клетки на виду, никто не появляется (D04-SPAWN-05)
d04-event-no_figure = { $type }: все фигуры этого вида уже на поле, никто не появляется (D04-SPAWN-07)
d04-event-respawned = { $figure } возвращается: { $area }, { $square }
d04-event-left = { $figure } уходит с базы
d04-event-kept = { $figure } берёт с собой: { $weapon }
d04-event-telefrag = Телефраг: { $figure } появляется на месте фигуры { $other }
d04-event-door_opened = Дверь { $door } открыта
d04-event-door_closed = Дверь { $door } закрыта
d04-event-door_destroyed = Дверь { $door } выбита
d04-event-revealed = Новая область: { $area }
d04-event-read = { $text }
d04-event-exploded = Взрывается бочка на { $square }
d04-event-encounter = { $figure }: { $text }
d04-event-special = { $text }
d04-event-took = { $figure } подбирает: { $token }
d04-event-gave = { $figure } отдаёт: { $token } — { $other }
d04-event-healed = { $figure } лечится: +{ $tokens }, жизнь теперь { $left }
d04-event-ordered = { $figure }, приказ: { $order }
d04-event-order_lost = { $figure }, приказ снят: { $order }
d04-event-order_lost-used = { $figure } исполняет приказ: { $order }
d04-event-guard = { $figure } прерывает ход захватчика
d04-event-follow_up = { $figure } за убийство получает очки движения и атаку
d04-event-berserk_over = { $figure } больше не берсерк
d04-event-ammo_spent = { $figure } тратит боеприпас: { $ammo }, { $left ->
    [0] последний
   *[other] осталось { $left }
}
d04-event-attack = { $attacker } атакует: { $square }, дальность { $range }
d04-event-attack-weapon = { $attacker } атакует: { $square }, { $weapon }, дальность { $range }
d04-event-watchful = { $figure } бдителен: рядом { $other }
d04-event-misfired = { $attacker }: осечка, атака не удалась
d04-event-rolled = { $attacker } бросает, дальность и урон: { $dice }
d04-event-rerolled = Переброс, дальность и урон: { $dice }
d04-event-aim_cancelled = Прицел и уклонение погасили друг друга
d04-event-judged-miss = На кубике промах: атака сорвана
d04-event-judged-short = Не достать: вышла дальность { $reach }, нужна { $range }
d04-event-scattered = Взрыв рикошетит на { $square }
d04-event-scattered-none = Взрыв рикошетит и никого не задевает
d04-event-damage = Урон { $damage }: { $square }
d04-event-damage-around = Урон { $damage } всем вокруг
d04-event-attack_over = Атака окончена
d04-event-unhurt = { $figure } без ран: урон { $damage }, броня { $armour }
d04-event-acid = Кислота ранит: { $figure }
d04-event-wounded =
    { $wounds ->
        [one] { $figure } получает { $wounds } рану
        [few] { $figure } получает { $wounds } раны
       *[other] { $figure } получает { $wounds } ран
    }
d04-event-killed = { $figure } убит
d04-event-killed-by = { $killer } убивает: { $figure }
d04-event-frag = Фраг: { $frags } из { $needed }

## Вопросы

d04-ask-action = { $figure }: объявите действие
d04-ask-act = { $figure }: что делать?
d04-ask-respawn = Куда возвращается { $figure }?
d04-ask-encounter = { $figure } на месте встречи: что выбрать?
d04-ask-alert = { $figure } начеку: положить приказ охраны?
d04-ask-keep = { $figure }: какое оружие взять с собой?
d04-ask-discard = Сбросьте карту: на руке слишком много
d04-ask-prepare = Сыграйте карту высадки или события либо продолжайте
d04-ask-put = Где появляется { $type }?
d04-ask-recycle = Все фигуры этого типа на поле ({ $type }). Снять одну, чтобы поставить заново?
d04-ask-activate = Кого активировать?
d04-ask-invader = { $figure }: что делать?
d04-ask-reroll = { $attacker } атакует: { $square }. Какие кубики перебросить?
d04-ask-knock = { $attacker } атаковал: { $square }. Кого и куда отбросить?
d04-ask-walk = { $attacker } атаковал: { $square }. Пробивать дальше?
d04-ask-watchful = { $watcher } бдителен, рядом { $figure }. Атаковать?
d04-ask-cancel = Снять приказ, чтобы отменить карту «{ $card }»?
d04-ask-heal = { $figure } может применить лечение
d04-ask-interrupt = Прервать?
d04-ask-interrupt-of = Сейчас действует { $figures }. Прервать?
d04-ask-marine_turn = Сыграть карту перед ходом пехотинца?
d04-ask-marine_turn-of = Сейчас начнётся ход: { $figures }. Сыграть карту до него?
d04-ask-attack_declared = Сыграть карту до броска?
d04-ask-attack_declared-of = Атакует { $figures }. Сыграть карту до броска?
d04-ask-strike_declared = Сыграть карту к этой атаке?
d04-ask-strike_declared-of = Атакует { $figures }. Сыграть карту к этой атаке?
d04-ask-attack_rolled = Сыграть карту после броска?
d04-ask-attack_rolled-of = Кубики бросил { $figures }. Сыграть карту?
d04-ask-area_revealed = Открыта новая область. Сыграть карту?
d04-ask-area_revealed-of = Открыта новая область ({ $figures }). Сыграть карту?
d04-ask-equipment_taken = Снаряжение подобрано. Сыграть карту?
d04-ask-equipment_taken-of = Снаряжение подобрал { $figures }. Сыграть карту?

## Действия

d04-action-pass = Пас
d04-action-action = { $action }
d04-action-adrenaline = Потратить адреналин: ещё 4 очка движения
d04-action-step = Шаг { $direction } ({ $square })
d04-action-door = Дверь { $door }
d04-door = Дверь { $door }
d04-action-teleport = Войти в телепорт
d04-action-duct = По вентиляции на { $square }
d04-action-crawl = Ползти по вентиляции
d04-action-give = Отдать: { $token } — { $figure }
d04-action-leave = Уйти с базы
d04-action-attack = Атака на { $square }: { $weapon }
d04-action-attack-aimed = Прицельная атака на { $square }: { $weapon }
d04-action-strike = Атака на { $square }
d04-action-order = Приказ «{ $order }»: { $figure }
d04-action-heal = Лечить: { $figure }
d04-action-end = Закончить
d04-action-respawn = Вернуться на { $square }
d04-action-reroll = Перебросить: { $dice }
d04-action-walk = Пробивать дальше на { $square }, отдав кубик: { $colour }
d04-action-knock = Отбросить на { $square }: { $figure }
d04-action-use = Сыграть: { $card }
d04-action-use-aimed = Сыграть: { $card } — { $aims }
d04-action-discard = Сбросить: { $card }
d04-action-spawn = Высадка: { $group }
d04-action-put = Поставить на { $square }
d04-action-put-turned = Поставить на { $square }, вдоль с севера на юг
d04-action-recycle = Снять: { $figure }
d04-action-activate = Активировать: { $figure }
d04-action-choose = { $way }
d04-action-cancel = Отменить карту
d04-action-keep = Взять с собой: { $weapon }

## Терминал

d04-asked = { $seat }: { $question } [{ $rule }]
d04-screen-head = { $scenario } · раунд { $round } · фраги { $frags }/{ $needed }
d04-screen-left = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, { $attacks ->
    [one] { $attacks } атака
    [few] { $attacks } атаки
   *[other] { $attacks } атак
}
d04-screen-killed = убит, вернётся в свой ход
d04-screen-left-base = ушёл с базы
d04-screen-life = ♥{ $life }/{ $most } броня { $armour }
d04-screen-ammo = { $ammo } { $n }
d04-screen-adrenaline = адреналин { $n }
d04-screen-berserk = берсерк
d04-screen-keys = ключи: { $keys }
d04-screen-counts = на руке { $hand }, колода { $deck }, сброс { $discards }
d04-screen-type = { $type }: { $figures }
d04-screen-card = { $name } [{ $id }]: { $text }
d04-screen-card-short = { $name } [{ $id }]
d04-screen-hand = На руке: { $cards }
d04-screen-text = { $name }: { $text }
d04-screen-legend-map = ┃ ━ стены, ╎ ╌ закрытые двери, ? не открыто, ## преграда, o бочка, ~ кислота, = вентиляция, T телепорт, ! встреча, * снаряжение
d04-screen-legend-figures = @ пехотинцы; { $invaders }; ♥ осталось ран, → осталось движения
d04-screen-odds = { $attack }; { $figure }: попадание { $hit } %, в среднем ран { NUMBER($mean, minimumFractionDigits: 1) }, убьёт { $kill } %
d04-screen-obstacle = преграда
d04-screen-teleporter = телепорт
d04-screen-encounter = встреча
d04-screen-barrel = бочка
d04-screen-acid = кислота
d04-screen-duct = вентиляция
