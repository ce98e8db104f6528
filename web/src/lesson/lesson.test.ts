import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { layoutOf } from '../games/layout';
import { Table } from '../table/table.svelte';
import TableView from '../table/TableView.svelte';
import { moment } from '../testing/moment';
import type { Learnable, Learning, Teaching } from '../transport/protocol';
import { Lesson } from './lesson.svelte';
import { setOff } from './terms';

beforeAll(async () => void (await layoutOf('magenoir')), 60_000);

const { given, faces } = moment('magenoir-main.en');
const choices = given.ask.choices!;
const [open, other] = choices.filter((choice) => choice.things?.length === 1);
const glowing = open.things![0];
/** Something that lies openly on the table, with which nothing can be done. */
const nothing = given.scene.things.find(
  (thing) =>
    /equipment|prepared|permanents/.test(thing.place) && !choices.some((one) => one.things?.includes(thing.handle)),
)!;

const words = (text: string) => [{ text }];

function answer(teaching: Partial<Teaching>, rest: Partial<Learnable> = {}): Learnable {
  return {
    given,
    way: [],
    teaching: { game: 'magenoir', lesson: 'one', title: words('One'), step: 1, steps: 3, ...teaching },
    refused: 0,
    hints: 0,
    why_not: [],
    ...rest,
  };
}

const STEP = { say: words('Prepare it now.'), terms: ['Prepare'], open: [open.form], glow: { things: [glowing] } };

async function begun(...answers: Learnable[]) {
  const asked: Learning[] = [];
  const lesson = new Lesson('magenoir', 'one', 'en', [], async (wanted) => {
    asked.push(wanted);
    return answers[Math.min(asked.length, answers.length) - 1];
  });
  const table = new Table(lesson);
  table.lesson = lesson;
  table.faces = faces;
  const { container } = render(TableView, { table });
  await expect.poll(() => container.querySelector('[data-handle]')).toBeTruthy();
  return { lesson, table, asked, container };
}

const drawn = (container: Element, handle: string) =>
  container.querySelector<HTMLElement>(`[data-handle="${handle}"]`)!;

it('sets words of the game off where they are said first', () => {
  const parts = setOff('Prepare it: what is prepared can be activated.', ['activated', 'Prepare']);
  expect(parts.filter((part) => part.term).map((part) => part.text)).toEqual(['Prepare', 'activated']);
  expect(parts.map((part) => part.text).join('')).toBe('Prepare it: what is prepared can be activated.');
});

it('says the step, and lets only what it asks for glow', async () => {
  const { container } = await begun(answer(STEP));
  expect(container.querySelector('.teacher')!.textContent).toContain('Prepare it now.');
  expect(container.querySelector('.teacher .term')!.textContent).toBe('Prepare');
  expect(drawn(container, glowing).classList).toContain('legal');
  expect(drawn(container, other.things![0]).classList).toContain('quiet');
  expect(container.querySelectorAll('.card.legal')).toHaveLength(1);
});

it('answers a wrong choice with why not, and offers to show it after three', async () => {
  const wrong = answer({ ...STEP, show_me: true }, { refused: 3, why_not: [words('Not yet.')] });
  const { asked, container } = await begun(answer(STEP), wrong);
  await fireEvent.click(drawn(container, other.things![0]));
  await expect.poll(() => container.querySelector('.teacher small')?.textContent?.trim()).toBe('Not yet.');
  expect(asked[1]).toMatchObject({ want: 'choose', form: other.form });
  await fireEvent.click(screen.getByRole('button', { name: /Show me/ }));
  expect(asked[2]).toMatchObject({ want: 'show', refused: 3 });
});

it('asks why nothing can be done with a thing that was touched', async () => {
  const { asked, container } = await begun(answer(STEP));
  await fireEvent.click(drawn(container, nothing.handle));
  expect(asked[1]).toMatchObject({ want: 'touch', thing: nothing.handle });
});

it('shows what others did moment by moment, and waits where a sentence is read', async () => {
  const number = given.ask.number + 2;
  const moment = { ...given.scene, number: number - 1, turn: 77 };
  const acts = [1, 2].map((n) => ({ number: number - n, kind: 'PileTaken', words: words('She took a pile.'), who: 1 }));
  const then = answer(
    { ...STEP, step: 2, say: words('And now this.'), told: [{ number, words: words('She did that.'), terms: [] }] },
    {
      given: {
        scene: { ...given.scene, number },
        ask: { ...given.ask, number },
        story: { since: given.ask.number, steps: acts.toReversed() },
      },
      way: [{ number: number - 1, scene: moment }],
    },
  );
  const { lesson, table, container } = await begun(answer(STEP), then);
  table.choose(open.form);
  await expect.poll(() => container.querySelector('.teacher .q')!.textContent).toContain('She took a pile.');
  expect(table.mine).toBe(false);
  lesson.goOn(); // a click hurries
  await expect.poll(() => container.querySelector('.teacher .q')!.textContent).toContain('She did that.');
  await fireEvent.click(screen.getByRole('button', { name: /Go on/ }));
  await expect.poll(() => container.querySelector('.teacher .q')!.textContent).toContain('And now this.');
  expect(table.mine).toBe(true);
});

it('ends with what was learnt, the next lesson, and playing on', async () => {
  const { table } = await begun(answer({ done: true, able: words('Take a pile.'), can_play_on: true }));
  const went: string[] = [];
  table.course = { about: '', next: { title: 'Two', open: () => went.push('next') }, playOn: () => went.push('on') };
  await expect.poll(() => screen.queryByRole('button', { name: 'Next: Two' })).toBeTruthy();
  expect(screen.getByText(/Take a pile/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Next: Two' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Play on from here' }));
  expect(went).toEqual(['next', 'on']);
});

it('says the question as well where another one follows under the same sentence', async () => {
  const number = given.ask.number + 1;
  const question = words('Which card do you discard?');
  const further = { ...given, scene: { ...given.scene, number }, ask: { ...given.ask, number, question } };
  const { lesson, container } = await begun(answer(STEP), answer(STEP, { given: further }));
  expect(container.querySelector('.teacher .asks')).toBe(null);
  lesson.act({ type: 'choose', number: given.ask.number, form: open.form });
  await expect
    .poll(() => container.querySelector('.teacher .asks')?.textContent)
    .toContain('Which card do you discard?');
});
