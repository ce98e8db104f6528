/* Which page is shown: what stands behind the # of the address, so that every page is a link and a server needs to know none. */
class Route {
  path = $state(read());

  constructor() {
    window.addEventListener('hashchange', () => (this.path = read()));
  }

  /** The parts of the path: "table/ab12/0" is three. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  /** The first of them: which page it is. */
  get page(): string {
    return this.parts[0] ?? '';
  }

  go(path: string): void {
    location.hash = `/${path}`;
  }
}

function read(): string {
  return location.hash.replace(/^#\/?/, '');
}

export const route = new Route();
