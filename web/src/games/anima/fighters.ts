/* Who fought in a Combat, as things that can be drawn: by now they may be gone. */
import type { Fighter, Side, Step, Thing } from '../../transport/protocol';

const asThing = (seat: number, { card, numbers, down }: Fighter, at: number): Thing => ({
  handle: `fighter.${seat}.${at}`,
  kind: 'card',
  place: '',
  card,
  facts: [
    ...Object.entries(numbers ?? {}).map(([name, value]) => ({ name, value, words: [] })),
    ...(down ? [{ name: 'down', words: [] }] : []),
  ],
});

export const fightersOf = ({ seat = -1, fighters = [] }: Side): Thing[] =>
  fighters.map((one, at) => asThing(seat, one, at));

/** The Party of a seat as it was in the last Combat it fought up to this moment. */
export function foughtLast(steps: Step[], until: number, seat: number): Thing[] {
  const fought = steps.findLast(
    (step) => step.number <= until && step.contest?.sides.some((side) => side.seat === seat && side.fighters?.length),
  );
  const side = fought?.contest?.sides.find((one) => one.seat === seat);
  return side ? fightersOf(side) : [];
}
