/** The colours a person can choose; `tokens.css` has each in both themes. */
export const personColors = ['pine', 'teal', 'blue', 'violet', 'plum', 'rose', 'rust', 'olive'] as const;
export type PersonColor = (typeof personColors)[number];

/** A person as others see them. The name is empty until they choose one. */
export type Profile = { email: string; name: string; color: PersonColor };

/** A person's columns, as stored: no color until one is chosen. */
export type StoredProfile = { email: string; name: string; color: PersonColor | null };

export function profileOf(userId: string, { email, name, color }: StoredProfile): Profile {
  return { email, name, color: color ?? colorFor(userId) };
}

/** The colour of somebody who has not chosen one: always the same for the same id. */
export function colorFor(userId: string): PersonColor {
  let sum = 0;
  for (const character of userId) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return personColors[sum % personColors.length] ?? 'pine';
}

/** What to call a person: their name, or the part of their address before the @. */
export function displayName({ name, email }: Pick<Profile, 'name' | 'email'>): string {
  return name === '' ? (email.split('@')[0] ?? email) : name;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const firstOf = (word: string) => [...graphemes.segment(word)][0]?.segment ?? '';

/** The first letters of the first and last word of a name; of an address, its first letter (HEAD-014). */
export function initials({ name, email }: Pick<Profile, 'name' | 'email'>): string {
  const words = name.split(/[\s\u00a0-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => firstOf(word ?? ''))
    .join('');
  return (letters === '' ? firstOf(name === '' ? email : name) || '?' : letters).toLocaleUpperCase();
}
