/* How a table stood between what was given before and after: of all that changed only what the story has told is done. */
import type { Fact, Move, Place, Scene, Step, Thing } from '../transport/protocol';

const COUNTED = 'hp';

const counted = <Of extends { facts?: Fact[] }>(one: Of, amount: number): Of => ({
  ...one,
  facts: (one.facts ?? []).map((fact) =>
    fact.name === COUNTED && fact.value != null ? { ...fact, value: fact.value + amount } : fact,
  ),
});

function moved(things: Thing[], after: Scene, { was, now, destination }: Move): Thing[] {
  const old = things.find((thing) => thing.handle === was);
  const known = after.things.find((thing) => thing.handle === now) ?? old;
  const others = things.filter((thing) => thing.handle !== was && thing.handle !== now);
  if (!known || !destination) return others;
  const index = Math.max(0, ...others.filter((one) => one.place === destination).map((one) => (one.index ?? 0) + 1));
  return [...others, { ...known, handle: now, place: destination, index }];
}

const carried = (places: Place[], { origin, destination }: Move): Place[] =>
  places.map((place) => {
    const change = Number(place.id === destination) - Number(place.id === origin);
    return change ? { ...place, count: Math.max(0, (place.count ?? 0) + change) } : place;
  });

/** From `before`, these steps on; the turn is the new one once it began. */
export function midway(before: Scene, after: Scene, steps: Step[]): Scene {
  let { players, things, places } = before;
  let began = false;
  for (const step of steps) {
    began ||= step.kind === 'TurnBegan';
    for (const move of step.moves ?? []) {
      things = moved(things, after, move);
      places = carried(places, move);
    }
    for (const [handle, amount] of Object.entries(step.change ?? {})) {
      players = players.map((one) => (one.handle === handle ? counted(one, amount) : one));
      things = things.map((one) => (one.handle === handle ? counted(one, amount) : one));
    }
  }
  const { turn, active, phase, phases, heading } = began ? after : before;
  return { ...before, turn, active, phase, phases, heading, players, things, places };
}

/** As it is afterwards, but that these moves were not made yet. */
export function stillThere(before: Scene, after: Scene, steps: Step[], gone: Move[]): Scene {
  const gones = new Set(gone.flatMap(({ was, now }) => [was, now]));
  const stayed = before.things.filter((thing) => gone.some(({ was }) => was === thing.handle));
  const hit = stayed.map((thing) =>
    counted(
      thing,
      steps.reduce((sum, step) => sum + (step.change?.[thing.handle] ?? 0), 0),
    ),
  );
  const back = gone.map(({ origin, destination }) => ({ was: '', now: '', origin: destination, destination: origin }));
  return {
    ...after,
    things: [...after.things.filter((thing) => !gones.has(thing.handle)), ...hit],
    places: back.reduce(carried, after.places),
  };
}
