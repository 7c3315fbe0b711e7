import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../journey.ts';
import { answerSample, createProject, generate, openProject } from '../seed.ts';

test('a passage is commented on, found again, resolved, and said to be gone after another analysis', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  const projectId = await createProject(page, 'Sainte-Cécile bakery');
  await answerSample(page, projectId, 'idea', 'en');
  await generate(page, projectId, 'idea', 'en');
  await openProject(page, 'Sainte-Cécile bakery');
  await page.goto('/module/idea?part=analysis');
  const report = page.getByRole('region', { name: 'AI analysis' });
  const passage = report.locator('.prose p').first();
  await expect(passage).toBeVisible();
  const words = ((await passage.textContent()) ?? '').slice(0, 40);
  await passage.evaluate((element) => document.getSelection()?.selectAllChildren(element));
  const loaded = Promise.withResolvers<void>();
  await page.route(/\/comments-panel-/u, async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await report.getByRole('button', { name: 'Comment on this' }).click();
  // Typed before the form is there.
  await page.keyboard.type('Look: ');
  loaded.resolve();

  const comments = page.getByRole('region', { name: /^Comments/u });
  await expect(comments.getByLabel('Add a comment')).toBeFocused();
  await expect(comments.getByRole('blockquote')).toContainText(words);
  await page.keyboard.type('Is this true in winter?');
  await page.keyboard.press('Control+Enter');
  const thread = comments.getByRole('listitem').filter({ hasText: 'Look: Is this true in winter?' });
  await thread.getByRole('button', { name: /^Show in the text/u }).click();
  const mark = report.getByRole('button', { name: /^1 comment on “/u });
  await expect(mark).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  await expect(thread).toBeFocused();
  await expectAccessible(page);

  await thread.getByRole('button', { name: /^Resolve/u }).click();
  await comments.getByText('1 resolved comment').click();
  await expect(thread.getByText(/^Resolved by/u)).toBeVisible();
  await thread.getByRole('button', { name: /^Reopen/u }).click();
  await expect(comments.getByText('1 resolved comment')).toHaveCount(0);

  const project = await page.request.get(`/api/v1/projects/${projectId}`);
  const { modules_data: modules } = (await project.json()) as {
    modules_data: { idea: { versions: Record<string, number> } };
  };
  const answers = ['businessIdea', 'targetMarket'].map((question) => ({
    question,
    value: 'A workshop that repairs musical instruments for schools',
    baseVersion: modules.idea.versions[question] ?? 0,
  }));
  await page.request.put(`/api/v1/projects/${projectId}/modules/idea/answers`, { data: { answers } });
  await generate(page, projectId, 'idea', 'en');
  await expect(thread.getByText('This passage is gone from the text.')).toBeVisible();
  await expect(thread.getByRole('blockquote')).toContainText(words);
});
