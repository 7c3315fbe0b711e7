import { plainLetters } from '../plain-letters.ts';

/** How people and spreadsheets write how often, without the words before it ('per', 'chaque', 'aux'), in plain letters. */
const words: Readonly<Record<string, readonly string[]>> = {
  day: ['day', 'days', 'daily', 'day open', 'jour', 'jours', 'quotidien', 'quotidienne', "jour d'ouverture"],
  week: ['week', 'weeks', 'weekly', 'wk', 'semaine', 'sem', 'hebdo', 'hebdomadaire'],
  two_weeks: [
    'two weeks',
    '2 weeks',
    'biweekly',
    'bi-weekly',
    'fortnight',
    'fortnightly',
    'deux semaines',
    '2 semaines',
  ],
  half_month: [
    'twice a month',
    'twice monthly',
    'semi-monthly',
    'semimonthly',
    'deux fois par mois',
    '2 fois par mois',
    'bimensuel',
    'bimensuelle',
  ],
  month: ['month', 'months', 'monthly', 'mo', 'mois', 'mensuel', 'mensuelle', 'mensuellement'],
  quarter: [
    'quarter',
    'quarterly',
    'three months',
    '3 months',
    'trimestre',
    'trimestriel',
    'trimestrielle',
    'trois mois',
    '3 mois',
  ],
  half_year: [
    'six months',
    '6 months',
    'half year',
    'half-yearly',
    'semi-annual',
    'semi-annually',
    'six mois',
    '6 mois',
    'semestre',
    'semestriel',
    'semestrielle',
  ],
  year: [
    'year',
    'years',
    'yearly',
    'yr',
    'annual',
    'annually',
    'annum',
    'an',
    'annee',
    'annuel',
    'annuelle',
    'annuellement',
  ],
  season: ['season', 'seasonal', 'saison', 'saisonnier', 'saisonniere'],
};
const before = /^(?:(?:per|each|every|an?|once an?|par|chaque|aux?|tou(?:te)?s les|une fois par|l[ea])\s+|\/\s*)/u;

/** The option of a column that a text says in other words: 'weekly', 'per month', '/an'. Undefined for anything else. */
export function periodOf(typed: string, options: Readonly<Record<string, unknown>>): string | undefined {
  const said = plainLetters(typed).replace(/\s+/gu, ' ');
  const bare = said.replace(before, '');
  return Object.keys(options).find((key) => words[key]?.some((word) => word === said || word === bare));
}
