# Наборы содержимого: что в них, и страница наборов.

preview-file = Что прочтут игроки из { $file }:
preview-head = { $kind } { $id }{ $count ->
    [0] {""}
    [1] {""}
   *[other] , всего { $count }
}
preview-kind = { $kind ->
    [army] Армия
    [tile] Фишка
    [puzzle] Задача
    [mission] Миссия
    [scenario] Сценарий
    [area] Помещение
    [encounter] Встреча
    [special] Событие сценария
    [ending] Концовки: пехотинцы, захватчик
    [closing] Читается после миссии: пехотинцы, захватчик
    [demon] Демон
    [weapon] Оружие
    [action] Карта действия
    [event_set] Набор событий
    [event] Карта события
    [invasion] Карта вторжения
    [threat] Карта угрозы
    [objective] Карта цели
    [class] Карта класса
    [glory] Карта зверского убийства
    [squad] Карта отряда
    [initiative] Карта инициативы
    [operation] Операция
    [hero] Герой
    [construct] Конструкт
    [champion] Чемпион
    [quest] Задание
    [treasure] Сокровище
   *[other] { $kind }
}
