### Тексты Neuroshima Hex.

## Почему нельзя

refusal-not-your-turn = сейчас решает другое место
refusal-hq-first = сначала ставят командные центры
refusal-hq-placed = командные центры уже поставлены
refusal-cell-taken = на клетке помещается только одна фишка
refusal-discard-first = сначала нужно сбросить одну из трёх фишек
refusal-discard-first-of-six = сначала нужно сбросить одну из шести фишек
refusal-in-battle = во время боя ничего не играют, не сбрасывают, не двигают и не поворачивают
refusal-not-in-hand = этой фишки нет у вас на руках
refusal-is-instant = мгновенное действие на поле не ставят
refusal-play-limit = за ход можно сыграть не больше двух фишек
refusal-play-limit-opening = в первый ход можно сыграть одну фишку
refusal-play-limit-puzzle = задача не разрешает сыграть больше фишек
refusal-keep-all = с подкреплением несыгранные фишки нужно сохранить
refusal-battle-forbidden = когда кто-то взял последнюю фишку, «Бой» играть нельзя
refusal-no-tile-there = на этой клетке нет фишки
refusal-not-own-tile = двигать можно только свои фишки
refusal-netted = фишка в сети ничего не может делать
refusal-hq-netted = командный центр в сети, бросить гранату нельзя
refusal-too-far = так далеко фишка не пройдёт
refusal-no-mobility = у этой фишки нет мобильности
refusal-moved-already = эта фишка уже двигалась в этот ход
refusal-no-transport = к этой фишке не присоединён транспорт
refusal-carried-already = транспорт уже двигал эту фишку в этот ход
refusal-stays-put = движение должно изменить клетку или поворот
refusal-target-friendly = целью может быть только вражеская фишка
refusal-target-hq = командный центр не может быть целью
refusal-grenade-hq = в командный центр гранату не бросают
refusal-grenade-range = граната достаёт только до фишек рядом со своим командным центром
refusal-air-strike-edge = вся зона удара должна лежать на поле
refusal-push-target = толкнуть можно только соседнюю вражескую фишку
refusal-push-netted = фишку в сети толкнуть нельзя
refusal-push-no-room = фишке некуда отступить
refusal-push-ally = союзную фишку толкнуть нельзя
refusal-retreat-cell = оттолкнутая фишка отходит на свободную клетку прочь от толкающего
refusal-redraw = менять фишки можно сразу после добора, когда на руках одни мгновенные действия, а в стопке что-то есть
refusal-no-choice = сейчас такого выбора нет

## Ошибки нотации, параметров и содержания

fault-empty-line = пустая строка — не действие
fault-no-action = действия «{ $word }» нет; действия начинаются с { $known }
fault-no-seat = места { $seat } нет; места от 0 до { $last }
fault-form = «{ $text }» — непонятно; пишите «{ $form }»
fault-no-cell = клетки «{ $cell }» на этом поле ({ $board }) нет
fault-no-tile-of-army = фишки «{ $tile }» в армии { $army } нет
fault-no-tile-of-game = «{ $tile }» — не фишка армий этой партии
fault-first-player = «{ $text }» — не жребий первого игрока, «first:МЕСТО»
fault-option-unknown = неизвестный параметр «{ $option }»; есть { $known }
fault-option-value = { $option }={ $value }: выберите из { $known }
fault-option-first = first={ $value }: места от 0 до { $last }
fault-option-first-lone = first: начинает одиночка, место 0
fault-option-mode = mode={ $mode }: при числе игроков { $players } выберите из { $known }
fault-option-standard = board=standard: пятерым и шестерым нужно расширенное поле
fault-option-extended = board=extended: это поле для четверых и больше
fault-option-army = armies: армии «{ $army }» нет; выберите из { $known }
fault-option-armies = armies: нужно { $needed }, по одной на место, а указано { $given }
fault-option-army-twice = armies: армию нельзя взять дважды
fault-army-exists = армия «{ $army }» уже есть; выберите другой id
fault-tile-twice = стоит дважды; id должны различаться
place-tile = { $place }: фишка «{ $tile }»
fault-one-hq = в армии ровно один командный центр с count = 1
fault-army-size = всего фишек { $total }; в армии их { $size }
fault-instant-effect = у мгновенного действия ровно одно из { $known }
fault-instant-bare = мгновенное действие на поле не лежит, поэтому у него только название и действие
fault-hq-figures = у командного центра initiative = [0], melee 1 на всех сторонах, прочности нет
fault-needs-initiative = фишке, которая атакует, нужно хотя бы одно значение
fault-module-attack = у модуля нет своей атаки; сделайте его подразделением
fault-unit-idle = подразделению нужна атака, сеть, броня или свойство
fault-initiative-twice = одно значение стоит дважды
fault-instant-kind = «{ $effect }» бывает только у мгновенного действия; поставьте kind = "instant"
fault-effect-bare = у «{ $effect }» нет value, scope и target
fault-effect-scope = для «{ $effect }» нужно scope = { $scopes }
fault-effect-link = scope = linked, но в поле link нет ни одной единицы
fault-effect-needs-value = для «{ $effect }» нужно value
fault-effect-no-value = у «{ $effect }» нет value
fault-effect-target = для «{ $effect }» нужно target = { $target }
fault-hq-scope = командный центр действует на всех соседей: scope = adjacent
fault-module-scope = scope = adjacent бывает у командного центра; у модуля — присоединение на шести сторонах
fault-board-name = board: «{ $board }» — не одно из { $known }
fault-board-seats = seats: мест от 1 до { $most }, а указано { $given }
fault-board-army = seats[{ $number }].army: армии «{ $army }» нет; выберите из { $known }
fault-board-hq = seats[{ $number }].hq: { $points } — не от 0 до { $most }
fault-board-tile = фишки «{ $tile }» нет; выберите из { $known }
fault-board-instant = «{ $tile }» — мгновенное действие, на поле его не ставят
fault-board-seat = { $seat } — не место от 0 до { $last }
fault-board-other-army = «{ $tile }» — не из армии { $army } места { $seat }
fault-board-cell = клетки { $cell } на этом поле ({ $board }) нет
fault-board-taken = на клетке { $cell } уже есть фишка
fault-board-rotation = { $rotation } — не от 0 до 5
fault-board-wounds = { $wounds }; «{ $tile }» живёт с ранениями от 0 до { $most }
fault-board-second-hq = у места { $seat } уже есть командный центр на поле
fault-board-hq-wounds = у командного центра нет ранений, его очки стоят в seats[].hq
fault-board-fallen-hq = командного центра без очков на поле нет; укажите seats[{ $seat }].hq
fault-puzzle-hand = этюд «{ $puzzle }»: hand: «{ $tile }» — не фишка армии { $army }; выберите из { $known }
fault-puzzle-goal = этюд «{ $puzzle }»: solution: цель «{ $goal }» не достигнута

## Названия

name-tile-at = { $tile } ({ $cell })
name-seat-twice = { $army } { $mark }
name-instant = мгновенное действие
name-side-0 = вверх
name-side-1 = вправо-вверх
name-side-2 = вправо-вниз
name-side-3 = вниз
name-side-4 = влево-вниз
name-side-5 = влево-вверх
nh-facing = { $rotation ->
   *[0] { name-side-0 }
    [1] { name-side-1 }
    [2] { name-side-2 }
    [3] { name-side-3 }
    [4] { name-side-4 }
    [5] { name-side-5 }
}

## Что произошло

event-placed = { $seat } ставит: { $tile }, клетка { $cell }, направление: { nh-facing }
event-placed-hq = { $seat } ставит командный центр на { $cell }
event-turn = Ход { $turn }: { $seat }
event-drew = { $seat } берёт: { $tiles }
event-last_tile_drawn = { $seat } берёт последнюю фишку: у остальных ещё по одному ходу, потом последний бой
event-redrew = { $seat } сбрасывает всю руку ({ $tiles }) и берёт заново
event-discarded = { $seat } сбрасывает: { $tile }
event-turn_ended = { $seat } заканчивает ход
event-played = { $seat } играет: { $tile }
event-moved = { $tile }: переход с { $start } на { $cell }, направление: { nh-facing }
event-turned = { $tile } ({ $cell }): поворот { nh-facing }
event-pushed = { $tile }: отход с { $start } на { $cell }
event-battle_began-tile = Бой!
event-battle_began-full = Поле заполнено: бой!
event-battle_began-last = Последний бой!
event-battle_began-hand = Бой!
event-battle_ended = Бой окончен
event-phase = Фаза { $phase }
event-acted = Действуют: { $tiles }
event-hit = { $source } → { $target }, сила { $damage }
event-converted = { $tile }: атака { $side } становится { $kind ->
    [melee] ближней
   *[ranged] дальней
}
event-exploded = { $tile }: взрыв
event-healed = { $medic } спасает: { $patient }; атакующий: { $source }
event-wounded = { $tile }: ранение, повреждений { $damage }
event-hq_damaged = Командный центр ({ $seat }) теряет { $damage }, осталось { $left }
event-scored = { $seat } получает очков: { $damage }, всего { $points }
event-destroyed = { $tile }: фишка уничтожена
event-spent = { $tile }: фишка вылечила другую и уходит в сброс
event-removed = { $tile }: фишка убрана с поля
event-eliminated = { $seat } выбывает из игры
event-tie = Поровну: { $seats } делают ещё по одному ходу, потом бой
event-game_over-won = Партия окончена. Победа: { $seats }
event-game_over-drawn = Партия окончена. Ничья: { $seats }
event-puzzle_over = { $solved ->
    [1] Этюд решён
   *[0] Этюд не решён
}

## Вопросы

ask-headquarters = { $seat }: поставьте командный центр на свободную клетку: hq КЛЕТКА [NH-SET-05]
ask-discard = { $seat }: сначала сбросьте одну фишку: discard ФИШКА [{ $rule }]
ask-act = { $seat }: играйте, сбрасывайте, двигайте фишки или закончите ход: end [NH-TURN-03]
ask-retreat = { $seat }: куда отходит { $tile }? [NH-PSH-03]
ask-explode = { $seat }: { $tile } взрывается или атакует? [NH-MOL-11]
ask-convert = { $seat }: превращает ли { $tile } чью-то атаку? [NH-HEG-11]
ask-heal = { $seat }: какой медик примет какие повреждения? [NH-MED-05]

## Действия словами

action-pass = пропустить
action-hq = командный центр на { $cell }
action-discard = сбросить: { $tile }
action-redraw = сбросить всё и взять заново
action-place = поставить: { $tile }, клетка { $cell }, направление: { nh-facing }
action-move = Движение: { $tile } с { $start } на { $cell }, направление: { nh-facing }
action-run = { $tile }: переход с { $start } на { $cell }, направление: { nh-facing }
action-ride = Транспорт: { $tile } с { $start } на { $cell }, направление: { nh-facing }
action-move-turn = Движение: { $tile } ({ $cell }), поворот { nh-facing }
action-run-turn = { $tile } ({ $cell }): поворот { nh-facing }
action-ride-turn = Транспорт: { $tile } ({ $cell }), поворот { nh-facing }
action-push = Толчок: { $pusher } → { $pushed }
action-retreat = отойти на { $cell }
action-battle = Бой
action-snipe = Снайпер: { $target }
action-grenade = Граната: { $target }
action-airstrike = Воздушный удар вокруг { $cell }
action-end = закончить ход
action-explode = { $tile } взрывается
action-fight = { $tile } атакует как обычно
action-convert = { $tile }: атака { $side } становится { $kind ->
    [melee] ближней
   *[ranged] дальней
}
action-keep = { $tile } ничего не меняет
action-heal = { $medic } спасает: { $patient }; атакующий: { $source }

## Фишка словами

tile-head = { $name } ({ $key }): { $army }, { $kind ->
    [hq] командный центр
    [unit] подразделение
    [module] модуль
   *[instant] мгновенное действие
}, в армии { $count }
tile-initiative = Инициатива { $values }
tile-no-initiative = Без инициативы
tile-toughness = Прочность { $toughness }: фишку уничтожает повреждение номер { $deadly }
tile-mobility = Мобильность: раз за ход владельца может перейти на соседнюю клетку, повернуться или сделать и то и другое
tile-melee = Ближний бой, сила { $strength }: { $sides }
tile-ranged = Дальний бой, сила { $strength }: { $sides }
tile-armour = Броня: { $sides }
tile-net = Сеть: { $sides }
tile-link = Присоединение: { $sides }
effect-initiative = { $scope ->
    [linked] Присоединённые
   *[adjacent] Соседние
} { $target ->
    [friendly] свои
   *[enemy] вражеские
} фишки: инициатива { $value }
effect-melee_strength = { $scope ->
    [linked] Присоединённые
   *[adjacent] Соседние
} { $target ->
    [friendly] свои
   *[enemy] вражеские
} фишки: сила ближнего боя { $value }
effect-ranged_strength = { $scope ->
    [linked] Присоединённые
   *[adjacent] Соседние
} { $target ->
    [friendly] свои
   *[enemy] вражеские
} фишки: сила дальнего боя { $value }
effect-extra_attack = { $scope ->
    [linked] Присоединённые
   *[adjacent] Соседние
} свои фишки: дополнительная атака, на фазу позже последней
effect-medic = Принимает на себя все повреждения, которые одна вражеская фишка наносит присоединённой своей в одной фазе, и покидает поле
effect-take_over_module = Присоединённые вражеские модули действуют на её владельца
effect-move_distance = Пока она действует, свои фишки при движении могут пройти клеток: до { $value }
effect-grant_mobility = Присоединённые свои фишки раз за ход владельца могут перейти на соседнюю клетку, повернуться или сделать и то и другое
effect-swap_attack_type = Раз за бой одна атака присоединённой своей фишки может стать из ближней дальней или наоборот
effect-gauss_shot = Выстрел поражает каждого врага на линии; прибавки к силе не действуют
effect-explosion = В свою фазу может не атаковать, а взорваться: по 1 повреждению всем соседним фишкам, а сама уничтожена
effect-battle = Сразу начинается бой, после него ход окончен; нельзя, когда кто-то взял последнюю фишку
effect-move = Одна своя фишка переходит на свободную соседнюю клетку, поворачивается или делает и то и другое
effect-push = Одна своя фишка отталкивает соседнюю вражескую на клетку прочь
effect-sniper = Одна вражеская фишка в любом месте, кроме командного центра, получает 1 повреждение; броня не помогает
effect-grenade = Одна вражеская фишка рядом со своим командным центром, кроме чужого центра, уничтожена; нельзя, пока свой центр в сети
effect-air_strike = Каждое подразделение и каждый модуль на клетке и шести соседних получает 1 повреждение, свои тоже; командные центры — нет

## Стол на экране

screen-turn = Ход { $turn }
screen-setup = Расстановка
screen-stage = { $stage ->
    [final_turns] последние ходы
    [last_battle] последний бой
    [extra_turns] поровну: ещё по ходу
    [extra_battle] поровну: последний бой
   *[normal] {""}
}
screen-seat = { $mark } { $number } { $army }
screen-seat-hq = центр { $points }
screen-seat-points = очки { $points }
screen-seat-out = вне игры
screen-seat-counts = стопка { $pile }, сброс { $discards }
screen-seat-team = команда { $team }
screen-hand = на руках: { $tiles }
screen-hand-empty = на руках ничего
screen-hand-tile = { $name } [{ $key }]
screen-initiative = и{ $values }
screen-legend = † ближний бой, ↑ дальний, ■ броня, # сеть, + присоединение; и инициатива, ♥ осталось попаданий, ★ очки центра, ⊗ в сети
board-result = { $seat }: { $score ->
    [won] победа
    [drawn] ничья
   *[lost] поражение
}

## Бой на составленной позиции

battle-hq = Командный центр ({ $seat }): { $points }
battle-choice = { "  " }{ $seat } выбирает: { $action }
battle-after = После боя
battle-outcomes = { $outcomes ->
    [one] { $outcomes } различный исход
    [few] { $outcomes } различных исхода
   *[other] { $outcomes } различных исходов
}
battle-outcome = Исход { $number }: очки центров { $points }
battle-left = { "  " }на поле: { $tiles }
battle-empty = { "  " }на поле никого
