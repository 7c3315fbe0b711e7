import type { Locator, Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, signIn, test } from '../journey.ts';
import { subscribe } from '../premium.ts';
import { addJournalEntry, createProject, openProject } from '../seed.ts';

const projectName = 'Sainte-Cécile bakery';

/** The body has no focus for as long as the next frames take, and what has it can be seen. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement !== document.body && document.activeElement?.checkVisibility()),
    )
    .toBe(true);
}

async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

test('whatever is done, something on the screen has the focus', async ({ page }) => {
  const { email } = await signIn(page);
  await subscribe(email);
  await page.goto('/dashboard');

  await test.step('leaving the tour', async () => {
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFocusKept(page);
  });

  const projectId = await createProject(page, projectName);
  await createProject(page, 'Atelier');
  await page.reload();
  const card = (name: string) => page.getByRole('link', { name: `Open ${name}` });

  await test.step('archiving, and bringing back', async () => {
    await press(page.getByRole('button', { name: 'Archive Atelier' }));
    await expect(card('Atelier')).toBeHidden();
    await expectFocusKept(page);
    await page.goto('/dashboard?show=archived');
    await press(page.getByRole('button', { name: 'Unarchive Atelier' }));
    await expect(page.getByRole('button', { name: 'Unarchive Atelier' })).toBeHidden();
    await expectFocusKept(page);
    await page.goto('/dashboard');
  });

  await test.step('closing a question, deleting, and undoing it', async () => {
    const remove = page.getByRole('button', { name: 'Delete Atelier' });
    await press(remove);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page.getByRole('button', { name: 'Delete project' }));
    await expect(card('Atelier')).toBeHidden();
    await expectFocusKept(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    await press(undo);
    await expect(card('Atelier')).toBeVisible();
    await expect(undo).toBeHidden();
    await expectFocusKept(page);
  });

  await openProject(page, projectName);

  await test.step('tasks', async () => {
    await page.goto('/project/left');
    for (const task of ['Call the bank', 'Sign the lease']) {
      await page.getByLabel('New task').fill(task);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listitem').filter({ hasText: task })).toBeVisible();
    }
    for (const task of ['Sign the lease', 'Call the bank']) {
      await press(page.getByRole('button', { name: `Delete “${task}”` }));
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }));
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(page.getByRole('listitem').filter({ hasText: task })).toHaveCount(0);
      await expectFocusKept(page);
    }
  });

  await test.step('entries of the journal', async () => {
    await addJournalEntry(page, projectId);
    await page.goto('/module/journal');
    await press(page.getByRole('button', { name: /^Delete “Jour 1/u }));
    await press(page.getByRole('button', { name: 'Delete the entry' }));
    await expect(page.getByRole('heading', { name: /^Jour 1/u })).toHaveCount(0);
    await expectFocusKept(page);
  });

  await test.step('comments', async () => {
    await page.goto('/module/idea?part=comments');
    await page.getByLabel('Add a comment').fill('Is this true in winter?');
    await press(page.getByRole('button', { name: 'Comment', exact: true }));
    const comment = page.getByRole('listitem').filter({ hasText: 'Is this true in winter?' });
    await expect(comment.getByRole('button', { name: /^Delete/u })).toBeVisible();
    await expectFocusKept(page);
    await press(comment.getByRole('button', { name: /^Delete/u }));
    await press(comment.getByRole('button', { name: 'Delete', exact: true }).last());
    await expect(comment).toHaveCount(0);
    await expectFocusKept(page);
  });
});

test.describe('in the tables of figures', () => {
  // A table is for a wide window.
  test.use({ viewport: { width: 1280, height: 900 } });

  test('undo stays there, and lines are pasted where one was added', async ({ page }) => {
    const { email } = await signIn(page);
    await subscribe(email);
    await createProject(page, projectName);
    await openProject(page, projectName);
    await page.goto('/module/finances');
    const cash = page.locator('[name=cashFlow]');
    await cash.focus();
    await page.keyboard.type('Customers pay after thirty days');
    const costs = page.getByRole('region', { name: 'Costs every month' });
    const sales = page.getByRole('region', { name: 'What you sell' });
    const asTable = () => press(page.getByRole('button', { name: 'As a table' }));
    const asForms = () => press(page.getByRole('button', { name: 'As forms' }));
    await asTable();
    const rows = costs.getByRole('row');

    await test.step('pressed more often than something was done', async () => {
      await press(sales.getByRole('button', { name: 'Add a figure' }));
      await expect(sales.getByRole('textbox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sales.getByRole('gridcell').first()).toBeFocused();
      for (let presses = 0; presses < 3; presses += 1) {
        await page.keyboard.press('Control+z');
        await expect(sales.getByRole('grid')).toHaveCount(0);
        await expectFocusKept(page);
      }
      await page.keyboard.press('Control+Shift+z');
      await expect(sales.getByRole('grid')).toHaveCount(1);
    });

    await test.step('in a cell in which nothing was typed', async () => {
      await sales.getByRole('gridcell').first().focus();
      await page.keyboard.press('F2');
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Control+z');
      await page.keyboard.press('Escape');
      await asForms();
      await expect(cash).toHaveValue('Customers pay after thirty days');
      await cash.focus();
      await page.keyboard.type('.');
      await page.keyboard.press('Control+z');
      await expect(cash).not.toHaveValue('Customers pay after thirty days.');
      await asTable();
    });

    await test.step('three lines pasted after adding one', async () => {
      await press(costs.getByRole('button', { name: 'Add a figure' }));
      await expect(costs.getByRole('textbox')).toBeFocused();
      await costs.getByRole('textbox').evaluate((field) => {
        const data = new DataTransfer();
        data.setData(
          'text/plain',
          '"Le Coin" rent\t$1,900.00\tper month\n\nPhone\t$ -\tweekly\nWater\t(1 200,00) $\tmonthly\n',
        );
        field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
      });
      await expect(rows).toHaveCount(4);
      await expect(costs.getByRole('gridcell', { name: '"Le Coin" rent' }).first()).toBeFocused();
      await expect(costs.getByText('This cannot be negative.')).toBeVisible();
    });

    await test.step('removing lines by key, from their details and by undoing', async () => {
      await page.keyboard.press('Control+Delete');
      await expect(rows).toHaveCount(3);
      await expect(costs.getByRole('gridcell', { name: 'Phone' }).first()).toBeFocused();
      await press(costs.getByRole('button', { name: 'Details of Water' }));
      const card = costs.locator('details[data-row]').filter({ hasText: 'Water' });
      await expect(card.locator('summary').first()).toBeFocused();
      await card.getByText('Note, proof and history').click();
      await press(card.getByRole('button', { name: 'Delete', exact: true }));
      await expect(card).toHaveCount(0);
      await expectFocusKept(page);
      await asTable();
      await expect(rows).toHaveCount(2);
      await costs.getByRole('gridcell').first().focus();
      await page.keyboard.press('Control+Delete');
      await page.keyboard.press('Control+z');
      await expectFocusKept(page);
    });

    await test.step('proposals stay while a line is typed, and keep the focus when decided', async () => {
      await asForms();
      await page.locator('[name=fixedCosts]').fill('Insurance: $140 a month\nHeating: $90 a month');
      await asTable();
      await expect(costs.getByText('To check')).toHaveCount(2);
      await press(costs.getByRole('button', { name: 'Add a figure' }));
      await page.keyboard.type('Insurance');
      await page.keyboard.press('Tab');
      await expect(costs.getByText('To check')).toHaveCount(2);
      await press(costs.getByRole('button', { name: 'Dismiss Insurance' }));
      await expect(costs.getByText('To check')).toHaveCount(1);
      await expectFocusKept(page);
      await press(page.getByRole('button', { name: 'Accept all' }));
      await expect(costs.getByText('To check')).toHaveCount(0);
      await expectFocusKept(page);
    });

    await page.setViewportSize({ width: 768, height: 900 });
    await expectNoSidewaysScroll(page);
  });
});
