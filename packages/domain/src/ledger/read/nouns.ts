import { plainText } from './plain-text.ts';
import { unitOfTime } from './rhythm.ts';

/** Words that say nothing about which thing is meant. */
const empty = new Set(
  'the and for out off with per our your each new old used les des une pour avec par mon mes nos neuf neuve usage occasion month months mois year years annee semaine week one two three four five six deux trois quatre cinq'.split(
    ' ',
  ),
);

const irregular = new Map([
  ['children', 'child'],
  ['kids', 'child'],
  ['kid', 'child'],
  ['people', 'person'],
  ['women', 'woman'],
  ['men', 'man'],
  ['yeux', 'oeil'],
]);

/** The singular of a noun, roughly: 'loaves' and 'loaf', 'miches' and 'miche', 'travaux' and 'travail'. */
function stem(word: string): string {
  const single = (irregular.get(word) ?? word)
    .replace(/ves$/, 'f')
    .replace(/ies$/, 'y')
    .replace(/(?<!e)aux$/, 'al')
    .replace(/(?<=x|ch|sh|ss)es$/, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/x$/, '');
  return single.length > 3 ? single.replace(/e+$/, '') : single;
}

/** The words of a name that say which thing is meant, as stems. */
export function stemsOf(words: string): string[] {
  return (plainText(words).match(/\p{L}{3,}(?:-\p{L}+)*/gu) ?? []).filter((word) => !empty.has(word)).map(stem);
}

const anythingSold =
  /^(?:sales?|customers?|clients?|units?|orders?|items?|people|pieces?|ventes?|clientes?|unites?|commandes?|articles?|persons?|personnes?)$/u;

/** 'sales', 'customers', 'units': whatever is sold. */
export function isGeneric(noun: string): boolean {
  return plainText(noun)
    .split(/[^\p{L}]+/u)
    .some((word) => anythingSold.test(word));
}

/** 'hour', 'jours': time that is sold. */
export function namesTime(word: string): boolean {
  return unitOfTime(` ${plainText(word)}`) !== undefined;
}
