### Чем хорош совет.

inf-reason-pass = Сейчас это ничего не даст.
inf-reason-stop = Лучшего места в пределах хода нет.
inf-reason-end = Больше ничто в этом ходу не стоит своей цены.
inf-reason-gate = Мощь врат достаётся даром.
inf-reason-research = Ни одна карта в ряду не стоит больше задания.
inf-reason-keep = Цель близка, а награда остаётся надолго.
inf-reason-complete = Цель достигнута, и награда остаётся надолго.
inf-reason-yes = Цена мала по сравнению с выгодой.
inf-reason-sets = Составы этого сценария подобраны книгой, и игра начнётся сразу.
inf-reason-way = Из двух вариантов этот даёт больше.
inf-reason-trigger = Что-то должно быть первым, а этот эффект ничего не ждёт.
inf-reason-spend = Лучше этот жетон не применить.
inf-reason-random = Сокровище дороже большинства карт.
inf-reason-token-moved = Сокровище станет ближе.

## Приказы

inf-reason-shrine = Святилище: слава в конце хода — { $n }, а соперникам ничего.
inf-reason-chest = До сокровища можно дойти.
inf-reason-beacon = По пути зажигается маяк.
inf-reason-captive = Там можно освободить пленника.
inf-reason-token = Там лежит жетон вашего цвета.
inf-reason-safety = Подальше от тех, кто может его повергнуть.
inf-reason-nearer = Ближе к месту, где он нужен.
inf-reason-enters = На поле станет одним чемпионом больше.
inf-reason-defeats = Повергнет: { $targets }.
inf-reason-joint = То, что останется, добьёт в этом же ходу другой чемпион.
inf-reason-wears = Его защита навсегда уменьшится: { $n }.
inf-reason-hurts = Атака, за которую больше не надо платить.

## Карты

inf-reason-plays = То, что останется в руке, в конце хода уйдёт в сброс.
inf-reason-equips = Больше всех пользы получит { $piece }.
inf-reason-recruit = Сила { $strength } и защита { $defence } в ваш запас.
inf-reason-faction = Ваша колода собирает эту фракцию: { $faction }.
inf-reason-gear = Конструкция остаётся с чемпионом: сила { $strength }, защита { $defence }.
inf-reason-power = Каждый розыгрыш даёт мощь на приказы.
inf-reason-runes = Каждый розыгрыш даёт руны на карты получше.
inf-reason-draw = Каждый розыгрыш приносит ещё одну карту.
inf-reason-souls = Душа усиливает чемпиона, пока он стоит на поле.
inf-reason-banish = Избавляет колоду от слабых карт.
inf-reason-useful = Самая полезная карта из тех, что по карману.
inf-reason-draft = Сила { $strength } и защита { $defence } при цене приказа { $order }.
inf-reason-best-card = Самая полезная карта среди них.
inf-reason-worst-card = Эту карту не так жалко.

## Сокровища и выбор

inf-reason-saves = Без сокровища чемпион будет повергнут: { $piece }.
inf-reason-tells = С сокровищем атака повергнет цель; атакует { $piece }.
inf-reason-champion = Больше всех пользы получит { $piece }.
inf-reason-cell = Ближе всего к тому, за что идёт борьба.
inf-reason-villains = Из того, что могут сделать злодеи, это навредит меньше всего.
