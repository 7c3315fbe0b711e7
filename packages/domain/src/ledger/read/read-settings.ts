import { openingMonthIn } from '../opening-month.ts';
import { type Province, provinces } from '../provinces.ts';
import type { Origin, Row, SettingCells } from '../row.ts';
import { type Answer, type Span, said, says, wordsOf } from './answer.ts';
import { sentencesOf } from './clauses.ts';
import { places } from './places.ts';
import { plainText } from './plain-text.ts';
import { keyOf } from './rows.ts';
import { seasonIn } from './season.ts';

type Setting = {
  [Name in SettingCells['name']]: { name: Name; value: Extract<SettingCells, { name: Name }>['value'] };
}[SettingCells['name']];

/** A proposed setting. */
export function setting(place: { module: string; question: string }, cells: Setting, origin: Origin): Row {
  const key = keyOf(place, 'setting', cells.name);
  return {
    id: key,
    kind: 'setting',
    cells: cells as SettingCells,
    origins: { value: origin },
    status: 'proposed',
    off: false,
    note: null,
    proof: null,
    proposal: key,
  };
}

const named = new Map(
  (Object.keys(provinces) as Province[]).flatMap((province) =>
    places[province].map((name) => [name, province] as const),
  ),
);
const longest = 4;

/** The province of the places that some words name; undefined if there is none, or there are two. */
export function readProvince(answer: Answer): Row | undefined {
  const found = new Map<Province, Span>();
  const { tokens } = answer;
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.kind !== 'word') continue;
    // A name in lower case is too often a word: 'alma', 'laval'.
    if (!/^\p{Lu}/u.test(answer.text.slice(tokens[at]?.start, tokens[at]?.end))) continue;
    for (let length = Math.min(longest, tokens.length - at); length >= 1; length -= 1) {
      const words = plainText(wordsOf(answer, { from: at, to: at + length }));
      const province = named.get(words);
      if (province === undefined) continue;
      if (!found.has(province)) found.set(province, { from: at, to: at + length });
      at += length - 1;
      break;
    }
  }
  for (const [province, words] of abbreviated(answer)) if (!found.has(province)) found.set(province, words);
  const [only, second] = [...found];
  if (only === undefined || second !== undefined) return undefined;
  return setting(answer, { name: 'province', value: only[0] }, said(answer, only[1]));
}

const isProvince = (letters: string): letters is Province => Object.hasOwn(provinces, letters);
const joining = new Set(['in', 'across', 'and', 'or', 'en', 'et', 'ou']);

/** 'Victoria, BC', 'Brandon MB', 'clinics in BC and Alberta' */
function abbreviated({ tokens, text }: Answer): (readonly [Province, Span])[] {
  return tokens.flatMap((token, at) => {
    const letters = text.slice(token.start, token.end);
    if (!isProvince(letters)) return [];
    const before = text.slice(tokens[at - 1]?.start, tokens[at - 1]?.end);
    return before === ',' || joining.has(before) || /^\p{Lu}\p{Ll}/u.test(before)
      ? [[letters, { from: at, to: at + 1 }] as const]
      : [];
  });
}

/** 'opening in May 2027', 'Mai : ouverture', 'I open May 1st'. */
export function readOpeningMonth(answer: Answer): Row | undefined {
  const found = openingMonthIn(answer.text, answer.today);
  if (found === undefined) return undefined;
  const { module, question, text } = answer;
  const quote = text.slice(found.start, found.end);
  return setting(answer, { name: 'openingMonth', value: found.month }, { from: 'said', module, question, quote });
}

/** 'open 4 days a week', 'ouvert du mardi au samedi'. */
export function readOpenDays(answer: Answer): { row: Row; figureAt: number | null } | undefined {
  const week = weekdays(answer);
  if (week !== undefined) return { row: week, figureAt: null };
  for (const figure of answer.figures) {
    const isDays =
      figure.kind === 'duration' && figure.time === 'day' && figure.rhythm?.unit === 'week' && figure.rhythm.span === 1;
    const isPart =
      figure.kind === 'duration' &&
      figure.time === 'day' &&
      ['sur', 'out'].includes(answer.tokens[figure.to]?.text ?? '') &&
      answer.tokens[figure.to + 1]?.value === 7;
    if (!(isDays || isPart) || figure.value === null || figure.value > 7 || figure.value < 0.5) continue;
    const before = { from: Math.max(0, figure.from - 6), to: figure.from };
    if (!says(answer, before, 'open', 'opening') || says(answer, before, 'closed', 'negation', 'unsure')) continue;
    const words = { from: openingWord(answer, before), to: figure.to };
    return {
      row: setting(answer, { name: 'openDays', value: figure.value }, said(answer, words)),
      figureAt: figure.from,
    };
  }
  return undefined;
}

/** From Monday, which is 0. */
const dayOfWeek = new Map(
  [
    ['monday', 'lundi', 'mon'],
    ['tuesday', 'mardi', 'tues'],
    ['wednesday', 'mercredi', 'wed'],
    ['thursday', 'jeudi', 'thurs'],
    ['friday', 'vendredi', 'fri'],
    ['saturday', 'samedi', 'sat'],
    ['sunday', 'dimanche', 'sun'],
  ].flatMap((names, day) => names.map((name) => [name, day] as const)),
);

/** 'open Monday to Friday', 'ouvert du mardi au samedi'. */
function weekdays(answer: Answer): Row | undefined {
  const { tokens } = answer;
  for (let at = 0; at < tokens.length - 2; at += 1) {
    const first = dayOfWeek.get(tokens[at]?.text ?? '');
    const last = dayOfWeek.get(tokens[at + 2]?.text ?? '');
    if (first === undefined || last === undefined) continue;
    const isRange = tokens[at + 1]?.tags.has('rangeTo') && !['and', 'et'].includes(tokens[at + 1]?.text ?? '');
    const before = { from: Math.max(0, at - 5), to: at };
    const rest = { from: at + 3, to: at + 6 };
    const isMore = ['and', 'et', '+', '&'].includes(tokens[at + 3]?.text ?? '');
    if (!isRange || isMore || !says(answer, before, 'open', 'opening')) continue;
    if (says(answer, before, 'closed', 'negation', 'unsure') || says(answer, rest, 'except')) continue;
    const value = ((last - first + 7) % 7) + 1;
    return setting(
      answer,
      { name: 'openDays', value },
      said(answer, { from: openingWord(answer, before), to: at + 3 }),
    );
  }
  return undefined;
}

function openingWord({ tokens }: Answer, { from, to }: Span): number {
  for (let at = to - 1; at >= from; at -= 1)
    if (tokens[at]?.tags.has('open') || tokens[at]?.tags.has('opening')) return at;
  return to;
}

/** 'open May to October', 'closed in January and February': sentences about being open that name no quantity. */
export function readOpenMonths(answer: Answer): Row | undefined {
  for (const sentence of sentencesOf(answer.tokens)) {
    const isAbout = says(answer, sentence, 'open', 'closed') || says(answer, sentence, 'onlySeason');
    if (!isAbout || says(answer, sentence, 'unsure', 'past')) continue;
    const season = seasonIn(answer, sentence);
    if (season === undefined) continue;
    return setting(answer, { name: 'openMonths', value: season }, said(answer, sentence));
  }
  return undefined;
}

const legalForms: Readonly<Record<string, 'sole' | 'partnership' | 'corporation' | 'cooperative' | 'nonprofit'>> = {
  sole_proprietorship: 'sole',
  general_partnership: 'partnership',
  corporation_provincial: 'corporation',
  corporation_federal: 'corporation',
  cooperative: 'cooperative',
  non_profit: 'nonprofit',
};

/** The legal form that was chosen. */
export function readLegalForm(answer: Answer): Row | undefined {
  const form = legalForms[answer.text];
  if (form === undefined) return undefined;
  return setting(
    answer,
    { name: 'legalForm', value: form },
    { from: 'said', module: answer.module, question: answer.question, quote: answer.text },
  );
}
