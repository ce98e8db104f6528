import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where `grimoire serve` answers while the client is developed. */
const SERVER = process.env.GRIMOIRE_SERVER ?? 'http://127.0.0.1:8000';

/** The licences of everything the built client contains, in one file beside it. */
function licences(): Plugin {
  const texts = {
    Svelte: 'node_modules/svelte/LICENSE.md',
    '@fluent/bundle': 'licences/fluent.txt',
    Alegreya: 'src/look/fonts/OFL-alegreya.txt',
    'IM Fell French Canon': 'src/look/fonts/OFL-im-fell-french-canon.txt',
  };
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const parts = Object.entries(texts).map(([name, file]) => `${name}\n\n${readFileSync(file, 'utf8')}`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: parts.join('\n\n') });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), licences()],
  // In the package, where the server looks for it and the wheel takes it from.
  build: { target: 'es2022', outDir: '../src/grimoire/data/client', emptyOutDir: true, manifest: true },
  // The words of the client lie with those of the engine.
  server: { fs: { allow: ['..'] }, proxy: { '/api': SERVER, '/live': { target: SERVER, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], setupFiles: ['src/testing/alone.ts'] },
});
