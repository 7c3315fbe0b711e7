import { defineConfig } from 'vitest/config';
import { testSettings } from '../../scripts/test-settings.ts';
import { helpPages } from './scripts/help/plugin.ts';

export default defineConfig({
  plugins: [helpPages],
  test: {
    ...testSettings,
    name: 'web',
    include: ['{src,scripts,worker}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/fresh-file.ts', 'src/testing/test-timeouts.ts', 'src/testing/no-network.ts'],
    isolate: false,
  },
});
