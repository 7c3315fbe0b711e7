import type { Language } from '../locale.ts';
import { type Row, type RowOf, rowKey } from './row.ts';
import { rowColumns } from './row-fields.ts';
import { showCell } from './show-cell.ts';

type Scenario = RowOf<'scenario'>;

/** What a scenario changes besides the lines it leaves out, in words: 'prices +5%', 'opening 3 months later'. */
export function changesOf({ cells }: Scenario, language: Language): string[] {
  const say = (en: string, fr: string) => (language === 'fr' ? fr : en);
  const shown = (name: 'sales' | 'prices' | 'costs' | 'loanRates') =>
    cells[name] ? showCell(rowColumns.scenario[name], cells[name], language) : '';
  const part = (text: string, before: string) => (text === '' ? [] : [`${before} ${text}`]);
  return [
    ...part(shown('sales'), say('sales volume', 'volume des ventes')),
    ...part(shown('prices'), say('prices', 'prix')),
    ...part(shown('costs'), say('costs', 'coûts')),
    ...(cells.openingLater ? [openingLater(cells.openingLater, language)] : []),
    ...(cells.customersPayLater ? [customersPayLater(cells.customersPayLater, language)] : []),
    ...part(shown('loanRates'), say('loan rates', 'taux des prêts')),
  ];
}

const openingLater = (months: number, language: Language) =>
  language === 'fr'
    ? `ouverture retardée de ${months}\u00a0mois`
    : `opening ${months} ${months === 1 ? 'month' : 'months'} later`;

const customersPayLater = (days: number, language: Language) =>
  language === 'fr'
    ? `clientèle qui paie ${days}\u00a0${days > 1 ? 'jours' : 'jour'} plus tard`
    : `customers pay ${days} ${days === 1 ? 'day' : 'days'} later`;

/**
 * Everything a scenario changes, with the names of the lines it leaves out: 'prices +5%, without Shop'.
 * @param rows the ledger; a line that is not in it any more is not named
 * @returns '' when it changes nothing
 */
export function describeChanges(scenario: Scenario, rows: readonly Row[], language: Language): string {
  const gone = new Set(scenario.cells.without);
  const names = rows.filter((row) => gone.has(rowKey(row)) || gone.has(row.id)).map(({ cells }) => cells.name);
  const without = names.length === 0 ? [] : [`${language === 'fr' ? 'sans' : 'without'} ${names.join(', ')}`];
  return [...changesOf(scenario, language), ...without].join(', ');
}
