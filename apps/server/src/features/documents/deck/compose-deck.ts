import type { Forecast } from '@elan/domain/forecast/forecast';
import { missingLine } from '@elan/domain/forecast/missing';
import type { Language } from '@elan/domain/locale';
import type { Block, Table } from '../blocks.ts';
import { dollars, keyFigures, openingOf } from '../compose-finances.ts';
import { signsLegend } from '../compose-text-figures.ts';
import type { Content } from '../gather-content.ts';
import { composePlan } from '../plan/compose-plan.ts';
import { finishedOnly } from '../plan/finished-text.ts';
import { answerOf, rowText } from '../plan/plan-answer.ts';
import { planParts } from '../plan/plan-parts.ts';
import { askedFacts, coverOf, partsTable, requestPart } from '../plan/plan-request.ts';
import { andMore, planWordsIn } from '../plan/plan-words.ts';
import { requestWordsIn } from '../plan/request-words.ts';
import { rowOrigin } from '../row-origin.ts';
import { labelled, wordsIn } from '../words-in.ts';
import type { Chart, Deck, Slide } from './deck.ts';
import { deckWordsIn } from './deck-words.ts';
import { type Group, groupsOf } from './groups-of.ts';
import { pointsOf, wholeText } from './points-of.ts';

/** Lines of one slide. */
const most = 6;

/**
 * The business plan as slides: its own sections, shortened to what a room can read, with the whole text in the notes. A
 * section that says nothing, or that somebody left out of the plan, has no slide.
 */
export function composeDeck(content: Content): Deck {
  const { language } = content;
  const { title, subtitle, date, madeWith } = composePlan(content);
  // The last slide says how to reach them.
  const { who, asked } = coverOf(content);
  const words = deckWordsIn(language);
  const parts = new Map(
    planParts(content).flatMap((part) => (part.isIn ? [[part.key, finishedOnly(part.blocks)] as const] : [])),
  );
  const of = (...keys: string[]) => keys.flatMap((key) => groupsOf(parts.get(key) ?? [], language));
  const slide = (heading: string, groups: readonly Group[]): Slide => ({
    title: heading,
    points: pointsOf(groups, heading, language, most),
    tables: groups.flatMap(({ tables }) => tables.map((table) => shortTable(table, language))).slice(0, 1),
    chart: null,
    notes: wholeText(groups, language),
  });
  const hasFinances = parts.has('finances');
  const slides: readonly Slide[] = [
    request(content),
    slide(words.offer, of('offer')),
    slide(words.market, of('market')),
    slide(words.competition, of('competitors')),
    slide(words.marketing, of('marketing')),
    slide(words.operations, of('people', 'operations')),
    ...(hasFinances ? finances(content, words) : []),
    slide(words.risks, of('risks')),
    withCount(slide(words.unproved, of('unproved')), of('unproved'), language),
  ];
  const shown = slides.filter(({ points, tables, chart }) => points.length > 0 || tables.length > 0 || chart !== null);
  return {
    title,
    subtitle,
    lines: [...who, ...asked],
    date,
    madeWith,
    slides: [...shown, contact(content, title, words)],
  };
}

/** What is asked for and what it pays for; the notes have the rest of the first page. */
function request(content: Content): Slide {
  const { language } = content;
  const [page] = requestPart(content);
  const parts = page === undefined ? [] : partsTable(content, longestTable - 2);
  return {
    title: requestWordsIn(language).slide,
    points: page === undefined ? [] : askedFacts(content).map(([lead, text]) => ({ lead, text })),
    tables: tablesOf(parts),
    chart: null,
    notes: page === undefined ? '' : wholeText(groupsOf(page.blocks, language), language),
  };
}

/** What remains to be proved is never shortened silently: the slide says how much more there is. */
function withCount(slide: Slide, groups: readonly Group[], language: Language): Slide {
  const lines = groups.reduce((sum, group) => sum + group.lines.length, 0);
  const left = lines - slide.points.length;
  const notes = slide.notes === '' ? '' : `${slide.notes}\n\n${signsLegend[language]}`;
  const more = left <= 0 ? [] : [{ lead: '', text: andMore[language](left) }];
  return { ...slide, notes, points: [...slide.points, ...more] };
}

/** The figures and what is asked for; while something is missing, one slide says what. */
function finances(content: Content, words: ReturnType<typeof deckWordsIn>): Slide[] {
  const { planned, language } = content;
  if (planned.state === 'known') {
    const { forecast } = planned;
    return [figures(content, forecast, words.figures), funding(content, forecast, words.funding)];
  }
  const known = planned.knownSoFar.map(({ label, cents }) => ({
    lead: label[language],
    text: dollars(cents, language),
  }));
  const points = [{ lead: '', text: missingLine(planned.reasons)[language] }, ...known];
  return [{ title: words.figures, points, tables: [], chart: null, notes: origins(content).join('\n') }];
}

/** The key figures and three years. The notes say where each row comes from. */
function figures(content: Content, forecast: Forecast, title: string): Slide {
  const { language } = content;
  const words = wordsIn(language);
  const plan = planWordsIn(language);
  const years = [0, 1, 2] as const;
  const series = [
    { name: plan.salesOfYear, line: forecast.income.sales.years },
    { name: forecast.income.result.label[language], line: forecast.income.result.years },
  ];
  const chart: Chart = {
    caption: plan.yearsChart,
    alt: series
      .map(({ name, line }) => labelled(name, line.map((each) => dollars(each, language)).join(', '), language))
      .join('. '),
    labels: years.map((year) => `${words.year} ${year + 1}`),
    series: series.map(({ name, line }) => ({ name, values: years.map((year) => line[year] / 100) })),
  };
  return {
    title,
    points: [],
    tables: tablesOf(keyFigures(forecast, language, words)),
    chart,
    notes: [words.forecastLead, words.originTitle, ...origins(content)].join('\n'),
  };
}

/** What is asked for, and what it pays. */
function funding(content: Content, forecast: Forecast, title: string): Slide {
  const { language } = content;
  const words = wordsIn(language);
  const isFunding = ['funding', 'purchase'];
  return {
    title,
    points: [],
    tables: tablesOf(openingOf(forecast, language, words)),
    chart: null,
    notes: [words.originTitle, ...origins(content, isFunding)].join('\n'),
  };
}

const tablesOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.is === 'table' ? [block.table] : []));

/** Rows of a table on a slide. */
const longestTable = 10;

/** A table that fits: how much is left out is said. */
function shortTable(table: Table, language: Language): Table {
  const left = table.rows.length - longestTable;
  if (left <= 0) return table;
  const others = table.head.slice(1).map(() => '');
  const more = { cells: [andMore[language](left + 1), ...others] };
  return { ...table, rows: [...table.rows.slice(0, longestTable - 1), more] };
}

function origins({ ledger, language }: Content, kinds?: readonly string[]): string[] {
  const words = wordsIn(language);
  return ledger.rows
    .filter(({ kind, off }) => !off && kind !== 'scenario' && (kinds === undefined || kinds.includes(kind)))
    .map((row) => `${rowText(row, language)} – ${rowOrigin(row, language, words).replaceAll('\n', '; ')}`);
}

/** The closing slide: whose business it is, and how to reach them. */
function contact(content: Content, name: string, words: ReturnType<typeof deckWordsIn>): Slide {
  const { contact: person, phone, email, address } = content.request.facts.business;
  const place = address ?? answerOf(content, ['idea', 'location']);
  const reach = [person, phone, email, place].flatMap((each) => each ?? []);
  return {
    title: words.contact,
    points: [
      { lead: '', text: name },
      ...reach.map((text) => ({ lead: '', text })),
      { lead: '', text: words.questions },
    ],
    tables: [],
    chart: null,
    notes: phone === null || email === null ? words.contactNotes : words.contactSaid,
  };
}
