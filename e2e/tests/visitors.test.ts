import { listedPaths } from '@elan/domain/listed-paths';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { publicPaths } from '../public-paths.ts';

const withLanguage = (path: string, language: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

test('a visitor looks around by keyboard, changes the language and reads the terms', async ({ page }) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'The eleven modules' });
  const position = (place: number) => carousel.getByRole('article', { name: `Module ${place} of 11` });

  await test.step('moves through the modules', async () => {
    await carousel.getByRole('button', { name: 'Next module' }).focus();
    await page.keyboard.press('Enter');
    await expect(position(2)).toBeVisible();
    await expect(position(1)).toBeHidden();
    await expect(async () => {
      await page.keyboard.press('ArrowLeft');
      await expect(position(11)).toBeVisible({ timeout: 100 });
    }).toPass();
    await expectAccessible(page);
  });

  await test.step('goes on in French', async () => {
    await page.getByRole('button', { name: /Français/u }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^D'une première idée/u);
    await expect(page).toHaveTitle(/de la première idée/u);
    await page.getByRole('link', { name: 'Confidentialité' }).click();
    await expect(page).toHaveURL(/\/terms#privacy$/u);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(14);
    await expect(page.getByRole('heading', { name: '8. Confidentialité' })).toBeInViewport();
    await expect(page.getByText("aucun modèle d'IA n'est connecté")).toBeVisible();
  });

  await test.step('signs up with the terms and the notice at hand, and comes back to where the reading was', async () => {
    await page.goto('/auth?type=signup');
    await page.getByRole('link', { name: "Ce qu'il advient de vos données" }).click();
    await expect(page).toHaveURL(/\/terms#privacy$/u);
    await expect(page.getByRole('heading', { name: '8. Confidentialité' })).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Créez votre compte' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: '8. Confidentialité' })).toBeInViewport();
  });

  await test.step('finds the landing page in English again, the choice kept elsewhere', async () => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/pricing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

test('on a phone, swiping moves the modules and still scrolls the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(baseURL ?? '');
  const carousel = page.getByRole('region', { name: 'The eleven modules' });
  await carousel.scrollIntoViewIfNeeded();
  // Wait for the script before touching.
  await expect(carousel.getByRole('button', { name: 'Pause the slides' })).toBeVisible();
  const slide = carousel.getByRole('article', { name: 'Module 1 of 11' });
  await expect(slide).toBeVisible();
  const box = await slide.boundingBox();
  if (box === null) throw new Error('no slide');
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const y = box.y + 100;
  await touch('touchStart', 300, y);
  for (const x of [270, 220, 160, 90]) await touch('touchMove', x, y);
  await touch('touchEnd', 90, y);
  await expect(carousel.getByRole('article', { name: 'Module 2 of 11' })).toBeVisible();
  await context.close();
});

test('nothing moves by itself for people who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  const first = page.getByRole('article', { name: 'Module 1 of 11' });
  await expect(first).toBeVisible();
  await page.getByRole('button', { name: /Français/u }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^D'une/u);
  await page.clock.runFor(20_000);
  await expect(page.getByRole('article', { name: 'Module 1 sur 11' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.runFor(5_100);
  await expect(page.getByRole('article', { name: 'Module 2 sur 11' })).toBeVisible();
});

test('without scripts every page can be read in both languages, and the choice is kept', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From a first idea to a business you can defend');
  // Without scripts nothing tells whether what has the focus is in view, which a press by keyboard asks.
  await page.getByRole('link', { name: 'Français', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/\?lang=fr$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^D'une première idée/u);
  await expect(page.getByRole('heading', { name: /Une matrice FFOM/u })).toBeVisible();
  for (const [path, title] of [
    ['/pricing', 'Un seul forfait, tout est dedans'],
    ['/terms', "Conditions d'utilisation"],
    ['/auth', 'Connexion'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await page.goto('/terms?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service');
  await context.close();
});

test('a browser that asks for French is offered the French page, until the offer is closed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'fr-CA', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  const offer = page.getByRole('region', { name: 'Version française' });
  await expect(offer).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Fermer' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
  await context.clearCookies();
  await page.reload();
  await offer.getByRole('link', { name: 'Continuer en français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^D'une première idée/u);
  await expect(offer).toHaveCount(0);
  await context.close();
});

test('an address that names a language shows it without changing what was chosen', async ({ page, context }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: /English/u }).click();
  await page.goto('/terms?lang=fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Conditions d'utilisation");
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service');

  // In this order: a page that has just opened writes the choice it still finds in the storage into the cookie.
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await page.goto('/?lang=fr');
  await page.getByRole('link', { name: 'Commencer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Créez votre compte' })).toBeVisible();
  await page.goto('/?lang=fr');
  await page.getByRole('button', { name: /English/u }).click();
  await expect(page).toHaveURL(/:\d+\/$/u);
});

test('a page that does not exist leads a person home and gives a program a 404', async ({ page, request }) => {
  await page.goto('/nope');
  await expect(page).toHaveURL(/:\d+\/$/u);
  for (const path of ['/api/v1/nope', '/functions/v1/nope', '/assets/nope.js']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('json');
  }
});

test('search engines and link previews find every page in both languages', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map((match) => match[1] ?? '');
  expect(addresses).toHaveLength(2 * listedPaths.length);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const titles = new Set<string>();
  for (const address of addresses) {
    // Search engines visit each address without cookies.
    await context.clearCookies();
    await page.goto(address);
    const head = (selector: string, attribute = 'content') => page.locator(selector).first().getAttribute(attribute);
    expect(await head('link[rel=canonical]', 'href')).toBe(address);
    const alternates = await page
      .locator('link[rel=alternate]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    expect(alternates.map(([language]) => language)).toEqual(['en', 'fr', 'x-default']);
    expect(alternates.map(([, href]) => href)).toContain(address);
    const description = (await head('meta[name=description]')) ?? '';
    expect(description.length).toBeGreaterThan(50);
    expect(await head('meta[property="og:description"]')).toBe(description);
    expect(await head('meta[property="og:url"]')).toBe(address);
    const picture = await request.get((await head('meta[property="og:image"]')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');
    expect((await picture.body()).readUInt32BE(16)).toBe(1200);
    // Some words are the same in both languages.
    titles.add(`${await page.locator('html').getAttribute('lang')} ${await page.title()}`);
  }
  expect(titles.size).toBe(addresses.length);

  await page.goto('/');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({
    '@type': 'WebApplication',
    url: `${baseURL}/`,
    offers: [{ price: '0' }, { price: '16.99' }],
  });
});

test('a phone can install the product as an app', async ({ page, request }) => {
  await page.goto('/?lang=fr');
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = (await answer.json()) as {
    lang: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ lang: 'fr-CA', start_url: '/?lang=fr', name: 'Élan' });
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.src.endsWith('.png'))) {
    const picture = await (await request.get(src)).body();
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
  for (const path of ['/favicon.ico', '/icon.svg', '/apple-touch-icon.png']) {
    expect((await request.get(path)).headers()['content-type']).toContain('image/');
  }
});

for (const language of ['en', 'fr']) {
  test(`at 400 % in a small desktop window nothing is cut off, whatever is typed: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of publicPaths) {
      await page.goto(withLanguage(path, language));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const field of await page.locator('input[type=email], input[type=password]').all()) {
        await field.fill(`${'très-long-🚲-دراجة-'.repeat(12)}@example.test`.slice(0, 200));
      }
      await expectNoSidewaysScroll(page);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main *, header *, footer *')]
          .filter(
            (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only, svg'),
          )
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(cut).toEqual([]);
    }
  });
}

test('the message for a long unknown address fits on screen', async ({ page, watch }) => {
  watch.expectFailure(/sign-in\/email|status of 401/u);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/auth');
  await page.getByLabel('Email address').fill(`${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.test`);
  await page.locator('[name=password]').fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password.');
  await expectNoSidewaysScroll(page);
});
