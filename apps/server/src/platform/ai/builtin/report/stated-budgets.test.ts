import { row, setting } from '@elan/domain/forecast/testing/rows';
import type { Row } from '@elan/domain/ledger/row';
import { expect, test } from 'vitest';
import { draftOf } from '../testing/draft-of.ts';
import { sampleRequest } from '../testing/sample-request.ts';

const withRows = (module: 'business-plan' | 'marketing', rows: readonly Row[]) => {
  const request = sampleRequest(module, 'bakery', 'fr');
  return {
    ...request,
    project: { ...request.project, ledger: { ...request.project.ledger, rows: [...rows], unread: [] } },
  };
};
const boxes: readonly Row[] = [
  setting('province', 'QC'),
  row('stream', 'Boîte', { price: 1_400, quantity: 300, per: 'month', unitCost: 600 }),
  row('purchase', 'Four', { amount: 1_760_000 }),
  row('cost', 'Loyer', { amount: 50_000, every: 'month' }),
];
const plain = (text: string) => text.replace(/[\u00a0\u202f]/gu, ' ');

test('the total of purchases is before tax, and the tax that does not come back follows with the total of both', async () => {
  const report = plain(await draftOf(withRows('business-plan', [...boxes, setting('salesTax', 'never')])));
  expect(report).toContain('| **Total dans vos chiffres, avant taxes** | | **17 600 $** |');
  expect(report).toContain("| Taxes de vente sur les achats de l'ouverture, non récupérées | | 2 635,60 $ |");
  expect(report).toContain('| **Total avec ces taxes** | | **20 235,60 $** |');
});

test('a budget for advertising in the rows is taken as it is; the ends of a range are said to be such', async () => {
  const own = plain(
    await draftOf(withRows('marketing', [...boxes, row('cost', 'Publicité', { amount: 15_000, every: 'month' })])),
  );
  expect(own).toContain('| 150 $ | Boîte | 8 $ | 19 (calculé) |');
  expect(own).not.toContain('fourchette');
  const range = plain(await draftOf(withRows('marketing', boxes)));
  expect(range).toContain('| 500 $ | Boîte | 8 $ | 63 (calculé) |');
  expect(range).toContain('ces budgets en sont les bornes (la borne supérieure seule, si elle part de zéro)');
});
