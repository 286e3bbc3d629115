### Тексты игры «DOOM. Настольная игра» (2016).

## Команды

help-doom2016 = инструменты для игры «DOOM. Настольная игра» (2016)
help-doom2016-sight = кто кого видит на составленном вручную поле; поле читается как JSON со стандартного ввода

## Кто кого видит

sight-clear = { $attacker } видит { $defender }, без укрытия ({ $where })
sight-covered = { $attacker } видит { $defender }, в укрытии ({ $where })
sight-blocked = { $attacker } не видит { $defender } ({ $where })
sight-adjacent = по соседству
sight-distance = расстояние { $distance }
sight-out-of-range = вне любой дальности
sight-nobody = на поле нет двух фигурок разных сторон

## Ошибки составленных вручную полей

fault-sight-square = { $place }: на поле нет клетки { $square }
fault-sight-length = { $place }: { $segment } — не граница длиной 1
fault-sight-segment = { $place }: { $segment } — за пределами поля
fault-sight-terrain = { $place }: у клетки { $square } уже есть ландшафт { $kind }
fault-sight-id = { $place }.id: «{ $figure }» встречается дважды; имена должны различаться
fault-sight-base = { $place }: { $squares } — не подставка на 1, 2, 2x2 или 2x3 клетки
fault-sight-taken-large = { $place }: клетку { $square } занимает большая фигурка «{ $figure }»
fault-sight-taken = { $place }: клетку { $square } занимает «{ $figure }»
