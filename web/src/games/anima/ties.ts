/* The dice that broke ties of Speed in the turn under way, by seat. */
import type { Step } from '../../transport/protocol';

export function tieDice(steps: Step[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const began = steps.findLastIndex((step) => step.kind === 'TurnBegan');
  for (const step of steps.slice(Math.max(0, began))) {
    if (step.kind === 'OrderFixed') break;
    if (step.kind !== 'DieRolled' || step.rule !== 'A:game-turn-and-phases') continue;
    for (const die of step.dice ?? []) found.set(die.seat ?? -1, [...(found.get(die.seat ?? -1) ?? []), die.face]);
  }
  return found;
}
