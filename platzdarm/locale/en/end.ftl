# The end of a game, in the page.

end-won-chip = winner
end-length = { $headline } · { $time } · { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
end-score = The score: { $score }
end-agreed = A draw by agreement.
end-resigned =
    { $count ->
       *[other] { $you ->
            [yes] You gave up.
           *[no] { $names } gave up.
        }
    }
end-time =
    { $count ->
       *[other] { $you ->
            [yes] You ran out of time.
           *[no] { $names } ran out of time.
        }
    }
end-waiting = Waiting for { $names }
end-withdraw = Take the offer back
end-rating-change = rating before: { $before }, change: { $change }
end-board = The board
end-analyse = Analyse
end-download = Download
end-looking = The last position
end-to-result = Back to the result

fair-checking = Checking the draws …
fair-holds = Draws verified
fair-differs = The draws do not match
fair-look = Seed { $seed }
fair-holds-heard = This browser was told the hash before the game and has now computed it from the seed by itself: the same. So the draws were settled before the first move.
fair-holds-told = This browser has computed the hash from the seed by itself: it is the one that the server has as published. Who was at the table from the start has heard it from the beginning.
fair-differs-text = The hash of the seed is not the one that was told at the start. Somebody may have changed the draws: keep the record.
fair-found = Computed from the seed by this page:
fair-command = To draw every tile and die anew, download the record and run:
fair-command-label = The command
