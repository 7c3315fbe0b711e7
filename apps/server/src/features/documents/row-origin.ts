import { columnsOf, type Origin, type Row, type RowKind } from '@elan/domain/ledger/row';
import { type Language, type Text, text } from '@elan/domain/locale';
import { moduleTitles } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { columnName } from './column-name.ts';
import { allPlanAnswers } from './plan/plan-answers.ts';
import { labelled, type Words } from './words-in.ts';

/** Where a cell comes from, in words. */
export function originText(origin: Origin, language: Language, words: Words): string {
  switch (origin.from) {
    case 'said':
      return said(origin, language);
    case 'computed':
      return `${said(origin, language)} (${origin.formula[language]})`;
    case 'typed':
      return words.typed;
    case 'assumed':
      return labelled(words.assumed, origin.reason, language);
    case 'sourced':
      return `${origin.title}, ${origin.date}, ${origin.url}`;
  }
}

/** What an answer is about, where its question speaks to the founder and no section of the plan has it. */
const subjects: Readonly<Record<string, Text>> = {
  'finances/variableCosts': text('Cost of one sale', "Coût d'une vente"),
  'finances/breakEven': text('Estimate of the break-even', 'Estimation du seuil de rentabilité'),
  'finances/revenueGoals': text('Sales goals', 'Objectifs de ventes'),
};

/** What the answer is about, for a reader who was not asked; never words of the answer, which are notes. */
function said({ module, question }: Extract<Origin, { from: 'said' | 'computed' }>, language: Language): string {
  const title = moduleTitles[module][language];
  const ofPlan = allPlanAnswers.find(({ from }) => from[0] === module && from[1] === question);
  const asked = moduleDefinition(module).questions.find(({ id }) => id === question);
  const subject = subjects[`${module}/${question}`] ?? ofPlan?.label ?? asked?.label;
  return subject === undefined ? title : labelled(title, subject[language], language);
}

/** Where a row comes from: the origins of what it says, each once; where there are several, with what has which. */
export function rowOrigin(row: Row, language: Language, words: Words): string {
  const from = (column: string): string => {
    const origin = row.origins[column];
    if (origin !== undefined) return originText(origin, language, words);
    // Beside words of an answer: read with them and accepted, or typed.
    return Object.keys(row.origins).length > 0 ? words.keptInTable : words.typed;
  };
  if (row.kind === 'setting') return from('value');
  const cells: Readonly<Record<string, unknown>> = row.cells;
  const filled = Object.entries(columnsOf(row.kind)).filter(([column]) => (cells[column] ?? null) !== null);
  const byOrigin = [...Map.groupBy(filled, ([column]) => from(column))];
  return byOrigin
    .map(([said, columns]) =>
      byOrigin.length === 1
        ? said
        : `${said} (${columns.map(([column]) => columnName(row.kind, column, language)).join(', ')})`,
    )
    .join('\n');
}

export function rowStatus({ status, off }: Row, words: Words): string {
  if (off) return words.off;
  return status === 'proposed' ? words.toConfirm : words.confirmed;
}

const kinds: Readonly<Record<RowKind, Readonly<Record<Language, string>>>> = {
  stream: { en: 'Sales', fr: 'Ventes' },
  cost: { en: 'Cost', fr: 'Coût' },
  person: { en: 'Person', fr: 'Personne' },
  purchase: { en: 'Purchase', fr: 'Achat' },
  funding: { en: 'Funding', fr: 'Financement' },
  debt: { en: 'Debt', fr: 'Dette' },
  scenario: { en: 'Scenario', fr: 'Scénario' },
  household: { en: 'Household', fr: 'Ménage' },
  setting: { en: 'Setting', fr: 'Réglage' },
};

export function rowKindName({ kind }: Row, language: Language): string {
  return kinds[kind][language];
}
