/* A large screen shows a table larger by zoom: what is measured on the screen is larger than what is written in a style there. */
export const zoomOf = (node: Element): number => (node as { currentCSSZoom?: number }).currentCSSZoom || 1;
