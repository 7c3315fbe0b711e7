import { defineConfig } from '@playwright/test';
import { executablePath } from './chromium.ts';
import { builtinUrl, servers } from './servers.ts';

export default defineConfig<{ withoutMouse: boolean }>({
  testDir: 'tests',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Bounds for what hangs, wide enough for a slow machine; nothing is proved by them.
  timeout: 420_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ...(process.env['E2E_REPORT'] ? [['json', { outputFile: process.env['E2E_REPORT'] }] as const] : []),
  ],
  webServer: servers,
  use: {
    baseURL: builtinUrl,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
    // A worker would answer requests that journeys intercept; the journeys about the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desk' },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' }, withoutMouse: true },
    },
  ],
});
