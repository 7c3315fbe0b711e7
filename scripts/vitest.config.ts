import { defineConfig } from 'vitest/config';
import { patience } from './test-patience.ts';

export default defineConfig({
  test: { ...patience, name: 'scripts', include: ['**/*.test.ts'] },
});
