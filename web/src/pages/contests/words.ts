/* The words of contests, which the title page does without. */
import english from '../../../../src/grimoire/data/messages/en/web_contests.ftl?raw';
import french from '../../../../src/grimoire/data/messages/fr/web_contests.ftl?raw';
import { alsoSay, say } from '../../words/words.svelte';

alsoSay({ en: english, fr: french });

export { say };
