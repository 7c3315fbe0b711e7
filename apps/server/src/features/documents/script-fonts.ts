import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { coveredCharacters } from './font-coverage.ts';
import { openSubsetter } from './subset-font.ts';

/** Chinese, Japanese, Korean and Devanagari: a document has their fonts only where it is written in them. */
const script =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Hangul}\p{scx=Devanagari}\u3000-\u303f\uff00-\uffef]/u;
const scripts = new RegExp(script, 'gu');

/** Whether a character belongs to one of the scripts whose fonts are loaded for a document. */
export const hasFontOfScript = (character: string): boolean => script.test(character);

export type ScriptFonts = {
  fonts: Buffer[];
  /** Whether one of the fonts draws a character of these scripts. */
  draws(character: string): boolean;
};

/** As the rest of the text. */
const weight = 400;

/**
 * Fonts for the characters of a text that are in these scripts, and hardly larger than needed.
 * @returns null for a text that has none
 * @throws Error if a font of the packages cannot be read
 */
export async function scriptFonts(text: string): Promise<ScriptFonts | null> {
  const wanted = new Set(text.match(scripts));
  if (wanted.size === 0) return null;
  const fonts = [...(await devanagari(wanted)), ...(await eastAsian(wanted))];
  const covered = new Set(fonts.flatMap((font) => [...coveredCharacters(font)]));
  return { fonts, draws: (character) => covered.has(character.codePointAt(0) ?? 0) };
}

async function devanagari(wanted: ReadonlySet<string>): Promise<Buffer[]> {
  if (![...wanted].some((character) => /\p{scx=Devanagari}/u.test(character))) return [];
  return [
    await fileOf(
      import.meta.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
    ),
  ];
}

/**
 * Chinese, Japanese and Korean share characters that are drawn differently: a text with kana is Japanese, any other one
 * gets the shapes of Chinese. The fonts are cut into about a hundred files by how often characters are used together;
 * only those with a wanted character are read.
 */
async function eastAsian(wanted: ReadonlySet<string>): Promise<Buffer[]> {
  const isJapanese = [...wanted].some((character) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character));
  const left = new Set(wanted);
  const found: Buffer[] = [];
  let cut: Awaited<ReturnType<typeof openSubsetter>> | undefined;
  for (const language of isJapanese ? (['jp', 'sc', 'kr'] as const) : (['sc', 'jp', 'kr'] as const)) {
    if (left.size === 0) break;
    for (const [file, characters] of await slicesWith(left, language)) {
      const { default: decompress } = await import('woff2-encoder/decompress');
      cut ??= await openSubsetter();
      const font = cut(await decompress(await fileOf(file)), characters, weight);
      for (const code of coveredCharacters(font)) left.delete(String.fromCodePoint(code));
      found.push(font);
    }
  }
  return found;
}

/** Which characters each piece of a font has. */
const indexes = {
  sc: import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  jp: import.meta.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  kr: import.meta.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
};

/** The pieces of a font that have some of the characters, each with the ones it has. */
async function slicesWith(wanted: ReadonlySet<string>, language: keyof typeof indexes): Promise<Map<string, string>> {
  const index = JSON.parse((await fileOf(indexes[language])).toString()) as Record<string, string>;
  const slices = Object.entries(index).map(([slice, ranges]) => {
    const name = `noto-sans-${language}-${slice.replace(/[[\]]/gu, '')}-wght-normal.woff2`;
    return { file: new URL(`files/${name}`, indexes[language]).href, ranges: ranges.split(',').map(rangeOf) };
  });
  const found = new Map<string, string>();
  for (const character of wanted) {
    const code = character.codePointAt(0) ?? 0;
    const slice = slices.find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last));
    if (slice === undefined) continue;
    found.set(slice.file, (found.get(slice.file) ?? '') + character);
  }
  return found;
}

/** A range of CSS (unicode-range): 'U+4e00' or 'U+4e00-4e0f'. */
function rangeOf(range: string): readonly [first: number, last: number] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

const fileOf = (url: string): Promise<Buffer> => readFile(fileURLToPath(url));
