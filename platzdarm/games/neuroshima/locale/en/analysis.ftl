### Positions of Neuroshima Hex set up by hand. Errors word for word as they are raised.

fault-setup-hand = seats[{ $number }].hand: no hand is larger than { $most }
fault-setup-tile = seats[{ $number }].{ $where }: '{ $tile }' is no tile of { $army }
fault-setup-many = seats[{ $number }]: { $army } has { $count } of '{ $tile }', not more
