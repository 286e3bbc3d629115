### «Инферно» на первой странице.

## Игра до того, как её откроют

game-inferno = Инферно
game-inferno-title = Ascension Tactics: Inferno
game-inferno-about = Собирайте колоду, отдавайте приказы чемпионам, держите святилища.
game-inferno-players = 1–4 игрока
game-inferno-time = 90 мин
game-inferno-lesson = Семь коротких шагов с заданной удачей, от первой карты до тридцати славы.
game-inferno-editor = Собрать сценарий
game-inferno-editor-about = поле, порталы, сокровища, нейтралы
game-inferno-puzzles = Один ход до победы
game-inferno-puzzles-text = Несколько карт, один приказ и слава, которой недостаёт. Ответ проверит сама игра.
