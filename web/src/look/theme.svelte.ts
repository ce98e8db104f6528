/* Noir or Folio: what somebody chose, else what the system wants. */
export type Theme = 'dark' | 'light';

const KEPT = 'grimoire-theme';

class Look {
  theme = $state<Theme>(wanted());

  choose(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(KEPT, theme);
    this.show();
  }

  show(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

function wanted(): Theme {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'dark' || kept === 'light') return kept;
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export const look = new Look();
