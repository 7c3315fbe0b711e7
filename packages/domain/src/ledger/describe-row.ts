import type { Language } from '../locale.ts';
import { changesOf } from './describe-scenario.ts';
import type { PlanMonth } from './field.ts';
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
/** A cell as its reader expects it; empty for an empty cell. */
type Shown = (column: string) => string;
type Description = { title: string; parts: string[] };

function shownIn(row: RowOf<TableKind>, language: Language): Shown {
  return (column) => {
    const field = columnsOf(row.kind)[column];
    const value = (row.cells as Readonly<Record<string, unknown>>)[column] ?? null;
    return field === undefined ? '' : showCell(field, value, language);
  };
}

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

/** When something begins. @param shown the month as a cell shows it */
function fromMonth(month: PlanMonth | null, shown: string, say: Say): string {
  if (shown === '') return '';
  if (month === 0) return say('from before the opening', "dès avant l'ouverture");
  if (month === 1) return say('from the opening', "dès l'ouverture");
  return typeof month === 'string'
    ? say(`from ${shown}`, `dès ${shown}`)
    : say(`from month ${month}`, `dès le mois ${month}`);
}

/** When something ends. */
function untilMonth(month: PlanMonth | null, shown: string, say: Say): string {
  if (shown === '') return '';
  if (month === 0) return say('until before the opening', "jusqu'avant l'ouverture");
  if (month === 1) return say('until the opening', "jusqu'à l'ouverture");
  return typeof month === 'string'
    ? say(`until ${shown}`, `jusqu'en ${shown}`)
    : say(`until month ${month}`, `jusqu'au mois ${month}`);
}

/** When something happens. */
function inMonth(month: PlanMonth | null, shown: string, say: Say): string {
  if (shown === '') return '';
  if (month === 0) return say('before the opening', "avant l'ouverture");
  if (month === 1) return say('at the opening', "à l'ouverture");
  return typeof month === 'string' ? say(`in ${shown}`, `en ${shown}`) : say(`in month ${month}`, `au mois ${month}`);
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
      ...whenSold(row, say, shown),
      ...costOfSale(say, shown),
      ...whenPaid(say, shown),
      around(shown('capacity'), say(' a day at most', ' par jour au plus')),
      lower(shown('basis')),
      lower(shown('tax')),
    ],
  };
}

function howMany({ cells }: RowOf<'stream'>, say: Say, shown: Shown): string[] {
  const reached =
    cells.climbMonths === null
      ? ''
      : say(
          ` after ${cells.climbMonths} ${cells.climbMonths === 1 ? 'month' : 'months'}`,
          ` après ${cells.climbMonths} mois`,
        );
  const counted =
    cells.model === 'subscription' ? say(' paying customers', ' clients payants') : around(shown('per'), '', ' ');
  return [
    around(shown('quantity'), `${counted}${reached}`),
    around(shown('each'), say(' units in each', ' unités dans chacun')),
    around(shown('first'), say(' in the first month', ' le premier mois')),
    shown('targets'),
    around(shown('newPerMonth'), say(' new customers a month', ' nouveaux clients par mois')),
    around(shown('churn'), `${say(' leave', ' partent')} ${shown('churnPer') || say('each month', 'chaque mois')}`),
    around(shown('growth'), say(' more each year', ' de plus chaque année')),
  ];
}

function whenSold({ cells }: RowOf<'stream'>, say: Say, shown: Shown): string[] {
  return [
    around(shown('days'), `${say(' days', ' jours')}${around(shown('daysPer'), '', ' ')}`),
    around(shown('weeks'), say(' weeks a year', ' semaines par année')),
    around(shown('season'), '', say('sold: ', 'vendu\u00a0: ')),
    fromMonth(cells.start, shown('start'), say),
  ];
}

function costOfSale(say: Say, shown: Shown): string[] {
  const batch = shown('batchSize');
  return [
    around(shown('unitCost'), say(' of costs each', ' de coûts chacun')),
    around(shown('costShare'), say(' of the price in costs', ' du prix en coûts')),
    around(shown('batchCost'), around(batch, '', say(' a batch of ', ' le lot de '))),
  ];
}

function whenPaid(say: Say, shown: Shown): string[] {
  const over = around(shown('instalmentMonths'), say(' months', ' mois'), say(' over ', ' sur '));
  return [
    around(shown('customerDays'), say(' days later', ' jours plus tard'), say('paid ', 'payé ')),
    around(shown('aheadMonths'), say(' months ahead', " mois d'avance"), say('paid ', 'payé ')),
    around(shown('deposit'), say(' deposit', " d'acompte")),
    around(shown('instalments'), `${say(' instalments', ' versements')}${over}`),
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
      fromMonth(cells.from, shown('from'), say),
      untilMonth(cells.to, shown('to'), say),
      around(shown('increase'), say(' more each year', ' de plus chaque année')),
      lower(shown('tax')),
    ],
  };
}

function person({ cells }: RowOf<'person'>, say: Say, shown: Shown): Description {
  const many = cells.count === null || cells.count === 1 ? '' : say(' each', ' chacun');
  return {
    title: cells.count === null || cells.count === 1 ? cells.name : `${cells.name} (${shown('count')})`,
    parts: [
      shown('title'),
      lower(shown('role')),
      around(shown('wage'), `${say(' an hour', " l'heure")}${many}`),
      around(shown('hours'), say(' hours a week', ' heures par semaine')),
      around(shown('salary'), `${around(shown('every'), '', ' ')}${many}`),
      shown('season'),
      fromMonth(cells.from, shown('from'), say),
      untilMonth(cells.to, shown('to'), say),
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
      inMonth(cells.month, shown('month'), say),
      around(shown('life'), say(' years of use', " années d'utilisation")),
      lower(shown('tax')),
    ],
  };
}

function funding({ cells }: RowOf<'funding'>, say: Say, shown: Shown): Description {
  const terms = `${around(shown('rate'), '', say(' at ', ' à '))}${around(shown('months'), say(' months', ' mois'), say(' over ', ' sur '))}`;
  return {
    title: cells.name,
    parts: [
      around(shown('amount'), terms),
      lower(shown('source')),
      around(shown('interestOnly'), say(' months of interest only', " mois d'intérêts seulement")),
      around(inMonth(cells.month, shown('month'), say), '', say('received ', 'reçu ')),
      lower(shown('state')),
      around(shown('security'), '', say('security: ', 'garantie\u00a0: ')),
    ],
  };
}
