import { languages } from '@elan/domain/locale';
import { type ChecklistItem, checklistOf } from './checklist-text.ts';

const files = import.meta.glob<string>('../../../../../content/checklists/general.*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Lists = ReadonlyMap<string, readonly ChecklistItem[]>;

const textIn = (language: string) =>
  Object.entries(files).find(([path]) => path.endsWith(`general.${language}.md`))?.[1] ?? '';

/** What founders usually also have, whatever the trade. */
export const generalChecklist = Object.fromEntries(
  languages.map((language) => [language, checklistOf(textIn(language))]),
) as Record<(typeof languages)[number], Lists>;
