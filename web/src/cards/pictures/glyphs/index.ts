/* All glyphs, registered by their files. */
import './fire';
import './sky';
import './air';
import './water';
import './vegetal';
import './mineral';
import './gear';
import './signs';
import './beasts';
import './near-words';
import './anima';

export { GLYPHS, type Glyph, type GlyphKind } from '../glyph';
