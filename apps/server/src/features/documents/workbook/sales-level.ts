import { isFullSpeedAStep, isSubscriptionOf, usualClimb } from '@elan/domain/forecast/quantity-level';
import type { RowOf } from '@elan/domain/ledger/row';
import { f, joined } from './formula.ts';
import type { Model } from './model.ts';
import { type MonthRow, type MonthSheet, monthRow, previous } from './months.ts';
import { cellAt, type Formula, type Ref } from './sheet.ts';

type Stream = RowOf<'stream'>;

/** How many are sold in a period, or are paying customers, in each month from the first. */
export function levelRow(sheet: MonthSheet, model: Model, stream: Stream, begins: Ref): MonthRow {
  const { cells } = stream;
  if (isSubscriptionOf(cells) && cells.newPerMonth !== null) return customersRow(sheet, model, stream, begins);
  const { words, inputs, calendar } = model;
  const quantity = inputs.find(stream.id, 'quantity');
  const isSteady = cells.first === null && cells.climbMonths === null && cells.targets === null && quantity !== null;
  const steps = isSteady ? f`${quantity}` : throughPoints(sheet, model, stream, begins);
  return sheet.ofBusiness(words.level, f`IF(${calendar.month}>=${begins},${steps},0)`, 'number');
}

type Point = { month: Formula; quantity: Formula; atOnce: boolean };

/** Where the quantity begins and climbs to, before later steps. */
function climb({ inputs }: Model, { id, cells }: Stream, begins: Ref): Point[] {
  const point = (month: Formula, quantity: Formula): Point => ({ month, quantity, atOnce: false });
  const months = inputs.find(id, 'climbMonths') ?? f`${usualClimb}`;
  const quantity = inputs.find(id, 'quantity');
  if (cells.first !== null) {
    const start = point(f`${begins}`, f`${inputs.of(id, 'first')}`);
    if (quantity === null || isFullSpeedAStep(cells)) return [start];
    return [start, point(f`${begins}+MAX(2,${months})-1`, f`${quantity}`)];
  }
  const nothing = f`${begins}-1`;
  if (quantity === null) return [point(nothing, f`0`)];
  if (cells.climbMonths === null) return [point(f`${begins}`, f`${quantity}`)];
  return [point(f`IF(${months}>0,${nothing},"")`, f`0`), point(f`${begins}+MAX(0,${months}-1)`, f`${quantity}`)];
}

/** In straight lines, or all at once, through the points; it stays at the last of them. */
function throughPoints(sheet: MonthSheet, model: Model, stream: Stream, begins: Ref): Formula {
  const { words, inputs, scenario, calendar } = model;
  const { id, cells } = stream;
  const targets = (cells.targets ?? []).map(({ atOnce }, index) => ({
    month: f`${inputs.of(id, `targetMonth${index}`)}+${scenario.later}`,
    quantity: f`${inputs.of(id, `targetQuantity${index}`)}`,
    atOnce: atOnce === true,
  }));
  const own = climb(model, stream, begins);
  // A later step replaces what the climb says of its month; one before the beginning does not count.
  const kept = own.map((point) => {
    const same = targets.map(({ month }) => f`${month}=${point.month}`);
    return same.length === 0 ? point : { ...point, month: f`IF(OR(${joined(same, ',')}),"",${point.month})` };
  });
  const counted = targets.map((target) => {
    const same = own.map(({ month }) => f`${target.month}=${month}`);
    return { ...target, month: f`IF(OR(${target.month}>=${begins},${joined(same, ',')}),${target.month},"")` };
  });
  const points = [...kept, ...counted];
  const top = sheet.row;
  for (const { month } of points) sheet.value(words.pointMonth, month);
  for (const { quantity } of points) sheet.value(words.pointQuantity, quantity);
  for (const { atOnce } of points) sheet.value(words.pointAtOnce, atOnce ? f`1` : f`0`);
  const list = (part: number): Ref => ({
    ...cellAt(sheet, top + part * points.length, 2),
    bottom: top + (part + 1) * points.length - 1,
  });
  const [months, quantities, atOnce] = [list(0), list(1), list(2)];
  const { month } = calendar;
  const row = (label: string, formula: Formula) => sheet.ofBusiness(label, formula, 'number');
  const next = row(words.nextPoint, f`_xlfn.MINIFS(${months},${months},">="&${month})`);
  const last = row(words.lastPoint, f`_xlfn.MAXIFS(${months},${months},"<"&${month})`);
  const quantityAt = (at: Formula | Ref) => f`SUMIF(${months},${at},${quantities})`;
  const line = f`${quantityAt(last)}+(${quantityAt(next)}-${quantityAt(last)})*(${month}-${last})/(${next}-${last})`;
  const isReached = f`OR(${next}=${month},COUNTIF(${months},"<"&${month})=0)`;
  const between = f`IF(SUMIF(${months},${next},${atOnce})>0,${quantityAt(last)},${line})`;
  return f`IF(${next}=0,${quantityAt(f`MAX(${months})`)},IF(${isReached},${quantityAt(next)},${between}))`;
}

/** Those of the month before, less the share that leaves, plus the new ones; no more than the most there will be. */
function customersRow(sheet: MonthSheet, model: Model, { id, cells }: Stream, begins: Ref): MonthRow {
  const { words, inputs, calendar } = model;
  const climbs = cells.first !== null || (cells.climbMonths ?? 0) > 0;
  const quantity = inputs.find(id, 'quantity');
  const churn = inputs.find(id, 'churn');
  const stays = churn === null ? f`1` : cells.churnPer === 'year' ? f`(1-${churn})^(1/12)` : f`(1-${churn})`;
  const { month } = calendar;
  const before = f`N(${previous(monthRow(sheet, sheet.row))})`;
  const paying = climbs || quantity === null ? before : f`IF(${month}=${begins},${quantity},${before})`;
  const next = f`${paying}*${stays}+${inputs.of(id, 'newPerMonth')}`;
  const most = climbs && quantity !== null ? f`MIN(${quantity},${next})` : next;
  const first = inputs.find(id, 'first');
  const value = first === null ? most : f`IF(${month}=${begins},${first},${most})`;
  return sheet.ofBusiness(words.level, f`IF(${month}<${begins},0,${value})`, 'number');
}
