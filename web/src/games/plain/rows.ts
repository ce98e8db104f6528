/* A scene as rows: others first, then what is everybody's, then one's own. It uses only what the scene says. */
import type { Fact, Place, Scene, Thing, Words } from '../../transport/protocol';
import { ownSeat, plain, thingsIn } from '../../table/things';

export interface Row {
  id: string;
  title: string;
  /** Facts that stand below the title. */
  facts: Fact[];
  things: Thing[];
  /** Piles that are counted, not laid out. */
  piles: Place[];
  look: 'small' | 'middle' | 'broad' | 'own';
}

const isPile = (place: Place): boolean => /(^|-)(deck|discard)$/.test(place.kind) || place.kind === 'set-aside';
const isBroad = (things: Thing[]): boolean => things.some((thing) => thing.kind === 'area');

export function rowsOf(scene: Scene): Row[] {
  const me = ownSeat(scene);
  const of = (owner: number): Place[] =>
    scene.places.filter((place) => (place.owner ?? -1) === owner && !place.within && !isPile(place));
  const filled = (places: Place[]): Place[] => places.filter((place) => thingsIn(scene, place).length);

  const others = scene.players
    .filter((player) => player.seat !== me)
    .map((player): Row => ({
      id: player.handle,
      title: player.name,
      facts: (player.facts ?? []).slice(0, 3),
      things: filled(of(player.seat)).flatMap((place) => thingsIn(scene, place).filter((thing) => thing.card)),
      piles: filled(of(player.seat)).flatMap((place) => hidden(scene, place)),
      look: 'small',
    }));
  const common = filled(of(-1)).map((place) => rowOf(scene, place));
  const piles = scene.places.filter((place) => isPile(place) && (place.count ?? 0) > 0);
  const middle: Row = { id: 'piles', title: '', facts: [], things: [], piles, look: 'middle' };
  const own = filled(of(me)).map((place): Row => ({ ...rowOf(scene, place), look: 'own' }));
  const mine = scene.players.find((player) => player.seat === me);
  if (own[0] && mine) own[0].facts = (mine.facts ?? []).slice(0, 2);
  return [...others, ...(piles.length ? [middle] : []), ...common, ...own];
}

/** Cards of a place that cannot be told apart are counted. */
function hidden(scene: Scene, place: Place): Place[] {
  const count = thingsIn(scene, place).filter((thing) => !thing.card).length;
  return count ? [{ ...place, count }] : [];
}

function rowOf(scene: Scene, place: Place): Row {
  const things = thingsIn(scene, place);
  return {
    id: place.id,
    title: plain(place.name),
    facts: place.facts ?? [],
    things,
    piles: [],
    look: isBroad(things) ? 'broad' : 'middle',
  };
}

/** What is said of a thing: its own facts, and those of the place that is a part of it. */
export function factsOf(scene: Scene, thing: Thing): Words[] {
  const within = scene.places.filter((place) => place.within === thing.handle);
  const inside = within.flatMap((place) => thingsIn(scene, place).map((one) => one.name ?? []));
  const facts = [...(thing.facts ?? []), ...within.flatMap((place) => place.facts ?? [])].map((fact) => fact.words);
  return [...facts, ...inside].map((words) => without(words, plain(thing.name))).filter((words) => plain(words));
}

/** The name stands above already. */
function without(words: Words, name: string): Words {
  const text = plain(words);
  if (!name || !text.startsWith(name)) return words;
  return [{ text: text.slice(name.length).trim() }];
}
