import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { openSection } from '../journey.ts';
import { answerSample, createProject, openProject } from '../seed.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../unreachable.ts';

const run = promisify(execFile);
const sample = join(import.meta.dirname, '../../docs/pictures/landing-en.webp');

async function openPlan(page: Page): Promise<string> {
  await signIn(page);
  const projectId = await createProject(page, 'Café Sainte-Cécile');
  await answerSample(page, projectId, 'idea', 'en');
  await openProject(page, 'Café Sainte-Cécile');
  await page.goto('/project/plan');
  await openSection(page, 'The company');
  return projectId;
}

async function addPicture(page: Page, alt: string, caption: string): Promise<void> {
  const company = page.getByRole('region', { name: 'The company' });
  const choosing = page.waitForEvent('filechooser');
  await company.getByRole('button', { name: 'Add a picture: The company' }).click();
  await (await choosing).setFiles(sample);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a picture' }).click();
  await expect(dialog.getByText('Describe the picture, or mark it as decorative.')).toBeVisible();
  await dialog.getByLabel('What the picture shows').fill(alt);
  await dialog.getByLabel('Caption').fill(caption);
  await dialog.getByLabel('Width').selectOption('half');
  await dialog.getByRole('button', { name: 'Add a picture' }).click();
  await expect(dialog).toBeHidden();
}

/** The pictures in a PDF, if this machine has what lists them; otherwise its image objects. */
async function picturesIn(path: string): Promise<number> {
  try {
    const { stdout } = await run('pdfimages', ['-list', path]);
    return stdout.split('\n').filter((line) => /^\s*\d+\s+\d+\s+image\b/u.test(line)).length;
  } catch {
    const source = await readFile(path, 'latin1');
    return source.match(/\/Subtype ?\/Image\b/gu)?.length ?? 0;
  }
}

test('a person adds pictures to a section, and the PDF and a reader have them until they are removed', async ({
  page,
  browser,
}) => {
  const projectId = await openPlan(page);
  await addPicture(page, 'The front of the café', 'Wellington Street');
  await addPicture(page, 'The oven', 'Bought in 2026');
  const company = page.getByRole('region', { name: 'The company' });
  const shown = company.locator('figure img');
  await expect(shown).toHaveCount(2);
  await expect(shown.first()).toHaveAttribute('alt', 'The front of the café');
  await expect.poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await company.getByRole('button', { name: 'Move up: Bought in 2026' }).click();
  await expect(shown.first()).toHaveAttribute('alt', 'The oven');
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'The business plan – Download as PDF' }).click();
  expect(await picturesIn(await (await downloading).path())).toBe(2);

  const ends_at = new Date(Date.now() + 86_400_000).toISOString();
  const made = await page.request.post(`/api/v1/projects/${projectId}/links`, {
    data: { document: 'plan', language: 'en', reader: 'A bank', ends_at },
  });
  const { address } = (await made.json()) as { address: string };
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(address);
  const read = reader.getByRole('img', { name: 'The front of the café' });
  await expect.poll(() => read.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expect(reader.getByText('Wellington Street')).toBeVisible();

  await company.getByRole('button', { name: 'Remove: Wellington Street' }).click();
  await expect(shown).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(shown).toHaveCount(2);
  await company.getByRole('button', { name: 'Remove: Wellington Street' }).click();
  await expect(shown).toHaveCount(1);
  await reader.reload();
  await expect(reader.getByText('Bought in 2026')).toBeVisible();
  await expect(reader.getByText('Wellington Street')).toBeHidden();
  await reader.context().close();
});

test('a file that is no picture, and a network that fails, lose nothing', async ({ page, door, watch }) => {
  watch.expectFailure(/status of 400|^answer 400/u);
  await openPlan(page);
  const company = page.getByRole('region', { name: 'The company' });
  const choose = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const choosing = page.waitForEvent('filechooser');
    await company.getByRole('button', { name: 'Add a picture: The company' }).click();
    await (await choosing).setFiles(file);
  };
  await choose({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('hello') });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What the picture shows').fill('The oven');
  await dialog.getByRole('button', { name: 'Add a picture' }).click();
  await expect(dialog.getByText('This file is not a picture that can be read.')).toBeVisible();
  door.rewrite('/rpc/planPictures/add', (body) => body.replace('not_a_picture', 'took_too_long'));
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Reading this picture took too long.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await choose(sample);
  await dialog.getByLabel('What the picture shows').fill('The oven');
  await door.close();
  await dialog.getByRole('button', { name: 'Add a picture' }).click();
  await expect(dialog.getByText('What you chose and typed is still here.')).toBeVisible();
  await expect(dialog.getByLabel('What the picture shows')).toHaveValue('The oven');
  await door.open();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(company.getByRole('img', { name: 'The oven' })).toBeVisible();
});

test('what is pasted from an office program stays text, and a picture alone is taken', async ({ page }) => {
  await openPlan(page);
  const company = page.getByRole('region', { name: 'The company' });
  const visible = test.info().project.name !== 'phone';
  await expect(company.getByText('or drop or paste one here')).toBeVisible({ visible });
  const paste = (text: string) =>
    company.evaluate((section, words) => {
      const data = new DataTransfer();
      if (words !== '') data.setData('text/plain', words);
      data.items.add(new File([new Uint8Array([137, 80, 78, 71])], 'words.png', { type: 'image/png' }));
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      section.dispatchEvent(event);
      return event.defaultPrevented;
    }, text);
  expect(await paste('Our oven was bought in 2026.')).toBe(false);
  expect(await paste('')).toBe(true);
  await expect(page.getByRole('dialog').getByLabel('What the picture shows')).toBeVisible();
});
