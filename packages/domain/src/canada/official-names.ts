import names from '../../../../content/canada/official-names.json' with { type: 'json' };

/** A name in English, in French, and as people shorten it, with the site of the body responsible. */
export type OfficialName = { names: readonly string[]; url: string };

/** When the names and the sites were last checked; shown beside them. */
export const officialNamesDate = '2026-11';

/**
 * Programs, laws and public bodies that a report about a small business may name, everywhere in Canada: it may name what
 * a person's neighbours have. A name that is not here may exist: it has to be checked.
 */
export const officialNames: readonly OfficialName[] = names;
