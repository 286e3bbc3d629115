### Campaigns: several evenings in a row, under one address.

campaign-title = Campaign
campaign-link = Campaign
campaign-of = The campaign
campaign-all = { $game }: campaigns
campaign-not-there = There is no campaign here
campaign-closed-to-you = Those who play see this campaign
campaign-elsewhere = Its evening is under way. If you began it in another browser, open it there, press 'Share the link', and open the link 'To go on elsewhere' here; or sign in here with the account that you have there.
campaign-sign-in = Sign in
campaign-none = { $game } has no campaign.
campaign-chapter = Scenario { $number }
campaign-next = Comes next
campaign-closed =
    { $number ->
        [1] Opens after the first
        [2] Opens after the second
        [3] Opens after the third
       *[other] Opens after scenario { $number }
    }
campaign-story-later = Its story is told when its evening has come.
campaign-rules = Special rules
campaign-team = Who plays
campaign-carried =
    { $now ->
        [yes] This evening
       *[no] The next evening
    }
campaign-list = Evenings
campaign-saved = Every action is saved by itself. Come back by this address on any evening: in this browser at once, in another one after signing in with your account or by the secret link under 'Share the link'.
campaign-evenings =
    { $count ->
        [one] { $count } evening
       *[other] { $count } evenings
    }
campaign-share = Share the link
campaign-share-help = Whoever has this address sees the course of the campaign. An evening that is under way is shown to those who play it.
campaign-share-look = To look at it
campaign-handover = To go on elsewhere
campaign-handover-help = Whoever opens this link can play your seats of this campaign from then on: you in another browser, or a friend in your place. It holds for every evening, and brings the seats back here, too. It is as secret as your hand: give it to nobody else.
campaign-handover-make = Make the link
campaign-handover-anew = Another link; this one ends
campaign-resume-title = Play on here?
campaign-resume-help = You have the link to seats of this campaign. They will be played in this browser from now on; whoever played them before comes back by the same link.
campaign-resume = Go on here
campaign-replay = Replay
campaign-open = To the table
campaign-continue = Go on with evening { $number }
campaign-watch = Watch evening { $number }
campaign-begin = Begin evening { $number }
campaign-agree = Agree to evening { $number }
campaign-over = The campaign is over.
campaign-another = Another campaign
campaign-private = An evening is under way. Only those who play see it.
campaign-not-yours = Those who play decide when the next evening begins.
campaign-new = A new campaign
campaign-company = The others are
campaign-with-bot = machines
campaign-with-person = friends, by a link
campaign-with-me = at this screen
campaign-mine = Your campaigns
campaign-story = The story
campaign-story-play = To the table
campaign-goal = The goal
