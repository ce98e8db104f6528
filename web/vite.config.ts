import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

/** Where `grimoire serve` answers while the client is developed. */
const SERVER = process.env.GRIMOIRE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { target: 'es2022' },
  // The words of the client lie with those of the engine.
  server: { fs: { allow: ['..'] }, proxy: { '/api': SERVER, '/live': { target: SERVER, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
