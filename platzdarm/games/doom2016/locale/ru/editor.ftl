### Редактор миссий.

d16-edit-title = Редактор миссий
d16-edit-help = Выложите фрагменты поля, расставьте двери, порталы, жетоны и демонов, сразу видя ошибки, и тут же сыграйте с машиной.
d16-edit-copy-help = Самый верный путь: менять готовую миссию, пока она не станет вашей.
d16-edit-sample-help = Небольшая готовая миссия, которую можно менять.
d16-edit-blank-help = Один фрагмент и старт.
d16-edit-none = В этом файле нет миссии.
d16-edit-parts = Детали
d16-edit-bench = Карта
d16-edit-about = Миссия
d16-edit-map = Карта миссии
d16-edit-help-tool = { $tool ->
    [select] Щёлкните по тому, что нужно выбрать; ещё раз — по тому, что лежит ниже. Выбранное можно тащить.
    [door] Подсвечены проходы между фрагментами: щелчок ставит там дверь или убирает её.
    [erase] Щелчок убирает то, что лежит сверху.
    [tiles] Щелчок кладёт фрагмент левым нижним углом на эту клетку. R поворачивает, F переворачивает.
   *[other] Щелчок кладёт на клетку или убирает с неё.
}
d16-edit-tiles = Фрагменты поля
d16-edit-side-of = Сторона фрагментов
d16-edit-tokens = Жетоны
d16-edit-demons = Демоны на карте с начала
d16-edit-weapons = Оружие на карте
d16-edit-thing = { $thing ->
    [tiles] фрагмент
    [start] старт
    [exit] выход
    [teleporters] телепорт
    [health_packs] аптечка
    [objectives] цель
    [portals] портал
    [weapons] оружие
   *[demons] демон
}
d16-edit-portal = { $colour ->
    [blue] синий портал
    [yellow] жёлтый портал
   *[red] красный портал
}
d16-edit-of = { $count } из { $wanted }
d16-edit-objective-note = Клеток цели для «{ $name }»: { $count }.
d16-edit-flip = Другая сторона
d16-edit-demon = Какой демон
d16-edit-marines = пехотинцев:
d16-edit-colour = Цвет
d16-edit-face-up = лежит лицом вверх с начала
d16-edit-name = Название
d16-edit-id = Имя в файлах: латинские буквы, цифры и _
d16-edit-objective = Цель
d16-edit-threat = Угроза
d16-edit-invasion = Рекомендуемая карта вторжения
d16-edit-sets = Рекомендуемые наборы событий
d16-edit-set = Набор событий { $n }
d16-edit-boss = Босс: с его смертью закроются все порталы
d16-edit-no-boss = нет
d16-edit-number = Номер для порядка
d16-edit-tutorial = Обучающая, по упрощённым правилам
d16-edit-own-weapons = Советует пехотинцам оружие
d16-edit-own-classes = Советует пехотинцам классы
d16-edit-marine = Пехотинец { $n }
d16-edit-marine-weapon = Пехотинец { $n }, оружие { $weapon }
d16-edit-marine-class = Класс пехотинца { $n }
