import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/postgres.ts'],
    setupFiles: ['src/testing/strict-console.ts'],
    // A database start from nothing (initdb) shares two cores with other tests.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
