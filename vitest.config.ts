import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'scripts'],
    // Left alone, Vitest leaves one processor idle. Beyond four the tests wait for the one PostgreSQL.
    maxWorkers: Math.min(4, availableParallelism()),
  },
});
