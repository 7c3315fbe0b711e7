import { defineConfig } from 'vitest/config';
import { patience } from '../../scripts/test-patience.ts';
import { helpPages } from './scripts/help/plugin.ts';

export default defineConfig({
  plugins: [helpPages],
  test: {
    ...patience,
    name: 'web',
    include: ['{src,scripts,worker}/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/fresh-modules.ts', 'src/testing/patience.ts'],
    isolate: false,
  },
});
