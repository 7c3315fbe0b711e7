import { labelsIn } from '../ledger/read/labels.ts';
import { plainText } from '../ledger/read/plain-text.ts';
import type { Ledger } from '../ledger/reading.ts';
import { rowsOf, settingOf } from '../ledger/row.ts';
import type { StateEntries } from '../project-state.ts';
import { isSettled, type PaperKey, type PaperState, paperKeys } from './papers.ts';

type Facts = {
  readonly ledger: Ledger;
  readonly entries: StateEntries;
  readonly papers: Readonly<Partial<Record<PaperKey, PaperState>>>;
};

/**
 * The papers that are still to be had, in the order people collect them: neither in hand nor said to be not needed. No
 * lease is asked of somebody who rents nothing, no agreement of a sole owner, who needs no employer accounts without
 * employees.
 */
export function openPapers(facts: Facts): PaperKey[] {
  const { ledger, papers } = facts;
  const isSole = settingOf(ledger.rows, 'legalForm') === 'sole';
  const employs = rowsOf(ledger.rows, 'person').some(({ off, cells }) => !off && cells.role !== 'owner');
  const isNeedless: Partial<Record<PaperKey, boolean>> = {
    lease: rentsNothing(facts),
    partners: isSole,
    workSafety: isSole && !employs,
  };
  return paperKeys.filter((key) => !isSettled(papers[key]) && isNeedless[key] !== true);
}

const atHome =
  /^home(?!\p{L})|(?<!\p{L})(?:(?:at|from|in my) home|my (?:house|basement|garage|kitchen)|no rent|rent-free|(?<!pres de )chez (?:moi|nous)|a (?:la maison|domicile|mon domicile)|(?:pas de|sans|aucun) loyer|ma (?:maison|cuisine)|mon (?:sous-sol|garage))(?!\p{L})/u;

/** Whether somebody works from home, by their place of business, and has no rent among their costs. */
function rentsNothing({ ledger, entries }: Facts): boolean {
  const isRent = (name: string) =>
    labelsIn(plainText(name)).some(({ label }) => label.kind === 'cost' && label.topic === 'rent');
  return (
    atHome.test(plainText(entries['business-plan']?.answers?.location ?? '')) &&
    !rowsOf(ledger.rows, 'cost').some(({ off, cells }) => !off && isRent(cells.name))
  );
}
