# Конец партии в «Нейрошиму», на странице.

game-neuroshima-other = Другой армией
nh-end-curve = Очки командных центров
nh-end-turn = ход { $turn }
nh-end-change = { $name } { $change }
nh-end-battle = Бой на ходу { $turn }: { $changes }
nh-end-battles = Бои
nh-end-decisive = Решающий бой · ход { $turn }
nh-end-other = Бой · ход { $turn }
nh-end-harmless = Ни один бой не задел командный центр · ход { $turn }
nh-end-no-battle = Ни одного боя не было.
nh-end-phase = фаза { $phase }
nh-end-began = Бой начинает { $name }.
nh-end-cause-full = Поле заполнилось.
nh-end-cause-last = Последний бой.
nh-end-cause-hand = Проба.
nh-end-harmed = По командному центру ({ $name }) { $count ->
        [1] бьёт
       *[other] бьют
    } { $tiles }: потеряно { $lost ->
        [one] { $lost } очко
        [few] { $lost } очка
       *[many] { $lost } очков
    }.
nh-end-fallen = { $count ->
        [one] { $count } фишка уходит
        [few] { $count } фишки уходят
       *[many] { $count } фишек уходят
    } с поля.
nh-end-watch = Смотреть бой
nh-end-from = Играть отсюда
nh-end-used = Сыгранные фишки
nh-end-used-order = сперва поставленные, потом мгновенные
nh-end-used-none = ни одной
nh-end-tile = { $tile }, раз: { $count }
nh-end-sum = Итог
nh-end-dealt = Урон чужим командным центрам
nh-end-lost = Потеряно фишек
nh-end-placed = Поставлено фишек
nh-end-begun = Начато боёв
nh-end-best = Больше всех достали центр

nh-end-points-reached = Набрано 20 очков: { $names }.
nh-end-points-most = 20 очков не набрал никто; больше всех: { $names }.
nh-end-both-fell = Оба командных центра пали в одном бою.
nh-end-equal = У командных центров поровну очков даже после добавочного боя.
nh-end-length = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}
nh-end-fell = Командный центр уничтожен: { $names }.
nh-end-last-standing = Последний на поле: { $names }.
nh-end-last-battle = Последний бой позади; больше очков осталось: { $names }.
nh-end-extra = Всё решил добавочный бой; больше очков осталось: { $names }.
