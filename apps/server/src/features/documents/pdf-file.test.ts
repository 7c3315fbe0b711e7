import { randomUUID } from 'node:crypto';
import { row, setting } from '@elan/domain/forecast/testing/rows';
import type { Row } from '@elan/domain/ledger/row';
import { type KeptSection, untouchedPlan } from '@elan/domain/plan-document/kept-plan';
import { afterAll, describe, expect, test } from 'vitest';
import type { MadeFile } from '../../platform/file-maker.ts';
import { photo, pngOf } from '../../testing/test-pictures.ts';
import type { FileOrder } from './answer-order.ts';
import type { ContentInput, PictureOfPlan } from './gather-content.ts';
import { openFileMakers } from './open-file-makers.ts';
import { notDrawnNote, pdfFonts, pdfText, notDrawn as sign } from './pdf-text.ts';
import { scriptFonts } from './script-fonts.ts';
import { contentOfModule } from './testing/content-of-module.ts';

type Given = {
  name?: string;
  description?: string;
  analysis?: string;
  answers?: Readonly<Record<string, string>>;
  rows?: Row[];
  isPlan?: boolean;
  /** What somebody wrote in the plan. */
  sections?: readonly KeptSection[];
  /** The pictures they added to it. */
  pictures?: readonly PictureOfPlan[];
};

function orderOf({ name = 'Bakery', description, analysis, answers = {}, rows = [], ...given }: Given): FileOrder {
  const module = contentOfModule('idea', { location: 'Trois-Rivières', ...answers }, { analysis });
  const project = { name, description: description ?? null, created_at: '2026-11-01T00:00:00Z', modules: [module] };
  const figures = { kept: rows, refused: [], readings: [] };
  const now = new Date('2026-11-23T12:00:00Z');
  const content: ContentInput = {
    project,
    figures,
    confirmed: [],
    language: 'fr',
    plan: { ...untouchedPlan, sections: given.sections ?? [] },
    pictures: given.pictures ?? [],
    productName: 'Élan',
    isFree: true,
    now,
  };
  return given.isPlan === true ? { plan: 'pdf', content } : { format: 'pdf', content };
}

const written = (key: string, text: string, title: string | null = null): KeptSection => {
  return { key, title, text, language: 'en', base: null, drafted: false, version: 1, removed: false };
};

/** Files are made as in production, in a process of their own. */
const { files: maker } = openFileMakers({ timeFactor: 10 });
afterAll(() => maker.end());

async function pdfOf(given: Given): Promise<{ file: MadeFile; source: string }> {
  const file = await maker.make(orderOf(given));
  return { file, source: Buffer.from(file.bytes).toString('latin1') };
}

describe('the PDF file', () => {
  test('is tagged, states its language and claims PDF/UA-1', async () => {
    const { file, source } = await pdfOf({ analysis: '## Un\n\ntexte' });
    expect(file).toMatchObject({ name: 'Bakery 2026-11-23.pdf', type: 'application/pdf' });
    expect(source).toMatch(/^%PDF-1\.7/u);
    expect(source).toContain('/StructTreeRoot');
    expect(source).toMatch(/\/Lang ?\(fr-CA\)/u);
    expect(source).toMatch(/pdfuaid:part[>="]+1/u);
  });

  // Typst refuses a document that breaks PDF/UA: a character without a shape, a heading that skips a level.
  test.each<[string, Given]>([
    ['an empty project', { name: '' }],
    [
      'the source of a template',
      { name: '#panic("x") $x$ *b* _i_ <l> @r `c`', analysis: '## #import "a"\n\n#panic()' },
    ],
    ['HTML', { analysis: '## <script>alert(1)</script>\n\n<b>x</b> <img src=x> [a](javascript:alert(1))' }],
    ['emoji, Arabic, Hebrew and Chinese', { name: '🥐👩🏽‍🍳❤️ مخبز מאפייה 面包店', description: '1️⃣ 🇨🇦' }],
    [
      'control characters',
      { name: 'A\u0001\u000b\ufffe\ud800B', analysis: '## A\u0002\n\n\u001b[31m\u200b\u00ad\u202e' },
    ],
    ['headings that skip levels', { analysis: 'text\n\n##### Five\n\n# One\n\n###### Six\n\n#\n\n## ' }],
    ['a word without end', { name: 'x'.repeat(120), analysis: `## A\n\n${'y'.repeat(60_000)}` }],
    ['a long analysis', { analysis: `## A\n\n${'word **bold** '.repeat(4_300)}` }],
    ['a long table', { analysis: `| a | b |\n| - | -: |\n${'| <br>x | \\$ 5 |\n'.repeat(2_000)}` }],
    ['deep lists', { analysis: Array.from({ length: 60 }, (_, level) => `${'  '.repeat(level)}- deep`).join('\n') }],
    ['a plan with nothing in it', { isPlan: true, name: '' }],
    [
      'a plan with hostile answers',
      {
        isPlan: true,
        answers: {
          businessIdea: '#panic("x") <script>\u0001 🥐 مخبز',
          targetMarket: '面包店\n'.repeat(1_000),
          experience: 'z'.repeat(5_000),
        },
        rows: [
          setting('openingMonth', '2027-04'),
          row('stream', '=cmd|calc <b>', { price: 100_000_000, quantity: 1_000_000, per: 'day' }),
          row('funding', '#let x', { source: 'loan', amount: 3_000_000, rate: 785, months: 84 }),
        ],
      },
    ],
    [
      'a plan with hostile words of its own',
      {
        isPlan: true,
        sections: [
          written('summary', '# #panic()\n\n> quoted\n\n###### Six 4,321\n\n<script>\u0001 🥐 مخبز 面包店'),
          written('finances', `| a | b |\n| - | -: |\n${'| <br>4,321 | \\$ 5 |\n'.repeat(500)}`),
          written('6d1c', `${'y'.repeat(30_000)} ${'4,321 '.repeat(5_000)}`, '#let x 4,321 𝄞 <b> [a](javascript:x)'),
          written('7d1c', '\u202e', '\u0001'),
        ],
      },
    ],
    ['figures', { rows: [setting('openingMonth', '2027-04')] }],
  ])('can be made whatever is in it: %s', async (_, given) => {
    expect((await pdfOf(given)).source).toContain('%%EOF');
  });
});

describe('other scripts in the PDF', () => {
  test.each([
    ['Chinese', '面包店和咖啡馆，麵包店與咖啡館。', 'NotoSansSC'],
    ['Japanese', 'パン屋の事業計画、朝焼き。', 'NotoSansJP'],
    ['Korean', '빵집과 카페의 사업 계획서', 'NotoSansKR'],
    ['Devanagari', 'बेकरी की व्यवसाय योजना, क्षेत्र ५०', 'NotoSansDevanagari'],
    ['Arabic', 'مخبز الحي وخطة العمل', 'NotoSansArabic'],
    ['Hebrew', 'מאפייה שכונתית', 'NotoSansHebrew'],
    ['emoji', '🥐☕', 'NotoEmoji'],
  ])('have their shapes: %s', async (_, text, font) => {
    const { source } = await pdfOf({ name: text, analysis: `## ${text}\n\n**${text}**` });
    expect(source).toContain(font);
    // No other font is in a file that does not need it.
    expect((await pdfOf({ name: 'Boulangerie' })).source).not.toContain(font);
    expect(await notDrawn(text)).toEqual([]);
  });

  test('without a font are words that the file names, and never boxes', async () => {
    expect(await notDrawn('\u{3134f}')).toHaveLength(1);
    expect((await pdfOf({ name: '面\u{3134f}' })).source).toContain('%%EOF');
    expect(pdfText('தமிழ் கடை and ᐃᓄᒃᑎᑐᑦ')).toBe('[…] and […]');
    expect(notDrawnNote('தமிழ் ᐃᓄᒃ', '[…]', 'en')).toBe(
      '[…] stands for words in a script that this file has no typeface for (Unified Canadian Aboriginal Syllabics, Tamil). The Word file shows them.',
    );
    expect(notDrawnNote('Pain', 'Pain', 'fr')).toBe('');
  });
});

/** The characters of a text that neither the usual fonts nor those of its script draw. */
async function notDrawn(text: string): Promise<string[]> {
  const wider = await scriptFonts(text);
  const isDrawn = (each: string) => pdfFonts().covered.has(each.codePointAt(0) ?? 0) || wider?.draws(each) === true;
  const shown = pdfText(text);
  return [...(shown.includes(sign) ? [sign] : []), ...Array.from(shown).filter((each) => !isDrawn(each))];
}

const pictureOf = (more: Partial<PictureOfPlan> = {}): PictureOfPlan => ({
  ...{ id: randomUUID(), section: 'summary', alt: 'The counter', caption: 'Since 1987', width: 'full' },
  ...{ size: { width: 400, height: 300 }, image: { type: 'image/png', bytes: pngOf(400, 300) } },
  ...more,
});
const onPage = (source: string) => source.match(/\/Subtype ?\/Image\b/gu)?.length ?? 0;

describe('pictures in the PDF of the plan', () => {
  test('are in it with what they show; one that only decorates has no words', async () => {
    const image = { type: 'image/jpeg', bytes: await photo(400, 300) } as const;
    const words = { alt: 'Le comptoir #panic() <b> 面', caption: '#panic("x") 面包店' };
    const pictures = [
      pictureOf({ ...words, image }),
      pictureOf({ alt: null, caption: '', image: { type: 'image/jpeg', bytes: await photo(20, 30) } }),
    ];
    const { source } = await pdfOf({ isPlan: true, pictures });
    expect(onPage(source)).toBe(2);
    expect(source.match(/\/S ?\/Figure\b/gu)).toHaveLength(1);
    expect(source).toMatch(/\/Alt ?[(<]/u);
    const without = await pdfOf({ isPlan: true });
    expect(onPage(without.source)).toBe(0);
  });

  test('of two that are half as wide are in one line, and high ones stay on a page', async () => {
    const half = {
      width: 'half',
      size: { width: 300, height: 900 },
      image: { type: 'image/png', bytes: pngOf(300, 900) },
    } as const;
    const pictures = Array.from({ length: 6 }, () => pictureOf(half));
    const { source } = await pdfOf({ isPlan: true, pictures });
    const pages = (text: string) => text.match(/\/Type ?\/Page\b/gu)?.length ?? 0;
    const inOneColumn = await pdfOf({
      isPlan: true,
      pictures: pictures.map((each) => ({ ...each, width: 'full' as const })),
    });
    expect(pages(source)).toBeGreaterThan(0);
    expect(pages(source)).toBeLessThan(pages(inOneColumn.source));
  });

  test('are not those of an earlier file', async () => {
    await pdfOf({ isPlan: true, pictures: [pictureOf()] });
    expect(onPage((await pdfOf({ isPlan: true })).source)).toBe(0);
  });
});

describe('the process that makes files', () => {
  test('refuses one file and makes the next', async () => {
    await expect(maker.make({ format: 'pdf', content: {} })).rejects.toThrow('TypeError');
    expect((await maker.make(orderOf({}))).bytes.length).toBeGreaterThan(1_000);
  });
});
