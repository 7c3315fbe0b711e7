import { defineConfig } from 'vitest/config';
import { patience } from '../../scripts/test-patience.ts';

export default defineConfig({
  test: { ...patience, name: 'contract', include: ['src/**/*.test.ts'], pool: 'threads', isolate: false },
});
