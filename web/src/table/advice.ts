/* What a hint is good for, on the table: from the thing it is about to whom or what its sentence names. */
import type { Ask, Between, Scene, Words } from '../transport/protocol';

const MOST = 3;

export function adviceLines(scene: Scene | null, ask: Ask | null, advised: string, why: Words): Between[] {
  const start = ask?.choices?.find((choice) => choice.form === advised)?.things?.[0];
  if (!scene || !start) return [];
  const meant = (span: Words[number]): string | undefined => {
    if (span.thing) return span.thing;
    if (span.seat !== undefined) return scene.players.find((player) => player.seat === span.seat)?.handle;
    return span.card
      ? scene.things.find((thing) => thing.card === span.card && thing.handle !== start)?.handle
      : undefined;
  };
  const ends = new Set(why.map(meant).filter((end): end is string => end !== undefined && end !== start));
  return [...ends].slice(0, MOST).map((end) => ({ start, end }));
}
