import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Takes the pictures of the README from the running product, into docs/pictures. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'pictures' }],
  testDir: 'pictures',
  timeout: 300_000,
  reporter: 'list',
});
