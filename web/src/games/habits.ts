/* What players of a game are used to: letters for some options, and questions that the game may answer by itself. */
import type { Ask } from '../transport/protocol';

interface Habits {
  /** By form: the key that takes it. */
  letters: Record<string, string>;
  /** Questions for what comes first, one after the other: the whole order is laid out at once. */
  ordering: string[];
  /** Kinds of places that lie beside the game: what goes there leaves it. */
  aside: string[];
  /** By question: a message that asks it in fewer words, where the table shows the rest of it. */
  shortly: Record<string, string>;
  /** The same of questions that follow something which a card does: what it does is said beside. */
  answering: Record<string, string>;
  /** By question: a message that stands below it instead of the action it belongs to, which says nothing new there. */
  about: Record<string, string>;
  /** Questions in which cards are played: what can be is ready. */
  playing: string[];
  /** Options that lie on a pile and have a button as well, as much as those that lie nowhere. */
  beside: string[];
  /** Players carry what can be done with them: no button beside the question repeats it where there is room for that. */
  apart: boolean;
  /** Forms that are laid with the cards they are about: no button beside the question. */
  laid: string[];
  /** Questions whose options the table lays out itself, where it has the room: no list and no buttons, but for what declines. */
  cards: string[];
  /** By question: verbs that give a card away for good. They ask for a second gesture. */
  twice: Record<string, string[]>;
  /** What others do is shown one action after the other, at the pace that is set. */
  paced: boolean;
  /** Rules whose dice the story tells, though they are routine. */
  diceTold: string[];
  /** Kinds of events that are a scene of their own, whoever they happen to. */
  scenes: string[];
  /** Those of them that show how it stands: with them nothing is held back. */
  unveiling: string[];
  /** Phases in which the whole table is such a scene. */
  staged: string[];
  /** What is told later of such a scene: it is shown again, whole. */
  continues: string[];
  /** Kinds of events with a card that is gone at once: what it says is read while they are shown. */
  read: string[];
  /** What it is called to be spared the questions that are routine; nothing where none are. */
  spares: string;
  /** Kinds of events that turn a game whatever they count. */
  turnings: string[];
  /** Kinds of events by which a player comes nearer to winning: of these the end tells how far each came. */
  reached: string[];
}

const NONE: Habits = {
  letters: {},
  ordering: [],
  aside: [],
  shortly: {},
  answering: {},
  about: {},
  playing: [],
  beside: [],
  apart: false,
  laid: [],
  cards: [],
  twice: {},
  paced: false,
  diceTold: [],
  scenes: [],
  unveiling: [],
  staged: [],
  continues: [],
  read: [],
  spares: '',
  turnings: [],
  reached: [],
};

const HABITS: Record<string, Habits> = {
  magenoir: {
    letters: { trade: 't', 'end turn': 'e', pass: 'p', 'take left': 'l', 'take right': 'r' },
    ordering: ['order', 'leaving-order', 'deck-order'],
    aside: ['hand', 'deck', 'discard', 'exile'],
    shortly: {
      gather: 'web-ask-gather',
      window: 'web-ask-now',
      component: 'web-ask-component',
      order: 'web-ask-order',
      'leaving-order': 'web-ask-leaving-order',
    },
    answering: { window: 'web-ask-window' },
    about: {
      gather: 'web-about-gather',
      order: 'web-about-order',
      'take-pile': 'web-about-take-pile',
      'trade-for': 'web-about-trade',
      'trade-give': 'web-about-trade',
    },
    playing: ['main', 'window'],
    beside: [],
    apart: false,
    laid: [],
    cards: [],
    twice: {},
    paced: true,
    diceTold: [],
    scenes: [],
    unveiling: [],
    staged: [],
    continues: [],
    read: [],
    spares: 'web-auto-pay',
    turnings: ['BecameMageNoir'],
    reached: [],
  },
  anima: {
    ...NONE,
    letters: {
      ...{ 'seek deck': 'n', rest: 'r', stay: 'b', leave: 'l', explore: 'x', pass: 'p', end: 'e' },
      ...{ done: 'd', accept: 'a', counter: 'c', refuse: 'f', abandon: 'g' },
    },
    shortly: { interrupt: 'web-ask-answer' },
    answering: { interrupt: 'web-ask-answer' },
    apart: true,
    laid: ['want card'],
    cards: ['reward'],
    beside: ['seek deck'],
    twice: {
      reset: ['discard', 'expel'],
      'return-advantage': ['return'],
      discard: ['discard'],
      'pay-discard': ['discard'],
    },
    paced: true,
    diceTold: ['A:game-turn-and-phases'],
    scenes: [
      'Explored',
      'TrapSprung',
      'CharacterDied',
      'CharacterJoined',
      'CharacterSaved',
      'CharacterTaken',
      'AdvantageTaken',
      'PartyExpelled',
      'PartyDestroyed',
      'UseCancelled',
      'MissionCompleted',
      'FinalMissionRevealed',
      'CrisisBegan',
      'TradeAccepted',
      'TradeRefused',
      'TradeAbandoned',
      'AreaPlaced',
    ],
    unveiling: ['FinalMissionRevealed', 'CrisisBegan'],
    staged: ['crisis'],
    continues: ['CheckPassed', 'CheckFailed', 'EncounterRevealed', 'EncounterTooHigh'],
    read: ['EncounterTooHigh', 'EncounterEvaded'],
    spares: 'web-auto-spin',
    reached: ['MissionCompleted'],
  },
};

export const habitsOf = (game: string | undefined): Habits => HABITS[game ?? ''] ?? NONE;

/** Whether it follows something that a card does, which is shown. */
export const isAnswering = (game: string | undefined, ask: Ask | null): boolean =>
  Boolean(habitsOf(game).answering[ask?.id ?? '']) && (ask?.answers ?? []).some((span) => span.card);

/** Whether a card is given away for good by this: one click too many must not do it. */
export const givesAway = (game: string | undefined, ask: Ask | null, form: string): boolean =>
  (habitsOf(game).twice[ask?.id ?? ''] ?? []).includes(form.split(' ')[0]);

/** Whether that must be said twice: not where nothing else was asked, or what one has clicked seems not to happen. */
export const asksTwice = (game: string | undefined, ask: Ask | null, form: string): boolean =>
  givesAway(game, ask, form) && (ask?.choices ?? []).some((choice) => !givesAway(game, ask, choice.form));

/** Whether all that can be done with a card is to give it away: then nothing asks for it to be done, unless the question does. */
export const onlyGivesAway = (game: string | undefined, ask: Ask | null, forms: string[]): boolean =>
  forms.length > 0 &&
  forms.every((form) => givesAway(game, ask, form)) &&
  (ask?.choices ?? []).some((choice) => !givesAway(game, ask, choice.form));
