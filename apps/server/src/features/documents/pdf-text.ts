import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

/** Drawn for a character that no font has; an accessible PDF must not have characters without a shape. */
export const unknownCharacter = '\u25a1';
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
  const known = Array.from(clean, (sign) => {
    const drawn = sameShape[sign] ?? sign;
    const isDrawn = covered.has(drawn.codePointAt(0) ?? 0) || sign === '\n' || hasFontOfScript(sign);
    return isDrawn ? drawn : unknownCharacter;
  }).join('');
  return known.replace(/[^\s]{29,}/gu, (word) => Array.from(word).map(breakable).join(''));
}

function breakable(sign: string, index: number): string {
  const mayBreak = index % longestWord === longestWord - 1 || /[/?&=_.,;:@#-]/u.test(sign);
  return mayBreak ? `${sign}\u200b` : sign;
}
