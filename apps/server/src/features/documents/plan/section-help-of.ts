import type { SectionHelp } from '@elan/contract/documents';
import { rowsOf } from '@elan/domain/ledger/row';
import { outlinedSections } from '@elan/domain/plan-document/outline-file';
import { type CheckKey, type SectionCheck, tableOf } from '@elan/domain/plan-document/section-help';
import type { PlanSectionKey } from '@elan/domain/plan-document/sections';
import { readOutline } from '../../../platform/plan-content/read-outline.ts';
import type { Content } from '../gather-content.ts';
import { notesFor } from './plan-answers.ts';
import { begun, type Slots, slotsOf } from './section-slots.ts';
import { type KeptTrade, tableOffers } from './table-offers.ts';

/**
 * What helps to write each section: its outline, sentences that code can begin, what the person said already, and a
 * checklist.
 */
export async function sectionHelpOf(
  content: Content,
  trade: KeptTrade | null,
): Promise<Readonly<Partial<Record<PlanSectionKey, SectionHelp>>>> {
  const { language } = content;
  const slots = slotsOf(content);
  const checks = checksOf(content, slots);
  const help = outlinedSections.map(async (key) => {
    const { words, outline, sentences, checklist } = await readOutline(key, language);
    const { own, others } = tableOffers(key, content, trade);
    const given: SectionHelp = {
      words,
      outline,
      sentences: sentences.flatMap((sentence) => begun(sentence, slots) ?? []),
      notes: notesFor(content, key),
      checks: checklist.map(({ key: check, label }) => ({ label, ...checks[check] })),
      table: tableOf(key).map((head) => head[language]),
      offers: [...own, ...others],
      own: own.length,
    };
    return [key, given] as const;
  });
  return Object.fromEntries(await Promise.all(help));
}

type Looked = Omit<SectionCheck, 'label'>;

const nothing: Looked = { met: false, anyOf: [], amounts: [], form: null };
const inText = (anyOf: readonly (string | null)[]): Looked => ({
  ...nothing,
  // Shorter words appear in every text.
  anyOf: anyOf.flatMap((words) => (words === null || words.trim().length < 3 ? [] : [words.trim()])),
});
const inRows = (met: boolean): Looked => ({ ...nothing, met });

/** What ticks each kind of line, from the rows and what people answered. */
export function checksOf(content: Content, slots: Slots = slotsOf(content)): Readonly<Record<CheckKey, Looked>> {
  const { ledger, name, planned, request } = content;
  const rows = ledger.rows.filter(({ off }) => !off);
  const streams = rowsOf(rows, 'stream');
  const purchases = rowsOf(rows, 'purchase');
  const people = rowsOf(rows, 'person');
  const each = <Item>(items: readonly Item[], is: (item: Item) => boolean) => items.length > 0 && items.every(is);
  const needed = planned.state === 'known' ? planned.forecast.sourcesAndUses.needed : 0;
  return {
    name: inText([name, slots.business]),
    place: inText([slots.place, slots.address]),
    sold: inText(streams.map(({ cells }) => cells.name)),
    price: { ...nothing, amounts: streams.flatMap(({ cells }) => cells.price ?? []) },
    amount: { ...nothing, form: 'amount' },
    needed: { ...nothing, amounts: needed === 0 ? [] : [Math.round(needed / 100) * 100, needed] },
    asked: { ...nothing, amounts: request.ask.amount === null ? [] : [request.ask.amount] },
    number: { ...nothing, form: 'number' },
    opening: inText([slots.opening]),
    month: { ...nothing, form: 'month' },
    people: inText([...request.facts.borrower, ...people.map(({ cells }) => cells)].map(({ name }) => name)),
    table: { ...nothing, form: 'table' },
    streams: inRows(streams.length > 0),
    pay: inRows(people.length > 0),
    capacity: inRows(each(streams, ({ cells }) => cells.capacity !== null)),
    basis: inRows(each(streams, ({ cells }) => cells.basis !== null && cells.basis !== 'wish')),
    purchases: inRows(purchases.length > 0),
    quotes: inRows(each(purchases, ({ proof }) => proof !== null)),
    funding: inRows(rowsOf(rows, 'funding').length > 0),
    request: inRows(request.ask.amount !== null),
    security: inRows(request.facts.security.length > 0),
    permits: inRows(request.facts.permit.length > 0),
    known: inRows(planned.state === 'known'),
  };
}
