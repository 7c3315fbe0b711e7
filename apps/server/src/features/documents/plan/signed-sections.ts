import { intlLocale, type Language, languages } from '@elan/domain/locale';
import { type Part, text, textTable } from '../blocks.ts';
import { type Content, type ContentInput, gatherContent, type SignOffOfPlan } from '../gather-content.ts';
import { type PlanPart, planParts } from './plan-parts.ts';
import { sectionsFrom } from './plan-sections-of.ts';
import type { PlanWords } from './plan-words.ts';

/**
 * What advisers signed off, compared with what each section says now in the language it was read in. The plan is made
 * again only in languages that somebody signed.
 */
export function signedSections(input: ContentInput): SignOffOfPlan[] {
  const { signOffs = [], pictures = [] } = input;
  // A section's mark does not include picture bytes.
  const named = pictures.map((picture) => ({ ...picture, image: null }));
  const marksIn = (language: Language) => {
    if (!signOffs.some((each) => each.language === language)) return new Map<string, string>();
    const content = gatherContent({ ...input, pictures: named, language });
    return new Map(sectionsFrom(planParts(content), content).map(({ key, mark }) => [key, mark]));
  };
  const marks = new Map(languages.map((language) => [language, marksIn(language)]));
  return signOffs.map((each) => ({ ...each, isOutdated: marks.get(each.language)?.get(each.section) !== each.mark }));
}

/** The page of sign-offs, in the order of the sections; none for a section that this plan does not have. */
export function signOffsPart({ signOffs, language }: Content, shown: readonly PlanPart[], words: PlanWords): Part[] {
  const day = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeZone: 'America/Toronto' });
  const rows = shown.flatMap(({ key, title }) =>
    signOffs
      .filter(({ section }) => section === key)
      .map(({ name, note, signedAt, isOutdated }) => [
        title,
        name ?? words.formerAdviser,
        day.format(signedAt),
        note,
        isOutdated ? words.changedSince : words.asSigned,
      ]),
  );
  if (rows.length === 0) return [];
  const head = [words.section, words.adviser, words.signedOn, words.reason, words.since];
  return [
    {
      title: words.signOffs,
      blocks: [text(words.signOffsLead), textTable(head, rows, [3, 3, 3, 5, 3])],
    },
  ];
}
