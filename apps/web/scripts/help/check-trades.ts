import type { Language } from '@elan/domain/locale';
import { type TradeFile, tradeFile, tradeSections } from '@elan/domain/trades/trade-file';
import { families, trades } from '@elan/domain/trades/trade-names';
import { parse } from 'yaml';
import type { ContentFiles } from './check-pages.ts';
import { headingsIn, splitFile } from './read-page.ts';
import { frenchFaults } from './typography.ts';

const words = { least: 330, most: 700 } as const;
const questions = 5;
/** How many of its sentences a trade may have in common with another one. */
const sharedAtMost = 0.15;

/** @returns what is wrong with the trades, a sentence for each fault, beginning with its file */
export function checkTrades(files: ContentFiles): string[] {
  const offices = new Set(
    Object.keys((parse(files.get('trades/offices.yaml') ?? '') as Offices | null)?.offices ?? {}),
  );
  const known = [...Object.keys(trades), ...Object.keys(families)];
  const expected = known.flatMap((name) => ['trade.yaml', 'en.md', 'fr.md'].map((file) => `trades/${name}/${file}`));
  return [
    ...expected.filter((path) => !files.has(path)).map((path) => `${path}: the file is missing`),
    ...[...files.keys()]
      .filter((path) => path.split('/').length === 3 && !expected.includes(path))
      .map((path) => `${path}: add its trade to packages/domain/src/trades/trade-names.ts, or delete it`),
    ...expected.flatMap((path) => {
      const text = files.get(path);
      if (text === undefined) return [];
      const faults = path.endsWith('.yaml') ? checkFacts(text, offices) : checkText(text, languageOf(path));
      return faults.map((fault) => `${path}: ${fault}`);
    }),
    ...checkShared(files),
  ];
}

type Offices = { offices?: Record<string, unknown> };
const languageOf = (path: string): Language => (path.endsWith('/fr.md') ? 'fr' : 'en');

function checkFacts(text: string, offices: ReadonlySet<string>): string[] {
  const read = tradeFile.safeParse(yamlOf(text));
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const facts: TradeFile = read.data;
  return [
    ...facts.permits.filter(({ office }) => !offices.has(office)).map(({ office }) => `no office ${office}`),
    ...['costs', 'purchases', 'sales', 'people'].flatMap((list) => {
      const keys = facts[list as 'costs'].map(({ key }) => key);
      return new Set(keys).size === keys.length ? [] : [`${list}: each key once`];
    }),
    ...modulesWithPoints
      .filter(
        ([module, least]) => facts.points.filter(({ question }) => question.startsWith(`${module}.`)).length < least,
      )
      .map(([module, least]) => `points: at least ${least} for ${module}`),
    ...frenchFaults(frenchIn(facts).join('\n')),
  ];
}

/** Each report shows what decides for its own questions. */
const modulesWithPoints = [
  ['idea', 3],
  ['analysis', 2],
  ['marketing', 2],
  ['business-plan', 2],
  ['rd', 2],
  ['finances', 2],
] as const;

function yamlOf(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    return String(error);
  }
}

/** Every text below a key `fr`. */
export function frenchIn(value: unknown, isFrench = false): string[] {
  if (typeof value === 'string') return isFrench ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => frenchIn(part, isFrench || key === 'fr'));
}

function checkText(text: string, language: Language): string[] {
  const { front, body } = splitFile(text);
  const count = body.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const headings = Object.values(tradeSections).map((section) => section[language]);
  const last = body.split(/^# .*$/mu).at(-1) ?? '';
  const isText = (value: unknown, longest: number) => typeof value === 'string' && value.length <= longest;
  return [
    ...(isText(front.title, 70) ? [] : ['title: at most 70 characters']),
    ...(isText(front.summary, 160) ? [] : ['summary: a sentence of at most 160 characters']),
    ...(/^\d{4}-\d\d-\d\d$/u.test(String(front.checked))
      ? []
      : ['checked: the day it was last compared, as 2026-01-31']),
    ...(count < words.least || count > words.most ? [`has ${count} words, not ${words.least} to ${words.most}`] : []),
    ...(headingsIn(body).join() === headings.join() ? [] : [`its headings are: ${headings.join(', ')}`]),
    ...(last.match(/^\d\. /gmu)?.length === questions ? [] : [`the last section is a list of ${questions}`]),
    ...(/<|^\|/mu.test(body) ? ['only paragraphs, lists, links and emphasis are shown'] : []),
    ...(language === 'fr' ? frenchFaults(body) : body.includes('\u00a0') ? ['holds a no-break space'] : []),
  ];
}

/** Sentences that stand word for word in two trades belong in a guide. */
function checkShared(files: ContentFiles): string[] {
  const texts = [...files].filter(([path]) => path.startsWith('trades/') && path.split('/').length === 3);
  const sentences = texts.map(([path, text]) => {
    const [, trade = '', file = ''] = path.split('/');
    return { path, trade, file, said: new Set(sentencesOf(file === 'trade.yaml' ? valuesOf(yamlOf(text)) : [text])) };
  });
  return sentences.flatMap(({ path, trade, file, said }) => {
    const others = new Set(
      sentences.filter((other) => other.trade !== trade && other.file === file).flatMap((other) => [...other.said]),
    );
    const shared = [...said].filter((sentence) => others.has(sentence)).length / said.size;
    return shared > sharedAtMost
      ? [`${path}: ${Math.round(shared * 100)} % of its sentences stand in other trades`]
      : [];
  });
}

function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [];
}

const sentencesOf = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.replace(/^---[\s\S]*?---/u, '').split(/(?<=[.!?:])\s+|\n+/u))
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/u).length > 4);
