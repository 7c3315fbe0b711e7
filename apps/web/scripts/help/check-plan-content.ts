import { languages } from '@elan/domain/locale';
import { lenderFile } from '@elan/domain/plan-document/lender-file';
import { lenderKeys } from '@elan/domain/plan-document/lender-names';
import { type OutlineFile, outlinedSections, outlineOf } from '@elan/domain/plan-document/outline-file';
import { parse } from 'yaml';
import type { ContentFiles } from './check-pages.ts';
import { frenchFaults } from './typography.ts';

/** @returns what is wrong with the outlines of sections and lenders, a sentence for each fault, beginning with its file */
export function checkPlanContent(files: ContentFiles): string[] {
  const expected = [
    ...outlinedSections.flatMap((key) => languages.map((language) => `plan-sections/${key}.${language}.md`)),
    ...lenderKeys.map((key) => `lenders/${key}.yaml`),
  ];
  return [
    ...expected.filter((path) => !files.has(path)).map((path) => `${path}: the file is missing`),
    ...[...files.keys()].filter((path) => !expected.includes(path)).map((path) => `${path}: no section or lender`),
    ...outlinedSections.flatMap((key) => checkOutline(`plan-sections/${key}`, files)),
    ...lenderKeys.flatMap((key) => checkLender(`lenders/${key}.yaml`, files)),
  ];
}

function checkOutline(name: string, files: ContentFiles): string[] {
  const faults: string[] = [];
  const [en, fr] = languages.map((language): OutlineFile | undefined => {
    const path = `${name}.${language}.md`;
    const text = files.get(path);
    if (text === undefined) return undefined;
    if (language === 'fr') faults.push(...frenchFaults(bodyOf(text)).map((fault) => `${path}: ${fault}`));
    try {
      return outlineOf(text, language);
    } catch (error) {
      faults.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  });
  if (en === undefined || fr === undefined) return faults;
  const same = (of: (file: OutlineFile) => unknown) => JSON.stringify(of(en)) === JSON.stringify(of(fr));
  return [
    ...faults,
    ...(same(({ outline }) => outline.map(({ items }) => items.length))
      ? []
      : [`${name}: both outlines have the same lines`]),
    ...(same(({ checklist }) => checklist.map(({ key }) => key))
      ? []
      : [`${name}: both checklists have the same keys`]),
    ...(same(({ sentences }) => sentences.map(slotsOf)) ? [] : [`${name}: both have the same sentences`]),
    ...(same(({ words, checked }) => [words, checked]) ? [] : [`${name}: words and checked are the same`]),
  ];
}

/** Without the front matter, the keys of a list, and the names in braces. */
const bodyOf = (text: string) =>
  text
    .replace(/^---[\s\S]*?---/u, '')
    .replace(/^- [a-z]+: /gmu, '')
    .replace(/[{}]/gu, '');

const slotsOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/gu)].map(([, slot]) => slot).sort();

function checkLender(path: string, files: ContentFiles): string[] {
  const text = files.get(path);
  if (text === undefined) return [];
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    return [`${path}: ${String(error)}`];
  }
  const read = lenderFile.safeParse(value);
  if (!read.success) return read.error.issues.map(({ path: at, message }) => `${path}: ${at.join('.')}: ${message}`);
  const french = [...read.data.sources.map(({ name }) => name.fr), ...read.data.checklist.map((item) => item.text.fr)];
  return [
    ...(new Set(read.data.order).size === read.data.order.length ? [] : [`${path}: order: each section once`]),
    ...frenchFaults(french.join('\n')).map((fault) => `${path}: ${fault}`),
  ];
}
