import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { target: 'es2022' },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
