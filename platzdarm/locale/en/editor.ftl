### The editors of the page: armies, missions and scenarios of one's own.

editor-new = New
editor-new-help = What you have made so far can be taken back with the undo arrow.
editor-copy = Copy one that is there
editor-copy-which = Which one
editor-copy-do = Copy
editor-copy-en = { $name } (copy)
editor-copy-ru = { $name } (копия)
editor-sample = The sample: { $name }
editor-blank = Empty
editor-open = Open a file
editor-open-help = A pack (.zip) or a single file (.toml) from your disk.
editor-which = This pack holds several. Which one do you want to edit? The others stay as they are.
editor-in-en = English
editor-in-ru = Russian
editor-less = { $what }: one less
editor-more = { $what }: one more
editor-check = Check
editor-check-again = Check again
editor-checking = checking…
editor-unasked = not checked
editor-right = all is right
editor-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
editor-texts = The texts in each language
editor-tabs = Parts of the editor
editor-try = Play against the machine
editor-try-faults = First mend what is wrong: the list below says where.
editor-save = Save
editor-save-help = A pack is a zip that anybody can open here, check with “platzdarm content check” and put in use with “platzdarm content add”.
editor-save-faults = { $count ->
    [one] There is { $count } fault left: the pack can be saved, but not put in use yet.
   *[other] There are { $count } faults left: the pack can be saved, but not put in use yet.
}
editor-author = Who made it
editor-version = Version
editor-version-help = three numbers, as in 0.1.0
editor-licence = Licence: what others may do with it
editor-save-pack = Save the pack
editor-save-file = Only the file { $file }

## A map on the bench

editor-map-tool = { $tool ->
    [select] Select
    [door] Doors
   *[erase] Erase
}
editor-map-named = { $what } { $name }
editor-map-square = Column { $x }, row { $y }: { $there }
editor-map-empty = nothing
editor-map-door = { $there ->
    [true] Door at { $square }, there
   *[other] Door at { $square }, not there
}
editor-map-selected = What is selected
editor-map-turn = Turn: { $turn }°
editor-map-move = { $way ->
    [left] One square left
    [right] One square right
    [up] One square up
   *[down] One square down
}
editor-map-remove = Remove
editor-map-keys = Keys: arrows go from square to square, Enter clicks, W A S D move what is selected, R turns, F flips, Delete removes, Esc lets go.
