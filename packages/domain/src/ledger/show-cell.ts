import { intlLocale, type Language } from '../locale.ts';
import { moneyText } from '../money/money-text.ts';
import { perLanguage } from '../per-language.ts';
import { calendarMonthText } from './cell-month.ts';
import { seasonText } from './cell-season.ts';
import type { CalendarMonth, Field, PlanMonth, Season, Target } from './field.ts';

const format = (signDisplay: 'auto' | 'exceptZero') => (language: Language) =>
  new Intl.NumberFormat(intlLocale(language), { maximumFractionDigits: 3, signDisplay });
const plainFormat = perLanguage(format('auto'));
const signedFormat = perLanguage(format('exceptZero'));

/** A value as a reader of that language expects it; empty for null. @param value fits the field */
export function showCell(field: Field, value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  switch (field.type) {
    case 'money':
      return moneyText(value as number)[language];
    case 'percent':
      return `${plainFormat(language).format((value as number) / 100)}${language === 'fr' ? '\u00a0' : ''}%`;
    case 'change':
      return changeText(value as number, field.unit, language);
    case 'quantity':
    case 'integer':
      return plainFormat(language).format(value as number);
    case 'planMonth':
      return planMonthText(value as PlanMonth, language);
    case 'calendarMonth':
      return calendarMonthText(value as CalendarMonth, language);
    case 'season':
      return seasonText(value as Season, language);
    case 'targets':
      return (value as readonly Target[])
        .map((target) => targetText(target, plainFormat(language).format(target.quantity), language))
        .join(language === 'fr' ? '\u00a0; ' : '; ');
    case 'rows':
      return rowCountText((value as readonly string[]).length, language);
    case 'choice':
      return field.options[value as string]?.[language] ?? '';
    case 'boolean':
      return value === true ? yes[language] : no[language];
    case 'text':
      return value as string;
  }
}

/** '+5%', '−10 %', '+2 points'. */
function changeText(value: number, unit: 'percent' | 'points', language: Language): string {
  const number = signedFormat(language).format(value / 100);
  if (unit === 'percent') return `${number}${language === 'fr' ? '\u00a0' : ''}%`;
  const isOne = language === 'fr' ? Math.abs(value) < 200 : Math.abs(value) === 100;
  return `${number}\u00a0${isOne ? 'point' : 'points'}`;
}

function rowCountText(count: number, language: Language): string {
  if (language === 'fr') return `${count} ${count > 1 ? 'chiffres' : 'chiffre'}`;
  return `${count} ${count === 1 ? 'figure' : 'figures'}`;
}

const yes = { en: 'Yes', fr: 'Oui' };
const no = { en: 'No', fr: 'Non' };

function targetText({ month, atOnce }: Target, quantity: string, language: Language): string {
  if (atOnce === true) {
    return language === 'fr' ? `${quantity} dès le mois ${month}` : `${quantity} from month ${month} on`;
  }
  return language === 'fr' ? `${quantity} au mois ${month}` : `${quantity} by month ${month}`;
}

function planMonthText(month: PlanMonth, language: Language): string {
  if (typeof month === 'string') return calendarMonthText(month, language);
  if (month === 0) return language === 'fr' ? "Avant l'ouverture" : 'Before opening';
  if (month === 1) return language === 'fr' ? 'Ouverture' : 'Opening';
  return language === 'fr' ? `Mois ${month}` : `Month ${month}`;
}

/** Without the tail of a division: 100.1 hundredths are 1.001. */
const percentOf = (hundredths: number) => String(Number((hundredths / 100).toFixed(3)));

/**
 * A value as it is typed and copied: without signs, so that a spreadsheet takes a number as one. `parseCell` reads it
 * back as the same value.
 */
export function typedCell(field: Field, value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  const decimal = (text: string) => (language === 'fr' ? text.replace('.', ',') : text);
  switch (field.type) {
    case 'money': {
      const cents = value as number;
      return decimal(cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));
    }
    case 'percent':
      return `${decimal(percentOf(value as number))}%`;
    case 'change':
      return `${(value as number) > 0 ? '+' : ''}${decimal(percentOf(value as number))}${field.unit === 'percent' ? '%' : ''}`;
    case 'quantity':
    case 'integer':
      return decimal(String(value));
    case 'season':
      return (value as Season).join(' ');
    case 'targets':
      return (value as readonly Target[])
        .map(({ month, quantity, atOnce }) => {
          const from = language === 'fr' ? 'dès ' : 'from ';
          return `${atOnce === true ? from : ''}${month}: ${decimal(String(quantity))}`;
        })
        .join('; ');
    default:
      return showCell(field, value, language);
  }
}
