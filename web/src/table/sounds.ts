/* Short sounds of paper and wood, where somebody switched them on. Whatever is heard is seen as well. tools/sounds.py makes them. */
import blow from './sounds/blow.wav?url&no-inline';
import card from './sounds/card.wav?url&no-inline';
import mana from './sounds/mana.wav?url&no-inline';
import turn from './sounds/turn.wav?url&no-inline';
import word from './sounds/word.wav?url&no-inline';
import type { Step } from '../transport/protocol';
import { preferences } from './preferences.svelte';
import { hurts } from './story';

const FILES = { blow, card, mana, turn, word };
export type Sound = keyof typeof FILES;

const MANA = /^(Mana|Pile)/;
const BEGINS = 'TurnBegan';

/** What happened at once makes one sound: the one that matters most of it. */
export function soundOf(seat: number, steps: Step[]): Sound | null {
  if (steps.some(hurts)) return 'blow';
  if (steps.some((step) => step.kind === BEGINS && step.who === seat)) return 'turn';
  if (steps.some((step) => step.moves?.length)) return 'card';
  return steps.some((step) => MANA.test(step.kind)) ? 'mana' : null;
}

let context: AudioContext | null = null;
const kept = new Map<Sound, Promise<AudioBuffer>>();

async function fetched(name: Sound, audio: AudioContext): Promise<AudioBuffer> {
  const answer = await fetch(FILES[name]);
  return audio.decodeAudioData(await answer.arrayBuffer());
}

/** Silent where none is wanted, and where a browser has none or allows none yet. */
export async function sound(name: Sound | null): Promise<void> {
  if (!name || !preferences.sound || typeof AudioContext === 'undefined') return;
  try {
    const audio = (context ??= new AudioContext());
    if (!kept.has(name)) kept.set(name, fetched(name, audio));
    const buffer = await kept.get(name)!;
    if (audio.state === 'suspended') await audio.resume();
    const source = audio.createBufferSource();
    source.buffer = buffer;
    source.connect(audio.destination);
    source.start();
  } catch {
    kept.delete(name);
  }
}
