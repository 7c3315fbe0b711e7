import { defineConfig } from 'vitest/config';
import { testSettings } from '../../scripts/test-settings.ts';

export default defineConfig({
  // Nothing here keeps state between tests, so files share threads and what these have imported.
  test: { ...testSettings, name: 'domain', include: ['{src,corpus}/**/*.test.ts'], pool: 'threads', isolate: false },
});
