### Boonlake: what can be decided ahead. `.about` stands below it in the menu, `.told` in the list.

order-no_settle = Settle: pass
    .about = Don't develop, upgrade or play a card in the common part
    .told = Settle: pass in the common part
order-no_cattle = Cattle breeding: pass
    .about = No cattle and no card in the common part
    .told = Cattle breeding: pass in the common part
order-no_builder = Builder: pass
    .about = No card in the common part
    .told = Builder: pass in the common part
order-no_hire = Hire: nobody
    .about = Never hire in the common part
    .told = Hire: nobody
order-no_card = Play no card
    .about = Pass where I could only play or discard a card
    .told = Neither play nor discard a card at the start of an action
order-no_interim = Scorings: pass
    .about = Neither play a card nor upgrade at an interim scoring
    .told = Interim scorings: neither cards nor upgrades
order-no_explore = Explore: never
    .about = Pass where I could explore
    .told = Never explore
order-no_modernise = Modernise: never
    .about = Pass where I could buy a lever
    .told = Never modernise in my own action
order-draw = Take the cards
    .about = Pioneer's two, and Progress's one rather than a lever
    .told = Take the cards of Pioneer and Progress
order-collect = Regions: collect coins
    .about = Use no lever
    .told = Regions: collect coins, use no lever
order-explore = Explore: always
    .about = Draw a tile without being asked
    .told = Always explore
order-hire = Hire for coins
    .about = As many as you say, as long as you keep enough coins; otherwise nobody
    .told = Hire up to { $most } for coins and keep { $keep }
order-vase = River: always the vase
    .about = Rather than a production site
    .told = Take the vase rather than a production site
order-site = Production site: which
    .about = Rather than a vase, too
    .told = Build a production site of { $resource }{ $second_id ->
        [none] {""}
       *[other] {" "}or else of { $second }
     }; otherwise ask me
order-track = Income track: which
    .about = Where all steps go on the same track
    .told = Income track: { $track }
order-score = Next scoring: which tile
    .about = Whether it succeeds or fails
    .told = Next scoring: { $tile }

order-part-most = At most
order-part-keep = Coins to keep
order-part-resource = Resource
order-part-track = Track
order-part-tile = Tile
