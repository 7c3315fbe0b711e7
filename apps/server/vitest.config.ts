import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { testSettings } from '../../scripts/test-settings.ts';
import { testsWithDatabase } from './src/testing/tests-with-database.ts';

const withDatabase = testsWithDatabase(join(import.meta.dirname, 'src')).map((path) => `src/${path}`);
/** They start and kill servers of their own, so they share nothing. */
const ofTheEngine = 'src/db/embedded*.test.ts';

/**
 * Each test has a database and an application of its own, so files can share a process and what it has imported.
 * @param postgres the major version of a PostgreSQL on this machine; undefined for the embedded one
 */
const database = (name: string, postgres?: string) => ({
  test: {
    ...testSettings,
    name,
    include: withDatabase,
    globalSetup: ['src/testing/postgres.ts'],
    isolate: false,
    env: postgres === undefined ? {} : { TEST_POSTGRES: postgres },
  },
});

const postgres = process.env.TEST_POSTGRES;

export default defineConfig({
  test: {
    name: 'server',
    setupFiles: ['../../scripts/fresh-modules.ts', 'src/testing/strict-console.ts'],
    ...testSettings,
    projects: [
      {
        test: {
          ...testSettings,
          name: 'pure',
          include: ['src/**/*.test.ts'],
          exclude: [...withDatabase, ofTheEngine],
          pool: 'threads',
          isolate: false,
        },
      },
      database('embedded PostgreSQL'),
      ...(postgres === undefined ? [] : [database(`PostgreSQL ${postgres}`, postgres)]),
      { test: { ...testSettings, name: 'engine', include: [ofTheEngine] } },
    ],
  },
});
