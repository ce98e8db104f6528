/* What of a card a picture is made from. */
import type { Element } from './plate';

export interface MageNoirCard {
  id: string;
  /** The English name, in every language: its words are what is drawn. */
  name: string;
  element: Element;
  set: string;
  /** By element; X is a number the player chooses. */
  cost: Partial<Record<Element, number | string>>;
  /** Words the card counts as besides those of its name. */
  also?: string[];
}

export interface AnimaCard {
  id: string;
  name: string;
  category: string;
  type?: string;
  level?: number;
  skills?: string[];
  kinds?: string[];
}

export type PicturedCard = MageNoirCard | AnimaCard;

export const isAnima = (card: PicturedCard): card is AnimaCard => 'category' in card;
