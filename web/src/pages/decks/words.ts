/* The words of building decks, which the title page does without. */
import english from '../../../../src/grimoire/data/messages/en/web_decks.ftl?raw';
import french from '../../../../src/grimoire/data/messages/fr/web_decks.ftl?raw';
import { alsoSay, say } from '../../words/words.svelte';

alsoSay({ en: english, fr: french });

export { say };
