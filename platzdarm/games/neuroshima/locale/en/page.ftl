### Texts of the Neuroshima module of the page.

# The language in which names of armies and tiles are picked from their files.
nh-language = en

## The board for those who cannot see it

nh-board = Board
nh-cell-empty = { $cell }, empty{ $may ->
    [1] , an answer
   *[0] {""}
}
nh-cell-tile = { $cell }: { $tile }, { $army }{ $kind ->
    [hq] , { $points } points
   *[other] , facing { nh-facing }{ $phases ->
        [none] {""}
       *[other] , initiative { $phases }
    }
}{ $tough ->
    [1] , hits left { $left }
   *[0] {""}
}{ $netted ->
    [1] , netted
   *[0] {""}
}{ $may ->
    [1] , an answer
   *[0] {""}
}
nh-turn-left = Turn left
nh-turn-right = Turn right
nh-choices = Choices

## An answer that is begun on the board

nh-draft-hq = HQ on { $cell }
nh-draft-place = { $tile } on { $cell }, facing { nh-facing }
nh-draft-move = Move: { $tile } to { $cell }
nh-draft-run = { $tile } goes to { $cell }
nh-draft-ride = Transport carries { $tile } to { $cell }
nh-draft-push = { $pusher } pushes { $pushed }
nh-draft-retreat = Retreat to { $cell }
nh-draft-snipe = Sniper: { $target }
nh-draft-grenade = Grenade: { $target }
nh-draft-airstrike = Air Strike around { $cell }
nh-draft-discard = Discard { $tile }
nh-draft-battle = Battle now
nh-draft-turns = Wheel, Q and E or the handles turn it; a click on it places it
nh-draft-confirms = A second click confirms
nh-draft-turns-touch = Turn it, tap it again or choose another lit cell
nh-draft-confirms-touch = A second tap confirms
nh-redraw-sure = The whole hand goes, as many new tiles come. It cannot be taken back.
nh-draft-again = A second click on the tile discards it, too
nh-draft-again-touch = A second tap on the tile discards it, too
nh-hits = Hits { $targets }
nh-hit = { $target }: { $damage }
nh-hit-more = { $count } more
nh-hits-nothing = Hits nothing yet
nh-falls-first = Falls in phase { $phase }, before it can hit
nh-hq-of = { $army }’s HQ
nh-helps = Helps { $tiles }
nh-hinders = Works against: { $tiles }
nh-helps-nobody = Helps nobody yet
nh-nets = Nets { $tiles }
nh-netted-itself = Comes under a net and can do nothing
nh-outcome-leaves = { $tile } leaves the board
nh-outcome-wound = { $tile }: wound { $wounds } of { $all }
nh-outcome-pushed = { $count ->
    [1] It will go to { $cells }
   *[other] It will go to { $cells }: { $army } chooses
}
nh-outcome-medic = { $tile }: a medic can save it
nh-strikes = { $count ->
    [one] Strikes { $count } tile
   *[other] Strikes { $count } tiles
}
nh-step-place = { $tile }: choose a cell
nh-step-place-help = Lit cells: { $count }. It faces { nh-facing }: the wheel or Q and E turn it.
nh-step-place-touch = Lit cells: { $count }. It faces { nh-facing }.
nh-step-held = { $tile } is chosen
nh-step-held-help = What to do with it stands in the step of the lesson.
nh-step-push-who = Push: which of your tiles pushes?
nh-step-push = { $tile } pushes whom?
nh-step-push-help = Who can be pushed: { $count }. Dotted cells show where it may go.
nh-step-move-who = Move: which of your tiles goes?
nh-step-go = { $tile }: where to?
nh-step-go-help = Lit cells: { $count }. On its own cell it only turns.
nh-step-snipe = Sniper: choose an enemy tile
nh-step-grenade = Grenade: choose an enemy tile
nh-step-airstrike = Air Strike: choose the cell in its middle
nh-step-targets = Targets: { $count }
nh-step-no-target = { $tile }: nothing to aim at now
nh-step-no-target-help = A click on a tile of the board says why it cannot be chosen.
nh-reason-hq = A good cell for this army’s HQ.
nh-reason-done = Nothing is left in the hand.
nh-reason-last = Nothing in the hand gains anything before the last battle.
nh-reason-end = Nothing in the hand gains more now than it does later.
nh-reason-discard = The least useful tile of the hand.
nh-reason-redraw = Nothing in the hand is worth keeping.
nh-reason-battle = The battle costs the enemy { $others } and you { $own }.
nh-reason-ends = It decides the game.
nh-reason-best = Nothing else is better.
nh-reason-hits = In a battle { $army }’s HQ would lose { $damage } more.
nh-reason-protects = In a battle your HQ would keep { $points } more.
nh-reason-nets = It nets { $tile }.
nh-reason-destroys = { $count ->
    [one] In a battle { $count } enemy tile more would fall.
   *[other] In a battle { $count } enemy tiles more would fall.
}
nh-reason-saves = { $count ->
    [one] In a battle { $count } tile of yours more would survive.
   *[other] In a battle { $count } tiles of yours more would survive.
}
nh-reason-strength = Your tiles aim better and help each other more.
nh-draft-battle-hint = The battle begins at once, ends your turn and cannot be taken back.
nh-way-run = By itself
nh-way-ride = Transport
nh-verb-hq = Set up
nh-verb-place = Place
nh-verb-move = Move
nh-verb-turn = Turn
nh-verb-run = Go
nh-verb-ride = Go
nh-verb-push = Push
nh-verb-retreat = Retreat
nh-verb-snipe = Shoot
nh-verb-grenade = Throw
nh-verb-airstrike = Strike
nh-verb-discard = Discard
nh-verb-battle = Begin the battle

## The card of a tile or a seat

nh-card-empty = Empty cell
nh-card-where = { $army }, { $cell }
nh-card-army = { $army }, { $kind ->
    [hq] HQ
    [unit] unit
    [module] module
   *[instant] instant
}, { $count } in the army
nh-card-sum = { $printed } { $parts } = { $result }
nh-card-more = + { $value } { $giver }
nh-card-less = − { $value } { $giver }
nh-card-points = HQ: { $points } points
nh-card-score = Points: { $points }
nh-card-hits = Hits left: { $left } of { $all }
nh-card-netted = Netted: it can do nothing
nh-card-gift = { $effect ->
    [extra_attack] { $giver } gives one extra attack
    [medic] { $giver } can heal it
    [grant_mobility] { $giver } can carry it
    [swap_attack_type] { $giver } can change one of its attacks
    [take_over_module] { $giver } has taken it over
   *[other] { $giver } works on it
}
nh-card-out = Out of the game
nh-card-team = team { $team }
nh-card-count = { $tile } × { $count }
nh-card-pile = Still in the pile ({ $count }): { $tiles }
nh-card-discards = Discarded ({ $count }): { $tiles }

## Hand and plate

nh-hand = Hand of { $army }
nh-hand-empty = No tiles in hand
nh-hand-instant = instant
nh-hand-module = module
nh-hand-unit = initiative { $phases }
nh-hand-idle = no initiative
nh-hand-chosen = { $tile }, chosen
nh-order = Order of turns
nh-main-cells = Main cells filled: { $filled } of { $all }
nh-plate-hq = HQ: { $points } points
nh-plate-points = Points: { $points }
nh-plate-pile = Tiles in the pile: { $count }
nh-plate-out = out
nh-plate-tile = { $how ->
    [discarded] { $tile }: discarded
    [placed] { $tile }: placed on { $cell }
    [played] { $tile }: played
    [now] { $tile }: played now
   *[other] { $tile }
}

## New tables, prompts, the preview, lessons, puzzles, analysis

start-army = Your army
start-army-any = Any
new-players = Players
new-mode = Mode
new-mode-help = { $mode ->
    [duel] One against one; whoever loses the HQ, or has fewer points left, loses.
    [free_for_all] Everybody against everybody; the last HQ wins.
    [points] Everybody against everybody; damage done to enemy HQs is what counts.
    [one_against_two] One player moves twice as often against two.
   *[teams] Two armies against two; partners talk openly.
}
new-board = Board
new-board-standard = 19 cells
new-board-extended = 37 cells
new-seat-army = Army of seat { $seat }
new-army = Your army
new-army-difficulty = difficulty { $difficulty }
new-first = Who begins
new-first-lot = drawn by lot
new-first-seat = seat { $seat }: { $army }
new-reinforcement = Reinforcement: draw up to six, discard one, play two, keep the rest
new-opening = Alternative opening: the first player draws three tiles
table-mode = { $mode ->
    [duel] Duel
    [free_for_all] Free for all
    [points] Points
    [one_against_two] One against two
    [teams] Teams
    [puzzle] Puzzle
   *[field_test] Field test
}
table-headline = { $mode } · turn { $turn }
table-headline-setup = { $mode } · setting up
table-headline-stage = { $mode } · { $stage }
table-end-turn = End the turn
threats = Show enemy threats
threats-of-all = Show all threats
fire-lines = Lines of fire
threats-short = Threats
fire-lines-short = Fire
nh-other = { $kind ->
    [headquarters] Sets up the HQ
    [discard] Discards a tile
   *[act] Plays tiles or ends the turn
}
prompt-headquarters = Place your HQ
prompt-headquarters-help = Any free cell. It glows where you may.
prompt-discard = Discard one of your tiles
prompt-discard-help = The other two stay in your hand.
prompt-discard-six = Discard one of the six tiles
prompt-discard-six-help = With reinforcements you draw more and keep what you do not play.
prompt-act = Your turn: play tiles or end it
prompt-act-help = In hand: { $tiles }. Click a tile or press { $keys }.
prompt-act-touch-help = In hand: { $tiles }. Tap a tile.
prompt-empty = Your hand is empty: end the turn
prompt-empty-help = Tiles with a boot may still go.
prompt-done-help = There is nothing more to do.
prompt-retreat = Where does { $tile } retreat to?
prompt-retreat-help = A free cell away from the one who pushes.
prompt-explode = { $tile }: explode or attack?
prompt-explode-help = The explosion strikes all neighbours, friends too.
prompt-convert = { $tile }: change the kind of an attack?
prompt-convert-help = Once in a battle, melee becomes ranged or the other way round.
prompt-heal = Which medic saves whom?
prompt-heal-help = The medic takes all the damage of one attacker and leaves the board.
preview-title = If the battle began now
preview-rest = How the battle ends
preview-happened = What happened
preview-short = If battle
preview-phases = phases
preview-before = now { $points }
preview-without = without this tile { $points }
preview-without-short = without it { $points }
preview-show = Show
preview-nothing = Nobody attacks.
preview-later = When the turn has been shown.
preview-attacks = { $attacks ->
    [one] { $attacks } attack
   *[other] { $attacks } attacks
}
preview-quiet = no attacks
preview-harmless = no damage
preview-wounded-short = { $tiles } wounded
preview-lost = { $tiles ->
    [one] { $tiles } tile leaves
   *[other] { $tiles } tiles leave
}
preview-wounded = { $tiles ->
    [one] { $tiles } tile wounded
   *[other] { $tiles } tiles wounded
}
preview-hq = HQ { $seat } −{ $damage }
battle-title = Battle
battle-phase = Phase { $phase }: all at once
orders-retreat = Where a pushed tile retreats to
orders-explode = Explode or attack
orders-convert = Changing an attack
orders-heal = Which medic saves whom
analysis-army = Army of side { $side }
analysis-points = HQ points of { $army }
analysis-hand = Hand of { $army }
analysis-tiles = Tiles
analysis-side = Whose tiles
analysis-turn = To move
analysis-remove = Remove
analysis-turn-tile = Turn
analysis-chosen = { $tile } on { $cell }
analysis-none-left = All { $tile } of the army are on the board.
learn-hq = Your headquarters
learn-hq-text = Everything turns around the HQ: if it loses its 20 points, the game is lost. It strikes all six neighbours with strength 1, and yours gives friends beside it an extra attack.
learn-hq-do-cell = Press a free cell
learn-hq-do-place = Press "Set up", or the cell once more
learn-hq-not = the HQ is not on the board.
learn-discard = Three tiles, one goes
learn-discard-text = Each turn you draw up to three tiles, and one of them must go. What you keep you may play, keep for later, or discard.
learn-discard-do-take = Press a tile
learn-discard-do-away = Press "Discard"
learn-discard-not = one tile has to go before anything is played.
learn-melee = Strike
learn-melee-text = A wedge on a side strikes the neighbour there. The number is its strength. In a battle every tile attacks by itself; the panel “If the battle began now” shows what would come of it.
learn-melee-do-take = Take the Brawler
learn-melee-do-cell = Put it beside Moloch's HQ
learn-melee-do-turn = Turn its wedge to the HQ
learn-melee-not = the wedge looks at an empty cell, not at the HQ.
learn-ranged = Shoot
learn-ranged-text = An arrow shoots along the line to the first enemy. Shots pass over your own tiles.
learn-ranged-do-take = Take the Commando
learn-ranged-do-cell = Put it on a line with Moloch's HQ
learn-ranged-do-turn = Turn its arrow to the HQ
learn-ranged-not = the shot does not reach the enemy HQ.
learn-initiative = Who is quicker
learn-initiative-text = The number in the middle is the initiative. Phases run from high to low, and whoever falls in phase 3 does not act in phase 2. The Hornet (2) is about to destroy your Recon Centre.
learn-initiative-do-take = Take the Commando
learn-initiative-do-cell = Put it on a line with the Hornet
learn-initiative-do-turn = Turn its arrow to the Hornet
learn-initiative-not = the Hornet still strikes first.
learn-armour = Armour
learn-armour-text = A steel bar is armour: it takes one off a shot that meets that side. A shot of strength 1 does nothing there; wedges are not stopped.
learn-armour-do-take = Take the Commando
learn-armour-do-cell = Put it opposite a side without armour
learn-armour-do-turn = Turn its arrow to the Guard
learn-armour-not = the shot meets the armour, or misses.
learn-module = Modules
learn-module-text = Modules do not attack, they help tiles that are linked to them. An Officer adds 1 to the strength of shots.
learn-module-do-take = Take the Officer
learn-module-do-cell = Put it beside the Commando
learn-module-do-turn = Turn a link to the Commando
learn-module-not = the Officer is not linked to the Commando.
learn-scout = Quicker still
learn-scout-text = A Scout makes linked friends quicker by 1. Its links are on three sides only: turn it. Now your HMG and the Hornet would destroy each other in phase 2.
learn-scout-do-take = Take the Scout
learn-scout-do-cell = Put it beside the HMG
learn-scout-do-turn = Turn a link to the HMG
learn-scout-not = the Scout is not linked to the HMG.
learn-medic = The medic
learn-medic-text = A Medic takes upon itself all that one enemy does to a linked friend in a phase, and leaves the board. The Hybrid aims at your Brawler.
learn-medic-do-take = Take the Medic
learn-medic-do-cell = Put it beside the Brawler
learn-medic-do-turn = Turn a link to the Brawler
learn-medic-not = the Medic is not linked to the Brawler.
learn-run = On foot
learn-run-text = A boot means mobility: once a turn the tile may go to a neighbouring cell, turn, or both.
learn-run-do-pick = Press the Runner
learn-run-do-cell = Choose a cell beside Moloch's HQ
learn-run-do-turn = Turn its wedge to the HQ
learn-run-not = the wedge does not look at the HQ.
learn-net = Nets
learn-net-text = A net holds an enemy tile fast: it neither attacks nor moves. The Net Fighter holds your Brawler. A Sniper deals one damage anywhere on the board.
learn-net-do-take = Take the Sniper
learn-net-do-cell = Press the Net Fighter
learn-net-not = the Net Fighter still holds your Brawler.
learn-battle = Battle!
learn-battle-text = A Battle tile starts a battle at once and ends your turn. So does the last free cell of the board. The enemy HQ has 2 points left, and your Brawler stands before it.
learn-battle-do-take = Take the Battle tile
learn-battle-not = the battle has not begun.
learn-do-turn-how = a handle at the tile, the wheel, or Q and E
learn-do-place = Press "Place"
learn-do-go = Press "Go"
learn-do-shoot = Press "Shoot"
learn-do-begin = Press "Begin the battle" and watch
learn-won = Victory: Moloch's HQ has fallen
learn-won-text = Your Brawler struck in phase 3, before the Hornet could answer in phase 2. That is the whole game: be first, and be there.
learn-way-rules-text = Every rule in our own words, with a search.
learn-way-setup-text = Four armies and six ways to play.
learn-way-game-text = Outpost against the machine, hints on. About 20 minutes.
puzzles-hand = In the hand: { $tiles }
puzzles-left = Not solved: the HQ of { $name } has { $left } left
puzzles-behind = Not solved: { $name } has { $left } points, you have { $mine }
puzzles-held = Held by a net: { $tiles }

## Analysis

analysis-neuroshima-fight = Fight the battle
analysis-neuroshima-help = Choose a tile, turn it with the wheel or Q and E, then click a cell. A click picks a standing tile up: turn or move it, then click again. Delete or the bin removes it.

## Captions of the pictures beside the rules

rule-picture-NH-CONV-01 = The six directions around a tile.
rule-picture-NH-HQ-03 = The Mutant next to its HQ acts in phase 3; the one further away stays at 2.
rule-picture-NH-MEL-01 = The Brawler hits the Claws before it; the Mutant behind is safe.
rule-picture-NH-RNG-01 = The shot crosses two free cells and hits the first enemy.
rule-picture-NH-RNG-02 = The shot ends at the Officer, whatever becomes of it. The HQ behind is safe.
rule-picture-NH-ARM-01 = A shot of strength 1 that strikes the armoured side does nothing.
rule-picture-NH-NET-01 = The Brawler that the net points to is caught; the Commando beside it is not.
rule-picture-NH-MOD-02 = Two Commandos are linked to the Scout and act in phase 4. The third stands on a side without a link.
rule-picture-NH-PSH-02 = The Mutant may be pushed to any of the three cells away from the Hybrid.
rule-picture-NH-GRN-01 = Next to the HQ: within reach. Two cells away: not.
rule-picture-NH-AIR-01 = The target cell and the six around it: friend and foe are hit alike.
