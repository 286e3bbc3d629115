game-ambush = Ambush
game-ambush-title = Ambush: two teams and a deck
