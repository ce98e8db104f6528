/* How a thing stands at this moment: whether it can be acted on, is asked about, or steps back. */
import { takesSeveral } from './ask';
import { say } from '../words/words.svelte';
import { factOf, plain } from './things';
import type { Table } from './table.svelte';
import type { Choice, PrintedCard, Thing, WhyNot } from '../transport/protocol';

export interface Standing {
  choices: Choice[];
  legal: boolean;
  /** The question is about it, or the moment that is looked at again. */
  selected: boolean;
  quiet: boolean;
  /** Something is aimed at it. */
  struck: boolean;
  whyNot: WhyNot | null;
  /** It can be taken by itself, not only together with others. */
  alone: boolean;
  /** A bot was asked, and would take it. */
  advised: boolean;
  /** Words of its name that the question asks for. */
  lit: string[];
  /** A lesson points at it; after some wrong tries it is lifted. */
  shown: boolean;
  lifted: boolean;
}

export function standingOf(table: Table, thing: Thing): Standing {
  const choices = table.offers.things.get(thing.handle) ?? [];
  const asked = table.mine && (table.ask?.things ?? []).includes(thing.handle);
  const selected = asked || (table.subject !== '' && table.subject === thing.handle);
  const meant = choices.filter((choice) => table.opens(choice));
  const legal = meant.length > 0;
  const open = table.mine && !table.within && !table.answering && !table.ordering && !table.lesson?.hushes;
  const shown = table.lesson?.lights(thing.handle) || table.moved.includes(thing.handle);
  const struck = table.aimedAt(thing.handle);
  return {
    choices,
    legal,
    selected,
    struck,
    alone: meant.some((choice) => !takesSeveral(table.scene, choice)),
    advised: choices.some((choice) => choice.form === table.advised),
    quiet: table.hushed && !legal && !selected && !struck && !shown && !table.lesson?.concerns(thing.handle),
    whyNot: open && !legal ? (thing.why_not?.[0] ?? null) : null,
    lit: table.lesson?.hushes ? table.lesson.wordsOn(thing.handle) : legal ? table.wordsAsked : [],
    shown,
    lifted: Boolean(table.lesson?.lifted) && (legal || shown),
  };
}

export const classesOf = (standing: Standing, aimed: boolean): string =>
  [
    standing.legal && (aimed ? 'target' : 'legal'),
    standing.selected && 'selected',
    standing.struck && 'struck',
    standing.quiet && 'quiet',
    standing.advised && 'advised',
    standing.shown && 'shown',
    standing.lifted && 'lifted',
    standing.whyNot && 'illegal',
  ]
    .filter(Boolean)
    .join(' ');

/** A thing as it is read aloud: name, kind, cost, state, reason. */
export function labelOf(thing: Thing, face: PrintedCard | undefined, standing: Standing): string {
  const facts = (thing.facts ?? [])
    .filter((fact) => fact.name !== 'cost')
    .map((fact) => (fact.name === 'mana' ? say('web-under', { mana: plain(fact.words) }) : plain(fact.words)));
  const parts = [
    plain(thing.name),
    plain(face?.line),
    plain(factOf(thing, 'cost')?.words ?? face?.price),
    ...facts,
    ...standing.choices.map((choice) => plain(choice.verb)),
    plain(standing.whyNot?.words),
  ];
  return parts.filter(Boolean).join(', ');
}
