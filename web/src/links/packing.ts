/* Text that travels in an address, after its #: compressed, with a sum that shows whether a letter was lost, in letters that need
 * no escaping. Nothing of it reaches any host by itself. Whatever comes back may be written by anybody: it is bounded before and while it is read. */

/** Characters of an address that every program we know of passes on whole. */
export const LONGEST_PACKED = 30_000;
/** Bytes of text: as much as a server takes of a record. */
export const LONGEST_TEXT = 200_000;

/** A text that cannot be carried, or what was carried is none. */
export class NotCarried extends Error {
  constructor(readonly why: 'too-long' | 'broken' | 'old-browser') {
    super(why);
  }
}

/** Raises NotCarried. */
export async function packed(text: string): Promise<string> {
  if (typeof CompressionStream === 'undefined') throw new NotCarried('old-browser');
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > LONGEST_TEXT) throw new NotCarried('too-long');
  const squeezed = await through(bytes, new CompressionStream('deflate'), Infinity);
  const letters = btoa(Array.from(squeezed, (byte) => String.fromCharCode(byte)).join(''));
  const found = letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  if (found.length > LONGEST_PACKED) throw new NotCarried('too-long');
  return found;
}

/** Raises NotCarried. */
export async function unpacked(data: string): Promise<string> {
  if (data.length > LONGEST_PACKED) throw new NotCarried('too-long');
  if (!/^[\w-]+$/.test(data)) throw new NotCarried('broken');
  if (typeof DecompressionStream === 'undefined') throw new NotCarried('old-browser');
  try {
    const letters = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream('deflate'), LONGEST_TEXT);
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch (error) {
    throw error instanceof NotCarried ? error : new NotCarried('broken');
  }
}

/** What comes out of a stream; it is cut off where there would be more than that: a few bytes may stand for very many. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // What is wrong with it is told to whoever reads; here too it must be caught.
  const written = Promise.all([writer.write(bytes), writer.close()]).catch(() => {});
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      void reader.cancel().catch(() => {});
      throw new NotCarried('too-long');
    }
    parts.push(value);
  }
  await written;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
