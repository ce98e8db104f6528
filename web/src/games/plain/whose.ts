/* What a place of the nearest player is called: "Your hand", or for who only looks on with the name of whose it is. */
import { ownSeat } from '../../table/things';
import type { Scene } from '../../transport/protocol';
import { say } from '../../words/words.svelte';

export function placeOf(scene: Scene, name: string): string {
  if (scene.seat >= 0) return say('web-your-place', { name });
  return say('web-their-place', { player: scene.players[ownSeat(scene)]?.name ?? '', name });
}
