import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNothingCut, signIn, test } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { generate } from '../seed.ts';

const unbroken = 'Boulangeries🥐مخبز__'.repeat(10);

for (const { language, theme } of [
  { language: 'en', theme: 'light' },
  { language: 'fr', theme: 'dark' },
] as const) {
  test.describe(`${language}, ${theme}`, () => {
    // A small desktop window at 400 %.
    test.use({ viewport: { width: 320, height: 256 }, colorScheme: theme });

    test(`nothing is cut off at 400 %, whatever is typed: ${language}, ${theme}`, async ({ page }) => {
      test.slow();
      const fr = language === 'fr';
      const expectReadable = async () => {
        await expectNoSidewaysScroll(page);
        await expectNothingCut(page);
      };
      const { email } = await signIn(page, language);
      await subscribe(email);

      await test.step('the tour and a name that is too long', async () => {
        await page.goto('/dashboard');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectReadable();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        const name = page.getByLabel(fr ? 'Nom du projet' : 'Project name');
        await name.focus();
        await page.keyboard.insertText(unbroken);
        expect(await name.inputValue()).toHaveLength(120);
        await expect(page.getByText(fr ? /^0 caractère/u : /^0 characters/u).first()).toBeVisible();
        await name.press('Enter');
        await expect(page).toHaveURL(/\/module\/idea$/u);
      });

      const { projects } = (await (await page.request.get('/api/v1/projects')).json()) as {
        projects: { id: string }[];
      };
      const projectId = projects[0]?.id ?? '';
      const idea = `/api/v1/projects/${projectId}/modules/idea`;
      const questions = ['businessIdea', 'targetMarket', 'problemSolved', 'location', 'experience'];
      const answers = questions.map((question) => ({ question, value: `مرحبا ${unbroken} 🥖`, baseVersion: 0 }));
      const chosen = { question: 'businessModel', value: 'services', baseVersion: 0 };
      expect((await page.request.put(`${idea}/answers`, { data: { answers: [...answers, chosen] } })).ok()).toBe(true);
      const comment = { commentId: randomUUID(), content: unbroken };
      expect((await page.request.post(`${idea}/comments`, { data: comment })).ok()).toBe(true);
      await generate(page, projectId, 'idea', language);

      await test.step('the dialogs, the menu and the palette', async () => {
        await page.goto('/dashboard');
        for (const action of fr ? ['Modifier', 'Supprimer'] : ['Edit', 'Delete']) {
          await page.getByRole('button', { name: new RegExp(`^${action} Boulangerie`, 'u') }).click();
          await expect(page.locator('[role=dialog], [role=alertdialog]')).toBeVisible();
          await expectReadable();
          await page.keyboard.press('Escape');
          await expect(page.locator('[role=dialog], [role=alertdialog]')).toBeHidden();
        }
        await page.getByRole('button', { name: fr ? /^Menu du compte/u : /^Account menu/u }).click();
        await expectNothingCut(page);
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('combobox')).toBeFocused();
        await expectReadable();
        await page.getByRole('combobox').fill(unbroken);
        await expectReadable();
        await expectAccessible(page);
        await page.getByRole('combobox').fill('مخبز');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/module\/brainstorm$/u);
      });

      const analysis = '/module/idea?part=analysis';
      for (const path of [
        '/module/brainstorm',
        '/module/idea',
        analysis,
        '/project/details',
        '/dashboard',
        '/account',
      ]) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          if (path === analysis)
            await expect(page.getByRole('heading', { name: /^(?:At a glance|En bref)$/u })).toBeVisible();
          await expectReadable();
          if (path === '/project/details') await expectAccessible(page);
        });
      }
    });
  });
}
