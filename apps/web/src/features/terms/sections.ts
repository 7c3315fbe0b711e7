/** A section of the terms in one language, or a part of one. */
export type TermsPart = {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly isSection: boolean;
  readonly paragraphs: readonly string[];
  /** A list below them. */
  readonly items: readonly string[];
};

const files = import.meta.glob<TermsPart[]>('../../../../../content/terms/*.md', {
  query: '?terms',
  import: 'default',
  eager: true,
});
const partsIn = (language: string) => files[`../../../../../content/terms/${language}.md`] ?? [];

/** Both languages have the same parts in the same order; sections.test.ts compares them. */
const sections = partsIn('en').map((en, place) => {
  const fr = partsIn('fr')[place] ?? en;
  return {
    id: en.id,
    isSection: en.isSection,
    title: { en: en.title, fr: fr.title },
    paragraphs: { en: en.paragraphs, fr: fr.paragraphs },
    items: { en: en.items, fr: fr.items },
  };
});

/** The fourteen sections of the terms (TERMS-001). */
export const termsSections = sections.filter(({ isSection }) => isSection);

/** What happens to people's data (decision M-12), matching what the server really does. Part of the terms, section 8. */
export const privacyNotice = sections.filter(({ isSection }) => !isSection);
