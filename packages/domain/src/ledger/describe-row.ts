import type { Language } from '../locale.ts';
import { changesOf } from './describe-scenario.ts';
import type { PlanMonth } from './field.ts';
import { type MonthRelation, monthPhrase } from './month-phrase.ts';
import { columnsOf, type Row, type RowOf, type SettingRow, type TableKind } from './row.ts';
import { settingColumns } from './row-fields.ts';
import { showCell } from './show-cell.ts';

/**
 * A row in plain words, as it is shown beside the question it was read from: 'Rent: $1,900 every month'. Everything that
 * was read is in it, so that a person who looks at it looks at every cell.
 */
export function describeRow(row: Row, language: Language): string {
  if (row.kind === 'setting') return describeSetting(row, language);
  const { title, parts } = describe(row, language, shownIn(row, language));
  const said = parts.filter((part) => part !== '').join(', ');
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  return said === '' ? title : `${title}${colon}${said}`;
}

type Say = (en: string, fr: string) => string;
/** One and several, in one language. */
type Forms = readonly [one: string, several: string];
type Shown = {
  /** A cell as its reader expects it; empty for an empty cell. */
  (column: string): string;
  /** A number with what it counts: '1 month', '12 months'; empty for an empty cell. */
  count(column: string, en: Forms, fr: Forms): string;
  /** A month within a sentence: 'from opening'; empty for an empty cell. */
  month(relation: MonthRelation, column: string): string;
};
type Description = { title: string; parts: string[] };

function shownIn(row: RowOf<TableKind>, language: Language): Shown {
  const cellOf = (column: string) => (row.cells as Readonly<Record<string, unknown>>)[column] ?? null;
  const shown = (column: string) => {
    const field = columnsOf(row.kind)[column];
    return field === undefined ? '' : showCell(field, cellOf(column), language);
  };
  const isOne = (count: number) => (language === 'fr' ? count < 2 : count === 1);
  return Object.assign(shown, {
    count: (column: string, en: Forms, fr: Forms) => {
      const [one, several] = { en, fr }[language];
      return around(shown(column), ` ${isOne(Number(cellOf(column))) ? one : several}`);
    },
    month: (relation: MonthRelation, column: string) => {
      const month = cellOf(column) as PlanMonth | null;
      return month === null ? '' : monthPhrase(relation, month, language);
    },
  });
}

const monthForms = [
  ['month', 'months'],
  ['mois', 'mois'],
] as const;

function describeSetting({ cells }: SettingRow, language: Language): string {
  const column = settingColumns[cells.name];
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  return `${column.label[language]}${colon}${showCell(column, cells.value, language)}`;
}

function describe(row: Exclude<Row, SettingRow>, language: Language, shown: Shown): Description {
  const say: Say = (en, fr) => (language === 'fr' ? fr : en);
  switch (row.kind) {
    case 'stream':
      return stream(row, say, shown);
    case 'cost':
      return cost(row, say, shown);
    case 'person':
      return person(row, say, shown);
    case 'purchase':
      return purchase(row, say, shown);
    case 'funding':
      return funding(row, say, shown);
    case 'debt':
      return {
        title: row.cells.name,
        parts: [
          around(shown('amount'), say(' owed', ' à rembourser')),
          around(shown('payment'), say(' a month', ' par mois')),
          around(shown('rate'), say(' interest', " d'intérêt")),
        ],
      };
    case 'household':
      return {
        title: row.cells.name,
        parts: [around(shown('amount'), say(' a month', ' par mois')), lower(shown('direction'))],
      };
    case 'scenario':
      return {
        title: row.cells.name,
        parts: [...changesOf(row, language), around(shown('without'), '', say('without ', 'sans '))],
      };
  }
}

const around = (text: string, after: string, before = '') => (text === '' ? '' : `${before}${text}${after}`);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function stream(row: RowOf<'stream'>, say: Say, shown: Shown): Description {
  const { cells } = row;
  const per = shown('per');
  const isSubscription = cells.model === 'subscription';
  const unit =
    cells.unit === null || cells.unit.toLowerCase() === cells.name.toLowerCase()
      ? ''
      : say(` per ${cells.unit}`, ` par ${cells.unit}`);
  return {
    title: cells.channel === null ? cells.name : `${cells.name} (${cells.channel})`,
    parts: [
      around(shown('price'), `${unit}${isSubscription ? around(per, '', ' ') : ''}`),
      isSubscription ? lower(shown('model')) : '',
      ...howMany(row, say, shown),
      ...whenSold(say, shown),
      ...costOfSale(say, shown),
      ...whenPaid(say, shown),
      around(shown('capacity'), say(' a day at most', ' par jour au plus')),
      lower(shown('basis')),
      lower(shown('tax')),
    ],
  };
}

function howMany({ cells }: RowOf<'stream'>, say: Say, shown: Shown): string[] {
  const reached = around(shown.count('climbMonths', ...monthForms), '', say(' after ', ' après '));
  const counted =
    cells.model === 'subscription'
      ? shown.count('quantity', ['paying customer', 'paying customers'], ['client payant', 'clients payants'])
      : around(shown('quantity'), around(shown('per'), '', ' '));
  const isOnlyFirst = cells.quantity === null && cells.model !== 'subscription';
  const first = isOnlyFirst ? around(shown('first'), around(shown('per'), '', ' ')) : shown('first');
  return [
    around(counted, reached),
    shown.count('each', ['unit in each', 'units in each'], ['unité dans chacun', 'unités dans chacun']),
    around(first, say(' in the first month', ' le premier mois')),
    shown('targets'),
    shown.count(
      'newPerMonth',
      ['new customer a month', 'new customers a month'],
      ['nouveau client par mois', 'nouveaux clients par mois'],
    ),
    around(shown('churn'), `${say(' leave', ' partent')} ${shown('churnPer') || say('each month', 'chaque mois')}`),
    around(shown('growth'), say(' more each year', ' de plus chaque année')),
  ];
}

function whenSold(say: Say, shown: Shown): string[] {
  return [
    around(shown.count('days', ['day', 'days'], ['jour', 'jours']), around(shown('daysPer'), '', ' ')),
    shown.count('weeks', ['week a year', 'weeks a year'], ['semaine par année', 'semaines par année']),
    around(shown('season'), '', say('sold: ', 'vendu\u00a0: ')),
    shown.month('since', 'start'),
  ];
}

function costOfSale(say: Say, shown: Shown): string[] {
  const batch = shown('batchSize');
  return [
    around(shown('unitCost'), say(' of costs each', ' de coûts par unité')),
    around(shown('costShare'), say(' of the price in costs', ' du prix en coûts')),
    around(shown('batchCost'), around(batch, '', say(' a batch of ', ' le lot de '))),
  ];
}

function whenPaid(say: Say, shown: Shown): string[] {
  const over = around(shown.count('instalmentMonths', ...monthForms), '', say(' over ', ' sur '));
  const paid = say('paid ', 'payé ');
  return [
    around(shown.count('customerDays', ['day later', 'days later'], ['jour plus tard', 'jours plus tard']), '', paid),
    around(shown.count('aheadMonths', ['month ahead', 'months ahead'], ["mois d'avance", "mois d'avance"]), '', paid),
    around(shown('deposit'), say(' deposit', " d'acompte")),
    around(shown.count('instalments', ['instalment', 'instalments'], ['versement', 'versements']), over),
    around(shown('paidMonths'), '', say('paid in: ', 'payé en\u00a0: ')),
  ];
}

function cost({ cells }: RowOf<'cost'>, say: Say, shown: Shown): Description {
  // Not an amount in dollars: a sign would say the opposite.
  const amount =
    cells.currency === null ? shown('amount') : around(shown('amount').replace(/\s?\$\s?/u, ''), ` ${cells.currency}`);
  return {
    title: cells.name,
    parts: [
      around(amount, around(lower(shown('every')), '', ' ')),
      shown('season'),
      shown.month('since', `from`),
      shown.month('until', 'to'),
      around(shown('increase'), say(' more each year', ' de plus chaque année')),
      lower(shown('tax')),
    ],
  };
}

function person({ cells }: RowOf<'person'>, say: Say, shown: Shown): Description {
  const many = cells.count === null || cells.count === 1 ? '' : say(' each', ' par personne');
  return {
    title: cells.count === null || cells.count === 1 ? cells.name : `${cells.name} (${shown('count')})`,
    parts: [
      shown('title'),
      lower(shown('role')),
      around(shown('wage'), `${say(' an hour', " l'heure")}${many}`),
      shown.count('hours', ['hour a week', 'hours a week'], ['heure par semaine', 'heures par semaine']),
      around(shown('salary'), `${around(shown('every'), '', ' ')}${many}`),
      shown('season'),
      shown.month('since', `from`),
      shown.month('until', 'to'),
      around(shown('increase'), say(' more each year', ' de plus chaque année')),
      around(shown('contributions'), say(" of employer's contributions", " de cotisations de l'employeur")),
    ],
  };
}

function purchase({ cells }: RowOf<'purchase'>, say: Say, shown: Shown): Description {
  const count = cells.count === null || cells.count === 1 ? '' : `${shown('count')} × `;
  return {
    title: cells.name,
    parts: [
      around(shown('amount'), '', count),
      lower(shown('use')),
      cells.used === true ? say('second-hand', "d'occasion") : '',
      cells.owned === true ? say('already owned', 'déjà en main') : '',
      shown.month('in', 'month'),
      shown.count('life', ['year of use', 'years of use'], ["année d'utilisation", "années d'utilisation"]),
      lower(shown('tax')),
    ],
  };
}

function funding({ cells }: RowOf<'funding'>, say: Say, shown: Shown): Description {
  const over = around(shown.count('months', ...monthForms), '', say(' over ', ' sur '));
  const terms = `${around(shown('rate'), '', say(' at ', ' à '))}${over}`;
  return {
    title: cells.name,
    parts: [
      around(shown('amount'), terms),
      lower(shown('source')),
      shown.count(
        'interestOnly',
        ['month of interest only', 'months of interest only'],
        ["mois d'intérêts seulement", "mois d'intérêts seulement"],
      ),
      around(shown.month('in', 'month'), '', say('received ', 'reçu ')),
      lower(shown('state')),
      around(shown('security'), '', say('security: ', 'garantie\u00a0: ')),
    ],
  };
}
