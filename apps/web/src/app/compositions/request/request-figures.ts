import { calendarMonthText } from '@elan/domain/ledger/cell-month';
import { type Row, rowKey, rowsOf } from '@elan/domain/ledger/row';
import { rowColumns } from '@elan/domain/ledger/row-fields';
import { showCell } from '@elan/domain/ledger/show-cell';
import { type FactGroup, factFields } from '@elan/domain/lender-facts/fact-fields';
import type { LenderRequest } from '@elan/domain/lender-facts/lender-request';
import { positionOf } from '@elan/domain/lender-facts/position-of';
import type { Language } from '@elan/domain/locale';
import { dollarsText, moneyText } from '@elan/domain/money/money-text';
import type { factMessages } from '../../../features/lender-facts/messages.ts';
import type { useMessages } from '../../../lib/i18n/use-messages.ts';

type Words = ReturnType<typeof useMessages<typeof factMessages>>;
type SaidOf = (request: LenderRequest, words: Words, language: Language) => { label: string; value: string | null }[];

/** What the figures say of a part of the form. */
export const saidOf: Readonly<Partial<Record<FactGroup, SaidOf>>> = {
  ask: ({ own, ownShare, broughtIn, others, needed }, words, language) => {
    const money = (cents: number | null) => (cents === null ? null : moneyText(cents)[language]);
    const mine = money(own);
    return [
      { label: words.own, value: mine === null || ownShare === null ? mine : words.ownShare(mine, ownShare) },
      ...(broughtIn === null ? [] : [{ label: words.broughtIn, value: money(broughtIn) }]),
      ...(others.length === 0 ? [] : [{ label: words.others, value: linesOf(others, language) }]),
      { label: words.needed, value: needed === null ? null : dollarsText(needed)[language] },
    ];
  },
  business: ({ legalForm, opening, people }, words, language) => [
    { label: words.legalForm, value: legalForm?.[language] ?? null },
    { label: words.start, value: opening === null ? null : calendarMonthText(opening, language) },
    { label: words.jobs, value: people.length === 0 ? null : linesOf(people, language) },
  ],
  security: ({ loanSecurity }, words) =>
    loanSecurity.length === 0 ? [] : [{ label: words.loanSecurity, value: loanSecurity.join('\n') }],
};

/** Whether an amount was asked for that can be compared: one that is read from the figures agrees with them anyway. */
export const isCompared = ({ facts, ask }: LenderRequest): boolean => facts.ask.amount !== null && ask.rows.length > 0;

/** A row to a line: its name, and what of it a lender asks. */
export function linesOf(rows: readonly Row[], language: Language): string {
  const shown = (row: Row): string => {
    switch (row.kind) {
      case 'funding': {
        const { name, amount, state } = row.cells;
        return [
          name,
          showCell(rowColumns.funding.amount, amount, language),
          showCell(rowColumns.funding.state, state, language),
        ]
          .filter(Boolean)
          .join(' · ');
      }
      case 'person': {
        const count = showCell(rowColumns.person.count, row.cells.count ?? 1, language);
        return `${count} × ${positionOf(row, language)}`;
      }
      case 'debt':
        return [row.cells.name, showCell(rowColumns.debt.amount, row.cells.amount, language)]
          .filter(Boolean)
          .join(' · ');
      default:
        return '';
    }
  };
  return rows.map(shown).join('\n');
}

/** What the rows say where nothing is typed. */
export function hintsOf({ facts, ask }: LenderRequest, fromRow: (value: string) => string, language: Language) {
  const isRead = (typed: number | null, value: number | null): value is number => typed === null && value !== null;
  return {
    ...(facts.ask.kind === null && ask.kind !== null
      ? { kind: fromRow(showCell(factFields.ask.kind, ask.kind, language)) }
      : {}),
    ...(isRead(facts.ask.amount, ask.amount) ? { amount: fromRow(moneyText(ask.amount)[language]) } : {}),
    ...(isRead(facts.ask.months, ask.months) ? { months: fromRow(String(ask.months)) } : {}),
  };
}

/** A part of the money: which purchase it is, and what that costs. */
export function partOf(textOf: (name: string) => string, rows: readonly Row[], words: Words, language: Language) {
  const purchases = rowsOf(rows, 'purchase').filter(({ off }) => !off);
  const named = textOf('row');
  const row = purchases.find((each) => rowKey(each) === named);
  const known = purchases.map((each) => ({ value: rowKey(each), label: each.cells.name }));
  const gone = named !== '' && row === undefined ? [{ value: named, label: words.goneRow }] : [];
  const price = row?.cells.amount == null ? null : row.cells.amount * (row.cells.count ?? 1);
  return {
    ...(row === undefined ? {} : { name: row.cells.name }),
    choices: { row: { options: [...known, ...gone], none: words.otherPurchase } },
    hidden: [...(named === '' ? [] : ['name']), ...(purchases.length === 0 && named === '' ? ['row'] : [])],
    hints: {
      ...(price !== null && textOf('amount') === '' ? { amount: words.fromRow(moneyText(price)[language]) } : {}),
      ...(row?.proof?.kind === 'quote' && textOf('quote') === '' ? { quote: words.fromRow(row.proof.detail) } : {}),
    },
  };
}
