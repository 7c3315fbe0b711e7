import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { takeMouseAway } from './keyboard-only.ts';

export { expect } from '@playwright/test';

declare global {
  /** In a page in which axe has been loaded. */
  const axe: typeof Axe;
}

type Watch = {
  /** Expects a failed response that the journey causes on purpose, because the browser reports it. */
  expectFailure(pattern: RegExp): void;
};

/**
 * The test function of every journey: a console error, an uncaught exception or a failed request fails the journey,
 * unless it declared the failure beforehand.
 */
export const test = base.extend<{ withoutMouse: boolean; watch: Watch }>({
  withoutMouse: [false, { option: true }],
  page: async ({ page, withoutMouse }, use) => {
    if (withoutMouse) takeMouseAway(page);
    await use(page);
  },
  watch: [
    async ({ page }, use) => {
      const faults: string[] = [];
      const expected: RegExp[] = [];
      const note = (fault: string) => faults.push(fault);
      page.on('console', (message) => {
        if (message.type() === 'error') note(`console: ${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => note(`exception: ${error.stack ?? error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`);
      });
      page.on('requestfailed', (request) => {
        // Leaving a page aborts its requests.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`request failed: ${request.url()}`);
      });
      await use({ expectFailure: (pattern) => expected.push(pattern) });
      expect(faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export const password = 'un-mot-de-passe';

const newEmail = () => `${randomUUID()}@example.test`;

/** Creates an account over the API. @returns its email address */
export async function createAccount(
  page: Page,
  language: 'en' | 'fr' = 'en',
  email: string = newEmail(),
): Promise<string> {
  const created = await page.request.post('/api/auth/sign-up/email', { data: { email, password, language } });
  expect(created.status()).toBe(200);
  return email;
}

/** Creates an account over the API and signs in the page's browser. */
export async function signIn(
  page: Page,
  language: 'en' | 'fr' = 'en',
  email: string = newEmail(),
): Promise<{ email: string }> {
  await createAccount(page, language, email);
  const signedIn = await page.request.post('/api/auth/sign-in/email', { data: { email, password } });
  expect(signedIn.status()).toBe(200);
  return { email };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until the page's script has taken over the sign-in form; before, a press does nothing. */
export async function expectSignInReady(page: Page): Promise<void> {
  await expect(page.locator('form button[type=submit]')).toBeVisible();
}

const ofScreens = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects that what a journey has on screen breaks none of the accessibility rules axe can check. `npm test` checks
 * each screen once in each theme instead (accessibility.test.ts), so this does nothing there.
 */
export async function expectAccessible(page: Page, tags: readonly string[] = ofScreens): Promise<void> {
  if (base.info().project.name !== 'desk') expect(await violationsOn(page, tags)).toEqual([]);
}

/**
 * The accessibility rules of axe that a screen breaks, and where. Only these leave the page: axe's own wrapper for
 * Playwright also sends every element that passed, which takes twice the time of the rules.
 */
export async function violationsOn(page: Page, tags: readonly string[] = ofScreens): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async (runOnly) => {
      // Content that is fading in has less contrast; a bar that stays while the page scrolls may cover half a button.
      const still = new CSSStyleSheet();
      still.replaceSync(
        '*, ::before, ::after { transition: none !important; } .sticky { position: static !important; }',
      );
      document.adoptedStyleSheets.push(still);
      const { violations: found } = await axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
      });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== still);
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [...tags],
  );
}

/** Opens the side menu, which is behind a button on a phone. */
export async function openModuleMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Modules' });
  const button = page.getByRole('banner').getByRole('button', { name: 'Open the modules menu' });
  await expect(menu.or(button).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  await expect(menu).toBeVisible();
  return menu;
}

/** Goes to a module through the menu. @param title the beginning of its title */
export async function goToModule(page: Page, title: string): Promise<void> {
  const menu = await openModuleMenu(page);
  const modules = menu.locator(':not([href^="/project"])');
  await menu
    .getByRole('link', { name: new RegExp(`^${title}`, 'u') })
    .and(modules)
    .click();
}

/**
 * Opens a part of a module: a step of the finances, the answers beside a result, or the versions. What is on the page
 * anyway needs no press.
 */
export async function openPart(page: Page, name: string): Promise<void> {
  const parts = page.locator('[data-module-page]');
  await expect(parts.getByRole('heading', { level: 1 })).toBeVisible();
  const opener = { Answers: /^Your answers · /u, Versions: /^Versions$/u }[name];
  const button =
    opener === undefined
      ? parts.getByRole('tab', { name: new RegExp(`^${name}`, 'u') })
      : parts.getByRole('button', { name: opener });
  // The heading is there before the steps are.
  if (page.url().includes('/module/finances')) await expect(parts.getByRole('tablist')).toBeVisible();
  if ((await button.count()) > 0 && (await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

/** Opens a section of the plan or a form of the finances, which a phone shows as a heading first. */
export async function openSection(page: Page, title: string): Promise<Locator> {
  const section = page.getByRole('region', { name: title, exact: true });
  await expect(section.getByRole('heading', { name: title, exact: true })).toBeVisible();
  const fold = section.locator('details').first();
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click();
  return section;
}

/** Expects that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // A window that has just been resized is laid out again in the next frames.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
}

/**
 * Expects that nothing extends beyond the edges of the window and that no button cuts off its text. Elements that
 * scroll by themselves, such as a wide table, and text that ends in an ellipsis may be longer.
 */
export async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const mayBeLonger = (element: Element): boolean => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      // What only screen readers are to find is one pixel wide.
      const isHidden = overflowX === 'hidden' && element.clientWidth <= 1;
      const isFree = overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis';
      return isFree || isHidden || (element.parentElement !== null && mayBeLonger(element.parentElement));
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('.sr-only, .skip-link:not(:focus), svg, [data-base-ui-focus-guard]'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const isBeyond = right > innerWidth + 1 || left < -1;
        const hidesWords = element.matches('button, a, label') && element.scrollWidth > element.clientWidth + 1;
        return (isBeyond || (hidesWords && element.clientWidth > 0)) && !mayBeLonger(element);
      })
      .map((element) => `${element.textContent}: ${element.outerHTML.slice(0, 160)}`);
  });
  expect(cut).toEqual([]);
}
