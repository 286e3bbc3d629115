### Кампания Inferno: что спрашивается, что произошло, что говорят замыслы и злодеи.

## Почему действие отклонено

refusal-inf-rats-obey-king = в этом сценарии крысам нельзя приказывать за мощь

## Что спрашивается

inf-ask-recruit = Выберите чемпиона для кампании
inf-ask-captive = Кого схватили злодеи?
inf-ask-spoils = Какое задание останется для следующих сценариев?
inf-ask-villain_target = Кого атакует злодей? По книге решаете вы
inf-ask-villain_cell = Куда идёт злодей? По книге решаете вы
inf-ask-villain_called = Какой злодей получит приказ?
inf-ask-forge = Какую конструкцию получит злодей?
inf-ask-rat_first = Какая крыса ходит следующей?
inf-ask-rat_goal = Куда стремится крыса?
inf-ask-ransom = Сбросить сокровище Крысиного короля?
inf-ask-cleansing = Какую порченую землю убрать?
inf-ask-bearer = Кто понесёт славу святилища?
inf-ask-free = Освободить пленника?
inf-ask-toll = Сокровище или случайная карта?
inf-action-random = Случайная карта

## Что произошло

inf-event-terrain = { $cell }: теперь { $ground }
inf-event-scheme = Замысел: { $scheme }
inf-event-threat = { $scheme }: нижний эффект требует угрозы { $needed }, сейчас { $threat }
inf-event-threat-met = { $scheme }: угроза { $threat } достигла { $needed }, нижний эффект срабатывает
inf-event-schemes_discarded = Замыслы сброшены; уровень угрозы { $threat }
inf-event-schemes_out = Замыслов больше нет
inf-event-surge = Всплеск: { $piece }
inf-event-villain_ordered = { $piece } получает приказ
inf-event-villain_ordered-to = { $piece } получает приказ; цель — { $goal }
inf-event-order_lost = { $piece } не находит свободного портала: приказ потерян
inf-event-can_defeat = { $piece } может повергнуть: { $targets }
inf-event-villain_plan-defeats = { $piece } атакует, цель — { $target }: из тех, кого может повергнуть отсюда, здесь наибольшая защита
inf-event-villain_plan-reaches = { $piece } выбирает, цель — { $target }: наибольшая защита среди тех, кого может повергнуть
inf-event-villain_plan-reaches-to = { $piece } атакует с { $cell } — это ближайшая к цели ячейка
inf-event-villain_plan-shrine-to = { $piece } стоит у святилища со своей целью ({ $cell }) и остаётся там
inf-event-villain_plan-advances-to = { $piece } идёт к своей цели, на { $cell }
inf-event-villain_plan-stays-to = { $piece } не может подойти ближе и остаётся на { $cell }
inf-event-villain_plan-strikes = { $piece } атакует, цель — { $target }: наибольшая защита среди тех, кого может достать
inf-event-villain_plan-hunts = { $piece } охотится, цель — { $target }: у него больше всего славы
inf-event-villain_plan-hunts-to = { $piece } идёт на { $cell }
inf-event-villain_plan-forages-to = { $piece } бежит на { $cell }
inf-event-villain_choice = { $seat } решает за злодеев: { $piece }
inf-event-villain_choice-cell = { $seat } решает за злодеев: { $piece } — { $cell }
inf-event-villain_choice-target = { $seat } решает за злодеев: { $piece } — { $target }
inf-event-caught = { $piece } в плену ({ $seat })
inf-event-forged = { $piece } получает из ряда: { $card }
inf-event-villain_lost = { $card } ({ $piece }) изгоняется
inf-event-hardened = { $piece }: сила и защита +{ $number } до следующего хода злодеев
inf-event-omen = { $treasure } помогает всем злодеям до их следующего хода
inf-event-treasure_lost = { $seat } сбрасывает { $treasure }
inf-event-torn = Паутина на { $cell } разорвана
inf-event-shielded = { $piece }: пока на карте есть слава, урона нет
inf-event-hoarded = { $piece } приносит Крысиному королю { $treasure } с { $cell }
inf-event-ransomed = { $seat } отнимает у Крысиного короля { $treasure }
inf-event-lured = { $seat } ведёт: { $piece }
inf-event-marked = { $piece }: помечен Вельземопсом
inf-event-unmarked = { $piece }: метка снята, цель снова лежит в портале
inf-event-pool = { $piece }: осталось защиты { $total }
inf-event-cleansed = Порченой земли на { $cell } больше нет
inf-event-markers = Слава на карте, { $piece }: { $total }
inf-event-pulled_champion = { $piece } идёт к Ракару против воли
inf-event-risen = { $piece } возрождается
inf-event-buried = { $piece } возвращается в колоду возрождённых
inf-event-captive = { $piece } в плену на { $cell }
inf-event-freed = { $seat } освобождает: { $piece }
inf-event-kept_for_good = { $seat } сохраняет задание для следующих сценариев: { $card }

## Названия

inf-ground-ordinary = обычная земля
inf-ground-forest = лес
inf-ground-shrine = святилище
inf-ground-portal = портал
inf-ground-blighted = порченая земля
inf-ground-enchanted = зачарованная земля
inf-ground-beacon = маяк
inf-why-defeats = может повергнуть отсюда
inf-why-reaches = может повергнуть после перемещения
inf-why-shrine = стоит у святилища со своей целью
inf-why-advances = идёт к своей цели
inf-why-stays = ближе не подойти
inf-why-strikes = атакует, хотя никого не повергнет
inf-why-hunts = охотится на того, у кого больше славы
inf-why-forages = ищет сокровище

## Что говорят замыслы и злодеи

inf-when-scheme = Замысел:
inf-when-threat = Угроза:
inf-threat = С угрозы { $n }:
inf-do-order_goal =
    приказ: { $goal ->
        [red] красный
        [blue] синий
        [yellow] жёлтый
        [green] зелёный
       *[boss] босс
    }
inf-do-order_boss = приказ боссу
inf-do-order_nearest-devil_rat = приказ злодею, чья цель ближе всех к Дьявольской крысе
inf-do-surge = Всплеск
inf-do-enter_rat-giant_rat =
    Гигантская крыса входит у цели: { $goal ->
        [red] красной
        [blue] синей
        [yellow] жёлтой
        [green] зелёной
       *[boss] босса
    }
inf-do-enter_rat-devil_rat =
    Дьявольская крыса входит у цели: { $goal ->
        [red] красной
        [blue] синей
        [yellow] жёлтой
        [green] зелёной
       *[boss] босса
    }
inf-do-villain_honour = злодеи получают славу: { $n }
inf-per-villain_shrines =
    { $each ->
        [1] за каждое их святилище
       *[other] за каждые { $each } их святилища
    }
inf-do-forge =
    самая дорогая конструкция ряда достаётся: { $goal ->
        [red] красному
        [blue] синему
        [yellow] жёлтому
        [green] зелёному
       *[boss] боссу
    }
inf-do-reveal_treasure =
    { $n ->
        [1] раскройте сокровище: оно помогает всем злодеям до их следующего хода
       *[other] раскройте сокровища ({ $n }): они помогают всем злодеям до их следующего хода
    }
inf-do-harden =
    { $goal ->
        [red] красный
        [blue] синий
        [yellow] жёлтый
        [green] зелёный
       *[boss] босс
    }: +{ $n } к силе и +{ $n } к защите до следующего хода злодеев
inf-do-each_loses =
    { $n ->
        [1] каждый игрок сбрасывает сокровище или случайную карту
       *[other] каждый игрок сбрасывает сокровище и случайную карту
    }
inf-do-web_champion = паутина под ближайшим видимым чемпионом игроков; выйти из неё стоит на { $n } очка больше
inf-who-goal =
    { $goal ->
        [red] красному
        [blue] синему
        [yellow] жёлтому
        [green] зелёному
       *[boss] боссу
    }
inf-keyword-mind_thief = Бойня: тот, чей это был чемпион, сбрасывает случайную карту
inf-text-figures-from = фигурок с угрозы { $threat }: { $n }

## Ошибки в файлах

fault-inf-no-target = кампании нужна цель: { $colour }
fault-inf-no-boss = сценарию кампании нужен один босс
