import { defineConfig } from 'vitest/config';
import { helpPages } from './scripts/help/plugin.ts';

export default defineConfig({
  plugins: [helpPages],
  test: {
    name: 'web',
    include: ['{src,scripts,worker}/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/fresh-modules.ts'],
    isolate: false,
  },
});
