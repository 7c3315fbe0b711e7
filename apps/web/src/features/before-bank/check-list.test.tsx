// @vitest-environment happy-dom
import { lenderChecks } from '@elan/domain/modules/maturity/lender-checks';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { CheckList } from './check-list.tsx';

afterEach(cleanup);

test('what one step would mend is one line: a project without figures is not met by a wall of them', () => {
  const checks = lenderChecks({ ledger: { rows: [], conflicts: [], differences: [], unread: [] }, today: '2026-11' });
  render(
    <MemoryRouter>
      <LanguageProvider initial="en">
        <CheckList checks={checks} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  const lines = screen.getAllByRole('listitem');
  expect(lines).toHaveLength(2);
  const [sales] = lines.filter((line) => within(line).queryByText(/Cash, Season, Break-even/u) !== null);
  expect(sales?.textContent).toContain('what you sell, at what price and how many');
});
