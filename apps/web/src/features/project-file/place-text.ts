import type { Language } from '@elan/domain/locale';
import { isModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { pick } from '../../lib/i18n/messages.ts';
import { importMessages, partTexts } from './messages.ts';

/** A place in a file as a person would name it: the part of the project, and which one of a list. */
export function placeText(path: string, file: unknown, language: Language): string {
  const words = pick(importMessages, language);
  const [part = '', index] = path.split('.');
  const known = Object.hasOwn(partTexts, part) ? partTexts[part] : undefined;
  if (known === undefined) return words.place(words.fileItself, null);
  const number = index !== undefined && /^\d+$/u.test(index) ? Number(index) : null;
  const item = number === null ? undefined : itemAt(file, part, number);
  if (isModuleKey(item?.module) && part === 'modules') return words.place(moduleTitles[item.module][language], null);
  return words.place(known[language], number === null ? null : number + 1);
}

function itemAt(file: unknown, part: string, index: number): { module?: unknown } | undefined {
  if (typeof file !== 'object' || file === null) return undefined;
  const list = new Map<string, unknown>(Object.entries(file)).get(part);
  const item: unknown = Array.isArray(list) ? list[index] : undefined;
  return typeof item === 'object' && item !== null ? item : undefined;
}
