import type { Row } from '../ledger/row.ts';
import { type Text, text } from '../locale.ts';
import { moneyText } from '../money/money-text.ts';
import type { Assumption, LeftOut, LeftOutReason, Notice } from './forecast.ts';

/** What a computation notes beside its figures: what it assumed, what it could not count, what looks wrong. */
export type Notes = {
  /** Notes an assumption once, with all rows that rest on it. @returns its key */
  assume(assumption: Omit<Assumption, 'rowIds'>, rowId?: string): string;
  leaveOut(row: Row, reason: LeftOutReason, column?: string): void;
  notice(key: Notice['key'], says: Text, rowId?: string): void;
  result(): { assumptions: Assumption[]; leftOut: LeftOut[]; notices: Notice[] };
};

export function takeNotes(): Notes {
  const assumptions = new Map<string, Assumption & { rowIds: string[] }>();
  const leftOut: LeftOut[] = [];
  const notices: Notice[] = [];
  return {
    assume(assumption, rowId) {
      const noted = assumptions.get(assumption.key) ?? { ...assumption, rowIds: [] };
      if (rowId !== undefined && noted.rowIds.at(-1) !== rowId) noted.rowIds.push(rowId);
      assumptions.set(assumption.key, noted);
      return assumption.key;
    },
    leaveOut(row, reason, column) {
      const { name } = row.cells;
      const isPart = reason === 'no_batch_size' || (reason === 'unreadable' && row.kind !== 'setting');
      const says = reason === 'credit_line' ? drawnAsNeeded(row) : reasons[reason];
      leftOut.push({ rowId: row.id, name, column: column ?? null, isWhole: !isPart, reason, says });
    },
    notice(key, says, rowId) {
      notices.push({ key, says, rowId: rowId ?? null });
    },
    result: () => ({ assumptions: [...assumptions.values()], leftOut, notices }),
  };
}

const reasons: Readonly<Record<Exclude<LeftOutReason, 'credit_line'>, Text>> = {
  unreadable: {
    en: 'This value cannot be used. Type it again.',
    fr: 'Cette valeur est inutilisable. Saisissez-la de nouveau.',
  },
  other_currency: {
    en: 'In another currency. Enter the amount in Canadian dollars and it counts.',
    fr: "Dans une autre devise. Inscrivez le montant en dollars canadiens pour qu'il compte.",
  },
  no_amount: { en: 'No amount yet.', fr: 'Aucun montant pour le moment.' },
  no_rhythm: {
    en: 'How often is missing: per week, per month, per year…',
    fr: 'La fréquence manque\u00a0: par semaine, par mois, par année…',
  },
  no_price: { en: 'No price yet.', fr: 'Aucun prix pour le moment.' },
  no_quantity: { en: 'No quantity yet.', fr: 'Aucune quantité pour le moment.' },
  no_hours: { en: 'Hours a week are missing.', fr: 'Les heures par semaine manquent.' },
  no_batch_size: {
    en: 'The cost of a batch does not count until its number of units is known.',
    fr: "Le coût d'un lot ne compte pas tant que son nombre d'unités est inconnu.",
  },
  outside_plan: text('Outside the three years of this plan.', 'En dehors des trois années de ce plan.'),
  too_large: {
    en: 'More than a billion dollars in one month. Check the number.',
    fr: "Plus d'un milliard de dollars en un mois. Vérifiez ce nombre.",
  },
};

/** The limit of a line of credit is no money in: nobody said when how much of it is drawn, or repaid. */
function drawnAsNeeded(row: Row): Text {
  const limit = moneyText(row.kind === 'funding' ? (row.cells.amount ?? 0) : 0);
  return text(
    `Up to ${limit.en}, drawn and repaid as needed: the forecast counts none of it.`,
    `Jusqu'à ${limit.fr}, à utiliser et à rembourser au besoin\u00a0: les prévisions n'en comptent rien.`,
  );
}
