### Редактор сценариев.

d04-edit-title = Редактор сценариев
d04-edit-help = Выложите карту, навесьте двери, расставьте снаряжение, препятствия и захватчиков, сразу видя ошибки, и тут же сыграйте с машиной.
d04-edit-copy-help = Самый верный путь: менять готовый сценарий, пока он не станет вашим.
d04-edit-sample-help = Небольшой готовый сценарий, который можно менять.
d04-edit-blank-help = Одна комната и дверь наружу.
d04-edit-none = В этом файле нет сценария.
d04-edit-parts = Детали
d04-edit-bench = Карта
d04-edit-about = Сценарий
d04-edit-map = Карта сценария
d04-edit-help-tool = { $tool ->
    [select] Щёлкните по тому, что нужно выбрать; ещё раз — по тому, что лежит ниже. Выбранное можно тащить.
    [door] Подсвечены места, где области сходятся или откуда есть путь наружу: щелчок навешивает такую дверь или снимает её.
    [erase] Щелчок убирает то, что лежит сверху.
    [pieces] Щелчок кладёт фрагмент левым верхним углом на эту клетку — как часть области, названной ниже. R поворачивает.
    [starts] Щелчок ставит сюда пехотинца; тот, что поставлен раньше всех, уходит.
   *[other] Щелчок кладёт на клетку или убирает с неё. R поворачивает то, что длиннее клетки.
}
d04-edit-area-now = Область новых фрагментов
d04-edit-area = { $number }. { $name }
d04-edit-area-new = Новая область
d04-edit-area-of = Область фрагмента
d04-edit-area-text = Что читают, когда она открыта
d04-edit-area-remove = Убрать область со всем, что в ней есть
d04-edit-areas = Области
d04-edit-pieces = Фрагменты карты
d04-edit-piece = { $piece ->
    [room_9x10] комната 9×10
    [room_10x5_3] комната 10×5, три прохода
    [room_10x5_2] комната 10×5, два прохода
    [room_9x5] комната 9×5
    [room_5x5] комната 5×5
    [room_4x4] комната 4×4
    [cross] перекрёсток
    [tee] развилка
    [bend_large] большой поворот
    [bend_small] малый поворот
    [hall_short] короткий коридор
    [hall_long] длинный коридор
    [cap] ниша
   *[other] { $piece }
}
d04-edit-doors = Двери
d04-edit-door = { $kind ->
    [red] красная
    [blue] синяя
    [yellow] жёлтая
   *[normal] обычная
}
d04-edit-equipment = Пехотинцы и снаряжение
d04-edit-thing = { $thing ->
    [marine_starts] старт пехотинца
   *[other] предмет
}
d04-edit-props = Обстановка
d04-edit-prop = { $prop ->
    [obstacle_1x1] преграда, 1 клетка
    [obstacle_1x2] преграда, 2 клетки
    [obstacle_1x3] преграда, 3 клетки
    [waste_1x2] кислота
    [barrel] бочка
    [duct] вентиляция
    [encounter] встреча
    [teleporter_red] красный телепорт
    [teleporter_blue] синий телепорт
   *[teleporter_yellow] жёлтый телепорт
}
d04-edit-prop-id = Имя в файле:
d04-edit-turn-prop = Повернуть
d04-edit-invaders = Захватчики
d04-edit-invader = Какой захватчик
d04-edit-of = { $count } из { $most }
d04-edit-marines = Пехотинцев не меньше
d04-edit-from-level = С уровня
d04-edit-to-level = До уровня
d04-edit-name = Название
d04-edit-id = Имя в файлах: латинские буквы, цифры и _
d04-edit-goal = Пехотинцы побеждают
d04-edit-goal-none = пока не сказано
d04-edit-goal-door = { $kind ->
    [red] уйдя через красную дверь { $door }
    [blue] уйдя через синюю дверь { $door }
    [yellow] уйдя через жёлтую дверь { $door }
   *[normal] уйдя через дверь { $door }
}
d04-edit-goal-plate = уйдя через плиту { $plate }
d04-edit-goal-kill = убив врага
d04-edit-goal-flags = Лишь когда встречи подняли эти флаги:
d04-edit-goal-text = { $side ->
    [marines] Цель пехотинцев, как они её читают
   *[invader] Цель захватчика, как он её читает
}
d04-edit-frags = Фрагов до победы захватчика
d04-edit-more-frags = { $marines ->
    [one] Больше при { $marines } пехотинце
   *[other] Больше при { $marines } пехотинцах
}
d04-edit-briefing = Вступление
d04-edit-ending = { $side ->
    [marines] Читают, когда победили пехотинцы
   *[invader] Читают, когда победил захватчик
}
d04-edit-number = Номер для порядка
d04-edit-by-file = Особые правила, варианты, босс и лаз остаются такими, как в файле: их пишут руками, как рассказано в руководстве по материалам.
d04-edit-encounter = Встреча
d04-edit-encounter-text = Что читают пехотинцу
d04-edit-encounter-ways = Пехотинец выбирает из двух
d04-edit-encounter-none = В этой области есть клетка встречи, но там пока ничего не происходит.
d04-edit-encounter-add = Написать встречу
d04-edit-encounter-remove = Убрать встречу
d04-edit-way = Выбор { $number }
d04-edit-deed = { $deed ->
    [take] получает
    [heal] лечит ранений:
    [set] поднимает флаг
    [reveal] открывает область
    [open_doors] открывает дверь
    [invader_draws] захватчик берёт карт:
    [wound] ранит всех пехотинцев:
    [mark] оставляет отметку
    [remove_props] убирает обстановку
    [activate] приводит захватчиков в действие
    [variant] вызывает вариант
    [boss] меняет босса
    [enable_plates] включает телепорты
   *[other] { $deed }
}
d04-edit-deed-add = Ещё одно действие…
