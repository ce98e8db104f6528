/* The words of the page about the project, which other pages do without. */
import english from '../../../src/grimoire/data/messages/en/web_about.ftl?raw';
import french from '../../../src/grimoire/data/messages/fr/web_about.ftl?raw';
import { alsoSay, say } from '../words/words.svelte';

alsoSay({ en: english, fr: french });

export { say };
