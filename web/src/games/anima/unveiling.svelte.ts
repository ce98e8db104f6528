/* The Final Mission as it was just revealed: it stays over the land until one goes on, acts, or the turn does. */
import type { Table } from '../../table/table.svelte';
import type { Step } from '../../transport/protocol';
import { revealed } from './scenes';

const GOES_ON = ['TurnBegan', 'PhaseBegan', 'CrisisBegan'];

/** The reveal, as long as nothing that was told later goes on from it. */
export function fresh(steps: Step[]): Step | null {
  const step = revealed(steps);
  const after = step ? steps.slice(steps.indexOf(step) + 1) : [];
  return after.some((one) => GOES_ON.includes(one.kind) && one.number > step!.number) ? null : step;
}

export class Unveiling {
  private read = $state(-1);
  readonly step: Step | null = $derived.by(() => {
    const { scene, past } = this.table;
    const step = past || scene?.over ? null : fresh(this.table.told.steps);
    return step && step.number > this.read ? step : null;
  });

  constructor(private readonly table: Table) {
    $effect(() => {
      if (this.table.sending && this.step) this.goOn();
    });
  }

  goOn(): void {
    this.read = this.step?.number ?? this.read;
  }
}
