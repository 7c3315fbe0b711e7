import { subscribe } from '../premium.ts';
import { createProject, openProject } from '../seed.ts';
import { signIn, test } from '../unreachable.ts';

for (const language of ['en', 'fr'] as const)
  test(`look ${language}`, async ({ page }) => {
    const { email } = await signIn(page, language);
    await subscribe(email);
    const id = await createProject(page, 'Camion');
    const put = (module: string, answers: Record<string, string>) =>
      page.request.put(`/api/v1/projects/${id}/modules/${module}/answers`, {
        data: { answers: Object.entries(answers).map(([question, value]) => ({ question, value, baseVersion: 0 })) },
      });
    await put('finances', {
      pricingStrategy: 'Tacos at $12 or a bowl at $15, and about 40 a day',
      fixedCosts: 'Rent: $1,900 a month\nSomething for $45 a month',
      cashFlow: 'Before opening: used van $14,000. Van 31,000 used, build out 17k, I have 20k saved and hoping for 30k from Futurpreneur',
    });
    await put('business-plan', { resources: 'Delivery van: $18,000' });
    await openProject(page, 'Camion');
    for (const [width, height, scheme] of [[1280, 900, 'light'], [390, 844, 'dark'], [768, 1000, 'light'], [1280, 900, 'dark'], [390, 844, 'light']] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto('/module/finances?part=figures#check-figures');
      await page.getByRole('article').first().waitFor();
      const names = ['a', 'b', 'c', 'd', 'e'];
      for (const name of width === 768 || scheme === 'dark' ? names.slice(0, 1) : names) {
        await page.waitForTimeout(300);
        await page.screenshot({ path: `/tmp/look/${language}-${width}-${scheme}-${name}.png` });
        if (name === 'a') await page.getByRole('combobox', { name: /Belongs|Appartient/u }).first().selectOption('stream').catch(() => undefined);
        else if (name !== 'e') await page.getByRole('button', { name: /^(Next|Suivant)$/u }).last().click();
      }
    }
    await page.goto('/project/plan');
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/look/${language}-plan.png`, fullPage: true });
  });
