/* The words of Anima's table, which the title page does without. */
import english from '../../../../src/grimoire/data/messages/en/web_anima.ftl?raw';
import french from '../../../../src/grimoire/data/messages/fr/web_anima.ftl?raw';
import { alsoSay, say } from '../../words/words.svelte';

alsoSay({ en: english, fr: french });

export { say };
