import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '@elan/domain/locale';
import { samples } from '@elan/domain/modules/testing/samples';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { answerSample, createProject, generate, openProject } from '../seed.ts';

test.use({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5, colorScheme: 'light' });

/** The sample bakery a few weeks later: its caisse has answered. */
const bakery = {
  en: {
    name: 'Sainte-Cécile Bakery',
    answer: 'The caisse lends us $18,000.',
    report: 'AI analysis',
    swot: 'Strengths',
    plan: 'Your figures',
  },
  fr: {
    name: 'Boulangerie Sainte-Cécile',
    answer: 'La caisse nous prête 18 000 $.',
    report: 'Analyse IA',
    swot: 'Forces',
    plan: 'Vos chiffres',
  },
};

/** Saves the window's content as WebP, which Playwright cannot write. */
async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  const path = fileURLToPath(new URL(`../../docs/pictures/${name}.webp`, import.meta.url));
  writeFileSync(path, Buffer.from(data, 'base64'));
}

/** Scrolls a heading to the top of the window, below the app's header. */
async function showFrom(page: Page, heading: string): Promise<void> {
  const found = page.getByRole('heading', { level: 2, name: heading, exact: true });
  await expect(found).toBeVisible();
  await found.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 96));
}

for (const language of languages) {
  test(`the landing page: ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await keep(page, `landing-${language}`);
  });

  test(`a module with its analysis, and the finances: ${language}`, async ({ page }) => {
    const words = bakery[language];
    // The first letter of the address shows in the pictures, so it must always be the same.
    const { email } = await signIn(page, language, `camille.${language}@example.test`);
    await subscribe(email);
    const projectId = await createProject(page, words.name);
    for (const module of ['idea', 'analysis', 'business-plan', 'marketing', 'finances'] as const) {
      await answerSample(page, projectId, module, language);
      if (module === 'finances') {
        const { cashFlow } = samples.bakery[language].answers.finances;
        const answers = [{ question: 'cashFlow', value: `${cashFlow}\n${words.answer}`, baseVersion: 1 }];
        const saved = await page.request.put(`/api/v1/projects/${projectId}/modules/finances/answers`, {
          data: { answers },
        });
        expect(saved.status()).toBe(200);
      }
      await generate(page, projectId, module, language);
    }
    await openProject(page, words.name);

    await page.setViewportSize({ width: 1280, height: 1080 });
    await page.goto('/module/analysis');
    await expect(page.getByRole('heading', { level: 3, name: words.swot }).first()).toBeVisible();
    await showFrom(page, words.report);
    await keep(page, `analysis-${language}`);

    await page.setViewportSize({ width: 1280, height: 1690 });
    await page.goto('/module/finances?part=figures');
    await showFrom(page, words.plan);
    await keep(page, `finances-${language}`);
  });
}
