### Тексты страницы для Neuroshima.

# Язык, на котором берутся названия армий и фишек из их файлов.
nh-language = ru

## Поле для тех, кто его не видит

nh-board = Поле
nh-cell-empty = { $cell }, пусто{ $may ->
    [1] , можно выбрать
   *[0] {""}
}
nh-cell-tile = { $cell }: { $tile }, { $army }{ $kind ->
    [hq] , очков: { $points }
   *[other] , поворот { $rotation }, инициатива { $phases }
}{ $tough ->
    [1] , выдержит ран: { $left }
   *[0] {""}
}{ $netted ->
    [1] , в сети
   *[0] {""}
}{ $may ->
    [1] , можно выбрать
   *[0] {""}
}
nh-turn-left = Повернуть влево
nh-turn-right = Повернуть вправо
nh-choices = Что выбрать

## Ответ, начатый на поле

nh-draft-hq = Штаб на { $cell }
nh-draft-place = { $tile } на { $cell }: поверните и подтвердите
nh-draft-move = Движение: { $tile } на { $cell }
nh-draft-run = { $tile } идёт на { $cell }
nh-draft-ride = Транспорт везёт: { $tile } на { $cell }
nh-draft-push = { $pusher } толкает: { $pushed }
nh-draft-retreat = Отступить на { $cell }
nh-draft-snipe = Снайпер: { $target }
nh-draft-grenade = Граната: { $target }
nh-draft-airstrike = Воздушный удар вокруг { $cell }
nh-draft-battle = Бой сейчас
nh-draft-turns = Колесо, Q и E или две ручки вращают; второе нажатие подтверждает
nh-draft-confirms = Второе нажатие подтверждает
nh-draft-battle-hint = Ход на этом сразу кончится
nh-verb-hq = Поставить
nh-verb-place = Поставить
nh-verb-move = Передвинуть
nh-verb-run = Идти
nh-verb-ride = Ехать
nh-verb-push = Толкнуть
nh-verb-retreat = Отступить
nh-verb-snipe = Выстрелить
nh-verb-grenade = Бросить
nh-verb-airstrike = Ударить
nh-verb-battle = Начать бой

## Карточка фишки или стороны

nh-card-empty = Пустая ячейка
nh-card-where = { $army }, { $cell }
nh-card-army = { $army }, { $kind ->
    [hq] штаб
    [unit] боец
    [module] модуль
   *[instant] мгновенная
}, в армии: { $count }
nh-card-sum = { $printed } { $parts } = { $result }
nh-card-more = + { $value } { $giver }
nh-card-less = − { $value } { $giver }
nh-card-points = Штаб: очков { $points }
nh-card-score = Очков: { $points }
nh-card-hits = Выдержит ран: { $left } из { $all }
nh-card-netted = В сети: ничего не может
nh-card-gift = { $effect ->
    [extra_attack] { $giver } даёт ещё одну атаку
    [medic] { $giver } может вылечить
    [grant_mobility] { $giver } может перевезти
    [swap_attack_type] { $giver } может сменить вид одной атаки
    [take_over_module] { $giver } держит модуль под контролем
   *[other] { $giver } действует на неё
}
nh-card-out = Выбыла из игры
nh-card-team = команда { $team }
nh-card-count = { $tile } × { $count }
nh-card-pile = Ещё в стопке ({ $count }): { $tiles }
nh-card-discards = Сброшены ({ $count }): { $tiles }

## Рука и табличка

nh-hand = Рука: { $army }
nh-hand-empty = В руке нет фишек
nh-hand-instant = мгновенная
nh-hand-module = модуль
nh-hand-unit = инициатива { $phases }
nh-hand-idle = без инициативы
nh-hand-chosen = { $tile }, выбрана
nh-hand-discard = Сбросить: { $tile }
nh-plate-hq = Штаб: очков { $points }
nh-plate-points = Очков: { $points }
nh-plate-pile = Фишек в стопке: { $count }
nh-plate-out = выбыл
