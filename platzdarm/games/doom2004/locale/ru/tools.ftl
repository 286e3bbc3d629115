### Инструменты Doom: The Boardgame (2004).

## Инструменты командной строки

help-doom2004 = инструменты для Doom: The Boardgame (2004)
help-doom2004-sight = кто кого видит на поле, заданном вручную: JSON со стандартного ввода
help-doom2004-odds = точные шансы атаки, заданной вручную: JSON со стандартного ввода
d04-sight-nobody = нет двух фигур разных сторон
d04-sight-blocked = { $attacker } не видит { $target }
d04-sight-adjacent = { $attacker } рядом с { $target } и видит
d04-sight-clear = { $attacker } видит { $target }, дальность { $range }
d04-odds-success = успех { $chance }, трата боеприпаса { $ammo }
d04-odds-wounds =
    { $wounds ->
        [one] { $wounds } рана: { $chance }
        [few] { $wounds } раны: { $chance }
       *[other] { $wounds } ран: { $chance }
    }
d04-odds-mean = в среднем ран { $mean }, убийство { $kill }

## Справка о карте, фигуре или клетке

command-doom2004-piece = карта
play-help-doom2004-piece = карта НАЗВАНИЕ: всё о карте, оружии, фигуре или клетке
play-doom2004-piece-what = о чём? Напишите «карта НАЗВАНИЕ»
play-doom2004-piece-unknown = карты, оружия, фигуры или клетки '{ $name }' нет

## Файлы содержания

content-ok-scenario = { $file }: всё верно, сценарий { $name }, { $squares ->
    [one] { $squares } клетка
    [few] { $squares } клетки
   *[other] { $squares } клеток
}

## Слова составленных этюдов

d04-puzzle-task-leave = Уйдите с поля этим ходом, не бросая кубиков.
d04-puzzle-task-boss = Кибердемону осталось 3 раны. Убейте его этим ходом, не бросая кубиков.
d04-puzzle-hint-watch = Рядом с демоном шагать нельзя: он бдителен, а его удар — дело случая.
d04-puzzle-hint-run = Поможет только бег. Адреналин тратят до того, как объявлено действие.
d04-puzzle-hint-points = Уйдут все очки движения: { $points }.
