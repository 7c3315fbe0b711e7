import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    include: ['{src,scripts,worker}/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/fresh-modules.ts'],
    isolate: false,
  },
});
