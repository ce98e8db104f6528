/* Copying something for elsewhere. Over plain HTTP a browser has no clipboard to offer: then the old way is tried, and where
   that fails too what is to be copied is shown. */
import { say } from '../words/words.svelte';

/** Whether it was copied; else it was shown. */
export async function copied(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // refused: the old way may still do
    }
  }
  if (copiedBySelecting(text)) return true;
  window.prompt(say('web-copy-yourself'), text);
  return false;
}

function copiedBySelecting(text: string): boolean {
  const held = document.activeElement;
  const area = Object.assign(document.createElement('textarea'), { value: text });
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (held instanceof HTMLElement) held.focus();
  }
}
