import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { frenchSpacesIn, withFrenchSpaces } from '@elan/domain/french-spaces';
import { type Language, languages } from '@elan/domain/locale';
import { type TradeFile, type TradeSection, tradeFile, tradeSections } from '@elan/domain/trades/trade-file';
import { type TradeChoice, tradeChoices } from '@elan/domain/trades/trade-names';

/** A trade or a family as `content/trades` describes it. French texts have their no-break spaces. */
export type Trade = TradeFile & {
  key: TradeChoice;
  /** The sections of its page, as Markdown. */
  sections: Record<TradeSection, Record<Language, string>>;
};

const folder = new URL('../../../../../content/trades/', import.meta.url);
const read = new Map<TradeChoice, Promise<Trade>>();

/** A trade; its files are read when it is first asked for. */
export function readTrade(key: TradeChoice): Promise<Trade> {
  const known = read.get(key);
  if (known !== undefined) return known;
  const reading = readFiles(key);
  read.set(key, reading);
  return reading;
}

/** Every trade, then every family. */
export async function readTrades(): Promise<Trade[]> {
  const all: Trade[] = [];
  for (const key of Object.keys(tradeChoices) as TradeChoice[]) all.push(await readTrade(key));
  return all;
}

/** What the build made of the files: reading YAML takes a hundred times as long, and much memory. */
const compiled = new URL('../../../../web/dist/trades/', import.meta.url);
const sources = ['trade.yaml', ...languages.map((language) => `${language}.md`)];

/** Writes every trade as it is read; part of the build. */
export async function compileTrades(): Promise<void> {
  await mkdir(compiled, { recursive: true });
  for (const key of Object.keys(tradeChoices) as TradeChoice[]) {
    await writeFile(new URL(`${key}.json`, compiled), JSON.stringify(await readSources(key)));
  }
}

async function readFiles(key: TradeChoice): Promise<Trade> {
  const file = new URL(`${key}.json`, compiled);
  const timeOf = async (url: URL) => (await stat(url)).mtimeMs;
  const made = await timeOf(file).catch(() => 0);
  const changed = await Promise.all(sources.map((name) => timeOf(new URL(`${key}/${name}`, folder))));
  // Somebody who changes a text sees it without a build.
  return changed.every((time) => time <= made) ? JSON.parse(await readFile(file, 'utf8')) : readSources(key);
}

async function readSources(key: TradeChoice): Promise<Trade> {
  const fileOf = (name: string) => readFile(new URL(`${key}/${name}`, folder), 'utf8');
  const { parse } = await import('yaml');
  const facts = tradeFile.parse(frenchSpacesIn(parse(await fileOf('trade.yaml'))));
  const texts = await Promise.all(
    languages.map(async (language) => [language, sectionsOf(await fileOf(`${language}.md`), language)] as const),
  );
  const section = (name: TradeSection) =>
    Object.fromEntries(texts.map(([language, sections]) => [language, sections[name]])) as Record<Language, string>;
  return {
    ...facts,
    key,
    sections: Object.fromEntries(
      Object.keys(tradeSections).map((name) => [name, section(name as TradeSection)]),
    ) as Trade['sections'],
  };
}

/** The file's sections come in the order of `tradeSections`: a check of the content holds them to it. */
function sectionsOf(file: string, language: Language): Record<TradeSection, string> {
  const [, ...bodies] = (language === 'fr' ? withFrenchSpaces(file) : file).split(/^# .*$/mu);
  return Object.fromEntries(
    Object.keys(tradeSections).map((name, index) => [name, bodies[index]?.trim() ?? '']),
  ) as Record<TradeSection, string>;
}
