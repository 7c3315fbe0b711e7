import { expect, signIn, test } from '../journey.ts';
import { answerSample, createProject, openProject } from '../seed.ts';

// One width for each layout of a module, and the widths on both sides of each breakpoint; every day, that of a desk.
for (const width of [320, 639, 768, 1279, 1280, 1535, 1536, 2560]) {
  test.describe(`${width} px`, width === 1280 ? {} : { tag: '@all' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`the first analysis begins in view, and the reader's place is theirs after that: ${width} px`, async ({
      page,
    }) => {
      await signIn(page);
      const projectId = await createProject(page, 'Boulangerie');
      await answerSample(page, projectId, 'idea', 'en');
      await openProject(page, 'Boulangerie');
      await page.goto('/module/idea');

      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      const panel = page.getByRole('region', { name: 'AI analysis' });
      await expect(panel.getByRole('heading', { name: 'AI analysis' })).toBeInViewport();
      await expect(page.getByRole('group', { name: 'Analysis' })).toBeFocused();

      await page.evaluate(() => scrollTo(0, 0));
      await expect(panel.getByRole('button', { name: 'Regenerate' })).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
}
