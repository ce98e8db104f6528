import { beforeEach, expect, it } from 'vitest';
import { draftOf, keepDraft, withAnother } from './drafts';

beforeEach(() => localStorage.clear());

it('begins with a card, and keeps what was written, game by game', () => {
  expect(draftOf('magenoir')).toMatch(/^ember-chorus:/);
  keepDraft('magenoir', 'mine:\n');
  expect(draftOf('magenoir')).toBe('mine:\n');
  expect(draftOf('anima')).toMatch(/^cinder-verse:/);
  keepDraft('anima', '');
  expect(draftOf('anima')).toBe('');
});

it('adds a card of another kind, and never two by one name', () => {
  const two = withAnother('magenoir', draftOf('magenoir'));
  expect(two).toContain('\n\nkiln-golem:\n');
  const three = withAnother('magenoir', two);
  expect(three.match(/^ember-chorus(-2)?:/gm)).toEqual(['ember-chorus:', 'ember-chorus-2:']);
  expect(withAnother('magenoir', '')).toMatch(/^ember-chorus:/);
});
