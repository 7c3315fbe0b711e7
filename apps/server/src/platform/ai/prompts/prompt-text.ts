import { readFileSync } from 'node:fs';
import type { Language } from '@elan/domain/locale';

const folder = new URL('../../../../../../content/prompts/', import.meta.url);
const read = new Map<string, string>();

/**
 * A text of `content/prompts`, in which a name in double braces stands for a value. Its file is read when it is first
 * asked for.
 * @throws when there is no such file, or no value for a name in it
 */
export function promptText(name: string, language: Language, values: Readonly<Record<string, string | number>> = {}) {
  const file = `${name}.${language}.md`;
  const text = read.get(file) ?? readFileSync(new URL(file, folder), 'utf8').trimEnd();
  read.set(file, text);
  return text.replace(/\{\{(\w+)\}\}/gu, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${file}: no value for ${key}`);
    return String(value);
  });
}
