/** Whole words; 'rendez-vous' is a noun. */
const word = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?<![Rr]endez[-\u2011])(?:${words})(?![\\p{L}\\p{N}])`, 'u');

/** Words for the reader, in both languages. */
const reader = word('[Yy]ou|[Yy]ours?|[Yy]ourself|[Yy]ourselves|[Vv]ous|[Vv]otre|[Vv]os|[Vv]ôtres?');
/** English words for the author. 'US' is a country. */
const english = word('I|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|us|[Oo]urs?');
const french = word(
  '[Jj]e|[Mm]oi|[Mm]e|[Mm]on|[Mm]a|[Mm]es|[Mm]ien(?:ne)?s?|[Nn]ous|[Nn]otre|[Nn]os|[Nn]ôtres?|[Tt]u|[Tt]oi',
);
const elided = /(?<![\p{L}\p{N}])[JjMmTt]['’](?=\p{L})/u;

/** Whether a text speaks to somebody: 'you', 'vous'. */
export function speaksToReader(text: string): boolean {
  return reader.test(text);
}

/** Whether a text is in the first or second person: a plan describes the business in the third. */
export function speaksOfItself(text: string): boolean {
  return speaksToReader(text) || english.test(text) || french.test(text) || elided.test(text);
}
