import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withFrenchSpaces } from '@elan/domain/french-spaces';
import type { Language } from '@elan/domain/locale';

/** The texts of the reports by the names of their files, without '.md'. Read when the first report is written. */
export function readTexts(language: Language): Record<string, string> {
  const folder = new URL(`./texts/${language}/`, import.meta.url);
  const names = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.md'));
  return Object.fromEntries(
    names.map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      return [name.slice(0, -'.md'.length), language === 'fr' ? withFrenchSpaces(text) : text];
    }),
  );
}
