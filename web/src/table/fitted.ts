/* A sentence in the largest size in which it keeps to one line; the smallest may take two. */
const SIZES = [24, 21, 19, 17.5, 16];

export function fitted(line: HTMLElement): () => void {
  const fit = (): void => {
    line.style.whiteSpace = 'nowrap';
    const size = SIZES.find((one) => {
      line.style.fontSize = `${one}px`;
      return line.scrollWidth <= line.clientWidth;
    });
    if (!size) Object.assign(line.style, { whiteSpace: 'normal', lineHeight: '1.1' });
  };
  fit();
  const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(fit);
  if (line.parentElement) watch?.observe(line.parentElement);
  return () => watch?.disconnect();
}
