import { labelsIn } from '../ledger/read/labels.ts';
import { plainText } from '../ledger/read/plain-text.ts';
import { rowsOf } from '../ledger/row.ts';
import type { RehearsalFacts } from './rehearsal-facts.ts';

const atHome =
  /^home(?!\p{L})|(?<!\p{L})(?:(?:at|from|in my) home|my (?:house|basement|garage|kitchen)|no rent|rent-free|(?<!pres de )chez (?:moi|nous)|a (?:la maison|domicile|mon domicile)|(?:pas de|sans|aucun) loyer|ma (?:maison|cuisine)|mon (?:sous-sol|garage))(?!\p{L})/u;

/** Whether somebody works from home, by their place of business, and has no rent among their costs. */
export function rentsNothing({ ledger, entries }: Pick<RehearsalFacts, 'ledger' | 'entries'>): boolean {
  const isRent = (name: string) =>
    labelsIn(plainText(name)).some(({ label }) => label.kind === 'cost' && label.topic === 'rent');
  return (
    atHome.test(plainText(entries['business-plan']?.answers.location ?? '')) &&
    !rowsOf(ledger.rows, 'cost').some(({ off, cells }) => !off && isRent(cells.name))
  );
}
