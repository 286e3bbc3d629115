### Позиции DOOM (2016), расставленные вручную (games/doom2016/scenario.py).

fault-d16-no-figure = в этой миссии нет фигурки «{ $figure }»
fault-d16-figure-twice = «{ $figure }» стоит дважды; имена должны различаться
fault-d16-no-square = на этом поле нет клетки «{ $square }»
fault-d16-no-room = «{ $figure }» там не помещается
fault-d16-taken = клетка { $square } занята, там «{ $figure }»
fault-d16-damage = { $damage }; «{ $figure }» выдерживает от 0 до { $most }
fault-d16-no-door = doors: двери { $door } нет; двери имеют номера от 0 до { $last }
fault-d16-no-portal = portals_left: портала { $portal } нет; порталы имеют номера от 0 до { $last }
fault-d16-no-card = карты «{ $card }» среди оставшихся там нет
fault-d16-no-turn = turn: карты инициативы «{ $turn }» в этом раунде нет
