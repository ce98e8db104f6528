/* A sentence in the largest size in which it keeps to one line; where none does, in the largest that takes two. */
const SIZES = [24, 21, 19, 17.5, 16];
const IN_TWO = [16, 14.5, 13];
const HEIGHT = 1.1;

export function fitted(line: HTMLElement): () => void {
  const fit = (): void => {
    line.style.whiteSpace = 'nowrap';
    const size = SIZES.find((one) => {
      line.style.fontSize = `${one}px`;
      return line.scrollWidth <= line.clientWidth;
    });
    line.style.lineHeight = size ? '' : String(HEIGHT);
    line.classList.toggle('in-two', !size);
    if (size) return;
    line.style.whiteSpace = 'normal';
    IN_TWO.find((one) => {
      line.style.fontSize = `${one}px`;
      return line.offsetHeight <= 2 * HEIGHT * one + 1;
    });
  };
  fit();
  const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(fit);
  if (line.parentElement) watch?.observe(line.parentElement);
  return () => watch?.disconnect();
}
