/* What pointing at a thing does: read it, act on it, ask for its menu. The same for every way a thing is drawn. */
import type { Attachment } from 'svelte/attachments';
import type { Choice } from '../transport/protocol';
import { dragged } from './dragging';
import type { Table } from './table.svelte';

export interface Offered {
  card?: string;
  handle: string;
  choices: Choice[];
  /** By touch nothing is done by a single tap: the card is read, with its verbs. */
  readFirst?: boolean;
}

export function offered(table: Table, { card, handle, choices, readFirst = false }: Offered): Attachment<HTMLElement> {
  return (node) => {
    const point = () => {
      if (table.pointed?.handle !== handle || table.pointed.card !== card) table.point(card, handle);
    };
    const act = (event: MouseEvent | KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('button, a') !== node.closest('button, a')) return;
      if (readFirst || (event instanceof PointerEvent && event.pointerType === 'touch'))
        return table.read(card, handle);
      const box = node.getBoundingClientRect();
      if (!choices.length) table.lesson?.touch(handle);
      else table.act(choices, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
    };
    const read = (event: Event) => {
      event.preventDefault();
      table.read(card, handle);
    };
    const press = (event: KeyboardEvent) => {
      if (event.target !== node || (event.key !== 'Enter' && event.key !== ' ')) return;
      if (!choices.length && event.key === ' ') return; // the key of the plan, wherever one is
      event.preventDefault();
      event.stopPropagation();
      if (choices.length) act(event);
      else table.read(card, handle);
    };
    const hold = (event: PointerEvent) => {
      if (
        !choices.length ||
        (event.target instanceof Element && event.target.closest('button') && event.target.closest('button') !== node)
      )
        return;
      dragged(node, event, { drop: (at) => table.act(choices, at) });
    };
    const listeners: [string, EventListener][] = [
      ['pointerenter', point],
      ['pointermove', point], // what is pointed at is forgotten with the question, and the pointer may still lie there
      ['focus', point],
      ['click', act as EventListener],
      ['pointerdown', hold as EventListener],
      ['contextmenu', read],
      ['keydown', press as EventListener],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    };
  };
}
