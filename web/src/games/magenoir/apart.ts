/* Piles that lie side by side are called by what tells them apart: "left" of "Left pile", "gauche" of "Pile gauche". */
import { placesOf, plain, wordApart } from '../../table/things';
import type { Place, Scene } from '../../transport/protocol';

export function apart(scene: Scene, place: Place): string {
  const beside = placesOf(scene, place.kind).map((other) => plain(other.name));
  return wordApart(plain(place.name), beside).toLowerCase();
}
