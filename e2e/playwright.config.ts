import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../scripts/chromium.ts';
import { testTimeouts } from '../scripts/test-settings.ts';
import { executablePath } from './chromium.ts';
import { builtinUrl, servers } from './servers.ts';

/** Long, and seldom the first to find something: they are for `npm run test:all`, which a release runs. */
const walks = ['screens', 'sweep', 'large-text', 'odd-input'];
const rare = ['obstacles', 'failures', 'visitors', 'demonstration', 'first-visits', 'service-worker'];
const seldom = [...walks, ...rare].map((name) => `**/${name}.test.ts`);
/** Marks a journey, mostly one about a phone, that only the project `phone` runs. */
const onlyOfAll = /@all\b/u;

export default defineConfig<{ withoutMouse: boolean }>({
  testDir: 'tests',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Bounds for what hangs, wide enough for a slow machine; nothing is proved by them.
  timeout: 420_000,
  expect: { timeout: testTimeouts.expect.poll.timeout },
  reporter: [
    ['list'],
    ...(process.env['E2E_REPORT'] ? [['json', { outputFile: process.env['E2E_REPORT'] }] as const] : []),
  ],
  webServer: servers,
  use: {
    baseURL: builtinUrl,
    // A press that cannot be made is told at once, not when the whole journey has run out of time.
    actionTimeout: 60_000,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
    // A worker would answer requests that journeys intercept; the journeys about the worker allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: chromiumFlags },
  },
  projects: [
    { name: 'desk', testIgnore: seldom, grepInvert: onlyOfAll },
    { name: 'seldom', testMatch: seldom },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' }, withoutMouse: true },
    },
  ],
});
