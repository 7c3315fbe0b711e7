// @vitest-environment happy-dom
import type { StoredConfirmation } from '@elan/contract/figure-check';
import { checkReport } from '@elan/domain/figure-check/check-report';
import { knownFigures, statedFigures } from '@elan/domain/figure-check/known-figures';
import { knownNames } from '@elan/domain/figure-check/known-names';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FigureCheck } from './figure-check.tsx';

afterEach(cleanup);

const figures = knownFigures([
  ...statedFigures('Rent $1,900 a month', { en: 'Fixed costs', fr: 'Coûts fixes' }),
  ...statedFigures('Cash falls to $2,400', null, false),
]);
const ada = { email: 'ada@example.com', name: 'Ada', color: 'pine' } as const;
const confirmation: StoredConfirmation = {
  ...{ id: 'c', kind: 'money', value: 275_000, written: '$2,750', context: 'Permits cost $2,750 here', module: 'idea' },
  ...{ basis: 'source', source: 'Fee schedule', url: 'https://example.org/fees', sourceDate: '2026-10-01' },
  ...{ confirmedAt: '2026-11-20T12:00:00.000Z', confirmedBy: ada },
};

function show(report: string, confirmed: StoredConfirmation[] = [], canEdit = true) {
  const marks = checkReport(report, { figures, names: knownNames([]), confirmed });
  const onPress = vi.fn();
  const view = render(
    <FigureCheck canEdit={canEdit} line={createRef()} marks={marks} onPress={onPress} report={report} said="" />,
  );
  return { ...view, onPress };
}

const report = 'Rent is $1,900. Cash falls to $2,400.\n\nPermits cost **$2,750** here. Two rents: 2 × $1,900 = $3,900.';

test('counts the figures of an analysis and shows those that nothing supports', () => {
  const { onPress } = show(report);
  expect(screen.getByText('5 figures: 2 from your answers, 1 computed, 1 to check, 1 wrong')).toBeTruthy();
  const [confirm, wrong, ...others] = screen.getAllByRole('listitem', { hidden: true });
  expect(others).toEqual([]);
  expect(confirm?.textContent).toContain('Permits cost $2,750 here');
  expect(wrong?.textContent).toContain('The calculation comes to $3,800.');
  const [button, ...more] = screen.getAllByRole('button', { hidden: true });
  expect(more).toEqual([]);
  fireEvent.click(button as HTMLElement);
  expect(onPress).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ written: '$2,750' }));
});

test('counts and lists what was confirmed, with its source and who answers for it', () => {
  show(report, [confirmation]);
  expect(screen.getByText('5 figures: 2 from your answers, 1 computed, 1 confirmed, 1 wrong')).toBeTruthy();
  const [, confirmed] = screen.getAllByRole('listitem', { hidden: true });
  expect(confirmed?.textContent).toMatch(
    /Fee schedule, 2026-10-01, https:\S+ \(Confirmed by Ada, November 20, 2026\)/u,
  );
});

test('says whose number it is that is used for something else', () => {
  show('Insurance costs $1,900 a month.');
  const [misused, ...others] = screen.getAllByRole('listitem', { hidden: true });
  expect(others).toEqual([]);
  expect(misused?.textContent).toContain('$1,900 is the number given for “Fixed costs”.');
});

test('names what looks like a program and is on no list', () => {
  show('Rent is $1,900. Ask for the Northern Bakery Growth Fund, or Futurpreneur.');
  expect(screen.getByText('1 figure, from your answers; 1 name to check')).toBeTruthy();
  const [link] = screen.getAllByRole('link', { hidden: true });
  expect(link?.getAttribute('href')).toBe('https://futurpreneur.ca');
  expect(link?.parentElement?.textContent).toBe('On our list of November 2026: Futurpreneur');
});

test('gives readers nothing to press', () => {
  show(report, [], false);
  expect(screen.queryAllByRole('button', { hidden: true })).toEqual([]);
});

test('is one line when everything has its place, and nothing without figures', () => {
  const { container } = show('Rent is $1,900.');
  expect(container.textContent).toBe('1 figure, from your answers');
  expect(container.querySelector('details')).toBeNull();
  cleanup();
  expect(show('No figure here.').container.textContent).toBe('');
});
