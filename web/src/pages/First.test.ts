import { render } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import type { Game, LessonLine, MatchPage } from '../transport/protocol';
import First from './First.svelte';
import { house } from './house.svelte';

const match = (state: string) =>
  ({
    id: state,
    game: 'magenoir',
    state,
    winner: state === 'over' ? 1 : null,
    clock: {},
    seats: [
      { seat: 0, name: 'Weak', mine: false, free: false },
      { seat: 1, name: 'I', mine: true, free: false },
    ],
  }) as unknown as MatchPage;
const lesson = (done: boolean) => ({ id: 'first', kind: 'lesson', done }) as unknown as LessonLine;
const sentence = (): string => render(First, {}).container.querySelector('.or')!.textContent;

beforeEach(() => {
  house.choose('magenoir');
  house.games = [{ id: 'magenoir', bots: [{ id: 'weak', title: 'Weak' }] } as unknown as Game];
  house.newcomer = false;
  house.lessons = [];
  house.matches = [match('running'), match('over')];
});

it('offers who has a game that goes on another one, not a first one, and lessons while some are left', () => {
  house.lessons = [lesson(true), lesson(false)];
  expect(sentence()).toContain('Play a duel');
  expect(document.body.textContent).not.toContain('first duel');
  expect(document.body.textContent).toContain('Learn by playing');
});

it('offers no lesson to somebody who has done them all', () => {
  house.lessons = [lesson(true), lesson(true)];
  expect(sentence()).not.toContain('Learn by playing');
});

it('says to a newcomer that it is a first game', () => {
  house.newcomer = true;
  house.matches = [];
  expect(sentence()).toContain('Begin a first duel');
});
