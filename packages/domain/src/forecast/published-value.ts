import { type Text, text } from '../locale.ts';
import type { Assumed } from './assumptions.ts';
import type { Parameter } from './canada.ts';
import type { Assumption } from './forecast.ts';

/** A value of a public table, as an assumption of the plan. */
export function fromTable(
  { key, label, value, reason, change }: Pick<Assumption, 'key' | 'label' | 'value' | 'change'> & { reason?: Text },
  { year, confirmed, source }: Omit<Parameter<unknown>, 'value'>,
): Assumed {
  const known = confirmed
    ? { en: `Published for ${year}.`, fr: `Publié pour ${year}.` }
    : text(`Last known value, for ${year}: check it.`, `Dernière valeur connue, pour ${year}\u00a0: à vérifier.`);
  const why = reason === undefined ? known : { en: `${known.en} ${reason.en}`, fr: `${known.fr} ${reason.fr}` };
  return { key, label, value, reason: why, source, confirmed, change };
}

/** '9.975%' and '9,975 %'. */
export function percentText(percent: number): Text {
  const number = String(Number(percent.toFixed(3)));
  return { en: `${number}%`, fr: `${number.replace('.', ',')}\u00a0%` };
}
