// @vitest-environment happy-dom
import { planFigures } from '@elan/domain/forecast/plan-figures';
import { row } from '@elan/domain/forecast/testing/rows';
import type { Row } from '@elan/domain/ledger/row';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { HeadlineFigures } from './headline-figures.tsx';

afterEach(cleanup);

const rent: Row = row('cost', 'Rent', { amount: 314_000, every: 'month' });
const bread: Row = row('stream', 'Bread', { price: 800, quantity: 500, per: 'month' });

function show(rows: Row[]) {
  const onMissing = vi.fn();
  const links = { onRow: vi.fn(), onSetting: vi.fn(), onMissing, sourceOf: () => null };
  const plan = planFigures({ rows, unread: [] }, { today: '2026-12' });
  const figures = <HeadlineFigures links={links} plan={plan} />;
  render(<LanguageProvider initial="en">{figures}</LanguageProvider>);
  return { onMissing };
}

test('in place of figures stands what is missing, with the way there, and what is known', () => {
  const { onMissing } = show([rent]);
  fireEvent.click(screen.getByRole('button', { name: /^Fill it in/u }));
  expect(onMissing).toHaveBeenCalledWith({ is: 'stream', rowId: null });
  expect(screen.getByText('Costs every month known so far').nextSibling?.textContent).toBe('$3,140');
  expect(document.body.textContent).not.toMatch(/\$0|100%|−|Result, first year/u);
});

test('known figures are shown', () => {
  show([rent, bread]);
  screen.getByRole('button', { name: /^Sales, first year/u });
});

test('what is sold at a loss has no break-even, and that is why', () => {
  show([rent, { ...bread, cells: { ...bread.cells, unitCost: 12_660 } } as Row]);
  screen.getByRole('button', { name: /^Sales to break even None: sales cost at least as much/u });
});
