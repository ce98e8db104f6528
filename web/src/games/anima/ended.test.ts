import { expect, it } from 'vitest';
import { speech } from '../../words/words.svelte';
import { say } from './words';

it.each(['unworthy', 'fell', 'late'])(
  'speaks to whoever reads of their own end in words that fit anybody: %s',
  (end) => {
    const line = (who: string) =>
      `${say('web-end-fate', { end, who, name: 'Ann' })} · ${say('web-end-why', { end, who })}`;
    speech.choose('fr');
    expect(line('you')).toMatch(/^V.* · vous /);
    expect(line('you')).not.toMatch(/[Vv]ous (avez été|êtes) \w+é\b|Vous êtes tombé/);
    expect(line('other')).not.toMatch(/vous/i);
    speech.choose('en');
    expect(line('you')).toMatch(/^You .* · you /);
    expect(line('other')).not.toMatch(/you/i);
  },
);
