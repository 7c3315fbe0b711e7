import papers from '../../../../content/papers.json' with { type: 'json' };
import { officesOf } from '../canada/fact-sheets.ts';
import { frenchSpacesIn } from '../french-spaces.ts';
import type { Province } from '../ledger/provinces.ts';
import type { Text } from '../locale.ts';
import type { PaperKey } from './papers.ts';

export type PaperText = {
  /** The paper, as a lender calls it. */
  readonly title: Text;
  /** What a lender sees in it, or when it is not needed. */
  readonly help: Text;
};

/**
 * The papers in words. The list follows what Canadian lenders publish: the application checklist of a Community Futures
 * office, and the requirements of the Canada Small Business Financing Program (quotes, registration, personal
 * statements, notices of assessment).
 */
const texts: Readonly<Record<PaperKey, PaperText>> = frenchSpacesIn(papers);

/** A paper in words, with the office of the province where it comes from. @param province null while it is not known */
export function paperText(key: PaperKey, province: Province | null): PaperText {
  const { title, help } = texts[key];
  const offices = officesOf(province);
  const office =
    offices === null
      ? undefined
      : { registration: offices.registry, salesTax: offices.salesTax, workSafety: offices.workSafety }[key as string];
  if (office === undefined) return { title, help };
  return { title, help: { en: `${help.en} Ask: ${office.en}.`, fr: `${help.fr} À qui demander\u00a0: ${office.fr}.` } };
}
