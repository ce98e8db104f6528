/* Moments of real games, kept by tools/web_moments.py. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Table } from '../table/table.svelte';
import type { Faces } from '../transport/api';
import type { Given } from '../transport/protocol';
import { Recorded } from '../transport/recorded';

export interface Moment {
  given: Given;
  faces: Faces;
}

export const moment = (name: string): Moment =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'moments', `${name}.json`), 'utf8')) as Moment;

export interface Sat {
  table: Table;
  transport: Recorded;
}

/** A table somebody sits at, at this moment; more moments follow each choice. */
export function satAt(name: string, ...then: string[]): Sat {
  const first = moment(name);
  const transport = new Recorded([first.given, ...then.map((one) => moment(one).given)]);
  const table = new Table(transport);
  table.faces = first.faces;
  return { table, transport };
}
