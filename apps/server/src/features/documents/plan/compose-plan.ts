import { intlLocale } from '@elan/domain/locale';
import { isAppendix } from '@elan/domain/plan-document/sections';
import type { Composed, Part } from '../blocks.ts';
import type { Content } from '../gather-content.ts';
import { wordsIn } from '../words-in.ts';
import { balancePart } from './balance-part.ts';
import { isShown, planParts } from './plan-parts.ts';
import { coverOf, requestPart } from './plan-request.ts';
import { planWordsIn } from './plan-words.ts';
import { signOffsPart } from './signed-sections.ts';
import { answerOf } from './told-answer.ts';

/**
 * The business plan for a reader outside the business: in the third person, from answers, the situation analysis, the
 * rows of figures and the forecast, with the sections, the order and the words that people of the project chose. Nothing
 * is invented: a section without anything in it is left out, and named under what remains to be proved.
 */
export function composePlan(content: Content): Composed {
  const { name, language, now, productName, isFree } = content;
  const words = planWordsIn(language);
  const day = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeZone: 'America/Toronto' });
  const shown = planParts(content).filter(isShown);
  const isAsking = (key: string) =>
    key === 'unproved' || (key === 'finances' && !content.hasFigures) || isAppendix(key);
  const isEmpty = shown.every(({ key }) => isAsking(key));
  const empty: Part = { title: words.summary, blocks: [{ is: 'text', text: words.empty }] };
  const parts = shown.map(({ title, blocks, pictures }) => ({ title, blocks: [...blocks, ...pictures] }));
  return {
    title: answerOf(content, ['marketing', 'brandName']) ?? name,
    subtitle: words.title,
    lines: Object.values(coverOf(content)).flat(),
    date: day.format(now),
    madeWith: isFree ? `${wordsIn(language).madeWith} ${productName}` : '',
    parts: [
      ...requestPart(content),
      ...(isEmpty ? [empty] : []),
      ...parts,
      ...balancePart(content),
      ...signOffsPart(content, shown, words),
    ],
  };
}
