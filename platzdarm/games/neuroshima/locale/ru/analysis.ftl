### Позиции Neuroshima Hex, составленные вручную. Ошибки слово в слово.

fault-setup-hand = seats[{ $number }].hand: рука не бывает больше { $most }
fault-setup-tile = seats[{ $number }].{ $where }: «{ $tile }» — не фишка армии { $army }
fault-setup-many = seats[{ $number }]: у армии { $army } есть { $count } «{ $tile }», не больше
