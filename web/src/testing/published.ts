/* The cards that come with the project, read from where the engine reads them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ELEMENTS, type AnimaCard, type Element, type MageNoirCard } from '../cards/pictures';

const FOLDER = join(import.meta.dirname, '../../../src/grimoire/data/magenoir/cards');

interface Written {
  name: { en: string; fr?: string };
  element: Element;
  set: string;
  cost?: string;
  needs?: string;
}

export interface PublishedCard extends MageNoirCard {
  /** The words of the components it asks for. */
  needs: string[];
}

export function published(): PublishedCard[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const cards = parse(readFileSync(join(FOLDER, file), 'utf8')) as Record<string, Written>;
    return Object.entries(cards).map(([id, card]) => ({
      id,
      name: card.name.en,
      element: card.element,
      set: card.set,
      cost: costOf(String(card.cost ?? '')),
      needs: [...String(card.needs ?? '').matchAll(/[A-Z][\w'ö-]*/g)].map((found) => found[0]),
    }));
  });
}

/** The cards of Anima, as far as a picture is made from them. Effects are no part of that, and no plain YAML either. */
export function publishedAnima(): AnimaCard[] {
  const folder = join(FOLDER, '../../anima/cards');
  return readdirSync(folder).flatMap((file) => {
    const cards = readFileSync(join(folder, file), 'utf8').split(/^(?=[a-z][\w-]*:\s*$)/m);
    return cards.filter((text) => /^[a-z]/.test(text)).map(animaCard);
  });
}

const CATEGORIES: Record<string, string> = {
  character: 'character',
  arcane: 'arcane',
  area: 'area',
  creature: 'encounter',
  event: 'encounter',
  final: 'final-mission',
  objective: 'basic-mission',
  resistance: 'basic-mission',
  tally: 'basic-mission',
};

function animaCard(text: string): AnimaCard {
  const field = (name: string) => new RegExp(`^  ${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  const list = (name: string) => field(name).match(/\w+/g) ?? [];
  const type = field('type');
  return {
    id: text.slice(0, text.indexOf(':')),
    name: (parse(field('name')) as { en: string }).en,
    category: CATEGORIES[type] ?? 'advantage',
    type,
    level: Number(field('level')) || undefined,
    skills: list('skills'),
    kinds: list('kinds'),
  };
}

/** "2 fire x water" by element. */
function costOf(text: string): MageNoirCard['cost'] {
  const cost: MageNoirCard['cost'] = {};
  for (const [, amount, element] of text.matchAll(/(\d+|x) (\w+)/gi)) {
    const known = ELEMENTS.find((e) => e === element);
    if (known) cost[known] = /\d/.test(amount) ? Number(amount) : 'X';
  }
  return cost;
}
