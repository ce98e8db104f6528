/* A scene of Anima as a land: Areas by their height, who stands where, what lies there, who goes before whom. */
import { factOf, ownSeat, placeOf, plain, thingsIn } from '../../table/things';
import type { Fact, Place, Player, Scene, Thing } from '../../transport/protocol';

export interface Spot {
  /** The Area itself. */
  thing: Thing;
  /** What belongs to it: facts, and what lies there. */
  place: Place | undefined;
  level: number;
  /** Its Level is not the printed one. */
  changed: boolean;
  /** The Encounter before it, and the Traps on it. */
  guards: Thing[];
  traps: Thing[];
  /** Parties that are there. */
  here: Player[];
}

export const LEVELS = [3, 2, 1];
const AREA = 'area';

const areaOf = (player: Player): string => factOf(player, AREA)?.words.find((span) => span.card)?.card ?? '';

const isTrap = (thing: Thing): boolean => Boolean(factOf(thing, 'trap')) || (thing.index ?? 0) > 0;

export function spotsOf(scene: Scene): Spot[] {
  return scene.things
    .filter((thing) => thing.kind === AREA)
    .map((thing) => {
      const place = scene.places.find((one) => one.within === thing.handle);
      const lying = thingsIn(scene, place);
      const level = factOf(thing, 'level');
      const guarded = (place?.facts ?? []).some((fact) => fact.name === 'encounter');
      const guards = guarded ? lying.slice(0, 1).filter((one) => !factOf(one, 'trap')) : [];
      return {
        thing,
        place,
        level: Math.min(3, Math.max(1, level?.value ?? 1)),
        changed: level?.printed != null,
        guards,
        traps: lying.filter((one) => !guards.includes(one) && (isTrap(one) || !guarded)),
        here: scene.players.filter((player) => player.here !== false && areaOf(player) === thing.card),
      };
    });
}

/** Parties that are in none of the Areas, and still play. */
export const outsiders = (scene: Scene, spots: Spot[]): Player[] =>
  scene.players.filter(
    (player) => player.here !== false && !spots.some((spot) => spot.here.some((one) => one.seat === player.seat)),
  );

/** The Areas of each Level, the highest first; those of one Level in the order they came. */
export const terraces = (spots: Spot[]): { level: number; spots: Spot[] }[] =>
  LEVELS.map((level) => ({ level, spots: spots.filter((spot) => spot.level === level) }));

/** Who goes before whom in this turn. */
export function inOrder(scene: Scene): Player[] {
  const place = (player: Player): number => factOf(player, 'order')?.value ?? 99;
  return [...scene.players].sort((one, other) => place(one) - place(other) || one.seat - other.seat);
}

/** What is said of a place, of one kind. */
export const factsNamed = (facts: Fact[] | undefined, ...names: string[]): Fact[] =>
  names.flatMap((name) => (facts ?? []).filter((fact) => fact.name === name));

/** What is laid out of a kind of place that belongs to a seat, or to everybody. */
export const lying = (scene: Scene, kind: string, seat = -1): Thing[] => thingsIn(scene, placeOf(scene, kind, seat));

export const valueOf = (player: Player | undefined, name: string): number => factOf(player, name)?.value ?? 0;

/** The piles that are drawn from, of those that are counted. */
export const PILES = ['area-deck', 'encounter-deck', 'character-deck', 'advantage-deck'];

/** Where the turn is: its words before and after the phase. */
export const turnOf = (scene: Scene): string => plain(scene.heading).split(/[,·]/)[0].trim();

/** Somebody who only looks on sees the first seat's table nearest. */
export const nearest = (scene: Scene): Player | undefined =>
  scene.players.find((player) => player.seat === ownSeat(scene));

export const rivals = (scene: Scene): Player[] => scene.players.filter((player) => player.seat !== ownSeat(scene));

/** The land is left behind: every Party stands or falls where it is. */
export const inCrisis = (scene: Scene): boolean => scene.phase === 'crisis';
