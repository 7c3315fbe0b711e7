import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language, Localized } from '@elan/domain/locale';
import { coveredCharacters } from './font-coverage.ts';
import { legalText } from './legal-text.ts';
import { hasFontOfScript } from './script-fonts.ts';

/**
 * The typefaces of the product, and those for other scripts that names and answers are written in. Those of more scripts
 * are loaded for the documents that need them (`script-fonts.ts`).
 */
const fontFiles = [
  import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
];

let loaded: { fonts: Buffer[]; covered: ReadonlySet<number> } | undefined;

/** The font files, read once, and the characters that at least one of them draws. */
export function pdfFonts(): { fonts: Buffer[]; covered: ReadonlySet<number> } {
  if (loaded === undefined) {
    const fonts = fontFiles.map((file) => readFileSync(fileURLToPath(file)));
    loaded = { fonts, covered: new Set(fonts.flatMap((font) => [...coveredCharacters(font)])) };
  }
  return loaded;
}

/** Stands for words that no font draws; an accessible PDF must not have characters without a shape. */
export const notDrawn = '[…]';
/** In place of such a character, before words are put together. */
const unknown = '\ufffd';
const unknowns = new RegExp(`${unknown}(?:[${unknown}\\s]*${unknown})?`, 'gu');

/** A text with a sign in place of the words whose characters are not drawn. */
export function drawnText(text: string, isDrawn: (sign: string) => boolean): string {
  return Array.from(text, (sign) => (isDrawn(sign) ? sign : unknown))
    .join('')
    .replace(unknowns, notDrawn);
}

/** Scripts that people in Canada write in and that no font here draws; any other one has no name in the note. */
const scripts = [
  'Cans',
  'Taml',
  'Beng',
  'Guru',
  'Gujr',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Thai',
  'Laoo',
  'Khmr',
  'Mymr',
];
const otherScripts = ['Armn', 'Geor', 'Ethi', 'Tibt', 'Mong', 'Syrc', 'Thaa', 'Nkoo', 'Cher', 'Tfng'];
const scriptForms = [...scripts, ...otherScripts].map(
  (code) => [code, new RegExp(`\\p{Script=${code}}`, 'u')] as const,
);

/** What a file says of words that it cannot draw; empty if it draws them all. */
export function notDrawnNote(text: string, shown: string, language: Language): string {
  if (!shown.includes(notDrawn) || text.includes(notDrawn)) return '';
  const names = new Intl.DisplayNames(language, { type: 'script' });
  const found = scriptForms.flatMap(([code, form]) => (form.test(text) ? [names.of(code) ?? code] : []));
  return note[language](found.length === 0 ? '' : ` (${found.join(', ')})`);
}

const note: Localized<(scripts: string) => string> = {
  en: (names) =>
    `${notDrawn} stands for words in a script that this file has no typeface for${names}. The Word file shows them.`,
  fr: (names) =>
    `${notDrawn} remplace des mots dont l’écriture n’a pas de police dans ce fichier${names}. Le fichier Word les montre.`,
};

/** Choose between the shapes of an emoji, or join several into one: without a font of colours they have no effect. */
const emojiJoiners = /[\ufe00-\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|\u20e3/gu;
/** Longer words than this may be broken anywhere, so that an address does not leave its column. */
const longestWord = 28;

/** Marks of the product whose shape the fonts have under another name. */
const sameShape: Readonly<Record<string, string>> = { '◇': '◊' };

/** A text with only characters that the fonts draw, or those of a script that a document loads may draw. */
export function pdfText(text: string): string {
  const { covered } = pdfFonts();
  const clean = legalText(text).normalize('NFC').replace(emojiJoiners, '').replace(/\t/gu, ' ');
  const shaped = clean.replace(/◇/gu, (sign) => sameShape[sign] ?? sign);
  const known = drawnText(
    shaped,
    (sign) => covered.has(sign.codePointAt(0) ?? 0) || sign === '\n' || hasFontOfScript(sign),
  );
  return known.replace(/[^\s]{29,}/gu, (word) => Array.from(word).map(breakable).join(''));
}

function breakable(sign: string, index: number): string {
  const mayBreak = index % longestWord === longestWord - 1 || /[/?&=_.,;:@#-]/u.test(sign);
  return mayBreak ? `${sign}\u200b` : sign;
}
