import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let answers: ((status?: number) => void)[] = [];

beforeEach(() => {
  answers = [];
  vi.resetModules();
  vi.stubGlobal('fetch', () => {
    const guest = answers.length + 1;
    return new Promise((answer) => {
      answers.push((status = 200) => answer(new Response(`{"id":"guest ${guest}","words":"no"}`, { status })));
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Another window of the browser has a module of its own. */
async function opened() {
  vi.resetModules();
  return await import('./api');
}

it('is one guest where two pages ask at once who one is', async () => {
  const { session } = await opened();
  const both = [session('en'), session('fr')];
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]();
  expect((await Promise.all(both)).map((me) => me.id)).toEqual(['guest 1', 'guest 1']);
});

it('asks again once it was answered, and where it was refused', async () => {
  const { session } = await opened();
  const first = session('en');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0](503);
  await expect(first).rejects.toThrow('no');
  const again = session('en');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]();
  expect((await again).id).toBe('guest 2');
});

it('lets a second window ask only after the first is known, so that it comes with its cookie', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, asks: () => Promise<unknown>) => (last = last.then(asks));
  vi.stubGlobal('navigator', { languages: [], locks: { request } });
  const [one, other] = [await opened(), await opened()];
  const known = [one.session('en'), other.session('en')];
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await new Promise((then) => setTimeout(then, 20));
  expect(answers, 'the second waits').toHaveLength(1);
  answers[0]();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]();
  await Promise.all(known);
});

it('says why it does not get the record of a match, and takes no refusal for a record', async () => {
  const { record, Refused } = await opened();
  const refused = record('m1');
  answers[0](403);
  await expect(refused).rejects.toThrow(new Refused('no'));
  const given = record('m1');
  answers[1]();
  expect(await given).toContain('guest 2');
});
