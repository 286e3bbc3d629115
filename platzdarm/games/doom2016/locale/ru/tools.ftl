### Инструменты командной строки и файлы содержания игры «DOOM: The Board Game» (2016).

help-doom2016 = инструменты для игры «DOOM. Настольная игра» (2016)
help-doom2016-sight = кто кого видит на составленном вручную поле; поле читается как JSON со стандартного ввода

## Вероятности

help-doom2016-odds = точные вероятности заданной вручную атаки: из этих аргументов или из JSON на стандартном вводе
help-arg-odds-red = красные кубики
help-arg-odds-black = чёрные кубики
help-arg-odds-symbols = символы урона, добавленные к кубикам
help-arg-odds-cancel = сколько щитов отменяет атака
help-arg-odds-reroll = атакующий может перебросить до N кубиков (больше 6: все или ни одного); можно указать ещё раз
help-arg-odds-stunned = атакующий оглушён и убирает один кубик
help-arg-odds-health = сколько здоровья осталось у защищающегося
help-arg-odds-stagger = при каком дальнейшем уроне защищающийся шатается
help-arg-odds-shields = щиты, которые действуют всегда: защищённость или щиты машины
help-arg-odds-deck = колода защищающегося в неизвестном порядке: щиты каждой карты или dodge, например 0,1,1,dodge
help-arg-odds-discards = его сброс: замешивается, когда колода кончается
help-arg-odds-cover = защищающийся в укрытии и может взять вторую карту
odds-damage = урон
odds-chance = вероятность
odds-at-least = не меньше
odds-percent = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
odds-mean = ожидаемый урон: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-kill = убит: { $chance }
odds-stagger = шатается, но жив: { $chance }
error-odds-card = «{ $card }» — не карта защиты; укажите её щиты или dodge, например 0,1,1,dodge
error-odds-nothing = какая атака? Задайте её аргументами (platzdarm doom2016 odds --help) или как JSON на стандартном входе

## Ошибки записи ходов

fault-d16-aim = «{ $ability }» сейчас нельзя направить на «{ $word }»

## Файлы содержания

content-ok-mission = { $file }: всё верно, миссия { $name }, { $squares ->
    [one] { $squares } клетка
    [few] { $squares } клетки
   *[many] { $squares } клеток
}
content-ok-pack = { $file }: всё верно, набор { $name }, { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[many] { $entries } записей
}

## Ошибки файлов содержания

fault-d16-own-mission-twice = миссия «{ $mission }» уже есть
fault-d16-own-pack-twice = набор «{ $pack }» уже есть
fault-d16-own-pack-key = в наборе могут быть { $known }
fault-d16-own-id-twice = встречается дважды; имена должны различаться
place-mission = { $place }: миссия «{ $mission }»
fault-d16-own-room = всего { $number } { $kind }; места хватает на { $most }
fault-d16-own-figures = { $number } фигурок — слишком много
fault-d16-own-main = у карты основного действия есть атака
fault-d16-own-frags = захватчику нужно не меньше 1
fault-d16-own-tokens = места хватает на { $most }
fault-d16-own-squad = карта отряда не умеет «{ $verb }»
fault-d16-own-group-demon = нет демона «{ $demon }»; выберите из { $known }
fault-d16-own-figures-of = фигурок «{ $demon }» в коробке { $most }
fault-d16-own-operation = нет миссии «{ $mission }»; выберите из { $known }
fault-d16-own-weapon = нет «{ $weapon }»; выберите из списка: { $known }
fault-d16-own-sets = один и тот же набор указан дважды
fault-d16-own-classes = назовите четыре разные карты или ни одной
fault-d16-own-weapon-pairs = назовите по паре для каждого из четырёх пехотинцев или ни одной
fault-d16-own-pair = «{ $weapon }» указано дважды
fault-d16-own-copies = в коробке «{ $weapon }» — { $copies }, а не { $given }
fault-d16-own-two = на { $square } их две
fault-d16-own-ground = на { $square } нельзя войти
fault-d16-own-across = «{ $demon }» ({ $size }) стоит поперёк стены, двери или края поля
fault-d16-own-stand = «{ $demon }» не может стоять на { $square }
fault-d16-own-taken = { $square } уже занято: { $other }
fault-d16-own-exit-needed = для цели «{ $objective }» нужен выход
fault-d16-own-exit-none = для цели «{ $objective }» выхода нет
fault-d16-own-door-border = дверь стоит на границе между двумя клетками
fault-d16-own-no-portal = без портала не придёт ни один демон
fault-d16-own-samples = для образцов ({ $samples }) нужно столько же жёлтых или красных порталов, а их { $given }
fault-d16-own-groups = у «{ $card }» нет групп этого цвета: { $colour }
fault-d16-own-unreached = до { $square } нельзя дойти от старта
fault-d16-own-no-room = нет места для четырёх пехотинцев
fault-d16-own-door-empty = у двери есть хотя бы одна граница
fault-d16-own-door-wall = между { $one } и { $other } стена
fault-d16-own-door-twice = между { $one } и { $other } уже есть дверь
fault-d16-own-objective-field = цель вида «{ $kind }» этого не читает
fault-d16-own-range = у карты без кубиков нет дальности; дальность гранаты стоит в её эффекте
fault-d16-own-dodge = карте с уклонением щиты не нужны
fault-d16-own-dice = глаголу «{ $verb }» нужен хотя бы один кубик
fault-d16-own-empty-pack = в наборе нет ни одной записи

## Справка о карте, фигурке или клетке

command-doom2016-piece = карта card
play-help-doom2016-piece = карта НАЗВАНИЕ: всё о карте, фигурке или клетке
play-doom2016-piece-what = о чём? Пишите «карта НАЗВАНИЕ»
play-doom2016-piece-unknown = нет ни карты, ни фигурки, ни клетки «{ $name }»

## Слова этюдов, которые делает программа

d16-puzzle-task-demons = Все порталы закрыты. За эту активацию не оставьте в живых { $count ->
    [2] ни одного из двух демонов
    [3] ни одного из трёх демонов
   *[other] ни одного из демонов, а их { $count }
}, не бросая кубиков.
d16-puzzle-task-sample = У вас два образца. За эту активацию возьмите третий, { $lies ->
    [1] который лежит на поле,
   *[0] который несёт демон,
} не бросая кубиков.
d16-puzzle-hint-glory = Пошатнувшийся демон гибнет, когда на него наступают: кубики для этого не нужны.
d16-puzzle-hint-card = Без этой карты не обойтись: «{ $name }».
