### Что стартовая страница и командная строка говорят об игре, пока она не открыта.

game-neuroshima = Нейрошима
game-neuroshima-title = Neuroshima Hex! 3.0
game-neuroshima-about = Четыре армии, девятнадцать клеток. Всё решает бой, который вы видите заранее.
game-neuroshima-players = 2–6 игроков
game-neuroshima-time = 30 мин
game-neuroshima-lesson = Двенадцать коротких шагов на настоящих позициях: от командного центра до выигранного боя.
game-neuroshima-puzzles = Один ход, один бой
game-neuroshima-puzzles-text = Несколько фишек на руках и одна цель. Ответ проверит сама игра.
game-neuroshima-puzzles-lead = Один ход, один бой: сыграйте фишки так, чтобы достичь цели.
game-neuroshima-editor = Собрать армию
game-neuroshima-editor-about = фишки, стороны, свойства
