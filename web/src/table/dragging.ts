/* Dragging a thing to where it goes is the same choice as clicking on it. With a mouse or a pen; by touch a tap reads it. */
import { zoomOf } from '../look/zoom';

const FAR = 8;

export interface Drag {
  /** It was let go here, away from where it lay. */
  drop: (at: { x: number; y: number }) => void;
}

/** Begin to watch a pointer that went down on a thing; a click that ends a drag is swallowed. */
export function dragged(node: HTMLElement, event: PointerEvent, { drop }: Drag): void {
  if (event.button !== 0 || event.pointerType === 'touch') return;
  const from = { x: event.clientX, y: event.clientY };
  const home = node.closest('[data-zone]');
  const zoom = zoomOf(node);
  let held = false;

  const move = (now: PointerEvent) => {
    const x = now.clientX - from.x;
    const y = now.clientY - from.y;
    if (!held && Math.hypot(x, y) < FAR) return;
    held = true;
    node.classList.add('dragged');
    node.style.translate = `${x / zoom}px ${y / zoom}px`;
  };
  const end = (now: PointerEvent) => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    if (!held) return;
    node.classList.remove('dragged');
    node.style.translate = '';
    // A click may follow at once, or never: what is let go elsewhere has none. A later one is meant.
    const swallow = (click: MouseEvent) => click.stopPropagation();
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    const box = home?.getBoundingClientRect();
    const outside =
      !box || now.clientY < box.top || now.clientY > box.bottom || now.clientX < box.left || now.clientX > box.right;
    if (now.type === 'pointerup' && outside) drop({ x: now.clientX, y: now.clientY });
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}
