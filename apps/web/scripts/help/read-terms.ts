import type { Language } from '@elan/domain/locale';
import { lockout } from '@elan/domain/lockout';
import { minimumAge, priceText } from '@elan/domain/product';
import { retention } from '@elan/domain/retention';
import type { TermsPart } from '../../src/features/terms/sections.ts';
import { tokensOf } from './read-page.ts';
import { withNoBreakSpaces } from './typography.ts';

/** What the terms name and the product does; written as `{mailDays}`. */
const values: Readonly<Record<string, unknown>> = { ...retention, ...lockout, minimumAge, price: priceText };

/**
 * The terms as they are shown: a section, or a part of one, begins with a heading and its anchor.
 * @throws if a heading has no anchor, or a value has a name that is not known
 */
export function termsOf(file: string, language: Language): TermsPart[] {
  const text = (written: string) =>
    (language === 'fr' ? withNoBreakSpaces(written) : written).replace(/\{(\w+)\}/gu, (_, name: string) => {
      if (!Object.hasOwn(values, name)) throw new Error(`The terms name {${name}}, which is no value.`);
      return String(values[name]);
    });
  const parts: (TermsPart & { paragraphs: string[]; items: string[] })[] = [];
  for (const token of tokensOf(file)) {
    if (token.type === 'heading') {
      const [, title = '', id] = /^(.*) \{#([\w-]+)\}$/u.exec(String(token.text)) ?? [];
      if (id === undefined) throw new Error(`The heading "${token.text}" needs an anchor, such as {#privacy}.`);
      parts.push({ id, title: text(title), isSection: token.depth === 1, paragraphs: [], items: [] });
    }
    if (token.type === 'paragraph') parts.at(-1)?.paragraphs.push(text(String(token.text)));
    if (token.type === 'list') {
      parts.at(-1)?.items.push(...token.items.map((item: { text: string }) => text(item.text)));
    }
  }
  return parts;
}
