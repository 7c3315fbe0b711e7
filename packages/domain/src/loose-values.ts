import { withoutWarningMark } from './generation.ts';

/** Control characters and lone surrogates: never intended, and some cannot be stored. */
const unwanted = /(?!\s)\p{Cc}|\p{Surrogate}|\p{Bidi_Control}/gu;

const listMark = /^\s*(?:[-*•–—·]+|\(?\d{1,2}[.)])\s+/u;

/** Normalizes a key as a model may write it: any case, with or without accents, in snake, kebab or camel case. */
const plainKey = (key: string) =>
  key
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, '');

/** The fields of an object by normalized key; undefined for anything that is not an object. */
export function readFields(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = new Map<string, unknown>();
  for (const [key, content] of Object.entries(value).slice(0, 100)) {
    const plain = plainKey(key.slice(0, 100));
    if (!fields.has(plain)) fields.set(plain, content);
  }
  return fields;
}

/** The value of the first of the given names that is present. */
export function pickField(fields: ReadonlyMap<string, unknown>, names: readonly string[]): unknown {
  return names.map((name) => fields.get(plainKey(name))).find((value) => value !== undefined && value !== null);
}

/** A text on one line, truncated and storable. Numbers become text, a list is joined, anything else is empty. */
export function readText(value: unknown, maximum: number): string {
  if (Array.isArray(value)) {
    return cutText(
      value
        .slice(0, 20)
        .map((entry) => scalar(entry, maximum))
        .filter((entry) => entry !== '')
        .join(', '),
      maximum,
    );
  }
  return scalar(value, maximum);
}

/** A list of texts; a single text is split at line breaks and semicolons. Empty entries are dropped. */
export function readList(value: unknown, { items, characters }: { items: number; characters: number }): string[] {
  const entries = Array.isArray(value) ? value : typeof value === 'string' ? linesOf(value, items * characters) : [];
  return entries
    .slice(0, items * 4)
    .map((entry) => readText(entry, characters).replace(listMark, ''))
    .filter((entry) => entry !== '')
    .slice(0, items);
}

function linesOf(text: string, maximum: number): string[] {
  const start = text.slice(0, maximum * 4);
  const lines = start.split(/\r?\n/u);
  return lines.length > 1 ? lines : start.split(/;\s/u);
}

function scalar(value: unknown, maximum: number): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? cutText(value, maximum) : '';
}

function cutText(value: string, maximum: number): string {
  const line = value
    .slice(0, maximum * 4)
    .replace(unwanted, '')
    .replace(/[^\S\u00a0\u202f]+/gu, ' ');
  // Truncating in the middle of an emoji would leave half of it, which cannot be stored.
  return withoutWarningMark(line)
    .trim()
    .slice(0, maximum)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
}
