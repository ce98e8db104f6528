/* The register of glyphs: each draws one word in the box 0 … 100, in the tint of the word's own element. */
import type { Draw } from './graver';
import { INK, type Element, type Ink } from './plate';

/** What a glyph is beside others. sky: behind and above; field: a row at the foot; thing, beast: stands by itself. */
export type GlyphKind = 'sky' | 'field' | 'thing' | 'beast';

export interface Glyph {
  name: string;
  el: Ink;
  kind: GlyphKind;
  draw: Draw;
}

export const GLYPHS: Record<string, Glyph> = {};

export function glyph(name: string, element: Element, kind: GlyphKind, draw: Draw): void {
  GLYPHS[name] = { name, el: INK[element], kind, draw };
}
