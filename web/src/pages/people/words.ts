/* The words of the pages of people, which the title page does without. */
import english from '../../../../src/grimoire/data/messages/en/web_community.ftl?raw';
import french from '../../../../src/grimoire/data/messages/fr/web_community.ftl?raw';
import { alsoSay, say } from '../../words/words.svelte';

alsoSay({ en: english, fr: french });

export { say };
