import { expect, expectAccessible, expectNoSidewaysScroll, goToModule, openSection, signIn, test } from '../journey.ts';
import { connected, subscribe } from '../premium.ts';
import { answerSample, createProject, openProject } from '../seed.ts';
import { connectedUrl, modelUrl } from '../servers.ts';

// All of these share one stand-in model, and each sets its behaviour.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: connectedUrl });

let email = '';
const report = Array.from({ length: 40 }, (_, index) => `Sentence number ${index} of the report. `);

test.beforeEach(async ({ page }) => {
  ({ email } = await signIn(page));
  const projectId = await createProject(page, 'Boulangerie');
  await answerSample(page, projectId, 'idea', 'en');
  await openProject(page, 'Boulangerie');
  await goToModule(page, 'My idea');
  await expect(page.getByRole('heading', { level: 1, name: 'My idea' })).toBeVisible();
});

async function behave(page: import('@playwright/test').Page, behaviour: object): Promise<void> {
  const answer = await page.request.post(`${modelUrl}/__behave`, { data: behaviour });
  expect(answer.ok()).toBe(true);
}

test('the analysis appears while it is being written, and a reload partway loses nothing', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await behave(page, { kind: 'reply', text: ['# The report\n\n', ...report], pace: 120 });
  await page.getByRole('button', { name: 'Generate' }).click();
  const panel = page.getByRole('region', { name: 'AI analysis' });
  // Not the list of figures to confirm, which repeats sentences.
  const sentence = (number: number) => panel.getByRole('paragraph').filter({ hasText: `Sentence number ${number} of` });
  await expect(panel.getByRole('heading', { name: 'The report' })).toBeVisible();
  await expect(sentence(3)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('1/3')).toBeVisible();
  await page.reload();
  await expect(sentence(0)).toBeVisible();
  await expect(sentence(39)).toBeVisible();
  await expect(sentence(20)).toHaveCount(1);
  await expect(panel.getByText('stand-in')).toBeVisible();
  // The model's server is never asked by the browser.
  expect([...hosts]).toEqual([new URL(connectedUrl).host]);
  await expectAccessible(page);
});

test('stopping gives the generation back', async ({ page }) => {
  await behave(page, { kind: 'reply', text: report, pace: 200 });
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText(/Sentence number 1 of/u)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped. Nothing was counted and nothing was changed.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('0/3')).toBeVisible();
});

test('a failure says what happened and what to do, in both languages, and leaves the earlier analysis readable', async ({
  page,
  watch,
}) => {
  // The figures of the answers are read in the background, once typing has rested.
  watch.expectFailure(/503.*readWithModel|readWithModel.*503/u);
  await behave(page, { kind: 'reply', text: '# A good report\n\nThat stays.' });
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('That stays.')).toBeVisible();
  await behave(page, { kind: 'error', status: 401, code: 'invalid_api_key', message: 'Incorrect API key' });
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByRole('heading', { name: /Service temporarily unavailable/u })).toBeVisible();
  await expect(page.getByText('That stays.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('1/3')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /^FR/u }).click();
  await expect(page.getByRole('heading', { name: /Service temporairement indisponible/u })).toBeVisible();
  await expectAccessible(page);
});

test('a reply that is cut short is kept and says so; an empty one is not', async ({ page }) => {
  await behave(page, { kind: 'reply', text: '# Only the beginning', finishReason: 'length' });
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText(/was cut short/u)).toBeVisible();
  await behave(page, { kind: 'reply', text: '' });
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('Error generating response.')).toBeVisible();
  await expect(page.getByText('Only the beginning')).toBeVisible();
});

test('a figure that nobody gave is marked until somebody confirms it, also in the next version', async ({ page }) => {
  const said = 'Set aside $2,750 for the permits of the city, and 2 × $8 = $18 for bread.';
  await behave(page, {
    kind: 'reply',
    text: `## Costs\n\n${said}\n\n| Item | Amount |\n| --- | ---: |\n| Sign | 1 275 $ |`,
  });
  await page.getByRole('button', { name: 'Generate' }).click();
  const panel = page.getByRole('region', { name: 'AI analysis' });
  await expect(panel.getByText('4 figures: 1 from your answers, 2 to check, 1 wrong')).toBeVisible();
  await expect(panel.getByRole('button', { name: '$18: wrong calculation' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A passage with marks in it can still be quoted.
  const passage = panel.locator('.prose p').first();
  await passage.evaluate((element) => document.getSelection()?.selectAllChildren(element));
  await panel.getByRole('button', { name: 'Comment on this' }).click();
  await expect(page.getByRole('region', { name: /^Comments/u }).getByRole('blockquote')).toContainText(said);

  const mark = panel.locator('.prose').getByRole('button', { name: '$2,750: to check' });
  await mark.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '$2,750' });
  await expect(dialog.getByText('Set aside $2,750 for the permits of the city')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Name the source, or give its web address.')).toBeVisible();
  await page.keyboard.type('City, fee schedule');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByText('4 figures: 1 from your answers, 1 confirmed, 1 to check, 1 wrong')).toBeFocused();
  await expect(mark).toHaveCount(0);

  await behave(page, { kind: 'reply', text: '## Costs\n\nThe city asks $2,750 in permits.' });
  await page.getByRole('button', { name: 'Regenerate' }).click();
  const line = panel.getByText('1 figure: 1 confirmed');
  await line.click();
  await expect(panel.getByText(/^City, fee schedule/u)).toBeVisible();
  await panel.getByRole('button', { name: 'Change: $2,750' }).click();
  await dialog.getByRole('button', { name: 'Withdraw confirmation' }).click();
  await expect(panel.getByText('1 figure: 1 to check')).toBeVisible();
  await expect(mark).toBeVisible();
});

test('personas come as three cards, and each kind of unusable reply has its own message and costs nothing', async ({
  page,
}) => {
  await subscribe(email, connected);
  await page.goto('/module/personas');
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  const faults = [
    ['I would rather talk about it.', 'Unable to process the response. Please check the API configuration.'],
    ['{"people":[]}', 'Invalid response format. Please check the API configuration.'],
    ['', 'Invalid response received from API. Please check the configuration.'],
  ] as const;
  for (const [text, words] of faults) {
    await behave(page, { kind: 'reply', text });
    await generate.click();
    await expect(page.getByRole('heading', { name: 'Generation Error' })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
  }
  await behave(page, { kind: 'error', status: 500 });
  await generate.click();
  await expect(page.getByText('Service temporarily unavailable').first()).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('banner').getByText('0/100')).toBeVisible();
  await behave(page, { kind: 'reply' });
  await generate.click();
  await expect(page.getByRole('button', { name: /^Delete/u })).toHaveCount(3);
  await expect(page.getByRole('banner').getByText('1/100')).toBeVisible();
});

test('an answer to a lender is compared with the plan when asked, with the words it rests on', async ({ page }) => {
  await page.goto('/project/left?view=practice');
  const question = page.getByRole('list', { name: 'Questions' }).getByRole('listitem').first();
  await question.getByRole('textbox').fill('My savings cover the first three months.');
  const remark = { verdict: 'unsupported', quote: 'My savings', planQuote: null, remark: 'Show the statement.' };
  await behave(page, { kind: 'reply', text: JSON.stringify({ remarks: [remark], next: 'How much is there?' }) });
  await question.getByRole('button', { name: /^Compare (?:with the plan|again) .*: question 1$/u }).click();
  const compared = question.getByRole('region', { name: 'Compared with the plan' });
  await expect(compared.getByText('Not in the plan')).toBeVisible();
  await expect(compared.getByText('You say: “My savings”')).toBeVisible();
  await expect(page.getByRole('banner').getByText('1/3')).toBeVisible();
  await expectAccessible(page);
  await behave(page, { kind: 'reply', text: 'It is fine.' });
  await question.getByRole('button', { name: /^Compare (?:with the plan|again) .*: question 1$/u }).click();
  await expect(question.getByText(/The generation was given back\./u).last()).toBeVisible();
  await expect(page.getByRole('banner').getByText('1/3')).toBeVisible();
  await page.reload();
  await expect(compared.getByText('Show the statement.')).toBeVisible();
});

test('a model writes a section from the notes, and what nobody said is only taken in by hand', async ({ page }) => {
  await page.goto('/project/plan');
  await openSection(page, 'Summary');
  await behave(page, { kind: 'reply', text: 'We bake slowly and sell at $987.' });
  await page
    .getByRole('button', { name: /^Write this section/u })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Write this section/u });
  await dialog.getByRole('button', { name: 'Write this section' }).click();
  await expect(dialog.getByText('so perhaps made up: $987')).toBeVisible();
  const accept = dialog.getByRole('button', { name: 'Accept the new text' });
  await expect(accept).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'We bake slowly' }).check();
  await accept.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('We bake slowly and sell at $987').first()).toBeVisible();
  await expect(page.getByText('Written', { exact: true }).first()).toBeVisible();
});
