### Что говорят карты, чемпионы и задания «Инферно».

## Когда

inf-when-on_play = При розыгрыше:
inf-when-ambush = Засада:
inf-when-standing = Всегда:
inf-when-ordered = Когда вы отдаёте приказ этому чемпиону:
inf-when-order_ended = Когда приказ этого чемпиона окончен:
inf-when-slaughter = Бойня:
inf-when-defeated = Когда этот чемпион повергнут:
inf-when-equipped = Когда этот чемпион снаряжён:
inf-when-completed = Когда это задание выполнено или чемпион его получает:
inf-when-reward = Кто его повергнет:

## При каком условии

inf-allegiance =
    Преданность, { $faction ->
        [enlightened] Просветлённые
        [lifebound] Жизнепоклонники
        [mechana] Механа
        [void] Бездна
       *[fallen] Падшие
    }:
inf-if-by_shrine = в ячейке со святилищем или рядом с ней
inf-if-souls = если поглощённых душ не меньше { $n },
inf-if-constructs_borne = если на нём не меньше { $n } конструкций,
inf-if-living_earths-most = если их у вас на поле не больше { $n },
inf-may = вы можете:
inf-then = ; если сделано:
inf-way = ({ $n })

## Что происходит

inf-do-gain_runes =
    { $n ->
        [one] получите { $n } руну
        [few] получите { $n } руны
       *[other] получите { $n } рун
    }
inf-do-gain_construct_runes =
    { $n ->
        [one] получите { $n } руну только на конструкции
        [few] получите { $n } руны только на конструкции
       *[other] получите { $n } рун только на конструкции
    }
inf-do-gain_power = получите { $n } мощи
inf-do-gain_honour = получите { $n } славы
inf-do-draw =
    { $n ->
        [one] возьмите { $n } карту
        [few] возьмите { $n } карты
       *[other] возьмите { $n } карт
    }
inf-do-gain_treasure =
    { $n ->
        [one] получите { $n } сокровище
        [few] получите { $n } сокровища
       *[other] получите { $n } сокровищ
    }
inf-do-research = проведите исследование
inf-do-banish-own_card = изгоните карту из руки или сброса
inf-do-banish-played_card = изгоните карту, разыгранную вами в этом ходу
inf-do-banish-row_card = изгоните карту центрального ряда
inf-do-discard =
    { $n ->
        [one] сбросьте { $n } карту
        [few] сбросьте { $n } карты
       *[other] сбросьте { $n } карт
    }
inf-do-opponents_discard =
    { $n ->
        [one] каждый противник сбрасывает { $n } карту
        [few] каждый противник сбрасывает { $n } карты
       *[other] каждый противник сбрасывает { $n } карт
    }
inf-do-rob_hands = каждый противник сбрасывает случайную карту, одну из них вы берёте в руку
inf-do-fetch = верните конструкцию из сброса в руку
inf-do-copy_hero = примените эффект героя, разыгранного вами в этом ходу, без «Засады» и фракции
inf-do-gain_card-hero_on_offer = получите доступного героя стоимостью не больше { $cost }
inf-do-gain_card-row_card = получите карту центрального ряда
inf-do-add_strength = +{ $n } к силе в этом ходу
inf-do-add_defence = +{ $n } к защите в этом ходу
inf-do-add_speed = +{ $n } к скорости в этом ходу
inf-do-grant-ranged = дальняя атака в этом ходу
inf-do-gain_souls =
    { $n ->
        [one] { $n } поглощённая душа
        [few] { $n } поглощённые души
       *[other] { $n } поглощённых душ
    }
inf-do-ready = снимите истощение
inf-do-inspire_next = следующий чемпион, которому вы отдадите приказ в этом ходу, имеет +{ $n } к силе и +{ $n } к скорости
inf-do-order_free = отдайте приказ бесплатно
inf-do-order_rat = отдайте бесплатный приказ гигантской крысе или дьявольской крысе на поле
inf-do-transform-nine_tailed_bard = превратите его в Девятихвостого барда
inf-do-transform-scrap_colossus = превратите его в Хламоколосса
inf-do-transform-judge_of_the_lost = превратите его в Судью Потерянных
inf-do-transform-soul_tyrant = превратите его в Тирана душ
inf-do-join_supply-eye_of_the_storm = добавьте в запас Око бури
inf-do-enter_beside-pugdemon_pack = введите другую вашу Стаю мопсодемонов рядом с этим чемпионом
inf-do-enter_beside-devil_rat = введите дьявольскую крысу рядом с этим чемпионом
inf-do-enter_beside-giant_rat = введите гигантскую крысу рядом с этим чемпионом
inf-do-enter_beside-wisp = введите Огонёк рядом с этим чемпионом
inf-do-enter_beside-sentry_gun = введите Сторожевую пушку рядом с этим чемпионом
inf-do-awaken-living_earth = Живая земля встаёт на месте:
inf-do-crush = повергните врага с защитой не больше { $n } вне портала и войдите на его место, на три ячейки
inf-do-fall_apart-pugdemon_pack = изгоните его вместе с заданиями; Стая мопсодемонов входит в ваш запас
inf-do-place_web = паутина в ячейке повергнутого врага
inf-do-pull_treasure = сокровище не дальше { $within } ячеек придвигается на { $n } или ближе
inf-do-keep_treasure = положите своё сокровище на эту карту: оно действует, пока лежит на ней
inf-do-have_strength = +{ $n } к силе
inf-do-have_defence = +{ $n } к защите
inf-do-have_speed = +{ $n } к скорости
inf-do-have-area_attack = атака по области
inf-do-have-counterstrike = ответный удар
inf-do-have-ranged = дальняя атака
inf-do-have-double_attack = двойная атака
inf-do-have-reach = размах
inf-do-have-soul_eater = Бойня: поглощённая душа
inf-do-have-sweep = атака по области по соседним врагам
inf-do-have-immobile = обездвиженность
inf-do-have-minion = приспешник
inf-do-have-sure_footed = не замечает вредной местности
inf-do-have-forester = лес не требует лишних очков
inf-do-have-web_walker = может войти туда, где паутина
inf-do-have-ordinary_only = ходит только по обычным ячейкам
inf-do-have-salvager = когда повергнут, самая дорогая его конструкция возвращается в руку
inf-do-grant-reach = размах в этом ходу
inf-do-grant-area_attack = атака по области в этом ходу
inf-do-grant-sweep = атака по области по соседним врагам в этом ходу
inf-do-grant-double_attack = двойная атака в этом ходу
inf-do-grant-counterstrike = ответный удар в этом ходу
inf-do-grant-immobile = обездвиженность в этом ходу
inf-do-grant-minion = приспешник в этом ходу
inf-do-grant-sure_footed = не замечает вредной местности в этом ходу
inf-do-grant-forester = лес не требует лишних очков в этом ходу
inf-do-grant-web_walker = в этом ходу может войти туда, где паутина
inf-do-grant-ordinary_only = ходит только по обычным ячейкам в этом ходу
inf-do-grant-soul_eater = в этом ходу «Бойня»: поглощённая душа
inf-do-grant-salvager = если повергнут в этом ходу, самая дорогая его конструкция возвращается в руку
inf-do-order_discount = приказы ему дешевле на { $n }, но не меньше 1
inf-do-shrug_off = первая за ход атака силой не больше { $n } не наносит ему урона
inf-do-strike_afar = +{ $n } к силе при атаке не соседнего врага

## Сколько и кому

inf-per-constructs =
    { $each ->
        [one] за каждую вашу конструкцию
        [few] за каждые { $each } ваши конструкции
       *[other] за каждые { $each } ваших конструкций
    }
inf-per-constructs_borne =
    { $each ->
        [one] за каждую конструкцию на нём
        [few] за каждые { $each } конструкции на нём
       *[other] за каждые { $each } конструкций на нём
    }
inf-per-constructs_played =
    { $each ->
        [one] за каждую конструкцию, разыгранную вами в этом ходу
        [few] за каждые { $each } конструкции, разыгранные в этом ходу
       *[other] за каждые { $each } конструкций, разыгранных в этом ходу
    }
inf-per-other_pasythea =
    { $each ->
        [one] за каждую другую вашу конструкцию Пасифеи
        [few] за каждые { $each } другие конструкции Пасифеи
       *[other] за каждые { $each } других конструкций Пасифеи
    }
inf-at-most = (не больше { $n } раз)
inf-who-self-it = для этого чемпиона
inf-who-own_champion-one = для одного вашего чемпиона
inf-who-own_champion-all = для ваших чемпионов
inf-who-own_champion-all-near = для других ваших чемпионов не дальше { $within } ячеек
inf-who-exhausted_champion-one = с одного вашего истощённого чемпиона
inf-who-linked-all = для него, других ваших Проклятых и вашего Кифиса, пока он на поле (ментальная связь)
inf-who-forest = свободный лес не дальше { $within } ячеек
inf-of-factions =
    ({ $one ->
        [enlightened] Просветлённые
        [lifebound] Жизнепоклонники
        [mechana] Механа
        [void] Бездна
       *[fallen] Падшие
    }, { $other ->
        [enlightened] Просветлённые
        [lifebound] Жизнепоклонники
        [mechana] Механа
        [void] Бездна
        [fallen] Падшие
       *[none] –
    })

## Показатели

inf-text-strength = { $n } к силе
inf-text-defence = { $n } к защите
inf-text-speed = { $n } к скорости
inf-text-souls =
    { $n ->
        [one] { $n } поглощённая душа
        [few] { $n } поглощённые души
       *[other] { $n } поглощённых душ
    }
inf-text-cells = занимает ячеек: { $n }
inf-text-figures = отдельных чемпионов: { $n }
inf-keyword-ranged = дальняя атака
inf-keyword-reach = размах
inf-keyword-area_attack = атака по области
inf-keyword-sweep = атака по области по соседним врагам
inf-keyword-double_attack = двойная атака
inf-keyword-counterstrike = ответный удар
inf-keyword-immobile = обездвиженность
inf-keyword-minion = приспешник
inf-keyword-sure_footed = не замечает вредной местности
inf-keyword-forester = лес не требует лишних очков
inf-keyword-web_walker = может войти туда, где паутина
inf-keyword-ordinary_only = ходит только по обычным ячейкам
inf-keyword-soul_eater = Бойня: поглощённая душа
inf-keyword-salvager = когда повергнут, самая дорогая его конструкция возвращается в руку

## Цели заданий

inf-goal-plays =
    разыграйте ещё { $n }: { $faction ->
        [enlightened] Просветлённые
        [lifebound] Жизнепоклонники
        [mechana] Механа
        [void] Бездна
       *[fallen] Падшие
    }
inf-goal-plays_dear = разыграйте карт стоимостью от 3: { $n }
inf-goal-plays_construct = разыграйте конструкций: { $n }
inf-goal-stacks_constructs = снарядите уже снаряжённого чемпиона, раз: { $n }
inf-goal-draws = возьмите эффектами карт: { $n }
inf-goal-banishes = изгоните карт: { $n }
inf-goal-gains_runes = получите рун: { $n }
inf-goal-spends_power = потратьте мощи: { $n }
inf-goal-orders = отдайте приказов: { $n }
inf-goal-orders_rats = отдайте приказов гигантским крысам: { $n }
inf-goal-ends_on_shrine = окончите движение на святилище, раз: { $n }
inf-goal-ends_on_portal = окончите движение на портале или порче, раз: { $n }
inf-goal-enters_forest = войдите в разные леса: { $n }
inf-goal-takes_treasure = получите сокровищ: { $n }
inf-goal-attacks_from_afar = атакуйте с расстояния 3 ячеек, раз: { $n }
inf-goal-defeats = повергните атаками врагов: { $n }
inf-goal-defeats_by_shrine = повергните врагов у святилища: { $n }
inf-goal-equipped_defeats = снаряжённый чемпион повергает врагов: { $n }
inf-goal-controls_shrines = контролируйте святилищ: { $n }
inf-goal-owns_souls = имейте поглощённых душ: { $n }
inf-goal-was_defeated = ваших чемпионов повергнуто с прошлого хода: { $n }

## Сценарии

inf-scenario-honour = Побеждает тот, кто первым наберёт { $n } славы.
inf-scenario-shrine = В конце своего хода вы получаете { $n } славы за каждое святилище под вашим контролем: на нём и рядом с ним ваших чемпионов больше всего.
inf-special-all_beacons = Кто первым возьмёт под контроль сразу все маяки, получает { $n } славы.
inf-special-research_tokens = Чемпион, завершивший движение на жетоне маяка вашего цвета, берёт его, и вы проводите исследование. Завершая задание, вы можете изгнать жетон и получить { $n } славы.
inf-special-chosen_slaughter = Бойня, которую устроил чемпион фракции, чьих карт в центральном ряду больше всего, приносит ещё { $n } славы.
inf-special-chosen_shrine = Святилище под вашим контролем, у которого стоит ваш чемпион фракции, чьих карт в центральном ряду больше всего, приносит ещё { $n } славы. Жетон вашего цвета делает чемпиона членом всех фракций.
inf-special-gates_of_war = Зачарованная земля закрыта и заслоняет обзор, если под вашим контролем маяков меньше { $n }.
inf-special-holy_lands = Из ваших чемпионов на святилище и зачарованной земле вокруг него могут стоять не больше { $n }, и стоящего там можно атаковать только оттуда же.
inf-special-beacon_income = В конце своего хода вы получаете 1 славу за каждый маяк под вашим контролем сверх { $n }.
inf-special-rat_king = Побеждает сторона, первой набравшая 40 славы. В начале своего хода злодеи отдают приказ всем своим гигантским крысам: те приносят Крысиному королю сокровища, и действуют на него все сразу. Всплеск: по гигантской крысе в каждое свободное святилище, затем приказ всем крысам.
inf-special-beelzepug = Вы побеждаете, повергнув Вельземопса, злодеи – набрав 40 славы. Урон понижает его защиту навсегда. Кто вошёл через помеченный портал, тот помечен, и приказ Вельземопсу повергает помеченного, где бы он ни стоял; порченая земля повергает сразу. Всплеск: злодеи получают 5 славы, а защита Вельземопса растёт на 5.
inf-special-rakar = Вы побеждаете, повергнув Ракара, злодеи – набрав 40 славы. Он неуязвим, пока на его карте лежит слава: сначала { $n }; ваша слава берётся оттуда и ложится на ваших чемпионов. Он охотится за тем, у кого её больше всех. Всплеск: тот чемпион идёт к нему, а если такого нет, приказ получает Ракар.
inf-special-kythis = Побеждает сторона, первой набравшая 40 славы. На маяках стоят шесть пленников; чемпион, завершивший движение рядом с пленником, может его освободить. Всплеск: на своей цели возрождается чемпион, затем приказ получают все возрождённые.
