import fc from 'fast-check';
import type { Field } from '../../ledger/field.ts';
import { columnsOf, type Row, rowKinds, type SettingName, settingNames, type TableKind } from '../../ledger/row.ts';
import { settingColumns } from '../../ledger/row-fields.ts';

/** Amounts as people have them, and now and then the most that a cell takes. */
const cents = (max: number) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0, max: Math.min(max, 2_000_000) }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1, max) },
  );
const calendarMonth = fc
  .tuple(fc.integer({ min: 2026, max: 2028 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

function arbitraryOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'text':
      // Mostly Canadian dollars where it is a currency.
      return fc.constantFrom('CAD', 'CAD', 'cad', 'USD');
    case 'money':
      return cents(field.max);
    case 'percent':
      return fc.integer({ min: 0, max: Math.min(field.max, 10_000) });
    case 'change':
      return fc.integer({ min: field.min, max: Math.min(field.max, 10_000) });
    case 'quantity':
      return fc.integer({ min: 0, max: Math.min(field.max * 1000, 300_000) }).map((thousandths) => thousandths / 1000);
    case 'integer':
      return fc.integer({ min: field.min, max: Math.min(field.max, 120) });
    case 'planMonth':
      return fc.oneof(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 40 }), calendarMonth);
    case 'calendarMonth':
      return calendarMonth;
    case 'season':
      return fc
        .array(fc.constantFrom(0, 50, 66.666667, 100, 130), { minLength: 12, maxLength: 12 })
        .filter((weights) => weights.some((weight) => weight > 0));
    case 'targets':
      return fc
        .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 })
        .map((months) =>
          months
            .sort((a, b) => a - b)
            .map((month, index) => ({ month, quantity: month * 3 + index, atOnce: month % 3 === 0 })),
        );
    case 'rows':
      return fc.subarray(['row-3', 'row-5', 'row-8', 'gone'], { minLength: 1 });
    case 'choice':
      return fc.constantFrom(...Object.keys(field.options));
    case 'boolean':
      return fc.boolean();
  }
}

const rowBase = fc.record({
  status: fc.constantFrom('proposed' as const, 'confirmed' as const),
  off: fc.constantFrom(false, false, false, true),
  origins: fc.constant({}),
  note: fc.constant(null),
  proof: fc.constant(null),
  proposal: fc.constant(null),
});

function tableRow(kind: TableKind): fc.Arbitrary<Row> {
  const cells = Object.fromEntries(
    Object.entries(columnsOf(kind)).map(([name, column]) => [
      name,
      name === 'name' ? fc.constantFrom('a', 'b', 'c') : fc.option(arbitraryOf(column), { freq: 5 }),
    ]),
  );
  return fc.tuple(rowBase, fc.record(cells)).map(([base, values]) => ({ ...base, id: '', kind, cells: values }) as Row);
}

function settingRow(name: SettingName): fc.Arbitrary<Row> {
  return fc
    .tuple(rowBase, arbitraryOf(settingColumns[name]))
    .map(([base, value]) => ({ ...base, id: '', kind: 'setting', cells: { name, value } }) as unknown as Row);
}

const kinds = rowKinds.filter((kind) => kind !== 'setting');

/** Any ledger that the table accepts: each setting at most once, and rows of every kind. */
export const ledgers: fc.Arbitrary<Row[]> = fc
  .tuple(
    fc.subarray([...settingNames], { minLength: 4 }).chain((names) => fc.tuple(...names.map(settingRow))),
    fc.array(fc.constantFrom(...kinds).chain(tableRow), { minLength: 3, maxLength: 24, size: 'max' }),
  )
  .map(([settings, rows]) => [...settings, ...rows].map((row, index) => ({ ...row, id: `row-${index}` })));
