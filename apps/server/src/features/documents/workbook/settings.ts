import { type Assumed, assumed } from '@elan/domain/forecast/assumptions';
import {
  corporationTaxes,
  type Parameter,
  type SalesTaxRates,
  salesTaxRates,
  smallSupplierLimit,
} from '@elan/domain/forecast/canada';
import { type Contribution, employerContributions, vacationPay } from '@elan/domain/forecast/employer-contributions';
import type { SalesTaxName } from '@elan/domain/forecast/forecast';
import { contributionNames } from '@elan/domain/forecast/people';
import { salesTaxNames } from '@elan/domain/forecast/sales-tax';
import { perOf } from '@elan/domain/forecast/sales-volume';
import type { CalendarMonth, Season } from '@elan/domain/ledger/field';
import type { Province } from '@elan/domain/ledger/provinces';
import { type Row, type SettingName, type SettingRow, settingOf } from '@elan/domain/ledger/row';
import { settingColumns } from '@elan/domain/ledger/row-fields';
import { originText, rowStatus } from '../row-origin.ts';
import { labelled } from '../words-in.ts';
import { choiceInput, type InputCell, numberInput, shown, written } from './input-cell.ts';
import { unitOf } from './inputs.ts';
import type { Model, PlanSettings } from './model.ts';
import type { TableRow } from './row-needs.ts';

type Base = Pick<Model, 'inputs' | 'words' | 'language' | 'rows'>;

/** What is sold by the day is sold on the days the business is open, unless it says its own. */
const asksForOpenDays = (row: TableRow): boolean =>
  row.kind === 'stream' && row.cells.days === null && ['day', null].includes(perOf(row.cells));

const paid: readonly SettingName[] = ['salesTax', 'taxFiling'];

/** Puts the settings and the published rates among the inputs. @param settings valid rows, the decisive ones first */
export function putSettings(base: Base, settings: readonly Row[], opensNext: CalendarMonth): PlanSettings {
  const { inputs, words } = base;
  const province = settingOf(settings, 'province');
  const legalForm = settingOf(settings, 'legalForm') ?? 'sole';
  const wantsTax = settingOf(settings, 'incomeTax');
  const isTaxed = legalForm === 'corporation' || legalForm === 'cooperative';
  const isIncorporated = legalForm !== 'sole' && legalForm !== 'partnership';
  const ofCorporation = isTaxed && wantsTax !== false && province !== null;
  inputs.section(words.settings);
  const defaults: Partial<Record<SettingName, [unknown, Assumed]>> = {
    openingMonth: [opensNext, assumed.opensNextMonth(opensNext)],
    legalForm: ['sole', assumed.soleOwner],
    ...(base.rows.some(asksForOpenDays) ? { openDays: [5, assumed.openDays] } : {}),
    supplierDays: [0, assumed.paysAtOnce],
    ...(province === null ? {} : { salesTax: ['over_limit', assumed.registersOverLimit] }),
    ...(province === null ? {} : { taxFiling: ['quarter', assumed.filesQuarterly] }),
  };
  for (const name of Object.keys(settingColumns) as SettingName[]) putSetting(base, settings, name, defaults[name]);
  const plan: PlanSettings = {
    province,
    legalForm,
    isIncorporated,
    openMonths: settingOf(settings, 'openMonths'),
    incomeTax: ofCorporation ? 'corporation' : !isIncorporated && wantsTax === true ? 'owners' : null,
    taxes: province === null ? [] : (Object.keys(salesTaxRates[province].value) as SalesTaxName[]),
  };
  putRates(base, plan);
  return plan;
}

function putSetting(
  { inputs, words, language }: Base,
  settings: readonly Row[],
  name: SettingName,
  otherwise: [value: unknown, because: Assumed] | undefined,
): void {
  const field = settingColumns[name];
  const row = settings.find((each): each is SettingRow => each.kind === 'setting' && each.cells.name === name);
  const value = row?.cells.value ?? otherwise?.[0];
  if (value === undefined) return;
  const said = row?.origins.value;
  const because = otherwise?.[1].reason[language] ?? '';
  const from = said === undefined ? words.typed : originText(said, language, words);
  const origin = row === undefined ? labelled(words.assumed, because, language) : written(from);
  const status = row === undefined ? words.assumed : rowStatus(row, words);
  const line = { item: '', label: field.label[language], unit: unitOf(name, field, words), origin, status };
  const number = numberInput(field, value);
  if (number !== null) inputs.input(['setting', name], number, line);
  else if (field.type === 'season') inputs.season(['setting', name], value as Season, line);
  else if (field.type === 'choice' && paid.includes(name)) {
    inputs.input(['setting', name], choiceInput(field, value, language), line);
  } else inputs.label(shown(field, value, language), line);
}

type Rate = readonly [key: string, label: string, value: number, format: 'percent' | 'money' | 'number'];

function putRates(base: Base, { province, incomeTax, taxes }: PlanSettings): void {
  const { inputs, words, language, rows } = base;
  inputs.section(words.published);
  if (province !== null) {
    const { value, ...from } = salesTaxRates[province];
    const rates = taxes.map((tax) => [tax, salesTaxNames[tax][language], rateOf(value, tax), 'percent'] as const);
    putPublished(base, from, rates);
    const limit = smallSupplierLimit.value / 100;
    putPublished(base, smallSupplierLimit, [['smallSupplier', words.smallSupplier, limit, 'money']]);
    const isOnTable = rows.some(({ kind, cells }) => kind === 'person' && cells.contributions === null);
    if (isOnTable) putContributions(base, province);
  }
  if (province !== null && incomeTax === 'corporation') {
    const { value, ...from } = corporationTaxes[province];
    putPublished(base, from, [
      ['incomeTaxSmall', words.incomeTaxSmall, value.small / 10_000, 'percent'],
      ['incomeTaxGeneral', words.incomeTaxGeneral, value.general / 10_000, 'percent'],
      ['incomeTaxLimit', words.incomeTaxLimit, value.limit / 100, 'money'],
    ]);
  }
  const rule = { item: '', origin: words.rule, status: '' };
  if (incomeTax === 'owners') {
    const origin = labelled(words.assumed, assumed.setAside.reason[language], language);
    inputs.input(['rate', 'setAside'], rateInput(0.25, 'percent'), { ...rule, label: words.setAsideShare, origin });
  }
  inputs.input(['rate', 'weeks'], rateInput(52, 'number'), { ...rule, label: words.weeksInYear });
}

const rateOf = (rates: SalesTaxRates, tax: SalesTaxName) => (rates[tax] ?? 0) / 100_000;

function putContributions(base: Base, province: Province): void {
  const { words, language } = base;
  for (const { value, ...from } of employerContributions(province)) {
    putPublished(base, from, contributionRates(value, contributionNames[value.key][language], base));
  }
  const { value, ...from } = vacationPay(province);
  putPublished(base, from, [['vacation', words.vacation, value / 100_000, 'percent']]);
}

function contributionRates({ key, rate, exemption, above, upTo }: Contribution, name: string, { words }: Base): Rate[] {
  const money = (column: string, label: string, cents: number | null): Rate[] =>
    cents === null || cents === 0 ? [] : [[`${key}${column}`, `${name}, ${label}`, cents / 100, 'money']];
  return [
    [key, name, rate / 100_000, 'percent'],
    ...money('Exemption', words.exemption, exemption),
    ...money('Above', words.above, above),
    ...money('UpTo', words.upTo, upTo),
  ];
}

const rateInput = (value: number, format: 'percent' | 'money' | 'number'): InputCell => ({
  value,
  format,
  rule: { type: 'decimal', min: 0, max: format === 'percent' ? 1 : 1e9 },
});

function putPublished(
  { inputs, words, language }: Base,
  { year, confirmed, source }: Omit<Parameter<unknown>, 'value'>,
  rates: readonly Rate[],
): void {
  const origin = `${source.title[language]}, ${year}, ${source.link[language]}`;
  for (const [key, label, value, format] of rates) {
    const status = confirmed ? String(year) : words.toVerify;
    inputs.input(['rate', key], rateInput(value, format), { item: '', label, origin, status });
  }
}
