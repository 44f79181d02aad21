### Why something cannot be answered now: what is asked, and reasons that all games have.

button-why = Not here? Why …
command-why = Why something can't be done now, with the numbers
command-param-what = What you'd like to do; suggested is what isn't on offer
why-title = These aren't on offer now. Choose one, and I'll say what's missing.
why-none = Every possible answer is on offer.
why-menu = Why not …
why-answer = **{ $answer }** isn't possible now: { $reasons }
why-help = The rule: `/help { $topic }`
why-offered = **{ $answer }** is on offer: `/play`.

why-turn = it's for { $seat } to answer now: { $what }.
why-other-question = the question now is another: { $what }.
why-count = { $what }: at most { $most }, not { $n }.
why-total = it must be { $low } to { $high } in all, not { $n }.
why-waste = { $n } is more than needed: { $low } would be enough.
why-one-each = “{ $words }”: only one thing can be said there.
why-not-on-offer = the rules do not allow it here.
