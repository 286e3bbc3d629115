### Инструменты «Инферно».

## Инструменты командной строки

help-inferno = инструменты для Ascension Tactics: Inferno
help-inferno-reach = куда могут пойти и кого атаковать чемпионы поля, заданного вручную (JSON со стандартного ввода)
help-inferno-villain = равноценные планы злодея на поле, заданном вручную (JSON со стандартного ввода)
inf-reach-cells = { $champion } может закончить движение: { $cells }
inf-reach-target = { $champion } может атаковать { $target }: { $ways }
inf-villain-plan = { $steps }; цель { $target }; в конце стоит в { $cell }

## Справка в терминале

command-inferno-piece = карта
play-help-inferno-piece = карта НАЗВАНИЕ: всё о карте, чемпионе, задании или сокровище
play-inferno-piece-what = о чём? Напишите «карта НАЗВАНИЕ»
play-inferno-piece-unknown = нет карты, чемпиона, задания или сокровища «{ $name }»

## Файлы содержания

content-ok-inferno = { $file }: всё верно, сценарий { $name }, варианты: { $modes }
content-ok-inferno-pack = { $file }: всё верно, набор { $name }, записей: { $n }

## Кампания в терминале

inf-screen-course = Кампания: { $course }
inf-screen-chapter =
    { $state ->
        [done] { $name } (пройден)
        [now] [{ $n } { $name }]
       *[ahead] { $name }
    }
inf-screen-evening = Вечер, начатый с --save ФАЙЛ, продолжается с --resume ФАЙЛ; после него терминал назовёт команду для следующего.
inf-screen-threat = Уровень угрозы { $threat }

## Слова этюдов, которые делает программа

inf-puzzle-task = До победы вам не хватает { $mine } славы, сопернику { $other }. Победите этим ходом.
inf-puzzle-hint-order = Приказ получает { $champion }.
inf-puzzle-hint-strike = Бить надо сюда: { $name }.
inf-puzzle-hint-play = Всё решает карта «{ $name }».
inf-puzzle-hint-use = Пригодится сокровище: { $name }.
inf-puzzle-hint-acquire = Сначала купите «{ $name }» ради её засады.
