import { intlLocale } from '@elan/domain/locale';
import { type Composed, type Part, text } from './blocks.ts';
import { composeFinances } from './compose-finances.ts';
import { composeModules } from './compose-modules.ts';
import { composeTextFigures } from './compose-text-figures.ts';
import type { Content } from './gather-content.ts';
import { wordsIn } from './words-in.ts';

/** The document of a project, for Word and Markdown. */
export function composeDocument(content: Content): Composed {
  const { name, description, language, now, productName, isFree } = content;
  const day = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeZone: 'America/Toronto' });
  const words = wordsIn(language);
  const parts = [...composeModules(content), ...composeFinances(content), ...composeTextFigures(content)];
  const none: Part = { title: name, blocks: [text(words.empty)] };
  return {
    title: name,
    subtitle: description ?? '',
    lines: [],
    date: day.format(now),
    madeWith: isFree ? `${words.madeWith} ${productName}` : '',
    parts: parts.length === 0 ? [none] : parts,
  };
}
