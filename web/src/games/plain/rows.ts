/* A scene as rows: others first, then what is everybody's, then one's own. It uses only what the scene says. */
import type { Fact, Place, Scene, Thing, Words } from '../../transport/protocol';
import { factOf, ownSeat, plain, thingsIn } from '../../table/things';

export interface Row {
  id: string;
  title: string;
  /** Below the title: numbers of a player, or of what kind these things are. */
  below: string[];
  things: Thing[];
  /** Places whose cards cannot be told apart: a back, and how many. */
  backs: Place[];
  /** Piles that are counted, not laid out. */
  piles: Place[];
  /** What is said of it at large: how a fight stands. */
  said: Words[];
  look: 'small' | 'middle' | 'broad' | 'own' | 'aside' | 'under' | 'piles';
  /** Several places share it: each thing says in which it lies. */
  mixed: boolean;
}

export interface Rows {
  /** The others, and what is everybody's. */
  far: Row[];
  /** What is under way, and what is one's own: always in sight. */
  near: Row[];
}

const BARE: Row = {
  id: '',
  title: '',
  below: [],
  things: [],
  backs: [],
  piles: [],
  said: [],
  look: 'middle',
  mixed: false,
};
const isPile = (place: Place): boolean =>
  /(^|-)(deck|discard)$/.test(place.kind) || ['set-aside', 'tossed'].includes(place.kind);
const isBroad = (things: Thing[]): boolean => things.some((thing) => thing.kind === 'area');
/** Facts of a place that is no part of anything tell what is under way; dice lie there as well. */
const isNow = (scene: Scene, place: Place): boolean =>
  Boolean(place.facts?.length) || thingsIn(scene, place).some((thing) => thing.kind === 'die');
const wordsOf = (facts: Fact[] | undefined): string[] => (facts ?? []).map((fact) => plain(fact.words));

export function rowsOf(whole: Scene, table: string, yours: (place: Place) => string): Rows {
  const me = ownSeat(whole);
  const concerned = concernedIn(whole);
  const scene = { ...whole, things: whole.things.filter((thing) => !concerned.includes(thing)) };
  const of = (owner: number): Place[] =>
    scene.places.filter((place) => (place.owner ?? -1) === owner && !place.within && !isPile(place));
  const filled = (places: Place[]): Place[] => places.filter((place) => thingsIn(scene, place).length);

  const others = scene.players
    .filter((player) => player.seat !== me)
    .map((player): Row => ({
      ...BARE,
      id: player.handle,
      title: player.name,
      below: wordsOf(player.facts?.slice(0, 3)),
      things: filled(of(player.seat)).flatMap((place) => thingsIn(scene, place).filter((thing) => thing.card)),
      backs: filled(of(player.seat)).flatMap((place) => hidden(scene, place)),
      look: 'small',
    }));
  const shared = of(-1).filter((place) => !isNow(scene, place));
  const broad = filled(shared).filter((place) => isBroad(thingsIn(scene, place)));
  const rest = filled(shared).filter((place) => !broad.includes(place));
  const piles = scene.places.filter((place) => isPile(place) && (place.count ?? 0) > 0);
  const now = of(-1).filter((place) => isNow(scene, place));
  /** One's hand is there also when it is empty. */
  const own = of(me).filter((place) => place.kind === 'hand' || thingsIn(scene, place).length);
  const mine = scene.players.find((player) => player.seat === me);
  /** What has most cards, and what one holds, have a row each; the rest shares one. */
  const [held, party] = [own.find((place) => place.kind === 'hand'), own.find((place) => place.kind !== 'hand')];
  const beside = own.filter((place) => place !== held && place !== party);
  const numbers = wordsOf(mine?.facts?.slice(0, 2));

  return {
    far: [
      ...others,
      ...joined(scene, rest, rest.length === 1 ? plain(rest[0].name) : table),
      ...broad.flatMap((place) => byLevel(scene, place)),
      ...(piles.length ? [{ ...BARE, id: 'piles', piles, look: 'piles' as const }] : []),
    ],
    near: [
      ...underWay(scene, now, concerned),
      ...(party ? joined(scene, [party], yours(party), numbers) : []),
      ...joined(scene, beside, titled(beside, yours)).map((row) => ({ ...row, look: 'aside' as const })),
      ...(held ? joined(scene, [held], yours(held)) : []),
    ],
  };
}

/** On a phone what is under way and the land come first, then one's own but the hand; the others wait below. */
export function forPhone({ far, near }: Rows): [Row[], Row[]] {
  const is = (look: Row['look']) => (row: Row) => row.look === look;
  const own = near.slice(0, -1).filter((row) => row.look !== 'under');
  return [
    [...near.filter(is('under')), ...far.filter(is('broad')), ...far.filter(is('middle'))],
    [...own, ...far.filter(is('small')), ...far.filter(is('piles'))],
  ];
}

/** Places that share a row. */
function joined(scene: Scene, places: Place[], title: string, below: string[] = []): Row[] {
  if (!places.length) return [];
  const things = places.flatMap((place) => thingsIn(scene, place));
  const facts = below.length ? below : wordsOf(places.length === 1 ? places[0].facts : []);
  const look = places[0].owner === undefined || places[0].owner < 0 ? 'middle' : 'own';
  return [{ ...BARE, id: places[0].id, title, below: facts, things, look, mixed: places.length > 1 }];
}

const titled = (places: Place[], yours: (place: Place) => string): string =>
  places.map((place, at) => (at ? plain(place.name) : yours(place))).join(', ');

/** What the words of what is under way name, and nobody has: the foe of a fight, cards that are used in it. It lies there. */
function concernedIn(scene: Scene): Thing[] {
  const now = scene.places.filter((place) => (place.owner ?? -1) < 0 && !place.within && isNow(scene, place));
  const named = now.flatMap((place) =>
    (place.facts ?? []).flatMap((fact) => fact.words.flatMap((span) => span.card ?? [])),
  );
  const shared = scene.places.filter((place) => (place.owner ?? -1) < 0 && !place.within && !isPile(place));
  const near = shared.filter((place) => !now.includes(place)).flatMap((place) => thingsIn(scene, place));
  return near.filter((thing) => thing.kind === 'card' && named.includes(thing.card ?? ''));
}

/** What is under way: a fight with its foe and its dice in one row. */
function underWay(scene: Scene, places: Place[], concerned: Thing[]): Row[] {
  if (!places.length) return [];
  const told = places.find((place) => place.facts?.length) ?? places[0];
  const things = [...concerned, ...places.flatMap((place) => thingsIn(scene, place))];
  const said = places.flatMap((place) => (place.facts ?? []).map((fact) => fact.words));
  return [{ ...BARE, id: told.id, title: plain(told.name), things, said, look: 'under' }];
}

/** Things that all have a Level lie by it, the highest on top. */
function byLevel(scene: Scene, place: Place): Row[] {
  const things = thingsIn(scene, place);
  const level = (thing: Thing): number | null | undefined => factOf(thing, 'level')?.value;
  const whole = { ...BARE, id: place.id, title: plain(place.name), things, look: 'broad' as const };
  if (things.some((thing) => level(thing) == null)) return [whole];
  const levels = [...new Set(things.map((thing) => level(thing) as number))].sort((a, b) => b - a);
  return levels.map((height): Row => {
    const there = things.filter((thing) => level(thing) === height);
    return {
      ...whole,
      id: `${place.id}.${height}`,
      title: plain(factOf(there[0], 'level')?.words),
      below: [plain(place.name)],
      things: there,
    };
  });
}

/** Cards of a place that cannot be told apart are counted. */
function hidden(scene: Scene, place: Place): Place[] {
  const count = thingsIn(scene, place).filter((thing) => !thing.card).length;
  return count ? [{ ...place, count }] : [];
}

/** The heading by its parts: which turn, which phase, and what else is said. */
export function headed(scene: Scene): { turn: string; phase: string; rest: string[] } {
  const phase = plain(scene.phases.find((one) => one.id === scene.phase)?.name);
  const [turn, ...rest] = plain(scene.heading).split(' · ');
  return { turn: phase && turn.endsWith(`, ${phase}`) ? turn.slice(0, -phase.length - 2) : turn, phase, rest };
}

/** The thing that says where the nearest player is, where the scene does. */
export function whereIs(scene: Scene): string {
  const named = factOf(scene.players[ownSeat(scene)], 'area')?.words.find((span) => span.card)?.card;
  return scene.things.find((thing) => thing.kind === 'area' && thing.card === named)?.handle ?? '';
}

/** What is said of a thing: its own facts, and those of the place that is a part of it. What is said once is not said again. */
export function factsOf(scene: Scene, thing: Thing, broad = false): Words[] {
  const within = scene.places.filter((place) => place.within === thing.handle);
  const inside = within.flatMap((place) => thingsIn(scene, place).flatMap(insideOf));
  const own = (thing.facts ?? []).filter((fact) => !(broad && fact.name === 'level'));
  const facts = [...own, ...within.flatMap((place) => place.facts ?? [])].map((fact) => fact.words);
  const said: string[] = [];
  const isNew = (text: string): boolean =>
    Boolean(text) && !said.some((one) => one.includes(text)) && said.push(text) > 0;
  return [...facts, ...inside].map((words) => without(words, plain(thing.name))).filter((words) => isNew(plain(words)));
}

/** A card that lies face down is what its facts say it is. */
const insideOf = (thing: Thing): Words[] =>
  thing.card ? [thing.name ?? []] : (thing.facts ?? []).map((fact) => fact.words);

/** The name stands above already, and brackets only set what comes after it apart. */
function without(words: Words, name: string): Words {
  const text = plain(words);
  if (!name || !text.startsWith(name)) return words;
  return [
    {
      text: text
        .slice(name.length)
        .trim()
        .replace(/^\((.*)\)$/, '$1'),
    },
  ];
}
