/** How often an amount is paid or a thing happens: `times` in each `span` of a unit, as in 'twice a month'. */
export type Rhythm = { times: number; span: number; unit: RhythmUnit };
export type RhythmUnit = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year' | 'season';
/** A rhythm and where its words are. */
export type FoundRhythm = { rhythm: Rhythm; start: number; end: number };

const unit = {
  hour: 'hours?|hrs?|h|heures?',
  day: 'days?|jours?',
  week: 'weeks?|wks?|semaines?|sem',
  month: 'months?|mo|mth|mois',
  quarter: 'quarters?|trimestres?',
  year: 'years?|yrs?|annum|annees?|ans?',
  season: 'seasons?|saisons?',
} as const satisfies Record<RhythmUnit, string>;

/** Whole phrases, the longest first where one begins another. */
const phrases: readonly (readonly [pattern: string, times: number, span: number, unit: RhythmUnit])[] = [
  [
    'every (?:two|2|other|second) weeks?|bi-?weekly|fortnightly|(?:aux|toutes les|chaque) (?:deux|2) semaines',
    1,
    2,
    'week',
  ],
  ['semi-?monthly|twice (?:a|per) month|(?:deux|2) fois (?:par|le) mois|bimensuel(?:le)?s?', 2, 1, 'month'],
  ['quarterly|every (?:three|3) months|(?:aux|tous les) (?:trois|3) mois|trimestriel(?:le)?s?', 1, 1, 'quarter'],
  ['semi-?annual(?:ly)?|twice (?:a|per) year|every (?:six|6) months|(?:deux|2) fois par an(?:nee)?', 2, 1, 'year'],
  ['(?:aux|tous les) (?:six|6) mois|semestriel(?:le)?s?', 2, 1, 'year'],
  ['every (?:two|2|other|second) months?|(?:aux|tous les) (?:deux|2) mois', 1, 2, 'month'],
  ['hourly|horaire', 1, 1, 'hour'],
  ['daily|quotidien(?:ne)?s?', 1, 1, 'day'],
  ['weekly|hebdomadaires?', 1, 1, 'week'],
  [
    '(?:an?|per|each|every|par|chaque) (?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|weekend|week-end|fin de semaine|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)',
    ...([1, 1, 'week'] as const),
  ],
  ['monthly|mensuel(?:le)?s?|mensuellement', 1, 1, 'month'],
  [
    'for the season|(?:over|in) (?:the|a) season|dans (?:la|une) saison|an? (?:summer|winter)|(?:per|each|every|par|chaque) (?:summer|winter|ete|hiver)',
    1,
    1,
    'season',
  ],
  [
    'yearly|annual(?:ly)?|annuel(?:le)?s?|annuellement|for the (?:whole )?year|(?:each|every|per|chaque|par) (?:spring|fall|autumn|printemps|automne)',
    ...([1, 1, 'year'] as const),
  ],
];
const before = "(?:an?|per|each|every|by the|par|chaque|l'|de l'|a l'|le|la|/) ?";
const patterns = [
  ...phrases.map(([pattern, times, span, of]) => ({ source: pattern, rhythm: { times, span, unit: of } })),
  ...(Object.entries(unit) as [RhythmUnit, string][]).map(([of, words]) => ({
    source: `${before}(?:${words})`,
    rhythm: { times: 1, span: 1, unit: of },
  })),
].map(({ source, rhythm }) => ({ pattern: new RegExp(`(?<![\\p{L}](?!/))(?:${source})(?![\\p{L}])`, 'gu'), rhythm }));

/** 'Every 6 weeks', 'aux 8 semaines'; what has a name of its own is among the phrases. */
const everyFew =
  /(?<!\p{L})(?:every|aux|(?:tous|toutes) les) (?<span>[4578]|9|1\d|6(?= (?:weeks|semaines))|3(?= (?:weeks|semaines))) (?:(?<week>weeks|semaines)|(?<month>months|mois))(?!\p{L})/gu;

/** The rhythms that some plain words say, in their order; what a longer phrase says is not said twice. */
export function rhythmsIn(plain: string): FoundRhythm[] {
  const found = [...plain.matchAll(everyFew)].map(({ index, 0: words, groups = {} }): FoundRhythm => {
    const of = (Object.keys(unit) as RhythmUnit[]).find((each) => groups[each] !== undefined) ?? 'week';
    return { rhythm: { times: 1, span: Number(groups['span']), unit: of }, start: index, end: index + words.length };
  });
  for (const { pattern, rhythm } of patterns)
    for (const match of plain.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (!found.some((other) => start < other.end && other.start < end)) found.push({ rhythm, start, end });
    }
  return found.toSorted((one, other) => one.start - other.start);
}

const time = new RegExp(
  `^[ -]?(?:${Object.entries(unit)
    .map(([of, words]) => `(?<${of}>${words})`)
    .join('|')}|minutes?|min)(?![\\p{L}])`,
  'u',
);

/** What a number counts whose next words are given: '25 h par semaine', '5 years'; undefined when it is no time. */
export function unitOfTime(rest: string): RhythmUnit | undefined {
  if (/^ (?:fins? de semaine|week-?ends?)(?!\p{L})/u.test(rest)) return 'week';
  const match = time.exec(rest);
  // '3 quarter loads'; '19 an hour' is no 19 'ans'
  if (match === null || /^ (?:quarter \p{L}{3}|an (?:hour|hr))/u.test(rest)) return undefined;
  return (Object.keys(unit) as RhythmUnit[]).find((of) => match.groups?.[of] !== undefined) ?? 'hour';
}

const columns: Readonly<
  Record<string, 'week' | 'two_weeks' | 'half_month' | 'month' | 'quarter' | 'half_year' | 'year' | 'season'>
> = {
  '1/1 week': 'week',
  '1/2 week': 'two_weeks',
  '2/1 month': 'half_month',
  '1/1 month': 'month',
  '1/1 quarter': 'quarter',
  '2/1 year': 'half_year',
  '1/1 year': 'year',
  '1/1 season': 'season',
};

/** A rhythm as the column 'how often' of a cost has it; undefined where the column has no such choice. */
export function everyOf({ times, span, unit: of }: Rhythm): (typeof columns)[string] | undefined {
  return columns[`${times}/${span} ${of}`];
}
