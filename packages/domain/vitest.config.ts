import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Nothing here keeps state between tests, so files share threads and what these have imported.
  test: { name: 'domain', include: ['src/**/*.test.ts'], pool: 'threads', isolate: false },
});
