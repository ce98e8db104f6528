/* Piles that lie side by side are called by what tells them apart: "left" of "Left pile", "gauche" of "Pile gauche". */
import { placesOf, plain } from '../../table/things';
import type { Place, Scene } from '../../transport/protocol';

export function apart(scene: Scene, place: Place): string {
  const name = plain(place.name).toLowerCase();
  const others = placesOf(scene, place.kind).map((other) => plain(other.name).toLowerCase());
  const shared = others.filter((other) => other !== name).flatMap((other) => other.split(' '));
  return name.split(' ').find((word) => !shared.includes(word)) ?? name;
}
