/* Contests in a room, by plain requests; that there is something new is told over the socket (`watching.ts`). */
import { ask } from './api';
import type {
  CodeLine,
  Come,
  ContestAnswer,
  ContestDone,
  ContestLine,
  ContestPage,
  DeckListPage,
  Follows,
  LogLine,
  MyPage,
  NamesRead,
  NeedLine,
  NewCode,
  NewContest,
  OpenedFigure,
  Presets,
  RoundPage,
  StaffPage,
  StandingsPage,
  Wished,
} from './protocol';

export const contests = (lang: string): Promise<ContestLine[]> => ask(`/contests?lang=${lang}`);
/** Settings to begin with, and formats of deck lists. */
export const presets = (lang: string): Promise<Presets> => ask(`/contests/presets?lang=${lang}`);
export const open = (wanted: NewContest, lang: string): Promise<ContestPage> => ask(`/contests?lang=${lang}`, wanted);
/** A contest that was kept in a file goes on here. */
export const readIn = (text: string, lang: string): Promise<ContestPage> =>
  ask(`/contests/file?lang=${lang}`, { text });
/** Be whom a code is for; `instead` of the player one is already. */
export const come = (code: string, lang: string, instead = false): Promise<Come> =>
  ask(`/contests/come?lang=${lang}`, { code, ...(instead ? { instead } : {}) });

export const contest = (id: string, lang: string): Promise<ContestPage> => ask(`/contests/${id}?lang=${lang}`);
export const act = (id: string, wanted: Wished, lang: string): Promise<ContestDone> =>
  ask(`/contests/${id}/acts?lang=${lang}`, wanted);
/** What would follow from it. */
export const preview = (id: string, wanted: Wished, lang: string): Promise<Follows> =>
  ask(`/contests/${id}/preview?lang=${lang}`, wanted);
export const names = (id: string, pasted: string, lang: string): Promise<NamesRead> =>
  ask(`/contests/${id}/names?lang=${lang}`, { names: pasted });
export const log = (id: string, after: number, lang: string): Promise<LogLine[]> =>
  ask(`/contests/${id}/log?after=${after}&lang=${lang}`);
export const round = (id: string, number: number, lang: string): Promise<RoundPage> =>
  ask(`/contests/${id}/rounds/${number}?lang=${lang}`);
/** After a round; 0: after all. */
export const standings = (id: string, after: number, lang: string): Promise<StandingsPage> =>
  ask(`/contests/${id}/standings?round=${after}&lang=${lang}`);
/** The numbers of a player, opened line by line. */
export const figures = (id: string, player: number, after: number, lang: string): Promise<OpenedFigure[]> =>
  ask(`/contests/${id}/standings/${player}?round=${after}&lang=${lang}`);
/** Why somebody meets whom they meet; or why not `instead`. */
export const why = (id: string, round: number, player: number, instead: number, lang: string): Promise<ContestAnswer> =>
  ask(`/contests/${id}/why?round=${round}&player=${player}&instead=${instead}&lang=${lang}`);
export const needs = (id: string, player: number, lang: string): Promise<NeedLine[]> =>
  ask(`/contests/${id}/needs?player=${player}&lang=${lang}`);
/** The contest on one's own phone. */
export const mine = (id: string, lang: string): Promise<MyPage> => ask(`/contests/${id}/mine?lang=${lang}`);
/** 0: one's own. */
export const deckList = (id: string, player: number, lang: string): Promise<DeckListPage> =>
  ask(`/contests/${id}/lists/${player}?lang=${lang}`);
export const codes = (id: string): Promise<CodeLine[]> => ask(`/contests/${id}/codes`);
/** Another code: the one before it is worth nothing any more. */
export const newCode = (id: string, wanted: NewCode): Promise<CodeLine> => ask(`/contests/${id}/codes`, wanted);
export const staff = (id: string): Promise<StaffPage> => ask(`/contests/${id}/staff`);
export const dismiss = (id: string, user: string): Promise<void> =>
  ask(`/contests/${id}/staff/${user}`, undefined, 'DELETE');

/** Pages for print and files to take away are links. */
export const paperPath = (id: string, sheet: string, lang: string, round = 0): string =>
  `/api/contests/${id}/paper/${sheet}?lang=${lang}&round=${round}`;
export const filePath = (id: string): string => `/api/contests/${id}/file`;
export const tablePath = (id: string, table: string): string => `/api/contests/${id}/tables/${table}`;
