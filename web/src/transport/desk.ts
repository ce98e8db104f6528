/* Cards to look through and decks to build, by plain requests. */
import { ask } from './api';
import type {
  CardFilter,
  CardPage,
  DeckPage,
  DeckStudy,
  DeckText,
  DeckWanted,
  Hands,
  HandsWanted,
  MatchPage,
  OddsLine,
  OddsWanted,
  OwnCards,
  CardWord,
  OwnChecked,
  OwnDuel,
  OwnText,
  OwnState,
  OwnTrial,
  OwnTrialWanted,
  ShippedDeck,
  TryCard,
} from './protocol';

export const filters = (game: string, lang: string): Promise<CardFilter[]> =>
  ask(`/games/${game}/filters?lang=${lang}`);
export const card = (game: string, id: string, lang: string): Promise<CardPage> =>
  ask(`/games/${game}/cards/${encodeURIComponent(id)}?lang=${lang}`);

export const shippedDecks = (game: string, lang: string): Promise<ShippedDeck[]> =>
  ask(`/games/${game}/decks?lang=${lang}`);
export const study = (game: string, wanted: DeckWanted, lang: string): Promise<DeckStudy> =>
  ask(`/games/${game}/decks/study?lang=${lang}`, wanted);
export const odds = (game: string, wanted: OddsWanted, lang: string): Promise<OddsLine> =>
  ask(`/games/${game}/decks/odds?lang=${lang}`, wanted);
export const hands = (game: string, wanted: HandsWanted, lang: string): Promise<Hands> =>
  ask(`/games/${game}/decks/hands?lang=${lang}`, wanted);

export const decks = (lang: string): Promise<DeckPage[]> => ask(`/decks?lang=${lang}`);
export const deck = (id: string, lang: string): Promise<DeckPage> =>
  ask(`/decks/${encodeURIComponent(id)}?lang=${lang}`);
export const keepDeck = (kept: DeckText, lang: string): Promise<DeckPage> => ask(`/decks?lang=${lang}`, kept);
export const changeDeck = (id: string, kept: DeckText, lang: string): Promise<DeckPage> =>
  ask(`/decks/${id}?lang=${lang}`, kept, 'PUT');
export const forgetDeck = (id: string): Promise<void> => ask(`/decks/${id}`, undefined, 'DELETE');

export const ownState = (): Promise<OwnState> => ask('/own-cards/state');
export const ownCards = (lang: string): Promise<OwnCards> => ask(`/own-cards?lang=${lang}`);
/** Cards that are being written: how they would look, and what is wrong. */
export const checkCards = (wanted: OwnText, lang: string): Promise<OwnChecked> =>
  ask(`/own-cards/check?lang=${lang}`, wanted);
/** All words one may use in a card. */
export const cardWords = (game: string, lang: string): Promise<CardWord[]> =>
  ask(`/games/${game}/card-words?lang=${lang}`);
export const playCard = (wanted: OwnDuel, lang: string): Promise<MatchPage> =>
  ask(`/own-cards/play?lang=${lang}`, wanted);
export const tryCard = (id: string, wanted: TryCard, lang: string): Promise<MatchPage> =>
  ask(`/own-cards/${encodeURIComponent(id)}/try?lang=${lang}`, wanted);
/** Hundreds of games with a card that is being written: asked for, looked at as the numbers grow, stopped. */
export const beginTrial = (wanted: OwnTrialWanted, lang: string): Promise<OwnTrial> =>
  ask(`/own-cards/trial?lang=${lang}`, wanted);
export const lookAtTrial = (lang: string): Promise<OwnTrial> => ask(`/own-cards/trial?lang=${lang}`);
/** Also while the page goes. */
export const stopTrial = (): Promise<unknown> =>
  fetch('/api/own-cards/trial', { method: 'DELETE', credentials: 'same-origin', keepalive: true });
