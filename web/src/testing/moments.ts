/* For looking at the table: a recorded moment, by name in the address (?moment=magenoir-main.en). */
import { mount } from 'svelte';
import '../look/fonts.css';
import '../look/tokens.css';
import '../look/controls.css';
import { look } from '../look/theme.svelte';
import TableView from '../table/TableView.svelte';
import { Table } from '../table/table.svelte';
import { Recorded } from '../transport/recorded';
import type { Faces } from '../transport/api';
import type { Given } from '../transport/protocol';

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme === 'light' || theme === 'dark') look.theme = theme;
look.show();
const found = await fetch(
  `${asked.get('from') ?? '/src/testing/moments'}/${asked.get('moment') ?? 'magenoir-main.en'}.json`,
);
const moment = (await found.json()) as { given: Given; faces: Faces };
const table = new Table(new Recorded([moment.given]));
table.faces = moment.faces;
mount(TableView, { target: document.body, props: { table } });
