import { guideNames, type HelpPageName, helpNames, isHelpPageName } from '@elan/domain/help-pages';
import type { Language } from '@elan/domain/locale';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { HelpFront } from './help-front.ts';

/** A page as lists show it. */
export type HelpEntry = HelpFront & { name: HelpPageName };

const files = import.meta.glob<HelpFront>('../../../../../content/{help,guides}/*/*.md', {
  query: '?front',
  import: 'default',
  eager: true,
});

const fronts = new Map(
  Object.entries(files).flatMap(([path, front]) => {
    const [, language, name] = /\/(\w+)\/([\w-]+)\.md/u.exec(path) ?? [];
    return isHelpPageName(name) ? [[`${language}/${name}`, { ...front, name }] as const] : [];
  }),
);

/** @throws if the page has no file; `npm run check` finds that first */
export function helpEntry(name: HelpPageName, language: Language): HelpEntry {
  const front = fronts.get(`${language}/${name}`);
  if (front === undefined) throw new Error(`There is no content file ${language}/${name}.md.`);
  return front;
}

/** All pages, each topic in its order. */
export function helpEntries(language: Language): HelpEntry[] {
  return [...helpNames, ...guideNames]
    .map((name) => helpEntry(name, language))
    .sort((first, second) => first.order - second.order);
}

/** The guides that a module's screen offers. */
export function guidesOf(module: ModuleKey, language: Language): HelpEntry[] {
  return guideNames.map((name) => helpEntry(name, language)).filter(({ modules }) => modules.includes(module));
}
