import { intlLocale } from '@elan/domain/locale';
import { isAppendix } from '@elan/domain/plan-document/sections';
import { type Composed, type Part, text } from '../blocks.ts';
import type { Content } from '../gather-content.ts';
import { wordsIn } from '../words-in.ts';
import { balancePart } from './balance-part.ts';
import { finishedOnly } from './finished-text.ts';
import { answerOf } from './plan-answer.ts';
import { isShown, type PlanPart, planParts, sectionsToWrite } from './plan-parts.ts';
import { coverOf, requestPart } from './plan-request.ts';
import { type PlanWords, planWordsIn } from './plan-words.ts';
import { signOffsPart } from './signed-sections.ts';

/**
 * The business plan for a reader outside the business: the texts that its owner wrote or accepted, facts and figures in
 * tables, in the order that people of the project chose. Nothing is invented, and notes are never printed as text: the
 * plan names the sections that remain to be written.
 */
export function composePlan(content: Content): Composed {
  const { name, language, now, productName, isFree } = content;
  const words = planWordsIn(language);
  const day = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeZone: 'America/Toronto' });
  const all = planParts(content);
  const shown = all.filter(isShown);
  const isAsking = (key: string) =>
    key === 'unproved' || (key === 'finances' && !content.hasFigures) || isAppendix(key);
  const isEmpty = shown.every(({ key }) => isAsking(key));
  const isSilent = isEmpty || all.some((part) => part.key === 'summary' && part.isIn && !isShown(part));
  const empty: Part = { title: words.summary, blocks: [text(words.empty)] };
  const parts = shown.map((part) => ({ ...part, blocks: [...finishedOnly(part.blocks), ...part.pictures] }));
  const [printed, begun] = [
    parts.filter(({ blocks }) => blocks.length > 0),
    parts.filter(({ blocks }) => blocks.length === 0),
  ];
  return {
    title: answerOf(content, ['marketing', 'brandName']) ?? name,
    subtitle: words.title,
    lines: Object.values(coverOf(content)).flat(),
    date: day.format(now),
    madeWith: isFree ? `${wordsIn(language).madeWith} ${productName}` : '',
    parts: withToWrite(
      [
        ...requestPart(content),
        ...(isSilent ? [empty] : []),
        ...printed.map(({ title, blocks }) => ({ title, blocks })),
        ...balancePart(content),
        ...signOffsPart(content, shown, words),
      ],
      [...sectionsToWrite(all), ...begun],
      words,
    ),
  };
}

/**
 * The first part begins with the sections that have no text, so that they are on the first page and nobody takes their
 * facts for a text. A draft is none.
 */
function withToWrite(parts: readonly Part[], missing: readonly PlanPart[], words: PlanWords): Part[] {
  if (missing.length === 0) return [...parts];
  const said = text(`${words.toWrite} ${missing.map(({ title }) => title).join(words.next)}.`);
  return parts.map((part, at) => (at === 0 ? { ...part, blocks: [said, ...part.blocks] } : part));
}
