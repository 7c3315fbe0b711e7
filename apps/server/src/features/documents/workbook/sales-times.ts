import { perOf } from '@elan/domain/forecast/sales-volume';
import type { RowOf } from '@elan/domain/ledger/row';
import { rowColumns } from '@elan/domain/ledger/row-fields';
import { f, quotedText } from './formula.ts';
import type { Model } from './model.ts';
import type { MonthRow, MonthSheet } from './months.ts';
import type { Formula, Ref } from './sheet.ts';

type Stream = RowOf<'stream'>;
/** A stream, with what its other rows need of it. */
export type StreamSoFar = { stream: Stream; begins: Ref; price: Ref };
type Per = NonNullable<ReturnType<typeof perOf>>;

/** The twelve weights of a stream: its own, or those of the business; null for all year. */
export const seasonOf = ({ inputs }: Model, { id }: Stream): Ref | null =>
  inputs.find(id, 'season') ?? inputs.find('setting', 'openMonths');

/** How many times the quantity of a period is sold in each month (sales-volume.ts of the forecast). */
export function timesRow(sheet: MonthSheet, model: Model, stream: Stream): MonthRow {
  const { words, calendar } = model;
  const season = seasonOf(model, stream);
  const weights =
    season === null
      ? null
      : {
          month: sheet.ofBusiness(words.weight, f`INDEX(${season},${calendar.ofYear})`, 'percent'),
          all: sheet.value(words.seasonSum, f`SUM(${season})`, 'percent'),
        };
  const times = timesOf(model, stream, weights);
  const per = perOf(stream.cells);
  const { options } = rowColumns.stream.per;
  const cell = model.inputs.find(stream.id, 'per');
  const chosen =
    per !== null || cell === null
      ? times(per ?? 'month')
      : (Object.keys(options) as Per[]).reduce(
          (otherwise, each) => f`IF(${cell}=${quotedText(options[each][model.language])},${times(each)},${otherwise})`,
          f`0`,
        );
  return sheet.ofBusiness(words.timesOfMonth, chosen, 'number');
}

function timesOf(
  { inputs, calendar }: Model,
  { id, cells }: Stream,
  weights: { month: MonthRow; all: Ref } | null,
): (per: Per) => Formula {
  const every = (times: Formula) => (weights === null ? times : f`${times}*${weights.month}`);
  const spread = (times: Formula) =>
    weights === null ? f`${times}/12` : f`IF(${weights.all}=0,0,${times}*${weights.month}/${weights.all})`;
  const weeks = inputs.find(id, 'weeks');
  const weekly = (times: Formula) =>
    weeks === null ? every(f`${times}*${inputs.of('rate', 'weeks')}/12`) : spread(f`${times}*${weeks}`);
  const daily = () => {
    const days = inputs.find(id, 'days');
    const open = days ?? inputs.of('setting', 'openDays');
    const inWeek = f`MIN(${open},7)`;
    const everyDay = every(f`${calendar.days}`);
    const byWeek = weeks === null ? f`IF(${inWeek}=7,${everyDay},${weekly(inWeek)})` : weekly(inWeek);
    if (days === null || cells.daysPer === 'week') return byWeek;
    const byMonth = every(f`MIN(${days},31)`);
    const byYear = spread(f`MIN(${days},366)`);
    if (cells.daysPer !== null) return cells.daysPer === 'month' ? byMonth : byYear;
    return f`IF(${days}<=7,${byWeek},IF(${days}<=31,${byMonth},${byYear}))`;
  };
  return (per) => {
    switch (per) {
      case 'day':
        return daily();
      case 'week':
        return weekly(f`1`);
      case 'month':
        return every(f`1`);
      default:
        return spread(f`1`);
    }
  };
}
