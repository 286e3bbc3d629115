game-ambush = Засада
game-ambush-title = Засада: две команды и колода
