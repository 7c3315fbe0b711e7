import type { Language } from '@elan/domain/locale';
import { Lexer, type Token } from 'marked';
import { parse } from 'yaml';
import { plainWords } from '../../src/components/markdown/headings.ts';
import type { HelpFront, TradePage } from '../../src/data/help/help-front.ts';
import { withNoBreakSpaces } from './typography.ts';

/** A page as its file has it. */
export type HelpFile = {
  /** The text between the two lines of dashes, unchecked. */
  front: Readonly<Record<string, unknown>>;
  body: string;
};

/** @throws if the file does not begin with a front matter */
export function splitFile(file: string): HelpFile {
  const [, front, body] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/su.exec(file) ?? [];
  if (front === undefined || body === undefined) throw new Error('The file must begin with a front matter (---).');
  const read: unknown = parse(front);
  return { front: typeof read === 'object' && read !== null ? { ...read } : {}, body: body.trim() };
}

/** The body as it is shown. */
export function bodyOf(file: string, language: Language): string {
  const { body } = splitFile(file);
  return language === 'fr' ? withNoBreakSpaces(body) : body;
}

/** The front matter as it is shown, with the headings. `check-help.ts` has made sure that it is complete. */
export function frontOf(file: string, language: Language): HelpFront {
  const { front, body } = splitFile(file);
  const full = { modules: [], sources: [], ...front, headings: headingsIn(body) } as unknown as HelpFront;
  if (language === 'en') return full;
  return {
    ...full,
    title: withNoBreakSpaces(full.title),
    summary: withNoBreakSpaces(full.summary),
    headings: full.headings.map(withNoBreakSpaces),
    sources: full.sources.map(({ name, url }) => ({ name: withNoBreakSpaces(name), url })),
  };
}

/** The page of a trade as it is shown. */
export function tradePageOf(file: string, language: Language): TradePage {
  const { summary, checked, sources } = frontOf(file, language);
  return { summary, checked, sources, body: bodyOf(file, language) };
}

export const tokensOf = (body: string): Token[] => Lexer.lex(body, { gfm: true });

export function headingsIn(body: string): string[] {
  return tokensOf(body).flatMap((token) => (token.type === 'heading' ? [plainWords(String(token.text))] : []));
}
