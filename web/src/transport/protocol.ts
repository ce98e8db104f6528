// Made from src/grimoire/server/protocol.py by tools/protocol.py. Do not edit.

export const PROTOCOL = 1;

/** Pieces of a sentence, in order. */
export type Words = Span[];

/** Why something is refused; the words come with it. */
export type Reason =
  | 'badMessage'
  | 'protocol'
  | 'noMatch'
  | 'notYours'
  | 'notRunning'
  | 'hasBegun'
  | 'notJoined'
  | 'notGone'
  | 'stale'
  | 'notAsked'
  | 'illegal'
  | 'nothingToUndo'
  | 'notOffered'
  | 'notAllowed'
  | 'tooMuch'
  | 'noLanguage'
  | 'noMoment'
  | 'frozen'
  | 'fault'
  | 'unavailable'
  | 'taken'
  | 'badDeck'
  | 'badName'
  | 'badSetup'
  | 'noSession'
  | 'noGame'
  | 'noRule'
  | 'noLesson'
  | 'noRuling'
  | 'badQuestion'
  | 'noDeck'
  | 'noCard'
  | 'noSeat'
  | 'stillRunning'
  | 'badRecord'
  | 'badPassword'
  | 'nameTaken'
  | 'noPage'
  | 'tooSlow'
  | 'broken'
  | 'tooOften'
  | 'notAdmitted'
  | 'badInvitation'
  | 'needsAccount'
  | 'noOwnGames'
  | 'noSignIn'
  | 'noContest'
  | 'badContest'
  | 'contestStale'
  | 'badCode'
  | 'notForYou'
  | 'codeUsed'
  | 'noRoom'
  | 'noPerson'
  | 'badWords'
  | 'badDoor'
  | 'noSeek'
  | 'accountAlone'
  | 'wordsOfAccounts'
  | 'noPush'
  | 'badPush'
  | 'badHoliday'
  | 'noHoliday';

/** The first message of a connection. */
export interface Hello {
  type: 'hello';
  id: number;
  protocol: number;
  language: string;
}

/** From now on in this language; every joined table is told anew. */
export interface Language {
  type: 'language';
  id: number;
  language: string;
}

/** Be told of a match, as this seat of one's own or as a spectator. Several seats of one browser join one by one. */
export interface Join {
  type: 'join';
  id: number;
  match: string;
  seat: number;
  /** the number up to which the story is known already; -1: none of it */
  since?: number;
}

/** Be told of it no longer. The seat stays one's own. */
export interface Leave {
  type: 'leave';
  id: number;
  match: string;
  seat: number;
}

/** Choose an option of the open question. */
export interface Choose {
  type: 'choose';
  id: number;
  match: string;
  seat: number;
  /** of the Ask it answers: what came after it makes the choice stale */
  number: number;
  form: string;
}

/** Take back one's latest action. Where another person has chosen since, or something was revealed, they are asked first. */
export interface Undo {
  type: 'undo';
  id: number;
  match: string;
  seat: number;
  number: number;
}

/** Give up. */
export interface Concede {
  type: 'concede';
  id: number;
  match: string;
  seat: number;
}

/** Offer the others a draw; to play again when the match is over; that a bot plays on for a seat whose player has been away for long; or, where the rules have changed under a match, to go on from its last good moment or to end it. */
export interface Offer {
  type: 'offer';
  id: number;
  match: string;
  seat: number;
  what: 'bot' | 'draw' | 'end' | 'goOn' | 'rematch';
  /** the seat that is left, of "bot" */
  about?: number;
}

/** Agree to what was offered, or not. */
export interface Answer {
  type: 'answer';
  id: number;
  match: string;
  seat: number;
  what: 'bot' | 'draw' | 'end' | 'goOn' | 'rematch' | 'undo';
  agree: boolean;
}

/** A player who is asked has been away for long: their time is over. */
export interface Claim {
  type: 'claim';
  id: number;
  match: string;
  seat: number;
  other: number;
}

/** Be asked in the open window also after its countdown, for everybody to see. */
export interface Hold {
  type: 'hold';
  id: number;
  match: string;
  seat: number;
  number: number;
}

/** Where this seat wants to be asked; what it need not decide is answered for it. */
export interface SetStops {
  type: 'stops';
  id: number;
  match: string;
  seat: number;
  /** something of mine is touched; I could act; it shows that I might; never */
  where: 'able' | 'never' | 'shown' | 'touched';
  /** pass whatever comes until the next turn begins */
  resting?: boolean;
  /** put everything in order by hand */
  by_hand?: boolean;
  /** make payments as they are suggested */
  pays?: boolean;
  /** in which order things come, as it was put for just these, by the names in Ask.keeps */
  orders?: string[][];
}

/** Say something to everybody at the table. */
export interface Say {
  type: 'say';
  id: number;
  match: string;
  seat: number;
  text: string;
}

/** Say one of the phrases that everybody reads in their own language: also where words of one's own are not for guests. */
export interface Phrase {
  type: 'phrase';
  id: number;
  match: string;
  seat: number;
  phrase: 'again' | 'back' | 'hello' | 'leaving' | 'look' | 'luck' | 'mistake' | 'moment' | 'played' | 'sorry' | 'thanks' | 'time';
}

/** Be told no longer what another seat says, or again. */
export interface Mute {
  type: 'mute';
  id: number;
  match: string;
  seat: number;
  other: number;
  muted: boolean;
}

/** Ask what a bot would do. Only against bots, or where the others agreed to hints. */
export interface Hint {
  type: 'hint';
  id: number;
  match: string;
  seat: number;
  number: number;
}

/** See the table as this seat saw it after this many entries. Once the match is over: or with all hands open. */
export interface Look {
  type: 'look';
  id: number;
  match: string;
  seat: number;
  number: number;
  open?: boolean;
}

/** Be told whenever something happens in a contest: `contestNews` says what, and requests under /api/contests have it. */
export interface Watch {
  type: 'watch';
  id: number;
  contest: string;
}

export interface Unwatch {
  type: 'unwatch';
  id: number;
  contest: string;
}

/** Nothing; to know that somebody is there. */
export interface Ping {
  type: 'ping';
  id: number;
}

export interface NewName {
  name: string;
  /** the password of whoever has an account */
  old?: string;
}

/** A name, whatever its capitals, and a password. */
export interface Account {
  name: string;
  password: string;
  /** the password until now, where there is one */
  old?: string;
}

export interface Invited {
  code: string;
}

/** A match to be played. */
export interface NewMatch {
  game: string;
  seats: NewSeat[];
  /** optional rules */
  options?: string[];
  /** what decks are held to */
  format?: string;
  best_of?: number;
  clock?: Clock;
  /** empty: closed among people, open against bots */
  lists?: '' | 'closed' | 'open';
  /** in the lobby, for anybody; else by its link */
  public?: boolean;
  /** of all chance, typed by whoever sets up a match against bots */
  seed?: number | null;
  /** among people: it counts for their ratings, and whoever sits down wants it so */
  rated?: boolean;
}

/** Who is to sit there, with which deck. */
export interface NewSeat {
  /** several of "me": people at one screen */
  who: 'anybody' | 'bot' | 'me' | 'named';
  /** its name */
  bot?: string;
  /** of one of several people at one screen; of the account that a seat is kept for */
  name?: string;
  /** the name of a shipped deck, or a list; empty: a shipped one by chance, no two the same */
  deck?: string;
}

/** How long people may think, in seconds; nothing: as long as they want. */
export interface Clock {
  /** for the whole game, as at chess */
  whole?: number;
  /** after every decision of one's own */
  added?: number;
  /** for one decision */
  move?: number;
  /** for all decisions of a player in one turn, whosever it is */
  turn?: number;
  /** among people: how long a window stays open in which a hidden hand could matter; by turns until answered */
  window?: number;
}

export interface SitDown {
  /** at this table; empty: one's own */
  name?: string;
  /** the name of a shipped deck, or a list; empty: the one that lies there */
  deck?: string;
  /** a program of one's own decides, which is said wherever its name is */
  program?: boolean;
}

export interface Ready {
  seat: number;
  /** ids of cards */
  deck: string[];
  side: string[];
}

/** A deck as somebody writes it. */
export interface DeckText {
  game: string;
  name: string;
  /** a line for each card: 4 Flame */
  text: string;
  /** whether anybody who has its link may read it */
  shared?: boolean;
}

/** A record as a file has it. */
export interface RecordText {
  text: string;
}

/** From which moment of a match that is over one plays on, as whom, and against which bot. */
export interface PlayOn {
  /** of entries, as `look` has it */
  number: number;
  seat: number;
  /** for every other seat */
  bot: string;
}

/** The choices made so far, and what the learner wants now: nothing (to see where it stands), a choice, something with which nothing can be done (to hear why), to go back to the beginning of the step, a hint, or that the lesson makes the choice. */
export interface Learning {
  made: string[];
  want?: '' | 'back' | 'choose' | 'hint' | 'show' | 'solution' | 'touch';
  /** of a choice */
  form?: string;
  /** the handle of what is touched */
  thing?: string;
  /** how often something else was tried in this step */
  refused?: number;
  /** of a puzzle: how many were given already */
  hints?: number;
  /** the date where the learner is: of a puzzle of the day */
  day?: string;
  /** the number up to which the story is known already */
  since?: number;
}

/** Play on from where a lesson stands, against a bot. */
export interface LessonOn {
  made: string[];
  bot: string;
}

/** A list as it is being built; a card is written by its id or any of its names. */
export interface DeckWanted {
  text: string;
  name?: string;
  format?: string;
}

export interface OddsWanted {
  text: string;
  /** "Flame", "2 Seed", "card:fire-ball" */
  wishes: string[];
}

export interface HandsWanted {
  text: string;
  /** the same one deals the same hands */
  seed?: number | null;
}

/** Play on from a moment of a ruling, as one of its seats, against a bot. */
export interface RulingOn {
  made: number;
  seat: number;
  bot: string;
}

export interface TryCard {
  /** empty: the weakest */
  bot?: string;
}

/** Cards as somebody writes them in the browser. */
export interface OwnText {
  game: string;
  text: string;
}

/** A game with one of these cards. */
export interface OwnDuel {
  game: string;
  text: string;
  card: string;
  /** empty: the weakest */
  bot?: string;
  /** against whoever is sent the link, who can read the cards before */
  friend?: boolean;
}

/** One of the cards of this text; without one, of the files that are watched, whatever game is named. */
export interface OwnTrialWanted {
  game: string;
  text: string;
  card: string;
}

/** Choices in a row, of the question that is open. */
export interface Foresee {
  /** of the question */
  number: number;
  forms: string[];
}

export interface NewContest {
  title: string;
  preset?: 'elimination' | 'publisher' | 'robin' | 'swiss';
  /** instead of the preset */
  settings?: ContestSettings | null;
  /** one a line */
  names?: string;
}

/** How a contest goes. Left as it is, it is the way the publisher's guide for organisers proposes. */
export interface ContestSettings {
  system?: 'elimination' | 'robin' | 'swiss';
  /** 0: as many as the number of players asks for */
  rounds?: number;
  /** how many go on by single elimination; 0: nobody */
  cut?: number;
  best_of?: number;
  cut_best_of?: number;
  /** of each pair, where everybody meets everybody */
  meetings?: number;
  /** of a round; 0: no end */
  minutes?: number;
  at_time?: 'draw' | 'judge' | 'publisher';
  /** won, drawn, lost */
  points?: [number, number, number];
  bye?: number;
  tiebreaks?: ('buchholz' | 'cut1' | 'gw' | 'lot' | 'met' | 'ogw' | 'omw' | 'sb' | 'wins')[];
  format?: string;
  /** the last round somebody may come into; 0: half of the rounds */
  late?: number;
  /** players who are kept from meeting */
  apart?: [number, number][];
  /** the last round is paired by the standings */
  last_by_rank?: boolean;
  /** what else holds, in the words of whoever organises */
  rules?: string;
}

/** One thing to be done, by somebody who has seen the contest up to an entry. */
export interface Wished {
  /** of the last entry they have seen */
  number: number;
  act: EnterPlayers | DropPlayer | ReturnPlayer | RenamePlayer | GiveList | PairRound | StartClock | ExtendRound | TypeResults | KeepResult | ReportResult | CorrectResult | TakeBack | ChangeSettings | Retitle | EndContest;
  reason?: string;
}

/** Players, one a line; who has left comes back. */
export interface EnterPlayers {
  type: 'enterPlayers';
  names: string;
}

/** Somebody leaves; 0 is oneself. */
export interface DropPlayer {
  type: 'dropPlayer';
  player?: number;
}

/** Who has left comes back. */
export interface ReturnPlayer {
  type: 'returnPlayer';
  player: number;
}

export interface RenamePlayer {
  type: 'renamePlayer';
  player: number;
  name: string;
}

/** The deck list of somebody, checked by the format of the contest; 0 is oneself. */
export interface GiveList {
  type: 'giveList';
  text: string;
  player?: number;
}

/** The next round. */
export interface PairRound {
  type: 'pairRound';
}

/** The clock of the running round. */
export interface StartClock {
  type: 'startClock';
}

/** More minutes for the running round. */
export interface ExtendRound {
  type: 'extendRound';
  minutes: number;
}

/** Results of the running round as they are typed, one a line: table, games, games, and drawn games if there were any. */
export interface TypeResults {
  type: 'typeResults';
  text: string;
}

/** A result of the running round: games of the first of the table, of the second, and drawn. */
export interface KeepResult {
  type: 'keepResult';
  table: number;
  first: number;
  second: number;
  drawn?: number;
}

/** What one says of one's own table: games one has won, games lost, and drawn. */
export interface ReportResult {
  type: 'reportResult';
  won: number;
  lost: number;
  drawn?: number;
}

/** Another result than the one that stands. */
export interface CorrectResult {
  type: 'correctResult';
  round: number;
  table: number;
  first: number;
  second: number;
  drawn?: number;
}

/** Strike out everything after an entry. */
export interface TakeBack {
  type: 'takeBack';
  to: number;
}

/** All settings anew; what is left out is as the publisher proposes. */
export interface ChangeSettings {
  type: 'changeSettings';
  settings: ContestSettings;
}

export interface Retitle {
  type: 'retitle';
  title: string;
}

/** The contest is over. */
export interface EndContest {
  type: 'endContest';
}

export interface PastedNames {
  names: string;
}

/** The code of a slip, or of a link for staff. */
export interface ComeWith {
  code: string;
  /** also where one has the seat of another player: that one is left */
  instead?: boolean;
}

/** Another code, after which the one before it is worth nothing. */
export interface NewCode {
  role: 'organiser' | 'player' | 'scorekeeper';
  player?: number;
}

/** A contest as it was exported, or as a file of `grimoire contest` has it. */
export interface ContestFile {
  text: string;
}

export interface ReadUpTo {
  /** the newest one that was seen */
  bell: number;
}

/** A game somebody looks for, with one other person. */
export interface Wish {
  game: string;
  when: 'now' | 'tonight' | 'turns';
  /** as at a table; empty: a shipped one by chance */
  deck?: string;
  /** it counts if the other wants it as well */
  rated?: boolean;
  /** of "tonight": milliseconds since 1970 */
  until?: number;
}

export interface AnswerWith {
  deck?: string;
}

export interface AccountName {
  name: string;
}

export interface Shy {
  shy: boolean;
}

export interface NewReport {
  match: string;
  /** of whom it is about */
  seat: number;
  reason: 'cheating' | 'name' | 'other' | 'stalling' | 'words';
  text?: string;
}

export interface OwnPassword {
  password: string;
}

export interface Recover {
  name: string;
  /** in their order; capitals and accents do not matter */
  words: string;
  /** from now on */
  password: string;
}

export interface ComeThrough {
  code: string;
}

/** As the browser itself says it. */
export interface NewPush {
  endpoint: string;
  keys: PushKeys;
}

/** What only that browser can open is sealed with. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface Quiet {
  kinds: ('asked' | 'began' | 'move' | 'over' | 'soon')[];
}

export interface NewHoliday {
  /** milliseconds since 1970 */
  begins: number;
  days: number;
}

/** The answer to `hello`. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  /** of the program */
  version: string;
  user: string;
  name: string;
  language: string;
}

/** What the message with this id asked for is done, and kept. */
export interface Done {
  type: 'done';
  id: number;
}

/** It is not done, and nothing was changed. */
export interface Refused {
  type: 'refused';
  /** -1 where the message could not be read */
  id: number;
  /** the same in every language: stale, notYours, illegal … */
  reason: string;
  words: Span[];
}

/** A piece of a sentence. At most one of the other fields says what the text stands for; a card may also be a thing. */
export interface Span {
  text: string;
  /** the id of a card that is named */
  card?: string;
  /** the handle of the thing that is meant, where the reader can see it */
  thing?: string;
  /** Mana of this element, so that a client can draw it instead */
  element?: string;
  /** a section of the rules */
  rule?: string;
  /** a player */
  seat?: number;
  /** a word of names that makes cards components */
  word?: string;
  /** the id of a card: the text is what that card says */
  says?: string;
}

/** The table of a seat, its question, and what happened since it was told last. Sent after `join` and with every change. */
export interface TableMessage {
  type: 'table';
  match: string;
  seat: number;
  number: number;
  scene: Scene;
  ask: Ask;
  story: Story;
  offers?: Standing[];
  time?: Time | null;
  countdown?: Countdown | null;
  /** of this seat, where they are not the usual ones */
  stops?: Stops | null;
  /** the match that follows this one: the next game of a series, or a rematch */
  next?: string;
  /** why it cannot go on: the rules have changed under it */
  frozen?: string;
}

/** Everything a seat sees at one moment. -1 is a spectator. */
export interface Scene {
  game: string;
  seat: number;
  /** how many entries of the log led here */
  number: number;
  /** "Turn 17, yours: main phase" */
  heading: Span[];
  turn: number;
  active: number;
  phase: string;
  phases: Phase[];
  players: Player[];
  places: Place[];
  things: Thing[];
  over?: boolean;
  /** with `over`: -1 is a draw */
  winner?: number;
  /** one that is under way */
  contest?: Contest | null;
  /** an exchange under way */
  bargain?: Bargain | null;
}

/** One of the parts of a turn, in order. */
export interface Phase {
  id: string;
  name: Span[];
  /** one word for a row of them, where the name has more */
  short?: Span[];
}

/** A player, as everybody sees them. */
export interface Player {
  seat: number;
  name: string;
  handle: string;
  facts?: Fact[];
  /** still in the game */
  here?: boolean;
}

/** Something that is so of a thing, a place or a player: "3 HP", "exhausted", "costs 1 Fire less". */
export interface Fact {
  /** what it is, the same in every language: hp, mana, cost, exhausted … */
  name: string;
  words: Span[];
  value?: number | null;
  /** what stands on the card, where the value differs */
  printed?: number | null;
  /** of Mana by element, of cards by their ids, of components by their words */
  parts?: Record<string, number>;
  /** what changed it, one sentence each */
  because?: Span[][];
}

/** Where things lie: a hand, a pile of the Ether, an Area. */
export interface Place {
  id: string;
  /** hand, deck, discard, prepared, ether, area …; a layout knows what to do with it */
  kind: string;
  name: Span[];
  /** a seat; -1: everybody's */
  owner?: number;
  /** how many lie there, seen or not */
  count?: number;
  /** the place or thing it is a part of */
  within?: string;
  facts?: Fact[];
  /** what it is called where it belongs to whoever looks: "Your hand" */
  yours?: Span[];
}

/** Something that lies on the table and can be pointed at. */
export interface Thing {
  handle: string;
  kind: 'area' | 'card' | 'counter' | 'die';
  /** the id of the place it lies in */
  place: string;
  /** its order there, as the seat may know it */
  index?: number;
  /** the id of the card; empty where it is hidden */
  card?: string;
  name?: Span[];
  owner?: number;
  facts?: Fact[];
  /** its paragraphs as they read now; empty where they read as printed */
  text?: Span[][];
  why_not?: WhyNot[];
}

/** Why something a player may try is not possible now. */
export interface WhyNot {
  /** what was tried: prepare, activate, channel, recruit … */
  verb: string;
  /** a few words for the foot of a card: "lacks 1 Air" */
  short: Span[];
  words: Span[];
  rule?: string;
  /** the option that is missing, where the question could have had it: "Attack Bob" */
  tried?: Span[];
  /** with whom it was tried */
  player?: number;
}

/** A contest under way, or one that was decided. */
export interface Contest {
  /** where, and what for */
  about: Span[];
  sides: Side[];
  /** what a tie means, and by how much one must lose to lose more */
  margin: Span[];
  /** with the dice: who is ahead and by how much; before them: how likely it is */
  verdict?: Span[];
  /** before the dice */
  odds?: Chances | null;
  /** with the dice: by how much the first side is ahead */
  lead?: number;
  /** nothing can answer any more */
  settled?: boolean;
}

/** One of the two. */
export interface Side {
  name: Span[];
  /** the first is what it has of itself */
  rows: Row[];
  /** what they come to */
  strength: number;
  /** -1: nobody's */
  seat?: number;
  /** the id of the card that fights; a player's side fights with `fighters` */
  card?: string;
  fighters?: Fighter[];
  /** as they lie on the table; empty before they fall */
  dice?: number[];
  /** of several, which counts */
  kept?: number;
  /** with the dice */
  total?: number | null;
}

/** A part of what a side brings, and what it comes from. */
export interface Row {
  words: Span[];
  amount: number;
  /** the id of the card it comes from, where it is one */
  card?: string;
}

/** Whoever fights for a player's side, as it was when the dice were counted. */
export interface Fighter {
  /** its id */
  card: string;
  /** by name, as its printed ones are */
  numbers?: Record<string, number>;
  /** face down */
  down?: boolean;
}

/** How often of a hundred it goes which way for the first side, as it stands. */
export interface Chances {
  win: number;
  tie: number;
  lose: number;
}

/** An exchange under way. */
export interface Bargain {
  /** which offer it is, from 1 */
  made: number;
  /** how many there may be */
  most: number;
  /** it is still being put together: the other side sees nothing of it */
  building: boolean;
  /** the first offers */
  sides: BargainSide[];
  /** why it cannot be offered as it is */
  why_not?: Span[];
  /** both have, and cards of somebody's choice are being chosen */
  agreed?: boolean;
}

/** One of the two. */
export interface BargainSide {
  seat: number;
  /** where it is */
  at: Span[];
  /** what it would give */
  lots: Lot[];
  /** cards of its own choice that it would give besides */
  more?: number;
  /** what would be of it afterwards */
  shifts?: Shift[];
  /** it has agreed to what lies there */
  sealed?: boolean;
}

/** A card that lies in the offer. */
export interface Lot {
  words: Span[];
  /** empty where it is hidden */
  handle?: string;
  card?: string;
  /** with which whoever builds the offer lays it */
  form?: string;
  /** with which the other one would, in an offer of their own */
  mirrored?: string;
}

/** What an exchange would do to a number of a side, or what it would win or lose. */
export interface Shift {
  /** what it is, the same in every language: combat, speed, hand … */
  name: string;
  words: Span[];
  /** above 0: more; below 0: less */
  way: number;
}

/** Who must decide what. Options are there only for the seat that is asked. */
export interface Ask {
  /** of entries in the log; sent back with the choice */
  number: number;
  /** the seat that must decide; -1 when the game is over */
  asked: number;
  question: Span[];
  /** which question it is, for a client that lays some out in a way of their own */
  id?: string;
  /** what the question is about, for a newcomer */
  explanation?: Span[];
  /** the card whose text asks */
  card?: string;
  /** handles of what the question is about */
  things?: string[];
  /** what just happened and can be answered: "Bob announced Tornado, targeting you" */
  answers?: Span[];
  /** the action under way, where one is */
  action?: Span[];
  choices?: Choice[];
  /** forms the game would choose by itself, for this question and those that follow from it */
  suggested?: string[];
  /** the suggestion may be taken by whoever wants to be spared such questions */
  routine?: boolean;
  /** the form that declines or passes, where there is one */
  optional?: string;
  /** the form that is the way on, where there is one: it may stand out */
  forward?: string;
  /** what a player may try and cannot, where no thing carries it */
  why_not?: WhyNot[];
  /** whether the seat could take something back now */
  undo?: boolean;
  /** damage that somebody else may take instead */
  blow?: Blow | null;
  /** handles of players and things that what can be answered aims at */
  targets?: string[];
  /** by choice, the name by which an order of all of them may be kept with the seat; empty: it cannot be */
  keeps?: string[];
}

/** One option: what will happen, and what a client can offer it on. */
export interface Choice {
  /** what is sent back; stable, the same in every language */
  form: string;
  /** what will happen, whole: "Pay 1 Fire and keep Mental flame" */
  words: Span[];
  /** the same for a button on the thing itself: "Activate" */
  verb: Span[];
  /** handles; several where cards do not differ */
  things?: string[];
  /** ids of places: a pile of the Ether, an Area */
  places?: string[];
  element?: string;
  player?: number;
  /** what more there is to say: a cost, the odds, what would come of it */
  details?: Span[];
  /** in a few words what to expect of it: "58 in 100", "nothing waits" */
  outlook?: Span[];
  /** of the contest under way with it, for whoever is asked */
  odds?: Chances | null;
  /** what would be of one's own side then, where something is answered */
  comes?: Span[];
  /** it lets something be, or ends it: never the way on while another option is offered */
  declines?: boolean;
}

/** Damage on its way, which the question is about. */
export interface Blow {
  amount: number;
  /** the handle of the card it comes from, where that lies on the table */
  source?: string;
  /** the handle of the thing or player it would hit */
  target?: string;
  /** what that one takes less or more of it, and for which cards: "You take 1 less for Bark armor." */
  changes?: Span[];
}

/** The steps since a moment the seat was told already. */
export interface Story {
  since: number;
  steps: Step[];
  digests?: Digest[];
}

/** One thing that happened. */
export interface Step {
  /** the entry of the log that led to it */
  number: number;
  /** of the fact: docs/events.md lists them */
  kind: string;
  words: Span[];
  /** 0: an action or a happening of the turn; more: what it set off */
  depth?: number;
  rule?: string;
  cause?: Cause | null;
  things?: string[];
  moves?: Move[];
  /** by player's handle or thing's handle: how its HP or amount changed */
  change?: Record<string, number>;
  /** a card whose text the seat has not met before: it is read now */
  reads?: string;
  /** routine: a short telling leaves it out */
  quiet?: boolean;
  /** the seat it is about, where it is about one */
  who?: number;
  /** that fell, or were turned */
  dice?: Die[];
  /** that was decided */
  contest?: Contest | null;
  /** where a turn begins: the number of each seat whose course is drawn, unless `change` tells it */
  scores?: number[];
}

/** Why something happened: whose choice, or which text of which card. */
export interface Cause {
  words: Span[];
  card?: string;
  thing?: string;
  seat?: number;
}

/** A thing that changed its place. A card drawn or played unseen changes its handle on the way. */
export interface Move {
  /** its handle before; empty where it came from nowhere the seat could see */
  was: string;
  /** its handle after */
  now: string;
  /** the id of a place */
  origin?: string;
  destination?: string;
}

/** A die that fell. */
export interface Die {
  face: number;
  /** for whom; -1: for nobody's side */
  seat?: number;
}

/** A stretch of the story in one line: what an opponent's turn came to. */
export interface Digest {
  turn: number;
  active: number;
  words: Span[];
  /** which steps it sums up */
  first: number;
  last: number;
}

/** An offer that waits for an answer. */
export interface Standing {
  what: 'bot' | 'draw' | 'end' | 'goOn' | 'rematch' | 'undo';
  /** the seat that offers */
  by: number;
  /** the seat it is about, where it is about one */
  about?: number;
}

/** The clock of a match, in milliseconds, at the moment it was sent. */
export interface Time {
  /** for each seat */
  left: number[];
  /** the seat whose time runs */
  runs?: number;
  /** in how many milliseconds it does: until then it is shown what others did, or they are away */
  begins?: number;
  /** for so many milliseconds more it stands because they are: what they said beforehand */
  away?: number;
}

/** The window that is open closes by itself; the same for everybody. */
export interface Countdown {
  /** milliseconds; 0 where whoever is asked holds it */
  left: number;
  /** seats that hold it */
  held?: number[];
  /** seats that may: whoever is asked, and who is asked after them if they pass */
  may?: number[];
}

/** Standing orders of one seat. What they answer is in the record as an order's. */
export interface Stops {
  where?: 'able' | 'never' | 'shown' | 'touched';
  /** pass whatever comes until the next turn begins: that tells nothing of the hand */
  resting?: boolean;
  /** put everything in order by hand, also what comes to the same in any order */
  by_hand?: boolean;
  /** payments are made as they are suggested */
  pays?: boolean;
  /** in which order things come, each as it was put once for just these, by their names */
  orders?: string[][];
}

/** An earlier moment, as it was asked for by `look`. */
export interface Moment {
  type: 'moment';
  match: string;
  seat: number;
  number: number;
  scene: Scene;
  /** of the entry that led there */
  story: Story;
}

/** What a bot would choose: the answer to `hint`. */
export interface Advice {
  type: 'advice';
  match: string;
  seat: number;
  number: number;
  form: string;
  /** what for, in a sentence; nothing where there is nothing to say */
  why: Span[];
}

/** Who sits at the table, and which of them are there. */
export interface Presence {
  type: 'presence';
  match: string;
  seats: Sitting[];
  watching: number;
  /** whoever has been away for this many milliseconds may have lost: see `claim`, and `offer` */
  patience: number;
}

/** Who has a seat. */
export interface Sitting {
  seat: number;
  name: string;
  /** which one; empty: a person */
  bot?: string;
  /** connected now */
  here?: boolean;
  /** for this many milliseconds already */
  gone?: number;
  /** somebody without an account: anybody may bear this name */
  guest?: boolean;
  /** a program of somebody's, as its name says */
  program?: boolean;
}

/** What was said: all of it after `join`, then line by line. */
export interface Chat {
  type: 'chat';
  match: string;
  lines: Line[];
}

/** Something that was said. */
export interface Line {
  /** within the match */
  number: number;
  seat: number;
  name: string;
  text: string;
  /** milliseconds since 1970 */
  at: number;
  /** which of them; then there is no text */
  phrase?: string;
}

/** Something has happened in a contest that is watched; told once for all that happened within a moment. */
export interface ContestNews {
  type: 'contestNews';
  contest: string;
  /** of its last entry */
  number: number;
  /** more than results at tables of the running round */
  whole: boolean;
  /** of that round, at which something was told or kept */
  tables: number[];
}

/** What one seat is given. */
export interface Given {
  scene: Scene;
  ask: Ask;
  story: Story;
}

/** One card as printed, in one language. */
export interface PrintedCard {
  id: string;
  /** its English name: pictures are drawn from its words in every language */
  english: string;
  /** words that make it a component are marked as such */
  name: Span[];
  /** spell, permanent, character, area …; the same in every language */
  kind: string;
  /** the same in words: "Fire spell" */
  line: Span[];
  text: Span[][];
  /** the same with what its keywords mean, where it has any */
  reminded?: Span[][];
  element?: string;
  set?: string;
  /** the same in words: "Base game" */
  set_name?: string;
  /** within its kind */
  type?: string;
  level?: number;
  /** the same in every language */
  signs?: string[];
  /** what it costs, in words; empty where cards of its kind cost nothing at all */
  price?: Span[];
  /** by element; "X" is chosen by whoever plays it */
  cost?: Record<string, number | string>;
  hp?: string;
  needs?: Component[];
  /** the same in words: "3 Flames" */
  asks?: Span[];
  /** the words it can serve as */
  counts?: Component[];
  /** the same, under a condition */
  perhaps?: Component[];
  /** what else is printed on it */
  facts?: Span[][];
  /** those of them that are numbers: combat, speed; the same in every language */
  numbers?: Record<string, number>;
  /** what a die leads to there */
  outcomes?: Outcome[];
  /** of what decides a game: its parts, or what is done on each of its turns */
  quest?: Stage[];
  /** the same where time has run out */
  crisis?: Stage[];
  /** the ids of cards it is done at */
  places?: string[];
  /** the ids of cards it does not go with */
  opposed?: string[];
  /** a line of colour that means nothing to the rules */
  flavour?: string;
}

/** A word of names, as a card asks for it or serves as it. */
export interface Component {
  /** the same in every language; a client has a glyph for it */
  word: string;
  name: string;
  amount?: number;
}

/** What a die leads to, for these of its faces. */
export interface Outcome {
  low: number;
  high: number;
  words: Span[];
  /** how many it brings; -1: it is something else */
  encounters?: number;
}

/** A part of a task, in the order they are tried. */
export interface Stage {
  words: Span[];
  /** dice decide it; else it happens by itself */
  trial?: boolean;
}

/** What whoever runs the server has decided. */
export interface HousePage {
  /** everybody, invited, nobody: of those who are not known yet */
  admits: string;
  /** days, until a match that is over is deleted; 0: it is kept */
  keeps: number;
}

/** Who one is here. */
export interface Me {
  id: string;
  name: string;
  /** without a password: known by this browser alone */
  guest: boolean;
  /** by themselves; else called as every guest is at first */
  named: boolean;
}

/** A browser in which one is known. */
export interface SignedIn {
  id: string;
  /** "Firefox, Linux"; empty: it did not say */
  browser: string;
  /** milliseconds since 1970 */
  created: number;
  /** the same, to the hour */
  seen: number;
  /** the one that asks */
  this: boolean;
}

/** Why something was refused. */
export interface Problem {
  /** the same in every language */
  reason: string;
  words: string;
}

/** A game that can be played here. */
export interface Game {
  id: string;
  title: string;
  /** players */
  least: number;
  most: number;
  /** from the weakest to the strongest */
  bots: Named[];
  /** that come with the program; none where nobody brings a deck */
  decks: Named[];
  /** what decks can be held to */
  formats: Named[];
  /** optional rules */
  options: Named[];
  /** how many there are */
  cards: number;
  rulings: number;
  /** of whoever runs the server */
  own_bots?: Named[];
}

/** Something to choose: `id` is what is sent back. */
export interface Named {
  id: string;
  title: string;
  about: string;
}

export interface MatchPage {
  /** also its link */
  id: string;
  game: string;
  /** waiting, running, over */
  state: string;
  seats: SeatPage[];
  options: string[];
  format: string;
  best_of: number;
  clock: Clock;
  /** open, closed */
  lists: string;
  public: boolean;
  /** milliseconds since 1970 */
  created: number;
  /** once it is over; -1: a draw */
  winner: number | null;
  /** of the games of the series before this one */
  results: number[];
  /** the match that follows this one */
  next: string;
  /** to the secret that chance comes from; empty: from a seed */
  commitment: string;
  /** the same, once it is over */
  secret: string;
  /** with cards of somebody's own: they are to be asked for by its id */
  own: boolean;
  /** it counts for ratings */
  rated: boolean;
  /** whether all of it may be looked at: over, and nothing that is hidden in it is played with any more */
  open: boolean;
}

export interface SeatPage {
  seat: number;
  /** of a bot: what kind of player it is, as `Game` has it */
  name: string;
  /** which one; empty: a person */
  bot: string;
  /** somebody without an account: anybody may bear this name */
  guest: boolean;
  /** a program of somebody's, as its name says */
  program: boolean;
  mine: boolean;
  /** for whoever asks */
  free: boolean;
  /** to play: between games of a series one may swap cards with the side deck first */
  ready: boolean;
  /** its name in words; empty where it has none, or lists are closed and it is not one's own */
  deck: string;
  /** of one's own deck, by id */
  cards: string[];
  /** of one's own side deck */
  side: string[];
  /** for whom a seat is kept that nobody has taken; empty: for anybody */
  kept: string;
}

/** A match as it stands, without its table. */
export interface MatchStanding {
  turn: number;
  /** "Turn 17, yours: main phase" */
  heading: Span[];
  /** the seat that must decide; -1: nobody, it is over */
  asked: number;
  players: Player[];
  /** what happened last, as everybody saw it */
  last: Span[];
  /** the last card that everybody saw */
  face: PrintedCard | null;
}

export interface PersonPage {
  name: string;
  account: boolean;
  mine: boolean;
  /** milliseconds since 1970 */
  since: number;
  /** games that ended, by game */
  played: Record<string, number>;
  ratings: RatingLine[];
  course: Point[];
  games: GameLine[];
  /** of oneself alone */
  decks: DeckRecord[];
  /** how many */
  follows: number;
  /** by how many */
  followed: number;
  /** by whoever asks */
  is_followed: boolean;
  /** the same */
  is_blocked: boolean;
  /** of oneself alone: games with people, of the latest */
  lately: number;
  /** and how many of them one lost because one's time was over */
  late: number;
  /** in which they play, by the code of a slip; to others only where they want it */
  contests: ContestPlace[];
  /** of games in which they have a rating, to measure it by */
  bots: BotRating[];
}

/** What somebody is reckoned to be worth in a game, with how sure that is. */
export interface RatingLine {
  game: string;
  shown: number;
  /** 19 of 20 cases lie so far around it */
  spread: number;
  /** too few games to say much */
  provisional: boolean;
  /** games that counted */
  rated: number;
}

export interface Point {
  game: string;
  /** milliseconds since 1970 */
  at: number;
  shown: number;
  spread: number;
}

/** A game that is over, from the side of one seat. */
export interface GameLine {
  match: string;
  game: string;
  seat: number;
  /** 1 won, 0 nobody did, -1 lost */
  outcome: number;
  others: Opponent[];
  /** where it may be known */
  deck: string;
  turns: number;
  ended: number;
  rated: boolean;
  /** whether it may be looked at again */
  open: boolean;
}

export interface Opponent {
  name: string;
  /** has a page */
  account: boolean;
  bot: boolean;
  /** where it may be known */
  deck: string;
}

export interface DeckRecord {
  game: string;
  /** a digest of its cards */
  deck: string;
  name: string;
  all: Share;
  /** of these games */
  rated: number;
  /** the most played first */
  kinds: KindLine[];
  /** where this deck began */
  first: Share;
  second: Share;
}

/** Games won of games played; drawn games count half. */
export interface Share {
  won: number;
  games: number;
  /** where the true share lies in 19 of 20 cases */
  low: number;
  high: number;
  /** too few to say */
  few: boolean;
}

/** Against one kind of deck: its elements, and the words it asks for most. */
export interface KindLine {
  elements: string[];
  words: string[];
  share: Share;
}

export interface ContestPlace {
  /** also its link */
  id: string;
  title: string;
  /** 0: nobody has one yet */
  place: number;
  players: number;
  over: boolean;
}

/** What a bot is worth on the scale of people. */
export interface BotRating {
  game: string;
  bot: string;
  title: string;
  shown: number;
  /** 19 of 20 cases lie so far around it */
  spread: number;
}

export interface Leader {
  name: string;
  shown: number;
  spread: number;
  provisional: boolean;
}

/** The bots of a game, from the weakest to the strongest, and what it is known from. */
export interface BotScale {
  game: string;
  bots: BotRating[];
  /** of people against bots */
  games: number;
  /** who played them */
  people: number;
  /** too few of both */
  guess: boolean;
}

/** Somebody who looks for a game. */
export interface SeekLine {
  id: string;
  name: string;
  guest: boolean;
  game: string;
  /** now, tonight, turns */
  when: string;
  rated: boolean;
  /** milliseconds since 1970 */
  made: number;
  until: number;
}

/** One's own wish; and the match that came of it, told once: it has begun, or waits for whoever was called, while whoever looks now goes on looking. */
export interface SeekState {
  mine?: SeekLine | null;
  met?: MatchPage | null;
}

/** The people of somebody: for themselves alone. */
export interface CirclePage {
  follows: FollowLine[];
  /** by how many */
  followed: number;
  blocked: string[];
  /** who follows is not told at which tables one is */
  shy: boolean;
  /** on one's page, to others */
  shows_contests: boolean;
}

/** Somebody one follows. */
export interface FollowLine {
  name: string;
  /** of the lobby, where they play now; empty: nowhere, or they do not want it known */
  match: string;
  game: string;
}

/** Shown once: of them a hash is kept. */
export interface RecoveryWords {
  words: string[];
}

/** How another device comes in as oneself: once, within ten minutes. */
export interface DoorPage {
  address: string;
  /** the same for a camera, as SVG */
  picture: string;
  /** milliseconds since 1970 */
  until: number;
}

/** What waits for oneself: games by turns, whoever has waited longest first, and how many notices are new. */
export interface Calls {
  turns: TurnLine[];
  new: number;
}

/** A game by turns in which one is waited for. */
export interface TurnLine {
  match: string;
  game: string;
  seat: number;
  others: string[];
  /** milliseconds, until it is lost; while one is away it stands */
  left: number;
  /** what the clock gives */
  of: number;
  /** milliseconds since 1970: when the question was put */
  since: number;
  /** for so many milliseconds more it stands, since one is away */
  away: number;
}

/** Something that calls one. */
export interface BellLine {
  id: number;
  /** move, soon, over, began, asked */
  kind: string;
  match: string;
  /** one's own, or the one that is kept for one */
  seat: number;
  words: string;
  /** milliseconds since 1970 */
  at: number;
  new: boolean;
}

/** Where one's notices can be read without signing in. Whoever knows the address reads them. */
export interface Feed {
  /** empty: there is none */
  address: string;
}

/** What calls one where no page is open. */
export interface PushPage {
  /** of this server, for the browser; empty: this server calls no browser */
  key: string;
  browsers: PushLine[];
  /** kinds of notices for which none is called: move, soon, over, began, asked */
  quiet: string[];
}

/** A browser that is called. */
export interface PushLine {
  id: string;
  /** "Firefox, Linux"; empty: it did not say */
  browser: string;
  /** by which a browser knows itself */
  endpoint: string;
  /** milliseconds since 1970 */
  made: number;
}

/** One's holidays, the latest first. */
export interface HolidayPage {
  holidays: HolidayLine[];
  /** days, within a year */
  most: number;
  /** of them, for one that begins now */
  left: number;
}

export interface HolidayLine {
  id: number;
  /** milliseconds since 1970 */
  begins: number;
  ends: number;
  days: number;
  /** one is away; else it is to come, or over */
  now: boolean;
  over: boolean;
}

export interface DeckPage {
  /** also its link */
  id: string;
  game: string;
  name: string;
  /** what is brought to a match */
  text: string;
  shared: boolean;
  /** milliseconds since 1970 */
  changed: number;
  mine: boolean;
  /** why it cannot be played as it is, in the usual format; empty if it can be */
  fault: string;
}

/** The moments of a match that is over, for whoever looks through it. */
export interface Moments {
  moments: Mark[];
  /** why it cannot be followed to its end under these rules; empty: it can */
  departed: string;
}

/** A moment of a match that is over. */
export interface Mark {
  /** of entries that led there: what `look` and playing on are given */
  number: number;
  /** 0 before the first has begun */
  turn: number;
  /** the seat that decides here; -1: the game is over */
  asked: number;
  /** whether no action is under way: who looks action by action stops here */
  opens: boolean;
}

/** How far a match is looked at again, and once it is: what was found. */
export interface Analysis {
  state: 'failed' | 'ready' | 'running' | 'unasked' | 'waiting';
  /** others that come first */
  before: number;
  /** decisions that are judged */
  done: number;
  /** of this many */
  all: number;
  /** whether chances are; in some games there is only what the strongest bot would have done */
  reckoned: boolean;
  /** once it is ready, in the order of the game */
  decisions: Judgement[];
}

/** One decision that opened an action, judged from what its player could know then. */
export interface Judgement {
  /** of the choice, from 1; or of entries of the log, as `look` has it */
  number: number;
  turn: number;
  seat: number;
  chosen: Span[];
  /** to win after the choice, from 0 to 1; -1: nobody reckons it in this game */
  chance?: number;
  /** the same after what was better */
  best?: number;
  /** of chance, against the best */
  loss?: number;
  /** what the strongest bot would have done instead, as far as nothing hidden comes out */
  better?: Span[][];
  /** what that would have had more of by the end of the turn */
  missed?: string;
  /** one of the decisions that cost most */
  turning?: boolean;
  /** time ended the thought: on another machine it may come to something else */
  cut?: boolean;
}

/** What one text would change. */
export interface Foreseen {
  /** whose text it is */
  card: string;
  /** by handle of a player: Health Points won or lost */
  change: Record<string, number>;
  /** of things that the seat sees now: what falls, what comes back */
  moves?: Move[];
}

/** Everything that can be looked up of a game. */
export interface Rules {
  rules: RuleLine[];
  rulings: Ruling[];
  /** of the titles */
  language: string;
}

/** One section of the rules, or a ruling on a card, among others. */
export interface RuleLine {
  id: string;
  title: string;
}

/** A ruling of the library: the rule it states, where it stands, and what it cites. */
export interface Ruling {
  title: string;
  file: string;
  cites: string[];
  /** its address; it stays as long as its English title does */
  id: string;
  /** official, section, text, likely, ours: what it rests on */
  standing: string;
  /** the same in a word or two */
  stands: string;
}

/** A section of the rules, a ruling on a card, or all rulings on one. */
export interface RulePage {
  id: string;
  title: string;
  rulings: Ruling[];
  /** it holds no rule to play by */
  why?: string;
  /** more than the title says; words of the game lead to their sections */
  text?: Span[];
}

/** A lesson or a puzzle in the list. */
export interface LessonLine {
  id: string;
  /** lesson, puzzle */
  kind: string;
  title: string;
  goal: string;
  minutes: number;
  /** what had better come first */
  after: string[];
  /** one of its position: a picture to know it by */
  card: string;
  /** choices of one's own: where one left it */
  made: string[];
  /** at least once */
  done: boolean;
  /** where one left it, from 1; 0: not begun, or it has changed since */
  step: number;
  steps: number;
}

/** The puzzles of a game, and how one has fared with them. */
export interface Puzzles {
  /** the date they are for */
  day: string;
  /** the puzzle of that day; empty where there is none */
  today: string;
  yesterday: string;
  lines: PuzzleLine[];
  /** of the last four weeks, on which one solved that of the day */
  days: string[];
  /** days in a row */
  running: number;
  longest: number;
}

export interface PuzzleLine {
  id: string;
  number: number;
  /** 1 is the easiest */
  grade: number;
  title: string;
  goal: string;
  /** the first of the learner's: a picture to know it by */
  card: string;
  /** choices of one's own: where one left it */
  made: string[];
  done: boolean;
  /** how often it was missed, or helped with, before it was done */
  missed: number;
}

/** Where a lesson stands: the table as in any match, and what the lesson says of it. */
export interface Learnable {
  given: Given;
  /** how it came there, after a choice: what others did, one by one; the last of it is `given` */
  way: OnTheWay[];
  teaching: Teaching;
  /** sent back with the next choice */
  refused: number;
  /** the same */
  hints: number;
  /** why the choice was not taken, and the hint of the step; or the hint that was asked for */
  why_not: Span[][];
}

/** The learner's table after this many entries of the log, between two choices of theirs. */
export interface OnTheWay {
  number: number;
  scene: Scene;
}

/** Where a lesson stands. */
export interface Teaching {
  game: string;
  lesson: string;
  title: Span[];
  /** from 1 */
  step: number;
  steps: number;
  say?: Span[];
  /** words said here for the first time, to be set off */
  terms?: string[];
  /** of all steps: what is learnt, what comes */
  ideas?: Idea[];
  /** forms; of a puzzle everything that is legal */
  open?: string[];
  glow?: Glow | null;
  /** what glows is lifted, once */
  lifted?: boolean;
  /** the lesson offers to make the choice */
  show_me?: boolean;
  told?: Told[];
  /** the learner's choices: with them the lesson can be resumed */
  made?: string[];
  done?: boolean;
  /** of a puzzle: the turn is over without a win */
  missed?: Span[];
  /** which choice let the win go, where that is known */
  slip?: Span[];
  /** when it is done: what the learner can do now */
  able?: Span[];
  /** whether the game goes on, so that a bot could take the other seat */
  can_play_on?: boolean;
  /** the lesson that comes after this one */
  next?: string;
}

/** Words of the game that a step says for the first time. */
export interface Idea {
  /** from 1 */
  step: number;
  words: string[];
}

/** What glows, as the learner's client knows it. */
export interface Glow {
  things?: string[];
  places?: string[];
  players?: number[];
  forms?: string[];
  words?: WordOn[];
  lines?: Between[];
  question?: boolean;
  phases?: boolean;
}

/** A word printed on a thing. */
export interface WordOn {
  thing: string;
  word: string;
}

/** A line from one thing to another. */
export interface Between {
  start: string;
  end: string;
}

/** A sentence of the lesson, to be read after this many entries of the log. */
export interface Told {
  number: number;
  words: Span[];
  /** to be set off in it */
  terms: string[];
}

/** Something cards can be told apart by: `field` is what a printed card calls it. */
export interface CardFilter {
  field: string;
  title: string;
  values: FilterValue[];
}

export interface FilterValue {
  id: string;
  title: string;
}

/** Everything about a card that is not a game: as printed in both languages, where its facts come from, its rulings. */
export interface CardPage {
  id: string;
  /** by language */
  faces: Record<string, PrintedCard>;
  /** in words */
  set: string;
  aliases: string[];
  /** which of its facts are ours, and which are attested; empty: all of them are */
  origin: string[];
  /** its effect in the card language */
  written: string[];
  /** that are about it */
  rulings: Ruling[];
  /** in which it plays a part */
  beside: Ruling[];
}

/** A deck to start from. */
export interface ShippedDeck {
  id: string;
  title: string;
  about: string;
  /** in the language that was asked for */
  text: string;
  /** of most of its cards */
  element: string;
  /** of the card that stands for it: the dearest of that element */
  face: PrintedCard;
}

/** Everything that is told about a deck while it is built. */
export interface DeckStudy {
  name: string;
  /** how many cards */
  summary: string;
  cards: DeckLine[];
  side: DeckLine[];
  groups: DeckGroup[];
  /** by format */
  verdicts: Verdict[];
  /** of one card at most, in the format that was asked for */
  copies: number;
  /** of these cards less are allowed, or none */
  fewer: Record<string, number>;
  curve: Amount[];
  average: string;
  curve_note: string;
  elements: Amount[];
  /** most asked for first */
  words: DeckWord[];
  /** words of its names that no card of the game asks for */
  idle: Amount[];
  /** the list in each language */
  texts: Record<string, string>;
}

/** A card of a deck and how many there are. */
export interface DeckLine {
  card: string;
  amount: number;
}

/** Cards of one kind under their title. */
export interface DeckGroup {
  title: string;
  amount: number;
  lines: DeckLine[];
}

/** Whether the deck may be played in a format. */
export interface Verdict {
  format: string;
  title: string;
  /** one sentence */
  says: string;
  /** what keeps it from that, each with its rule */
  faults: Span[][];
}

/** One bar of a chart. */
export interface Amount {
  id: string;
  name: string;
  amount: number;
  /** of an element: what all its costs ask for together */
  mana: number;
}

/** A word of names in a deck: how often its cards ask for it, how many serve as it. */
export interface DeckWord {
  word: string;
  name: string;
  asked: number;
  at_hand: number;
  /** more that serve as it under a condition */
  perhaps: number;
  asked_by: DeckLine[];
  had_in: DeckLine[];
  perhaps_in: DeckLine[];
  /** of one, and of as many as some card asks for at once */
  odds: Odds[];
  /** a sentence where more is asked for than there is */
  thin: string;
  /** cards that would serve as it too, the most fitting first */
  helping: string[];
}

/** How often something is there: in the opening hand, and by one's own turn 1, 2, 3 … In words, and as numbers. */
export interface Odds {
  amount: number;
  opening: number;
  opening_words: string;
  /** for whoever begins */
  first: number[];
  first_words: string[];
  /** for the other */
  second: number[];
  second_words: string[];
}

/** What was wished for, as it was understood, and how often it comes true. */
export interface OddsLine {
  wishes: string[];
  says: string;
  odds: Odds;
}

/** Two hands to choose from, and what would be drawn after keeping each. Cards are ids. */
export interface Hands {
  hands: string[][];
  draws: string[][];
}

/** What was looked for, and the rulings on it, those that are about it first. */
export interface RulingsFound {
  /** rule, card, cards, apart, word; all where nothing was looked for; none where nothing was found */
  kind: string;
  /** of the section or card */
  id: string;
  title: string;
  rulings: RulingLine[];
  /** of all that were found, also of those that are left out here */
  count: number;
  /** of several cards: whether these rulings have all of them, or each has its own */
  said: string;
}

/** A ruling among those that were found. */
export interface RulingLine {
  /** its address; it stays as long as its English title does */
  id: string;
  title: string;
  /** what it follows from, as it is called in the language asked for */
  cites: string[];
  /** of which a picture may stand beside it; empty: none is named */
  card: string;
  /** official: published on the card; section: of the rules; text: of cards; likely, ours: we decided */
  standing: string;
  /** the same in a word or two */
  stands: string;
  /** the heading it stands under; empty: it is about what was looked for */
  under: string;
}

/** A ruling to watch. */
export interface RulingPage {
  id: string;
  title: string;
  game: string;
  /** the position it begins from, in words */
  given: string[];
  cites: Citation[];
  moments: WatchedMoment[];
  /** what must hold at the end, as the ruling writes it */
  then: string[];
  /** the same where one thing is different; mostly there is none */
  contrast: WatchedMoment[];
  standing: string;
  /** what it rests on, in a sentence */
  stands: string;
  /** what the sections say that its moments name, by their codes */
  rules: Record<string, string>;
}

/** What a ruling follows from. */
export interface Citation {
  id: string;
  /** what it is called: the code of a section that has one, the name of a card, else what the section says */
  label: string;
  /** what it says in one sentence */
  title?: string;
  /** whose text it is, or whose ruling; empty: it is a section of the rules */
  card?: string;
  /** more than the title says, sentence by sentence; of a card its paragraphs */
  text?: Span[][];
  /** which of these the ruling rests on, as far as their words tell */
  decides?: number;
  /** this many of them, from the first, happen one after the other */
  steps?: number;
}

/** The table after something happened. The first moment is the position the ruling begins from. */
export interface WatchedMoment {
  scene: Scene;
  /** how many choices of the game had been made: where playing on begins */
  made: number;
  /** who chose what, where this moment begins with choices */
  chosen?: string[];
  told?: ToldLine[];
  strokes?: Stroke[];
}

/** A sentence of what happened, and the section it follows from. */
export interface ToldLine {
  words: Span[];
  rule?: string;
}

/** From what brings something about to whom it meets: handles of things and players. */
export interface Stroke {
  source: string;
  target: string;
  /** by how much the Health Points of the target change */
  amount?: number;
}

/** The moment, who is asked what, and what was asked about. */
export interface WhyAnswer {
  moment: string;
  asked: string;
  whys: Why[];
}

/** Of one thing somebody might do: whether it can be done now, and every reason why not. */
export interface Why {
  what: string;
  can: boolean;
  grounds?: Ground[];
}

/** What can be done, or why it cannot, with the section that says so. */
export interface Ground {
  words: string;
  rule?: string;
  /** the same, with what leads to its section */
  said?: Span[];
}

/** Whether this server watches card files, and which state of them it has seen: another one, and they have changed. */
export interface OwnState {
  on: boolean;
  version: string;
  game: string;
}

/** The cards of the files that can be read, and what is wrong with the others. */
export interface OwnCards {
  version: string;
  game: string;
  files: string[];
  cards: OwnCard[];
  mistakes: string[];
}

export interface OwnCard {
  id: string;
  /** by language */
  faces: Record<string, PrintedCard>;
  remarks: OwnRemark[];
  /** its effect in the card language */
  written: string[];
}

/** What the author of a card wants to know, and where. */
export interface OwnRemark {
  /** file and line */
  where: string;
  line: number;
  words: string;
}

/** What they would be, and what is wrong. */
export interface OwnChecked {
  cards: OwnCard[];
  mistakes: OwnMistake[];
}

export interface OwnMistake {
  /** 0: of all of it */
  line: number;
  words: string;
}

/** A share, or a difference of shares, and where it lies. */
export interface Spread {
  value: number;
  low: number;
  high: number;
  /** games or rounds it was counted in; 0: nothing is known */
  many: number;
}

/** How far a trial is, and what its games say so far. */
export interface OwnTrial {
  state: 'done' | 'failed' | 'none' | 'running' | 'spent' | 'waiting';
  card: string;
  /** others that come first */
  before: number;
  /** games */
  done: number;
  all: number;
  /** the one it is tried in, where decks are brought */
  deck: string;
  /** at the end: stronger, weaker, even, too-few */
  verdict: string;
  /** what the deck wins more with it than without, 99 times of 100 */
  effect: Spread | null;
  /** won of the games in which it was drawn, 95 times of 100 */
  drawn: Spread | null;
  /** and of those in which it was not */
  undrawn: Spread | null;
  /** the difference, as sure as many cards at once ask for */
  gap: Spread | null;
}

/** A word of a card language, for whoever writes cards. */
export interface CardWord {
  /** in words: in which places it may stand */
  kind: string;
  /** how it is written */
  form: string;
  meaning: string;
  /** for example */
  line?: string;
  /** what that reads */
  reads?: string;
}

export interface Chapter {
  id: string;
  title: string;
  text: Span[];
  sections: Section[];
}

/** A section of the rules in our words. */
export interface Section {
  id: string;
  title: Span[];
  /** more than the title says */
  text?: Span[];
  /** how far below its chapter: D2.3.1 is below D2.3 */
  depth?: number;
  example?: boolean;
  /** how many show it */
  rulings?: number;
}

export interface Presets {
  presets: Preset[];
  /** of deck lists */
  formats: Named[];
}

/** Settings to begin with. */
export interface Preset {
  id: string;
  title: string;
  about: string;
  settings: WholeContestSettings;
}

/** Settings with every field, also those that are as they come. */
export interface WholeContestSettings {
  system: 'elimination' | 'robin' | 'swiss';
  /** 0: as many as the number of players asks for */
  rounds: number;
  /** how many go on by single elimination; 0: nobody */
  cut: number;
  best_of: number;
  cut_best_of: number;
  /** of each pair, where everybody meets everybody */
  meetings: number;
  /** of a round; 0: no end */
  minutes: number;
  at_time: 'draw' | 'judge' | 'publisher';
  /** won, drawn, lost */
  points: [number, number, number];
  bye: number;
  tiebreaks: ('buchholz' | 'cut1' | 'gw' | 'lot' | 'met' | 'ogw' | 'omw' | 'sb' | 'wins')[];
  format: string;
  /** the last round somebody may come into; 0: half of the rounds */
  late: number;
  /** players who are kept from meeting */
  apart: [number, number][];
  /** the last round is paired by the standings */
  last_by_rank: boolean;
  /** what else holds, in the words of whoever organises */
  rules: string;
}

/** A contest in a list. */
export interface ContestLine {
  id: string;
  title: string;
  /** open, running, over */
  state: string;
  players: number;
  /** that was paired last */
  round: number;
  /** one's own: organiser, scorekeeper, player */
  roles: string[];
}

/** A contest, with its last round. */
export interface ContestPage {
  id: string;
  /** of the last entry */
  number: number;
  title: string;
  /** how it goes, in a line */
  system: string;
  /** open, running, over */
  state: string;
  settings: WholeContestSettings;
  /** rounds before a cut */
  planned: number;
  /** that another system suits so many players better; empty: none does */
  advice: string;
  next: NextStep;
  players: PlayerLine[];
  rounds: number;
  /** the last one */
  round: RoundPage | null;
  roles: string[];
  /** rights, as the table of permissions calls them */
  may: string[];
  /** the player one is; 0: none */
  me: number;
  /** under which phones in the room reach this page */
  address: string;
  /** seconds since 1970, by the clock that rounds go by */
  now: number;
  /** what whoever organises should look at; empty: nothing */
  warning: string;
}

/** What the desk does next. */
export interface NextStep {
  /** pair, results, finish, over */
  act: string;
  words: string;
  round: number;
  stage: string;
  missing: number;
}

export interface PlayerLine {
  number: number;
  name: string;
  /** has not left */
  active: boolean;
  points: number;
  /** how many rounds had been paired when they came */
  entered: number;
  /** whether a deck list was given */
  has_list: boolean;
  /** whether a phone has come with the code; always false for who may not know */
  here: boolean;
}

export interface RoundPage {
  number: number;
  /** swiss, robin, cut */
  stage: string;
  /** what it is called: Round 2, Semi-finals */
  words: string;
  best_of: number;
  tables: TableLine[];
  /** players */
  byes: number[];
  bye_words: string;
  /** of a bracket: players in the order of their places, 0 where nobody stands; else none */
  slots: number[];
  /** tables without a result */
  missing: number;
  /** with those that were added; 0: no end */
  minutes: number;
  /** seconds since 1970 */
  paired_at: number;
  /** the same, of its clock; 0: it does not run */
  started_at: number;
  /** the same; 0: it does not run, or there is no end */
  ends_at: number;
}

/** A table of a round. */
export interface TableLine {
  table: number;
  /** a player */
  first: number;
  second: number;
  /** before the round */
  first_points: number;
  second_points: number;
  /** what stands: of the first, of the second, drawn; empty: nothing does yet */
  games: number[];
  /** missing, half, disputed, stands */
  state: string;
  /** who says so, where it stands: desk, players, correction */
  how: string;
  /** how it stands, in a few words */
  words: string;
  /** by player: what each says, from the side of the first; for staff, and at one's own table */
  reports: Record<string, number[]>;
}

export interface ContestAnswer {
  words: string;
}

/** What was done. */
export interface ContestDone {
  /** of the last entry */
  number: number;
  words: string[];
  /** what others had done since the entry one had seen */
  since: string[];
}

export interface StandingsPage {
  /** of the last entry */
  number: number;
  /** after which */
  round: number;
  final: boolean;
  figures: Tiebreak[];
  rows: StandingLine[];
  /** what decides where points are the same, in this order, also what is no number of one player: in words */
  ties: string[];
}

/** A tiebreak. */
export interface Tiebreak {
  name: string;
  short: string;
  long: string;
}

export interface StandingLine {
  rank: number;
  player: number;
  name: string;
  points: number;
  /** tiebreaks, as they are shown */
  numbers: Record<string, string>;
  /** the tiebreak that put them behind the one above; empty: points did */
  decided: string;
  in_cut: boolean;
  gone: boolean;
}

/** What a number of the standings is made of. */
export interface OpenedFigure {
  name: string;
  short: string;
  long: string;
  /** what it is about, what it counts, what that adds */
  lines: string[][];
  /** how they are put together: (1/3 + 1/2) / 2; empty: they are no sum */
  together: string;
  value: string;
}

/** A contest on the phone of one player. */
export interface MyPage {
  id: string;
  number: number;
  title: string;
  state: string;
  player: number;
  name: string;
  active: boolean;
  points: number;
  rank: number;
  players: number;
  /** the last one; 0: none was paired yet */
  round: number;
  round_words: string;
  best_of: number;
  /** one's own; null: a bye, or not in this round */
  table: TableLine | null;
  opponent: string;
  /** in words; empty: none */
  bye: string;
  /** what one has said: games won, lost, drawn; empty: nothing yet */
  mine: number[];
  /** what the other has said, from one's own side; empty before both have said something */
  theirs: number[];
  other_told: boolean;
  /** in the last round before a cut */
  needs: NeedLine[];
  /** whether one's deck list was given */
  has_list: boolean;
  /** whether one may still be given */
  list_wanted: boolean;
  format: string;
  ends_at: number;
  now: number;
  may: string[];
}

export interface NeedLine {
  /** win, draw, loss */
  outcome: string;
  /** sure, possible, out */
  verdict: string;
  words: string;
}

export interface LogLine {
  number: number;
  /** seconds since 1970 */
  at: number;
  by: string;
  words: string;
  struck: boolean;
  kind: string;
}

/** What follows from something, before it is done. */
export interface Follows {
  number: number;
  lines: string[];
  /** tables that would not have been paired */
  otherwise: string[];
  /** entries that would count no longer */
  struck: string[];
}

export interface NamesRead {
  names: string[];
  wrong: NameWrong[];
}

export interface NameWrong {
  line: number;
  words: string;
}

export interface DeckListPage {
  player: number;
  name: string;
  /** empty: none was given */
  text: string;
  format: string;
  locked: boolean;
}

/** A code, and the address a camera opens with it. */
export interface CodeLine {
  role: string;
  player: number;
  code: string;
  address: string;
  /** the address as an image: SVG */
  picture: string;
  /** somebody has come with it */
  used: boolean;
}

export interface StaffPage {
  staff: StaffLine[];
  /** of staff: a link for each role */
  codes: CodeLine[];
}

export interface StaffLine {
  user: string;
  name: string;
  role: string;
  me: boolean;
}

/** Who one is now, and where. */
export interface Come {
  contest: string;
  role: string;
  player: number;
  /** nothing was done: one is this player already, and is asked whether to take the other seat; empty: it was done */
  asks: string;
}

export type ClientMessage =
  | Hello
  | Language
  | Join
  | Leave
  | Choose
  | Undo
  | Concede
  | Offer
  | Answer
  | Claim
  | Hold
  | SetStops
  | Say
  | Phrase
  | Mute
  | Hint
  | Look
  | Watch
  | Unwatch
  | Ping;

export type ServerMessage =
  | Welcome
  | Done
  | Refused
  | TableMessage
  | Moment
  | Advice
  | Presence
  | Chat
  | ContestNews;
