import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * The fonts of the product, cut down from the variable files of Fontsource: one weight and one optical size of the
 * serif, two weights' range of the sans. What French and English are written with comes first; the other Latin letters,
 * which names may hold, are files of their own that a browser fetches only for a text that has them.
 */
const root = join(import.meta.dirname, '..');
const directory = join(root, '.cache/fonts');
const require = createRequire(import.meta.url);

/** The characters of the first files. French and English need fewer, but all of Latin-1 costs 2 KB. */
const mainRanges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2009, 0x200a],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2260, 0x2260],
  [0x2264, 0x2265],
] as const;

/** OpenType features in use: letters that touch, kerning, accents, and figures of one width in tables. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'rvrn', 'rclt'];

const serif = { family: 'Fraunces', package: '@fontsource-variable/fraunces', weight: '600' };
const sans = { family: 'Source Sans', package: '@fontsource-variable/source-sans-3', weight: '400 600' };
/** Optical size in pixels, between the smallest heading (19) and the largest (60). */
const serifAxes = { wght: 600, opsz: 40 };
const sansAxes = { wght: { min: 400, max: 600 } };

type Face = {
  file: string;
  family: string;
  package: string;
  weight: string;
  isItalic?: boolean;
  source: string;
  axes: typeof serifAxes | typeof sansAxes;
  /** All characters of the source, which holds one script; the main characters otherwise. */
  script?: 'latin-ext' | 'vietnamese';
};

const faces: readonly Face[] = [
  { ...serif, file: 'serif', source: 'fraunces-latin-opsz-normal', axes: serifAxes },
  { ...serif, file: 'serif-ext', source: 'fraunces-latin-ext-opsz-normal', axes: serifAxes, script: 'latin-ext' },
  { ...serif, file: 'serif-vi', source: 'fraunces-vietnamese-opsz-normal', axes: serifAxes, script: 'vietnamese' },
  { ...sans, file: 'sans', source: 'source-sans-3-latin-wght-normal', axes: sansAxes },
  { ...sans, file: 'sans-ext', source: 'source-sans-3-latin-ext-wght-normal', axes: sansAxes, script: 'latin-ext' },
  { ...sans, file: 'sans-vi', source: 'source-sans-3-vietnamese-wght-normal', axes: sansAxes, script: 'vietnamese' },
  { ...sans, file: 'sans-italic', isItalic: true, source: 'source-sans-3-latin-wght-italic', axes: sansAxes },
];

/** The files that the first screen of every page is set in, as the manifest of the build names their sources. */
export const firstFonts = ['.cache/fonts/serif.woff2', '.cache/fonts/sans.woff2'] as const;

/** Writes the font files and `fonts.css` into `.cache/fonts`, unless they are there already. */
export async function makeFonts(): Promise<void> {
  const stamp = join(directory, 'made-from');
  const key = await keyOf();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === key) return;
  await mkdir(directory, { recursive: true });
  const rules: string[] = [];
  // Of two faces with a character the later one counts: the main ones come last.
  for (const face of faces.toSorted(
    (one, other) => Number(one.script === undefined) - Number(other.script === undefined),
  )) {
    await writeFile(join(directory, `${face.file}.woff2`), await cut(face));
    rules.push(await ruleOf(face));
  }
  await writeFile(join(directory, 'fonts.css'), `${rules.join('\n')}\n`);
  await writeFile(stamp, key);
}

async function keyOf(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(import.meta.filename));
  for (const name of [serif.package, sans.package, 'subset-font']) {
    hash.update(await readFile(require.resolve(`${name}/package.json`)));
  }
  return hash.digest('hex');
}

async function cut({ package: from, source, axes, script }: Face): Promise<Uint8Array> {
  const bytes = await readFile(require.resolve(`${from}/files/${source}.woff2`));
  const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures } as const;
  return script === undefined
    ? subsetFont(bytes, mainCharacters(), options)
    : subsetFont(bytes, undefined, { ...options, keepAllGlyphs: true });
}

function mainCharacters(): string {
  return mainRanges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

async function ruleOf({ file, family, package: from, weight, isItalic = false, script }: Face): Promise<string> {
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  const main = mainRanges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
  const ranges = JSON.parse(await readFile(require.resolve(`${from}/unicode.json`), 'utf8')) as Record<string, string>;
  return `@font-face {
  font-family: "${family}";
  src: url("./${file}.woff2") format("woff2");
  font-weight: ${weight};
  font-style: ${isItalic ? 'italic' : 'normal'};
  font-display: swap;
  unicode-range: ${script === undefined ? main : ranges[script]};
}`;
}
