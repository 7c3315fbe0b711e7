import { guideNames, helpNames, helpPageAt, helpPath } from '@elan/domain/help-pages';
import { type Language, languages } from '@elan/domain/locale';
import { isModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { defaultProductName, priceText } from '@elan/domain/product';
import { isHelpPath, isPublicPath } from '@elan/domain/routes';
import type { Token } from 'marked';
import { helpTopics } from '../../src/data/help/help-front.ts';
import { type HelpFile, headingsIn, splitFile, tokensOf } from './read-page.ts';
import { frenchFaults } from './typography.ts';

/** The content files by path, relative to the folder `content`. */
export type ContentFiles = ReadonlyMap<string, string>;

const kinds = { help: helpNames, guides: guideNames } as const;
type Kind = keyof typeof kinds;

/** A help page may be short; a guide has to say something. */
const words = { help: { least: 150, most: 900 }, guides: { least: 350, most: 900 } } as const;
/** How many guides a module's screen offers. */
const guidesOfModule = { least: 2, most: 4 } as const;
/** The topics of guides; the others are of help pages. */
const firstGuideTopic = 5;

/** @returns what is wrong with the pages, a sentence for each fault, beginning with its file */
export function checkPages(files: ContentFiles): string[] {
  const faults: string[] = [];
  const expected = new Set<string>();
  const guideModules = new Map<string, readonly unknown[]>();
  for (const kind of ['help', 'guides'] as const) {
    for (const name of kinds[kind]) {
      const read = new Map<Language, HelpFile>();
      for (const language of languages) {
        const path = `${kind}/${language}/${name}.md`;
        expected.add(path);
        const text = files.get(path);
        if (text === undefined) {
          faults.push(`${path}: the file is missing; every page exists in both languages`);
          continue;
        }
        try {
          const file = splitFile(text);
          read.set(language, file);
          faults.push(...checkFile(kind, language, file).map((fault) => `${path}: ${fault}`));
        } catch (error) {
          faults.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      const [en, fr] = [read.get('en'), read.get('fr')];
      if (en === undefined || fr === undefined) continue;
      faults.push(...comparePair(en, fr).map((fault) => `${kind}/*/${name}.md: ${fault}`));
      if (kind === 'guides') guideModules.set(name, listOf(en.front.modules));
    }
  }
  for (const path of files.keys()) {
    if (!expected.has(path)) faults.push(`${path}: add its name to packages/domain/src/help-pages.ts, or delete it`);
  }
  return [...faults, ...checkModules(guideModules)];
}

function checkModules(guideModules: ReadonlyMap<string, readonly unknown[]>): string[] {
  return moduleKeys.flatMap((module) => {
    const count = [...guideModules.values()].filter((modules) => modules.includes(module)).length;
    const fits = count >= guidesOfModule.least && count <= guidesOfModule.most;
    return fits ? [] : [`guides: the module ${module} has ${count} guides; it should have 2 to 4`];
  });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function checkFile(kind: Kind, language: Language, file: HelpFile): string[] {
  const { body } = file;
  const tokens = tokensOf(body);
  const count = body.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const { least, most } = words[kind];
  return [
    ...checkFront(kind, file),
    ...(count < least || count > most ? [`has ${count} words; it should have ${least} to ${most}`] : []),
    ...everyToken(tokens).flatMap(checkToken),
    ...(body.includes(defaultProductName) ? [`names the product; the operator may have given it another name`] : []),
    ...[...body.matchAll(kind === 'help' ? /\d+[.,]\d\d(?: CAD| \$)/gu : /\d+[.,]\d\d CAD/gu)]
      .filter(([price]) => price !== priceText)
      .map(([price]) => `says ${price}; the price is ${priceText}`),
    ...(language === 'fr' ? frenchFaults(textOf(file)) : body.includes('\u00a0') ? ['holds a no-break space'] : []),
  ];
}

/** Everything of a file that readers see. */
const textOf = ({ front, body }: HelpFile) =>
  [front.title, front.summary, body].filter((part) => typeof part === 'string').join('\n');

function checkFront(kind: Kind, { front }: HelpFile): string[] {
  const { title, summary, topic, order, modules, keywords, checked, sources = [] } = front;
  const topics = kind === 'help' ? helpTopics.slice(0, firstGuideTopic) : helpTopics.slice(firstGuideTopic);
  const day = isText(checked) && /^\d{4}-\d\d-\d\d$/u.test(checked) ? new Date(`${checked}T00:00:00Z`) : null;
  const isSource = (source: unknown) => {
    const { name, url } = (source ?? {}) as { name?: unknown; url?: unknown };
    return isText(name) && isText(url) && URL.canParse(url) && url.startsWith('https://');
  };
  const rules: [boolean, string][] = [
    [isText(title) && title.length <= 70, 'title: a text of at most 70 characters'],
    [isText(summary) && summary.length <= 160, 'summary: a sentence of at most 160 characters'],
    [topics.some((known) => known === topic), `topic: one of ${topics.join(', ')}`],
    [Number.isInteger(order), 'order: a whole number'],
    [isText(keywords), 'keywords: words somebody may search for'],
    [day !== null && !Number.isNaN(day.getTime()), 'checked: the day the facts were checked, as 2026-01-31'],
    [kind === 'help' || (Array.isArray(modules) && modules.length > 0), 'modules: the modules that offer this guide'],
    [listOf(modules).every(isModuleKey), `modules: only ${moduleKeys.join(', ')}`],
    [Array.isArray(sources) && sources.every(isSource), 'sources: a list, each with a name and an https:// url'],
  ];
  return rules.filter(([holds]) => !holds).map(([, rule]) => `front matter, ${rule}`);
}

/** What both languages have in common. */
function comparePair(en: HelpFile, fr: HelpFile): string[] {
  const same = (field: string) => JSON.stringify(en.front[field]) === JSON.stringify(fr.front[field]);
  const [english, french] = [headingsIn(en.body).length, headingsIn(fr.body).length];
  return [
    ...(english === french ? [] : [`${english} headings in English, ${french} in French`]),
    ...['topic', 'order', 'modules', 'checked'].filter((field) => !same(field)).map((field) => `${field} differs`),
  ];
}

function everyToken(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    const items: Token[] = token.type === 'list' ? token.items : [];
    const inner = 'tokens' in token ? (token.tokens ?? []) : [];
    return [
      token,
      ...everyToken(inner),
      ...items.flatMap((item) => ('tokens' in item ? everyToken(item.tokens ?? []) : [])),
    ];
  });
}

function checkToken(token: Token): string[] {
  switch (token.type) {
    case 'heading':
      return token.depth <= 2 ? [] : [`heading '${token.text}': use # or ##`];
    case 'table':
      return ['holds a table; its alignment would be an inline style, which the prerendered pages forbid'];
    case 'html':
    case 'image':
      return [`'${token.raw.slice(0, 40)}': only text, lists, links and emphasis are shown`];
    case 'link':
      return checkLink(String(token.href));
    default:
      return [];
  }
}

function checkLink(href: string): string[] {
  if (href.startsWith('https://')) return URL.canParse(href) ? [] : [`the link ${href} is not an address`];
  const [path = ''] = href.split('#');
  return isPublicPath(path) && (!isHelpPath(path) || helpPageAt(path) !== undefined)
    ? []
    : [`the link ${href} leads nowhere; a page is ${helpPath('modules')}`];
}
