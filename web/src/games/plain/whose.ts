/* What a place of the nearest player is called: "Your hand", or for who only looks on with the name of whose it is. */
import { ownSeat, plain } from '../../table/things';
import type { Place, Scene } from '../../transport/protocol';
import { say } from '../../words/words.svelte';

export function placeOf(scene: Scene, place: Place): string {
  const name = plain(place.name);
  if (scene.seat >= 0) return plain(place.yours) || say('web-your-place', { name });
  return say('web-their-place', { player: scene.players[ownSeat(scene)]?.name ?? '', name });
}
