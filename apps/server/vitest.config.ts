import { join, matchesGlob } from 'node:path';
import { defineConfig } from 'vitest/config';
import { testSettings } from '../../scripts/test-settings.ts';
import { testsWithDatabase } from './src/testing/tests-with-database.ts';

const withDatabase = testsWithDatabase(join(import.meta.dirname, 'src')).map((path) => `src/${path}`);
/** They start and kill servers of their own, so they share nothing. */
const ofTheEngine = 'src/db/embedded*.test.ts';
/** They start LibreOffice, which not every machine has. */
const withOffice = 'src/**/*.office.test.ts';

/** What may differ between versions of PostgreSQL: migrations, rights, search, jobs, locks, the backup, and every write once. */
const differingByVersion = [
  'src/{backup,database-outage,jobs,migrate-command,remove-expired-rows}.test.ts',
  'src/db/*.test.ts',
  'src/features/auth/{change-address,lockout}.test.ts',
  'src/features/{digest,mail,search}/*.test.ts',
  'src/features/billing/webhook.test.ts',
  'src/features/live/live-processes.test.ts',
  'src/features/modules/{editing-together,store-answers}.test.ts',
  'src/features/projects/trash.test.ts',
  'src/testing/access-matrix.test.ts',
];

/**
 * Each test has a database and an application of its own, so files can share a process and what it has imported.
 * @param include the tests
 * @param postgres the major version of a PostgreSQL on this machine; undefined for the embedded one
 */
const database = (name: string, include: readonly string[], postgres?: string) => ({
  test: {
    ...testSettings,
    name,
    include: [...include],
    globalSetup: ['src/testing/postgres.ts'],
    isolate: false,
    // Always set, and under a name of its own: what the run itself was given is in the environment of every project.
    env: { POSTGRES_UNDER_TEST: postgres ?? 'embedded' },
  },
});

const postgres = process.env.TEST_POSTGRES;

export default defineConfig({
  test: {
    name: 'server',
    // Files share what they have imported: all state of the server hangs on what an application is made with.
    setupFiles: ['src/testing/strict-console.ts'],
    ...testSettings,
    projects: [
      {
        test: {
          ...testSettings,
          name: 'pure',
          include: ['src/**/*.test.ts'],
          exclude: [...withDatabase, ofTheEngine, withOffice],
          pool: 'threads',
          isolate: false,
        },
      },
      database('embedded PostgreSQL', withDatabase),
      ...(postgres === undefined
        ? []
        : [
            database(
              `PostgreSQL ${postgres}`,
              withDatabase.filter((path) => differingByVersion.some((pattern) => matchesGlob(path, pattern))),
              postgres,
            ),
          ]),
      { test: { ...testSettings, name: 'engine', include: [ofTheEngine] } },
      ...(process.env.TEST_OFFICE === undefined
        ? []
        : [{ test: { ...testSettings, name: 'office', include: [withOffice] } }]),
    ],
  },
});
