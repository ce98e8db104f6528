/* Finding one's way in a scene. */
import type { Fact, Place, Player, Scene, Thing, Words } from '../transport/protocol';

export const plain = (words: Words | undefined): string => (words ?? []).map((span) => span.text).join('');

export const factOf = (of: { facts?: Fact[] } | undefined, name: string): Fact | undefined =>
  of?.facts?.find((fact) => fact.name === name);

export const placeOf = (scene: Scene, kind: string, owner: number): Place | undefined =>
  scene.places.find((place) => place.kind === kind && (place.owner ?? -1) === owner);

export const placesOf = (scene: Scene, kind: string): Place[] => scene.places.filter((place) => place.kind === kind);

/** The things of a place, in their order there. */
export const thingsIn = (scene: Scene, place: Place | undefined): Thing[] =>
  place ? scene.things.filter((thing) => thing.place === place.id).sort((a, b) => (a.index ?? 0) - (b.index ?? 0)) : [];

export const thingWith = (scene: Scene | null, handle: string): Thing | undefined =>
  scene?.things.find((thing) => thing.handle === handle);

/** Who looks: the seat, or for somebody who only looks on the first. */
export const ownSeat = (scene: Scene): number => Math.max(0, scene.seat);

export const otherPlayers = (scene: Scene): Player[] =>
  scene.players.filter((player) => player.seat !== ownSeat(scene));

/** What tells a name from those beside it, in one word: "Left" of "Left pile", "gauche" of "Pile gauche". */
export function wordApart(name: string, beside: string[]): string {
  const shared = beside.filter((other) => other !== name).flatMap((other) => other.toLowerCase().split(' '));
  return name.split(' ').find((word) => !shared.includes(word.toLowerCase())) ?? name;
}
