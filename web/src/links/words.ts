/* The words of links that carry what they show, which other pages do without. */
import english from '../../../src/grimoire/data/messages/en/web_links.ftl?raw';
import french from '../../../src/grimoire/data/messages/fr/web_links.ftl?raw';
import { alsoSay, say } from '../words/words.svelte';

alsoSay({ en: english, fr: french });

export { say };
