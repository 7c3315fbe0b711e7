import { defineConfig } from 'vitest/config';
import { testSettings } from '../../scripts/test-settings.ts';

export default defineConfig({
  test: { ...testSettings, name: 'contract', include: ['src/**/*.test.ts'], pool: 'threads', isolate: false },
});
