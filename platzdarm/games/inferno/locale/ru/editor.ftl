### Редактор сценариев.

inf-edit-title = Редактор сценариев
inf-edit-help = Нарисуйте поле, расставьте порталы, сокровища, жетоны и нейтралов, сразу видя ошибки, и тут же сыграйте с машиной.
inf-edit-copy-help = Самый верный путь: менять готовый сценарий, пока он не станет вашим.
inf-edit-sample-help = Небольшая готовая дуэль, которую можно менять.
inf-edit-blank-help = Два портала и святилище.
inf-edit-none = В этом файле нет сценария.
inf-edit-parts = Детали
inf-edit-bench = Поле
inf-edit-about = Сценарий
inf-edit-map = Поле сценария
inf-edit-keys = Клавиши: стрелки — по клеткам, Enter — положить выбранное или убрать его.
inf-edit-help-tool = { $tool ->
    [erase] Щелчок убирает то, что лежит сверху; местность — последней.
   *[other] Щелчок кладёт на клетку, а если это там уже есть — убирает.
}
inf-edit-terrain = Местность
inf-edit-ground = { $terrain ->
    [forest] лес
    [shrine] святилище
    [beacon] маяк
    [enchanted] зачарованная земля
    [blighted] порченая земля
   *[ordinary] обычная земля
}
inf-edit-portals = Порталы
inf-edit-portals-note = Каждый игрок входит через порталы одного цвета, первый — через синие; у союзников цвет общий.
inf-edit-portal = { $colour ->
    [blue] синий портал
    [yellow] жёлтый портал
    [green] зелёный портал
   *[purple] пурпурный портал
}
inf-edit-colour = { $colour ->
    [blue] синий
    [yellow] жёлтый
    [green] зелёный
    [red] красный
   *[purple] пурпурный
}
inf-edit-lying = Сокровища и жетоны
inf-edit-treasure = сокровище
inf-edit-token = { $colour ->
    [blue] синий жетон
    [yellow] жёлтый жетон
    [green] зелёный жетон
   *[purple] пурпурный жетон
}
inf-edit-goals = Цели злодеев
inf-edit-goals-note = Кампании нужны все четыре.
inf-edit-goal = { $colour ->
    [blue] синяя цель
    [yellow] жёлтая цель
    [green] зелёная цель
   *[red] красная цель
}
inf-edit-neutrals = Нейтралы
inf-edit-cell = { $cell }: { $there }
inf-edit-text = { $field ->
    [name] Название
    [short] О чём он, в двух словах
   *[board] Название поля
}
inf-edit-id = Имя в файлах: латинские буквы, цифры и _
inf-edit-modes = Кто играет
inf-edit-honour = Славы для победы
inf-edit-shrine = Славы за святилище
inf-edit-specials = Особые правила и их числа
inf-edit-special = { $special ->
    [all_beacons] слава за все маяки сразу
    [research_tokens] слава за жетон с заданием
    [chosen_slaughter] слава за бойню избранной фракции
    [chosen_shrine] слава за святилище избранной фракции
    [gates_of_war] маяков, открывающих зачарованную землю
    [holy_lands] чемпионов на святой земле
    [beacon_income] маяков без дохода
    [rat_king] вечер Крысиного короля
    [beelzepug] вечер Вельземопса
    [rakar] вечер Ракара
    [kythis] вечер Кифиса
   *[other] { $special }
}
inf-edit-champions = { $colour ->
    [blue] Чемпионы синего игрока
    [yellow] Чемпионы жёлтого игрока
    [green] Чемпионы зелёного игрока
   *[purple] Чемпионы пурпурного игрока
}
inf-edit-champion = { $colour ->
    [blue] Чемпион { $number } синего игрока
    [yellow] Чемпион { $number } жёлтого игрока
    [green] Чемпион { $number } зелёного игрока
   *[purple] Чемпион { $number } пурпурного игрока
}
inf-edit-nobody = никто
inf-edit-villains = Злодеи
inf-edit-villain = Злодей { $number }
inf-edit-villain-goal = Его цель
inf-edit-no-goal = без цели
inf-edit-boss = босс
inf-edit-villain-add = Ещё один злодей
