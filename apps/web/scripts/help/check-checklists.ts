import { rowColumns } from '@elan/domain/ledger/row-fields';
import { type Language, languages } from '@elan/domain/locale';
import { checkedKinds, checklistOf } from '../../src/features/ledger-table/checklist-text.ts';
import type { ContentFiles } from './check-pages.ts';
import { frenchFaults } from './typography.ts';

const longestLabel = rowColumns.cost.name.maxLength;
const items = { least: 3, most: 15 } as const;

/** @returns what is wrong with the checklists, a sentence for each fault, beginning with its file */
export function checkChecklists(files: ContentFiles): string[] {
  const names = new Set([...files.keys()].map((path) => path.replace(/\.\w+\.md$/u, '')));
  return [...names].flatMap((name) => {
    const read = languages.flatMap((language) => {
      const text = files.get(`${name}.${language}.md`);
      return text === undefined ? [] : [{ language, text, keys: keysOf(text) }];
    });
    const [en, fr] = read;
    if (en === undefined || fr === undefined) return [`${name}: every checklist exists in both languages`];
    return [
      ...read.flatMap(({ language, text }) =>
        checkList(language, text).map((fault) => `${name}.${language}.md: ${fault}`),
      ),
      ...(en.keys === fr.keys ? [] : [`${name}: both languages have the same items in the same order`]),
    ];
  });
}

const keysOf = (text: string) =>
  JSON.stringify([...checklistOf(text)].map(([kind, list]) => [kind, list.map(({ key }) => key)]));

function checkList(language: Language, text: string): string[] {
  const lists = checklistOf(text);
  const stray = text.split('\n').filter((line) => line.startsWith('-') && !/^(?:---|- [a-z-]+: \S.*)$/u.test(line));
  return [
    ...(/^checked: \d{4}-\d\d-\d\d$/mu.test(text) ? [] : ['checked: the day the list was last read through']),
    ...stray.map((line) => `'${line}': an item is '- its-key: What it is called'`),
    ...checkedKinds.flatMap((kind) => {
      const list = lists.get(kind) ?? [];
      const isWhole = list.length >= items.least && list.length <= items.most;
      const keys = new Set(list.map(({ key }) => key));
      return [
        ...(isWhole ? [] : [`# ${kind}: ${list.length} items; it should have ${items.least} to ${items.most}`]),
        ...(keys.size === list.length ? [] : [`# ${kind}: each key once`]),
        ...list.filter(({ label }) => label.length > longestLabel).map(({ key }) => `${key}: its name is too long`),
      ];
    }),
    ...(language === 'fr' ? frenchFaults(text.replace(/^---[\s\S]*?---/u, '').replace(/^- [a-z-]+: /gmu, '')) : []),
  ];
}
