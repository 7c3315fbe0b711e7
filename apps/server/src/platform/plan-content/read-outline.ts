import { readFile } from 'node:fs/promises';
import { withFrenchSpaces } from '@elan/domain/french-spaces';
import type { Language } from '@elan/domain/locale';
import { type OutlineFile, outlineOf } from '@elan/domain/plan-document/outline-file';
import type { PlanSectionKey } from '@elan/domain/plan-document/sections';

const folder = new URL('../../../../../content/plan-sections/', import.meta.url);
const read = new Map<string, Promise<OutlineFile>>();

/** What a section should say, as `content/plan-sections` has it; its file is read when it is first asked for. */
export function readOutline(key: PlanSectionKey, language: Language): Promise<OutlineFile> {
  const name = `${key}.${language}.md`;
  const known = read.get(name);
  if (known !== undefined) return known;
  const reading = readFile(new URL(name, folder), 'utf8').then((text) =>
    outlineOf(language === 'fr' ? withFrenchSpaces(text) : text, language),
  );
  read.set(name, reading);
  return reading;
}
