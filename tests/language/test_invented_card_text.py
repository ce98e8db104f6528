"""The text of cards nobody has printed: what the languages can say of them, and what they refuse to say wrongly."""

import pytest

from grimoire.language.syntax import parse
from grimoire.magenoir.text import UnknownWord, card_text


def text(lang: str, kind: str, *lines: str, reminders: bool = False) -> str:
    written = card_text([parse(line) for line in lines], "Probe", kind, lang, None, reminders)
    return written.replace("\u00a0", " ")


# (kind, definition, English, French)
INVENTED: list[tuple[str, str, str, str]] = [
    # which cards
    (
        "spell",
        "discard(sel(1, fire|air prepared))",
        "Discard 1 prepared Fire or Air spell.",
        "Défaussez 1 sort Feu ou Air en préparation.",
    ),
    (
        "spell",
        "discard(all(not(fire|air) permanent))",
        "Destroy all Permanents that are not Fire or Air.",
        "Détruisez tous les Permanents qui ne sont ni Feu ni Air.",
    ),
    (
        "spell",
        'move(sel(1, "Tree" in_discard yours), prepared)',
        "Put 1 Tree card from your discard pile into preparation.",
        "Mettez 1 carte Arbre de votre défausse en préparation.",
    ),
    (
        "spell",
        "move(sel(2, in_hand yours), bottom)",
        "Place 2 cards from your hand on the bottom of your deck in any order.",
        "Placez 2 cartes de votre main sous votre deck dans l'ordre de votre choix.",
    ),
    (
        "spell",
        "apply(sel(any_number, spell yours))",
        "Apply the effects of any number of spells you control.",
        "Appliquez les effets de n'importe quel nombre de sorts que vous contrôlez.",
    ),
    (
        "spell",
        'if(exists("Tree" other), draw(you, 1))',
        "If there is another Tree in play, draw 1 card.",
        "S'il y a un autre Arbre en jeu, piochez 1 carte.",
    ),
    (
        "spell",
        'rest(sel(2, "Crow" animal yours))',
        "Rest 2 Crows you control.",
        "Régénérez 2 Corbeaux que vous contrôlez.",
    ),
    (
        "permanent",
        "move(last_user(self, weapon), hand)",
        "Send the last Weapon that used this Permanent as a component back to its owner's hand.",
        "Ramenez la dernière Arme ayant utilisé ce Permanent comme composant dans la main de son propriétaire.",
    ),
    # a verb agrees with its subject, and so does what speaks of it again
    (
        "permanent",
        "apply(sel(1, spell in_discard yours), with_riders(all(spell yours), mn))",
        "Apply the effects of 1 spell from your discard pile. If you are a Mage Noir, all your spells affect "
        "that spell as well.",
        "Appliquez les effets d'1 sort de votre défausse. Si vous êtes Mage Noir, tous vos sorts agissent "
        "aussi sur ce sort-là.",
    ),
    (
        "permanent",
        "use_ability(sel(2, animal yours))",
        "Use an ability of 2 Animals you control without paying its cost (even if they are exhausted).",
        "Utilisez une capacité de 2 Animaux que vous contrôlez sans en payer le coût (même s'ils sont épuisés).",
    ),
    (
        "permanent",
        "discard(sel(2, permanent), mana_to(owner))",
        "Destroy 2 Permanents. The Mana locked under them goes to their owners' Mana reserves.",
        "Détruisez 2 Permanents. La Mana verrouillée sous ceux-ci va dans la réserve de Mana de leur propriétaire.",
    ),
    (
        "permanent",
        "always sees(players, deck_top(you, 3))",
        "The top 3 cards of your deck are visible to both players.",
        "Les 3 cartes du dessus de votre deck sont visibles par les deux joueurs.",
    ),
    (
        "permanent",
        "always shield(permanent yours, 1)",
        "Each turn, your Permanents ignore up to 1 of the damage dealt to them.",
        "Chaque tour, vos Permanents ignorent jusqu'à 1 dégât parmi ceux qui leur sont infligés.",
    ),
    (
        "permanent",
        "always enter_hp(permanent yours, more(1))",
        "Your Permanents enter play with 1 additional HP if they have any.",
        "Vos Permanents arrivent en jeu avec 1 PV de plus s'ils ont des PV.",
    ),
    (
        "permanent",
        "always enter_hp(self, more(1))",
        "This Permanent enters play with 1 additional HP if it has any.",
        "Ce Permanent arrive en jeu avec 1 PV de plus s'il a des PV.",
    ),
    (
        "permanent",
        'always loses_word(permanent yours, "Tree")',
        "Your Permanents are no longer Trees.",
        "Vos Permanents ne sont plus des Arbres.",
    ),
    (
        "permanent",
        "lasting(this_turn, always copy_of(sel(1, spell yours), self))",
        "This turn, 1 of your spells is a copy of this Permanent.",
        "Ce tour-ci, 1 de vos sorts est une copie de ce Permanent.",
    ),
    (
        "permanent",
        "discard(all(permanent yours)) then if(was_discarded(it), draw(you, 1))",
        "Destroy all your Permanents, then, if they are discarded, draw 1 card.",
        "Détruisez tous vos Permanents, puis, s'ils sont défaussés, piochez 1 carte.",
    ),
    (
        "permanent",
        "if(none(damage_done(you)), draw(you, 1))",
        "If you took no damage this way, draw 1 card.",
        "Si vous n'avez subi aucun dégât ainsi, piochez 1 carte.",
    ),
    (
        "permanent",
        "discard(all(permanent sharing_word(self)))",
        "Destroy all Permanents that share a component name with this Permanent.",
        "Détruisez tous les Permanents qui partagent un nom de composant avec ce Permanent.",
    ),
    (
        "permanent",
        "always apply_times(permanent yours, exactly(2))",
        "The effects of your Permanents' abilities are applied 2 times.",
        "Les effets des capacités de vos Permanents s'appliquent 2 fois.",
    ),
    # what something is, with all that is asked of it
    (
        "spell",
        "show(sel(1, in_hand yours)) then if(is(it, not(fire) spell), draw(you, 1))",
        "Show 1 card from your hand to the opponent, then, if it is a spell that is not Fire, draw 1 card.",
        "Montrez 1 carte de votre main à l'adversaire, puis, si c'est un sort qui n'est pas Feu, piochez 1 carte.",
    ),
    (
        "spell",
        "show(sel(2, in_hand yours)) then if(is(it, fire spell), draw(you, 1))",
        "Show 2 cards from your hand to the opponent, then, if they are Fire spells, draw 1 card.",
        "Montrez 2 cartes de votre main à l'adversaire, puis, si ce sont des sorts Feu, piochez 1 carte.",
    ),
    (
        "spell",
        "show(sel(2, in_hand yours)) then if(is(it, permanent|equipment), draw(you, 1))",
        "Show 2 cards from your hand to the opponent, then, if they are Permanents or Equipment, draw 1 card.",
        "Montrez 2 cartes de votre main à l'adversaire, puis, si ce sont des Permanents ou Équipements, piochez 1 carte.",
    ),
    (
        "spell",
        "with(sel(1, permanent), if(is(it, permanent yours), draw(you, 1)))",
        "If 1 Permanent is one of your Permanents, draw 1 card.",
        "Si 1 Permanent est l'un de vos Permanents, piochez 1 carte.",
    ),
    (
        "permanent",
        "always option(fire spell everywhere, lock(1 water, reserve(you), it), never(it, slowcast))",
        "A player who prepares a Fire spell may lock 1 Water Mana from their Mana reserve under it so that "
        "it can never have Slowcast.",
        "Un joueur qui prépare un sort Feu peut verrouiller 1 Mana Eau de sa réserve de Mana sous celui-ci "
        "pour qu'il ne puisse jamais être Lent.",
    ),
    (
        "permanent",
        "always shield(self, 1)",
        "Each turn, this Permanent ignores up to 1 of the damage dealt to it.",
        "Chaque tour, ce Permanent ignore jusqu'à 1 dégât parmi ceux qui lui sont infligés.",
    ),
    # one number, whatever it counts
    (
        "spell",
        "unique if some(hp_lost_here())",
        "If the number of times a player lost HP this way is more than 0, this spell is Unique.",
        "Si le nombre de fois qu'un joueur a ainsi perdu des PV est supérieur à 0, ce sort est Unique.",
    ),
    (
        "spell",
        "if(some(tally(discarded(yours, from(in_hand)))), draw(you, 1))",
        "If the number of cards you discarded from your hand this turn is more than 0, draw 1 card.",
        "Si le nombre de cartes que vous avez défaussées de votre main ce tour-ci est supérieur à 0, piochez 1 carte.",
    ),
    # "it" would be the deck that was shuffled
    (
        "spell",
        'show(sel(1, "Tree" in_deck yours)) then shuffle(you) + move(it, top)',
        "Show 1 Tree card from your deck to the opponent, then shuffle your deck and place that card on top of your deck.",
        "Montrez 1 carte Arbre de votre deck à l'adversaire, puis mélangez votre deck et placez cette carte dessus.",
    ),
    (
        "animal",
        "act main, exhaust(self) => look(deck_nth(you, 3)) + may(move(looked, top))",
        "Exhaust: look at the third card from the top of your deck. You may place it on top of your deck.",
        "Épuiser : regardez la troisième carte à partir du dessus de votre deck. Vous pouvez la placer sur le dessus de "
        "votre deck.",
    ),
    # Equipment comes in pieces, but deals damage as a whole
    ("spell", "discard(sel(2, equipment))", "Destroy 2 pieces of Equipment.", "Détruisez 2 Équipements."),
    (
        "equipment",
        'on enters("Druid" equipment other yours) => draw(you, 1)',
        "Whenever another piece of Druid Equipment you control enters play, draw 1 card.",
        "Chaque fois que l'un de vos autres Équipements Druide arrive en jeu, piochez 1 carte.",
    ),
    (
        "equipment",
        "always dealt(equipment yours, more(1))",
        "Your Equipment deals 1 more damage.",
        "Vos Équipements infligent 1 dégât de plus.",
    ),
    # keywords as qualities
    (
        "spell",
        'transmutable("Ore") if some(locked(self, fire))',
        "If Fire Mana is locked under this spell, it is Transmutable (Ore).",
        "Si de la Mana Feu est verrouillée sous ce sort, il est Transmutable (Minerai).",
    ),
    (
        "spell",
        "lasting(while_in_play, always keyword(all(spell has(slowcast) yours), quickcast))",
        "All your spells with Slowcast gain Quickcast.",
        "Tous vos sorts Lents gagnent Rapide.",
    ),
    # conditions
    (
        "spell",
        'if(exists("Tree"), draw(you, 1))',
        "If there is a Tree in play, draw 1 card.",
        "S'il y a un Arbre en jeu, piochez 1 carte.",
    ),
    (
        "spell",
        'if(at_least(count("Tree"), 3), draw(you, 1))',
        "If there are at least 3 Trees in play, draw 1 card.",
        "S'il y a au moins 3 Arbres en jeu, piochez 1 carte.",
    ),
    (
        "spell",
        "quickcast if opp_mn",
        "If the opponent is a Mage Noir, this spell has Quickcast.",
        "Si l'adversaire est Mage Noir, ce sort est Rapide.",
    ),
    (
        "spell",
        "alt(phase(opp, 2), opp_mn, lose(opp, 4), opp)",
        "Phase out the opponent by 2. If they are a Mage Noir, they may lose 4 HP instead.",
        "Déphasez l'adversaire de 2. S'il est Mage Noir, il peut perdre 4 PV à la place.",
    ),
    (
        "spell",
        "on turn_start(you) @channeled => draw(you, 1) if at_least(locked(self), 2)",
        "While this spell is channeled and at least 2 Mana are locked under it, at the start of your turn, draw 1 card.",
        "Tant que ce sort est canalisé et qu'au moins 2 Mana sont verrouillées sous celui-ci, au début de votre tour, piochez "
        "1 carte.",
    ),
    (
        "permanent",
        'prepare only(exists("Tree" component yours))',
        "You may only prepare this Permanent if you control a Tree component.",
        "Vous ne pouvez préparer ce Permanent que si vous contrôlez un composant Arbre.",
    ),
    # what may be done, and for what
    (
        "animal",
        "act main => if(at_least(tally(drawn(you)), locked(self)), to(lock(1 air, reserve(you), self), draw(you, 1)))",
        "In your main phase, if you drew at least X cards this turn, X being the amount of Mana locked under this Animal, you "
        "may lock 1 Air Mana from your Mana reserve under it to draw 1 card.",
        "Pendant votre phase principale, si vous avez pioché au moins X cartes ce tour-ci, X étant la quantité de Mana "
        "verrouillée sous cet Animal, vous pouvez verrouiller 1 Mana Air de votre réserve de Mana sous celui-ci pour piocher "
        "1 carte.",
    ),
    (
        "permanent",
        "act main once => if(not(mn), draw(you, 1))",
        "Once per turn, in your main phase, you may draw 1 card unless you are a Mage Noir.",
        "Une fois par tour, pendant votre phase principale, vous pouvez piocher 1 carte, sauf si vous êtes Mage Noir.",
    ),
    (
        "permanent",
        "act main, pay(1 fire) => if(mn, draw(you, 1))",
        "In your main phase, you may pay 1 Fire Mana. If you do and if you are a Mage Noir, draw 1 card.",
        "Pendant votre phase principale, vous pouvez payer 1 Mana Feu. Si vous le faites et si vous êtes Mage Noir, piochez 1 "
        "carte.",
    ),
    (
        "spell",
        "unless(pay(1 fire, opp), damage(3, opp))",
        "Deal 3 damage to the opponent unless they pay 1 Fire Mana.",
        "Infligez 3 dégâts à l'adversaire, sauf s'il paie 1 Mana Feu.",
    ),
    (
        "permanent",
        "act main => lasting(this_turn, always dealt(spell yours, more(1)))",
        "In your main phase, you may do this: this turn, your spells deal 1 more damage.",
        "Pendant votre phase principale, vous pouvez faire ceci : ce tour-ci, vos sorts infligent 1 dégât de plus.",
    ),
    # events
    (
        "permanent",
        "always cannot(prepared(fire spell theirs))",
        "The opponent cannot prepare Fire spells.",
        "L'adversaire ne peut pas préparer de sort Feu.",
    ),
    (
        "permanent",
        "always cannot(discarded(permanent yours, from(in_play)))",
        "Your Permanents cannot be destroyed.",
        "Vos Permanents ne peuvent pas être détruits.",
    ),
    (
        "permanent",
        "on prepared(spell theirs, from(in_discard)) => draw(you, 1)",
        "Whenever the opponent prepares a spell from their discard pile, draw 1 card.",
        "Chaque fois que l'adversaire prépare un sort depuis sa défausse, piochez 1 carte.",
    ),
    (
        "permanent",
        "on damaged(you, during(main_phase)) => draw(you, 1)",
        "Whenever you are dealt damage during a main phase, draw 1 card.",
        "Chaque fois que vous subissez des dégâts pendant une phase principale, piochez 1 carte.",
    ),
    (
        "permanent",
        "on enters(self)|turn_start(you) => draw(you, 1)",
        "Whenever this Permanent enters play or at the start of your turn, draw 1 card.",
        "Chaque fois que ce Permanent arrive en jeu ou au début de votre tour, piochez 1 carte.",
    ),
    # amounts
    (
        "spell",
        "damage(minus(5, count(in_hand theirs)), opp)",
        "Deal X damage to the opponent, X being 5 minus the number of cards in their hand.",
        "Infligez X dégâts à l'adversaire, X étant 5 moins le nombre de cartes dans sa main.",
    ),
    (
        "spell",
        "if(at_least(x, 4), damage(half(hp(opp)), opp))",
        "If X is at least 4, deal Y damage to the opponent, Y being half of their HP, rounded down.",
        "Si X est au moins égal à 4, infligez Y dégâts à l'adversaire, Y étant la moitié de ses PV, arrondie à l'inférieur.",
    ),
    (
        "permanent",
        "protector if fewer(hp(you), 10)",
        "If your HP are less than 10, this Permanent has Protector.",
        "Si vos PV sont inférieurs à 10, ce Permanent a Protecteur.",
    ),
    (
        "spell",
        "gain(you, times(1, held(opp, fire)))",
        "Gain 1 HP for each Fire Mana in the opponent's Mana reserve.",
        "Gagnez 1 PV pour chaque Mana Feu dans la réserve de Mana de l'adversaire.",
    ),
    # modifiers by computed amounts
    (
        "permanent",
        'always taken(you, less(times(2, comps("Wave" yours))))',
        "Each time you are dealt damage, you take 2 less for each of your Wave components.",
        "Chaque fois que vous subissez des dégâts, vous en subissez 2 de moins pour chacun de vos composants Vague.",
    ),
    (
        "permanent",
        "always dealt(equipment yours, more(half(hp(you))))",
        "Your Equipment deals X more damage, X being half of your HP, rounded down.",
        "Vos Équipements infligent X dégâts de plus, X étant la moitié de vos PV, arrondie à l'inférieur.",
    ),
    (
        "permanent",
        "always needs(spell yours, less(alt(1, mn, 2)))",
        "Your spells need 1 fewer component to be prepared (or 2 if you are a Mage Noir).",
        "Vos sorts demandent 1 composant de moins pour être préparés (ou 2 si vous êtes Mage Noir).",
    ),
    (
        "spell",
        'prepare instead_of(1 "Wave", one "Rock")',
        "You may prepare this spell with one Rock component instead of 1 Wave component.",
        "Vous pouvez préparer ce sort avec un composant Roche au lieu d'1 composant Vague.",
    ),
    (
        "permanent",
        "always cost(spell yours, less(1 fire|air))",
        "Your spells cost 1 Fire or Air Mana less to prepare.",
        "Vos sorts se préparent pour 1 Mana Feu ou Air de moins.",
    ),
]


@pytest.mark.parametrize(("kind", "line", "english", "french"), INVENTED, ids=[card[1] for card in INVENTED])
def test_sentences(kind: str, line: str, english: str, french: str) -> None:
    assert text("en", kind, line) == english
    assert text("fr", kind, line) == french


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "line",
    [
        "discard(sel(1, not(prepared) spell))",
        "discard(sel(1, not(fire spell)))",
        "always limit(ritual theirs, zero)",
        "prepare needs(less(1 air))",
    ],
)
def test_what_would_read_wrongly_is_refused(lang: str, line: str) -> None:
    with pytest.raises(UnknownWord):
        text(lang, "permanent", line)


@pytest.mark.parametrize(
    ("lang", "bare", "reminded"),
    [
        ("en", "Deal 0 damage to any target.", "Deal 0 damage to any target. (Zero damage does not count as damage.)"),
        (
            "fr",
            "Infligez 0 dégât à la cible de votre choix.",
            "Infligez 0 dégât à la cible de votre choix. (Zéro dégât ne compte pas comme des dégâts.)",
        ),
    ],
)
def test_what_only_reminds_is_said_with_reminders_only(lang: str, bare: str, reminded: str) -> None:
    assert text(lang, "spell", "damage(0, any, zero_is_none)") == bare
    assert text(lang, "spell", "damage(0, any, zero_is_none)", reminders=True) == reminded
