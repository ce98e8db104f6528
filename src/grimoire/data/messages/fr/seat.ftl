# Ce que reçoit une place, en plus des mots de son jeu.

seat-over = La partie est finie.
seat-waits = C'est à { $name } de décider.

story-cites = cite { $sources }
story-contrast = Par contraste :
story-given = Situation
story-then = Alors
story-line = { $name } : { $words }
story-not-asked = sans question : il n'y avait pas d'autre choix
story-all-pass = Tous passent.
story-all-wait = Tous attendent que quelqu'un ait à décider.
story-all-wait-for = Tous attendent que { $name } ait à décider.
story-all-wait-turn = Tous attendent le tour suivant.
story-all-wait-until-turn = Tous attendent le tour { $turn }.
scenarios-ran = { $passed } avec succès, { $failed } en échec
coverage-source = source
coverage-title = titre
coverage-scenarios = scénarios
coverage-nothing = n'affirme rien : { $why }
coverage-none = aucun
coverage-same = (comme { $source }) { $listed }
coverage-counts = { $covered } tenues par un scénario, { $missing } sans scénario, { $nothing } qui n'affirment rien

# sur quoi repose un arbitrage
standing-official = officiel
standing-section = selon les règles
standing-text = selon les cartes
standing-likely = de nous, probable
standing-ours = de nous
standing-own = de vous
standing-about-official = Officiel : c'est un arbitrage publié sur la carte ({ $sources }).
standing-about-section = Selon les règles : cela découle de { $sources }.
standing-about-text = Selon les cartes : cela découle de ce qu'elles disent et de ce qui a été publié à leur sujet ({ $sources }).
standing-about-likely = De nous, probable : aucun document ne tranche, et cette lecture s'accorde le mieux avec eux.
standing-about-ours = De nous : les documents laissent la question ouverte, et voici notre choix.
standing-about-own = De vous : le scénario cite { $sources }.

# pourquoi pas, dans une position décrite
asked-who = { $name } répond à : { $question }
asked-nobody = Personne n'a rien à répondre : la partie est finie.
asked-can = ✓ { $what } : c'est possible maintenant.
asked-cannot = ✗ { $what }
asked-no-card = aucune carte en main ni en jeu dont on puisse faire quelque chose ; demandez un choix ({ $example }) ou le nom d'une carte
asked-written = « { $form } »
told-earlier = { $amount ->
    [one] ({ $amount } fait plus ancien n'est pas rapporté)
   *[other] ({ $amount } faits plus anciens ne sont pas rapportés)
}
told-choose = Choisissez par numéro :
told-won = La partie est finie : vous avez gagné.
told-lost = La partie est finie : vous avez perdu.
told-drawn = La partie est finie : match nul.
told-given-up = La partie a été abandonnée après { $amount } choix : personne n'a gagné.
told-no-choice = Il n'y a pas de choix « { $typed } ». Répondez par le numéro d'un des choix, ou par les mots entre crochets qui le suivent.
told-no-more = La partie est finie : il n'y a plus rien à choisir.
told-waiting = C'est aux autres de décider. `look` dit quand quelque chose est demandé ici, ou ce qui s'est passé.
told-cut = (la suite est omise : le texte est trop long)
