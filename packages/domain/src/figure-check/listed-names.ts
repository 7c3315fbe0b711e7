import { officialNames } from '../canada/official-names.ts';

/** A name of the dated list that a text uses, and the site of the body responsible for it. */
export type ListedName = { name: string; url: string };

const urls = new Map(officialNames.flatMap(({ names, url }) => names.map((name) => [name, url] as const)));
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/['’]/gu, "['’]");
/** The longest first: 'Loi sur les normes du travail' before a shorter name that it begins with. */
const anyName = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...urls.keys()]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\d])`,
  'gu',
);

/** The names of the dated list in a text, each once, in the order of the text. */
export function listedNames(text: string): ListedName[] {
  const found = [...new Set([...text.matchAll(anyName)].map(([name]) => name))];
  return found.flatMap((name) => {
    const url = urls.get(name) ?? urls.get(name.replaceAll('’', "'")) ?? urls.get(name.replaceAll("'", '’'));
    return url === undefined ? [] : [{ name, url }];
  });
}
