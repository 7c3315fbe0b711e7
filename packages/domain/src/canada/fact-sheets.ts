import offices from '../../../../content/canada/offices.json' with { type: 'json' };
import type { Province } from '../ledger/provinces.ts';
import type { Text } from '../locale.ts';

/**
 * Whom to ask in a province or territory. Reports may name only these offices, and never describe what they offer.
 * Written in November 2026: names change, so a page shows that date beside them.
 */
type FactSheet = {
  /** Where a business or its name is registered. */
  registry: Text;
  /** Where sales taxes are registered. */
  salesTax: Text;
  /** Where an employer is insured against accidents at work. */
  workSafety: Text;
  /** Offices and programs that help people start, by name. */
  support: readonly Text[];
};

export const factSheetsDate = '2026-11';

/** The names a report may use, with what exists everywhere. @param province null while it is not known */
export function factSheetOf(province: Province | null): readonly Text[] {
  if (province === null) return offices.everywhere;
  const { registry, salesTax, workSafety, support } = offices.provinces[province];
  return [registry, salesTax, workSafety, ...support, ...offices.everywhere];
}

/** Where a business registers in a province; null while it is not known. */
export function officesOf(province: Province | null): Pick<FactSheet, 'registry' | 'salesTax' | 'workSafety'> | null {
  return province === null ? null : offices.provinces[province];
}
