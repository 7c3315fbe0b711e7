import { row } from '@elan/domain/forecast/testing/rows';
import type { CalendarMonth } from '@elan/domain/ledger/field';
import { readAnswers } from '@elan/domain/ledger/read/read-answers';
import type { Cells, TableKind } from '@elan/domain/ledger/row';
import { thisIsAll } from '@elan/domain/ledger/testing/this-is-all';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { samples } from '@elan/domain/modules/testing/samples';
import { expect, type Page } from '@playwright/test';

/** Creates a project for the signed-in person over the API and makes it their current one. */
export async function createProject(page: Page, name: string): Promise<string> {
  const made = await page.request.post('/api/v1/projects', { data: { name } });
  expect(made.status()).toBe(201);
  const project = (await made.json()) as { id: string };
  return project.id;
}

/**
 * Stores the sample bakery's answers to a module; with those about money what was typed into the forms. What is not a
 * figure of its plan is set aside.
 */
export async function answerSample(
  page: Page,
  projectId: string,
  module: ModuleKey,
  language: 'en' | 'fr',
): Promise<void> {
  if (moduleDefinition(module).questions.length === 0) return;
  const sample = samples.bakery[language];
  const answers = Object.entries(sample.answers[module]).map(([question, value]) => ({
    question,
    value,
    baseVersion: 0,
  }));
  const saved = await page.request.put(`/api/v1/projects/${projectId}/modules/${module}/answers`, {
    data: { answers },
  });
  expect(saved.status()).toBe(200);
  const today = new Date().toISOString().slice(0, 7) as CalendarMonth;
  const read = readAnswers({ answers: { [module]: sample.answers[module] }, today });
  const rows = module === 'finances' ? sample.rows : [];
  const data = { refuse: thisIsAll(read), rows: rows.map((row, position) => ({ ...row, position, version: null })) };
  const decided = await page.request.put(`/api/v1/projects/${projectId}/ledger`, { data });
  expect(decided.status()).toBe(200);
}

/** A row of figures as it is saved for the first time. */
export const newRow = <K extends TableKind>(kind: K, name: string, cells: Partial<Cells<K>>) => ({
  ...row(kind, name, cells),
  ...{ id: crypto.randomUUID(), version: null, position: 1 },
});

/** Adds an entry to the project's journal. */
export async function addJournalEntry(page: Page, projectId: string): Promise<void> {
  const added = await page.request.post(`/api/v1/projects/${projectId}/journal`, {
    data: {
      entryId: String(Date.now()),
      title: 'Jour 1 🥖',
      content: 'مرحبا. Vendu 3 pains. Sold 3 loaves?',
      mood: 'positive',
    },
  });
  expect(added.status()).toBe(200);
}

/** Writes the analysis of a module and waits until it is stored. */
export async function generate(page: Page, projectId: string, module: ModuleKey, language: 'en' | 'fr'): Promise<void> {
  const run = await page.request.post(`/api/v1/projects/${projectId}/modules/${module}/generations`, {
    data: { language },
  });
  expect(await run.text()).toContain('succeeded');
}

/** Opens a project from the dashboard, as a person would. */
export async function openProject(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('heading')
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/module\/brainstorm$/u);
  // The URL changes before the screen does.
  await expect(page.locator('[data-module-page] h1')).toBeVisible();
}
