import { defineConfig } from 'vitest/config';
import { testSettings } from './scripts/test-settings.ts';

/** Nothing in them keeps state between tests, so files share threads and what these have imported. */
const packages = ['domain', 'contract'].map((name) => ({
  test: {
    ...testSettings,
    name,
    root: `packages/${name}`,
    include: ['{src,testing}/**/*.test.ts'],
    pool: 'threads' as const,
    isolate: false,
  },
}));

export default defineConfig({ test: { projects: [...packages, 'apps/*', 'scripts'] } });
