import { defineConfig } from 'vitest/config';
import { patience } from '../../scripts/test-patience.ts';

export default defineConfig({
  // Nothing here keeps state between tests, so files share threads and what these have imported.
  test: { ...patience, name: 'domain', include: ['src/**/*.test.ts'], pool: 'threads', isolate: false },
});
