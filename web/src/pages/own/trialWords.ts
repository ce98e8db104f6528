/* The words of trials, which other pages do without. */
import english from '../../../../src/grimoire/data/messages/en/web_trial.ftl?raw';
import french from '../../../../src/grimoire/data/messages/fr/web_trial.ftl?raw';
import { alsoSay, say } from '../../words/words.svelte';

alsoSay({ en: english, fr: french });

export { say };
