/* Noir or Folio: what somebody chose, else what the system wants, also when that changes while a page is open. */
export type Theme = 'dark' | 'light';

const KEPT = 'grimoire-theme';
const system = window.matchMedia('(prefers-color-scheme: light)');

class Look {
  theme = $state<Theme>(wanted());

  constructor() {
    system.addEventListener('change', () => {
      this.theme = wanted();
      this.show();
    });
  }

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
  return system.matches ? 'light' : 'dark';
}

export const look = new Look();
