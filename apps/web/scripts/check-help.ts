import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkChecklists } from './help/check-checklists.ts';
import { checkPages } from './help/check-pages.ts';
import { checkPlanContent } from './help/check-plan-content.ts';
import { checkPrompts } from './help/check-prompts.ts';
import { checkSamples } from './help/check-samples.ts';
import { checkTrades } from './help/check-trades.ts';

/** Checks all of content/: pages, checklists, trades, samples, outlines of the plan and prompts; part of `npm run check`. */
const root = join(import.meta.dirname, '../../..');
const content = join(root, 'content');
const paths = readdirSync(content, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(content, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((path) => path !== 'README.md');
const inFolder = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
// The terms are compared in features/terms/sections.test.ts.
const [isList, isTrade, isPrompt] = [inFolder('checklists'), inFolder('trades'), inFolder('prompts')];
const [isTerms, isSample] = [inFolder('terms'), inFolder('samples')];
// What is imported compiles only if it is whole.
const isImported = (path: string) => path.endsWith('.json');
const isPlan = (path: string) => inFolder('plan-sections')(path) || inFolder('lenders')(path);
const others = [isImported, isList, isTrade, isPrompt, isPlan, isTerms, isSample];
const read = (chosen: readonly string[]) =>
  new Map(chosen.map((path) => [path, readFileSync(join(content, path), 'utf8')]));
const faults = [
  ...checkPages(read(paths.filter((path) => !others.some((is) => is(path))))),
  ...checkChecklists(read(paths.filter(isList))),
  ...checkTrades(read(paths.filter(isTrade))),
  ...checkPrompts(read(paths.filter(isPrompt))),
  ...checkSamples(read(paths.filter(isSample))),
  ...checkPlanContent(read(paths.filter(isPlan))),
];
for (const fault of faults) process.stdout.write(`content/${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
