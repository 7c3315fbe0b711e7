import { expect, it } from 'vitest';
import { boxesOf, moreOf, stillMissing } from './form-boxes.ts';
import { newRow } from './ledger-edit.ts';

const targets = [{ month: 12, quantity: 40 }];
const subscription = (cells: object) => newRow('stream', 'Box', { model: 'subscription', price: 8_900, ...cells });
const isAsked = (cells: object) => boxesOf(subscription(cells)).some(({ columns }) => columns.includes('targets'));

it('a subscription asks for later steps where they count or are stored', () => {
  expect(isAsked({})).toBe(true);
  expect(isAsked({ newPerMonth: 5, targets })).toBe(true);
  expect(isAsked({ newPerMonth: 5 })).toBe(false);
  expect(moreOf(subscription({ newPerMonth: 5 }))).toContain('targets');
});

it('a subscription with later steps alone lacks nothing', () => {
  expect(stillMissing(subscription({ targets }))).toEqual([]);
  expect(stillMissing(subscription({}))).toEqual(['newPerMonth']);
});

it('a line of credit is asked for its limit, and for no month in which it comes', () => {
  const boxes = boxesOf(newRow('funding', 'Bank', { source: 'credit_line' }));
  expect(boxes.map(({ columns }) => columns)).toEqual([
    ['name', 'source'],
    ['amount', 'state'],
    ['rate', 'security'],
  ]);
  expect(boxes[1]?.title.en).toContain('not counted in the forecast');
  const loan = newRow('funding', 'Bank', { source: 'loan' });
  expect(boxesOf(loan).flatMap(({ columns }) => columns)).toContain('month');
});
