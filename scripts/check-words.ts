import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { type Problem, readSources } from './sources.ts';

/**
 * One word for one thing in what people read: messages, texts of the domain, mails, the drafting engine's texts, help
 * and guides, and the summaries of the API. Finds the words that were given up for another one.
 */

type Rule = {
  not: RegExp;
  /** What is written instead. */
  say: string;
  /** Only there does the word mean this thing. */
  within?: RegExp;
};

/** Whole words, in any case; not a part of one with a hyphen, as names of styles have. */
const word = (pattern: string) => new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])`, 'iu');

/** A row of the ledger is a figure; statements, files and shelves have lines and rows too. */
const figures = /\/features\/(?:ledger-table|comments|suggestions|palette)\//u;
const figuresOrHelp =
  /\/features\/(?:ledger-table|comments|suggestions|palette|project-file)\/|contract|content\/help/u;
/** Guides are about banks as well, which have reports and credit of their own. */
const product = /^(?!content\/guides\/)/u;

const rules: readonly Rule[] = [
  { not: word('reports?|drafts?'), say: 'analysis', within: product },
  { not: word('rapports?(?! (?:à|entre))|ébauches?'), say: 'analyse', within: product },
  { not: word('AI use|credits?'), say: 'generation', within: product },
  { not: word('crédits?'), say: 'génération', within: product },
  { not: word('(?<!in a )rows?'), say: 'figure', within: figuresOrHelp },
  { not: word('lines?'), say: 'figure', within: figures },
  { not: word('(?<!(?:en|hors) )lignes?'), say: 'chiffre', within: figures },
  { not: word('proposed|unconfirmed|(?<!what )to look at|to confirm(?! (?:your|that|the))'), say: 'to check' },
  { not: word('chiffres? proposés?|à confirmer'), say: 'à vérifier' },
  { not: word('not (?:recognized|assessed)|left open'), say: 'missing' },
  { not: /Still open/u, say: 'Still missing' },
  { not: word('encore à préciser|non (?:reconnue?s?|évaluée?s?)'), say: 'Ce qui manque encore' },
  { not: word('conflicts?|says two things'), say: 'two figures disagree' },
  { not: word('conflits?'), say: 'deux chiffres se contredisent' },
  { not: /To complete/u, say: 'What is left' },
  { not: /À compléter/u, say: 'Ce qui reste à faire' },
  { not: word('would stop a lender'), say: 'deal-breaker' },
  { not: word('arrêterait un prêteur'), say: 'point bloquant' },
  { not: word('rehears(?:als?|es?|ed|ing)'), say: 'Practice interview' },
  { not: word('répétition'), say: "Simulation d'entrevue" },
  { not: word('plan as a document|whole plan'), say: 'Business plan (document)' },
  { not: word('plan en un document|document du plan'), say: "Plan d'affaires (document)" },
  { not: word('links? for readers|reading links?'), say: 'share link' },
  { not: word('liens? de lecture'), say: 'lien de partage' },
  { not: word('does not apply'), say: 'Not applicable' },
  { not: word("ne s'applique pas"), say: 'Sans objet' },
  { not: /^Not this$/u, say: 'Dismiss' },
  { not: word('mailed links?'), say: 'emailed link' },
  { not: word('fitting-out'), say: 'leasehold improvements' },
  { not: word("stocks? d'ouverture"), say: 'stock de départ' },
];

/** Where a word above is right. */
const allowed: readonly RegExp[] = [
  // The specification's label of what the built-in engine writes.
  /built-in draft|ébauche intégrée/giu,
  // The mark of a figure that a model supposed: stored in analyses, and shown with its words.
  /assumptions? to confirm|hypothèses? à confirmer/giu,
  // What a bank lends as needed.
  /lines? of credit|marges? de crédit/giu,
  // Addresses and deletions are confirmed.
  /sentence to confirm|adresse reste à confirmer/giu,
];

/** Not lists of words that are looked for in answers, nor samples of answers. */
const messages = [
  /^apps\/web\/src\/(?!demo\/|features\/plan-document\/help-messages)/u,
  /^apps\/server\/src\/features\/.*(?:mails|mail-words)\.ts$/u,
  /^packages\/domain\/src\/(?:modules|forecast|rehearsal|papers)\/(?!.*(?:sections|recognize))/u,
  /^packages\/domain\/src\/(?:(?:billing|collaboration|disclosure|notices|open-to-role)|ledger\/row-fields|plan-document\/readers)\.ts$/u,
];
const summaries = /^packages\/contract\/src\//u;
const isTest = /\.test\.tsx?$|\/testing\//u;
const pages = ['content/help', 'content/guides', 'content/terms', 'apps/server/src/platform/ai/builtin/report/texts'];

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Comments, so that their apostrophes open nothing; quoted texts; and the pieces of a template around its values. */
const token = /\/\*.*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|[`{}]/gsu;
const piece = /(?:\\.|[^`\\$]|\$(?!\{))*/gsuy;

/** The texts of a source file, each with where it begins. */
export function textsOf(source: string): { index: number; words: string }[] {
  const found: { index: number; words: string }[] = [];
  /** One for each open brace: whether it holds a value of a template. */
  const braces: boolean[] = [];
  const readPiece = (from: number) => {
    piece.lastIndex = from;
    const words = piece.exec(source)?.[0] ?? '';
    found.push({ index: from, words });
    token.lastIndex = from + words.length + 1;
    if (source[from + words.length] !== '$') return;
    braces.push(true);
    token.lastIndex += 1;
  };
  token.lastIndex = 0;
  for (let match = token.exec(source); match !== null; match = token.exec(source)) {
    const [text] = match;
    if (text === '{') braces.push(false);
    else if (text === '`' || (text === '}' && braces.pop() === true)) readPiece(token.lastIndex);
    else if (/^['"]/u.test(text)) found.push({ index: match.index + 1, words: text.slice(1, -1) });
  }
  return found;
}

/** A single word in one case is a key, a value or part of a path. */
const isRead = (words: string) => /\s|^\p{Lu}\p{Ll}/u.test(words);

/** @returns the given-up words of a text, for the place it begins at */
export function givenUp(path: string, text: string): { word: string; say: string; index: number }[] {
  const words = allowed.reduce(
    (rest, right) => rest.replace(right, (found) => ' '.repeat(found.length)),
    text.replaceAll('\\u00a0', '      '),
  );
  return rules.flatMap(({ not, say, within }) => {
    const found = within === undefined || within.test(path) ? not.exec(words) : null;
    return found === null ? [] : [{ word: found[0], say, index: found.index }];
  });
}

function textsIn(path: string, source: string) {
  if (path.endsWith('.md')) {
    // Words people search for are other words for the same thing.
    const body = source.replace(/^keywords:.*$/mu, (line) => ' '.repeat(line.length));
    return body.split(/(?<=\n)/u).map((words, at, all) => ({ words, index: all.slice(0, at).join('').length }));
  }
  if (!summaries.test(path)) return textsOf(source).filter(({ words }) => isRead(words));
  // What the description of the API says of a call: get('/projects', 'All projects').
  const summary =
    /\b(?:get|post|put|patch|del)\(\s*(?:'[^']*'|`[^`]*`),\s*(?<words>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")/gu;
  return [...source.matchAll(summary)].map(({ index, groups }) => ({ index, words: groups?.['words'] ?? '' }));
}

/** @returns what a file that people read says in words that were given up */
export function wordProblems(path: string, source: string): Problem[] {
  return textsIn(path, source).flatMap((text) =>
    givenUp(path, text.words).map(({ word, say, index }) => ({
      path,
      line: lineOf(source, text.index + index),
      message: `says '${word}'; the word for it is '${say}'`,
    })),
  );
}

function pagesUnder(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md') && entry.name !== 'README.md')
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

if (import.meta.main) {
  const sources = [...readSources(root)].filter(
    ([path]) => !isTest.test(path) && (summaries.test(path) || messages.some((each) => each.test(path))),
  );
  const read = pages.flatMap(pagesUnder).map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
  const problems = [...sources, ...read].flatMap(([path, source]) => wordProblems(path, source));
  for (const { path, line, message } of problems) process.stdout.write(`${path}:${line} ${message}.\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
