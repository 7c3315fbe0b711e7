import type { StoredConfirmation } from '@elan/contract/figure-check';
import type { DocumentFormat } from '@elan/domain/document-formats';
import { row, setting } from '@elan/domain/forecast/testing/rows';
import type { Row } from '@elan/domain/ledger/row';
import type { Language } from '@elan/domain/locale';
import { untouchedPlan } from '@elan/domain/plan-document/kept-plan';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { pngOf } from '../../testing/test-pictures.ts';
import { buildFile, buildPlan, fileName } from './build-file.ts';
import { composeDocument } from './compose-document.ts';
import { type Content, gatherContent } from './gather-content.ts';
import type { ModuleContent } from './module-content.ts';
import { neutralText } from './neutral-text.ts';
import { pdfPages } from './pdf-file.ts';
import { contentOfModule } from './testing/content-of-module.ts';

const report = `# Report

Some **bold** text with <script>alert(1)</script> and [a link](https://example.org) or [another](javascript:alert(1)).

1. first
2. second

| Item | Amount |
| --- | ---: |
| Rent<br>a month | 1 900 \\$ |

## Next steps

1. Call the bank
`;

const rows: Row[] = [
  setting('openingMonth', '2027-04'),
  setting('province', 'QC'),
  row('stream', 'Loaves', { price: 825, quantity: 95, per: 'day', climbMonths: 4, unitCost: 180 }),
  row('stream', '=cmd|calc', { price: 42_000, quantity: 5, per: 'month', start: 4, costShare: 3_000 }),
  row('cost', 'Rent', { amount: 240_000, every: 'month' }),
  row('cost', 'Insurance', { amount: 100_001, every: 'year' }),
  row('person', 'Owner', { role: 'owner', salary: 280_000, every: 'month' }),
  row('purchase', 'Oven', { amount: 2_850_000, use: 'equipment', life: 7 }),
  row('funding', 'Savings', { source: 'savings', amount: 2_000_000, state: 'in_hand' }),
  row('funding', 'Bank', { source: 'loan', amount: 3_000_000, rate: 785, months: 84 }),
  row('scenario', '=Dearer', { prices: 500, without: ['Rent'] }),
];

const permit: StoredConfirmation = {
  ...{ id: 'c', kind: 'money', value: 275_000, written: '$2,750', context: 'Permits cost $2,750', module: 'idea' },
  ...{ basis: 'source', source: 'Fee schedule', url: null, sourceDate: '2026-10-01' },
  ...{ confirmedAt: '2026-11-20T12:00:00.000Z', confirmedBy: null },
};

type Given = {
  confirmed?: StoredConfirmation[];
  rows?: Row[];
  name?: string;
  modules?: ModuleContent[];
  language?: Language;
};

function contentOf({
  rows: kept = [],
  name = 'Bakery',
  modules = [],
  confirmed = [],
  language = 'en',
}: Given = {}): Content {
  return gatherContent({
    project: { name, description: null, created_at: '2026-11-01T00:00:00Z', modules },
    confirmed,
    figures: { kept, refused: [], readings: [] },
    language,
    plan: untouchedPlan,
    records: {
      analyses: [],
      journal: [],
      tasks: [],
      papers: [],
      rehearsal: [],
      lender_facts: [],
      arrangements: {},
      privateRows: [],
      pictures: [],
      leftOut: { journal: 0, analyses: 0, pictures: 0 },
    },
    productName: 'Élan',
    isFree: true,
    now: new Date('2026-11-23T12:00:00Z'),
  });
}

const analysis = (content?: string) => contentOfModule('idea', { location: 'Trois-Rivières' }, { analysis: content });

async function textOf(format: DocumentFormat, content: Content): Promise<string> {
  return (await buildFile(format, content)).text();
}

/** The parts of a file of Word or Excel. */
async function partsOf(format: 'word' | 'excel', content: Content): Promise<Record<string, string>> {
  const file = await buildFile(format, content);
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
}

const wordText = async (content: Content) => (await partsOf('word', content))['word/document.xml'] ?? '';

describe('the Word file', () => {
  test('has real headings, lists and tables, and none of the next steps', async () => {
    const text = await wordText(contentOf({ modules: [analysis(report)] }));
    expect(text).toMatch(/<w:pStyle w:val="Heading1"\/>/u);
    expect(text).toMatch(/<w:pStyle w:val="Heading2"\/>/u);
    expect(text).toContain('<w:numPr>');
    expect(text).toContain('<w:tblHeader/>');
    expect(text).not.toContain('Call the bank');
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toContain('javascript:');
  });

  test('keeps a short table on one page, and its head with its first row', async () => {
    const rowsKept = async (count: number) => {
      const lines = Array.from({ length: count }, (_, line) => `| row ${line} |`).join('\n');
      const text = await wordText(contentOf({ modules: [analysis(`## A\n\n| head |\n| --- |\n${lines}\n`)] }));
      const found = (text.match(/<w:tr>.*?<\/w:tr>/gsu) ?? []).filter((each) => /head|row \d/u.test(each));
      return found.filter((each) => each.includes('<w:keepNext/>')).length;
    };
    expect(await rowsKept(3)).toBe(3);
    expect(await rowsKept(60)).toBe(1);
  });

  test('has the page of each heading in its contents when it is opened', async () => {
    const content = contentOf({ rows, modules: [analysis(report)] });
    const text = await wordText(content);
    const entries = text.match(/<w:p>(?:(?!<\/w:p>).)*<w:pStyle w:val="TOC\d"\/>.*?<\/w:p>/gsu) ?? [];
    const told = entries.map((entry) =>
      [...entry.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/gu)].map(([, words]) => words),
    );
    const { headings } = await pdfPages(composeDocument(content), content);
    const pagesOf = (title: string) =>
      headings.filter(({ text: heading }) => heading === title).map(({ page }) => `${page}`);
    expect(told.length).toBeGreaterThan(5);
    for (const [title = '', page] of told) expect(pagesOf(title), title).toContain(page);
    expect(text).not.toMatch(/w:dirty="(?:true|1)"/u);
    expect(text).toContain('<w:pageBreakBefore/>');
  });

  test('marks words from right to left within a line', async () => {
    const text = await wordText(contentOf({ name: 'Boulangerie مخبز الحي, Lévis' }));
    expect(text).toMatch(
      /<w:r><w:t [^>]*>Boulangerie <\/w:t><\/w:r><w:r><w:rPr><w:rtl\/><\/w:rPr><w:t [^>]*>مخبز الحي</u,
    );
  });

  test('states its language, title and author', async () => {
    const parts = await partsOf('word', contentOf({ name: 'Café', language: 'fr' }));
    expect(parts['word/styles.xml']).toContain('w:val="fr-CA"');
    expect(parts['docProps/core.xml']).toContain('<dc:title>Café</dc:title>');
    expect(parts['docProps/core.xml']).toContain('<dc:creator>Café</dc:creator>');
  });

  test('shows answers while there is no analysis, and the figures with their origin', async () => {
    const proposed = rows.map((each) => ({ ...each, status: 'proposed' as const }));
    const text = await wordText(contentOf({ modules: [analysis()], rows: proposed }));
    expect(text).toContain('Trois-Rivières');
    expect(text).toContain('◇ To check');
    expect(text).toContain('Where the figures come from');
  });

  test.each([
    ['an empty project', {}],
    ['control characters', { name: 'A\u0001\u000b\ufffe\ud800B 🥐', modules: [analysis('## A\u0002\n\n\u001b[31m')] }],
    ['a long analysis', { modules: [analysis(`## A\n\n${'word **bold** '.repeat(4_300)}`)] }],
  ])('can be read whatever is in it: %s', async (_, given) => {
    const text = await wordText(contentOf(given));
    expect(text).not.toMatch(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/u);
    expect(text.endsWith('</w:document>')).toBe(true);
  });

  test('lays out a name from right to left', async () => {
    expect(await wordText(contentOf({ name: 'مخبز' }))).toContain('<w:bidi/>');
  });
});

describe('the other files', () => {
  test('CSV opens in a spreadsheet of its language, and takes no text for a formula', async () => {
    const file = await buildFile('csv', contentOf({ rows, language: 'fr' }));
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.toString()).toMatch(/^.{0,3}État financier;Ligne;/u);
    expect(bytes.toString()).toMatch(/;-?\d+,\d\d;/u);
    expect(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'].map(neutralText)).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@SUM(A1)",
      "'\t=1",
      "' =1",
      "'＝1",
    ]);
    expect(neutralText('Rent = 5')).toBe('Rent = 5');
  });

  test('Markdown keeps the analysis, and shows plain texts as they are', async () => {
    const text = await textOf('markdown', contentOf({ name: '# <b>*A*', modules: [analysis(report)] }));
    expect(text).toContain('# \\# \\<b>\\*A\\*');
    expect(text).toContain('## Report');
    expect(text).toContain('| Rent<br>a month | 1 900 \\$\u00a0◇ |');
    expect(text).not.toContain('Call the bank');
  });

  test('figures that nobody confirmed are marked in every file, and listed with those that somebody did', async () => {
    const text = '# A\n\nPermits cost $2,750, signs $640. Sold: 2 × $8 = $18. [Fees](https://x.org/4500) of 31%.';
    const content = contentOf({ modules: [analysis(text)], confirmed: [permit] });
    const markdown = await textOf('markdown', content);
    expect(markdown).toContain('Permits cost $2,750, signs $640\u00a0◇. Sold: 2 × $8\u00a0◇ = $18\u00a0≠.');
    expect(markdown).toContain('(https://x.org/4500) of 31%\u00a0◇.');
    expect(markdown).toContain('# Where the figures of the texts come from');
    expect(markdown).toContain('| My idea | 0 | 0 | 1 | 0 | 3 | 1 |');
    expect(markdown).toMatch(/\| \$2,750 \| Permits cost [^|]+ \| My idea \| Fee schedule, 2026-10-01 \|/u);
    expect(markdown).toMatch(/\| \$18 \| [^|]+ \| My idea \| ≠ The calculation comes to \$16 \|/u);
    expect(await wordText(content)).toContain('$640\u00a0◇');
    const sheets = Object.values(await partsOf('excel', content));
    expect(sheets.some((xml) => xml.includes('◇ To check'))).toBe(true);
    const outdated = { ...analysis(text), origin: { ...analysis(text).origin, outdated: true } } as ModuleContent;
    const workbook = await partsOf('excel', contentOf({ modules: [outdated], confirmed: [permit] }));
    expect(Object.values(workbook).some((xml) => xml.includes('$2,750'))).toBe(false);
    const [figures] = JSON.parse(await textOf('json', content)).computed.figures_of_texts;
    expect(figures).toMatchObject({
      module: 'idea',
      figures: [{ written: '$2,750', confirmed: { basis: 'source' } }, {}, {}, {}, {}],
    });
  });

  test('a document carries a line of the product only if it is free', async () => {
    const content = contentOf({});
    expect(await textOf('markdown', content)).toContain('Prepared with Élan');
    expect(await textOf('markdown', { ...content, isFree: false })).not.toContain('Élan');
    expect(await wordText({ ...content, isFree: false })).not.toContain('Prepared with');
  });

  test('JSON has the rows and the forecast', async () => {
    const whole = JSON.parse(await textOf('json', contentOf({ rows, modules: [analysis(report)] })));
    expect(whole).toMatchObject({
      ...{ format: 'elan-project', version: 1, project: { name: 'Bakery' } },
      modules: [{ module: 'idea', answers: { location: 'Trois-Rivières' } }],
    });
    expect(whole.rows).toHaveLength(rows.length);
    expect(whole.computed.rows).toHaveLength(rows.length);
    expect(whole.computed.forecast.household).toBeUndefined();
    expect(whole.computed.scenarios.map(({ key }: { key: string }) => key).slice(4)).toEqual([
      'opensLater',
      'paidLater',
      '=Dearer',
    ]);
  });

  test("a lender's scenarios and one's own are in the document", async () => {
    const content = contentOf({ rows, language: 'fr' });
    const text = await textOf('markdown', content);
    expect(text).toContain('=Dearer\u00a0: prix +5\u00a0%, sans Rent');
    expect(text).toContain('| Ventes en baisse de 20\u00a0% |');
    expect(contentOf({ rows: rows.filter(({ kind }) => kind === 'scenario') }).scenarios).toEqual([]);
  });
});

test('a file has a name that every system accepts', () => {
  const named = (name: string) => fileName({ name, now: new Date('2026-11-23T12:00:00Z') });
  expect(named('../..\\a:b*c?"<d>|\r\n\u202e.exe')).toBe('a b c d exe 2026-11-23');
  // The date of the cover: late in the evening it is not yet the next day.
  expect(fileName({ name: 'Bakery', now: new Date('2026-11-24T02:00:00Z') })).toBe('Bakery 2026-11-23');
  expect(named("Saint-Jean – l'atelier d’Émile's")).toBe("Saint-Jean l'atelier d’Émile's 2026-11-23");
  expect(named(`--rf 'x'- ${'a'.repeat(52)}-b`)).toBe(`rf x ${'a'.repeat(52)}-b 2026-11-23`);
  expect(named('🥐')).toBe('Plan 2026-11-23');
  expect(named('مخبز')).toBe('مخبز 2026-11-23');
  expect(Array.from(named('é'.repeat(120)))).toHaveLength(71);
});

test('the plan in Word has its charts as pictures, with their main figures for those who do not see them', async () => {
  const file = await buildPlan('word', contentOf({ rows }));
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(parts).filter((name) => name.startsWith('word/media/'))).toHaveLength(2);
  const text = new TextDecoder().decode(parts['word/document.xml']);
  expect(text.match(/descr="[^"]+"/gu)).toEqual([
    expect.stringContaining('Cash is lowest'),
    expect.stringContaining('Sales'),
  ]);
});

describe('pictures of the plan', () => {
  const withPicture = (alt: string | null): Content => ({
    ...contentOf({}),
    pictures: [
      {
        ...{
          id: '1',
          section: 'summary',
          alt,
          caption: 'Since *1987*',
          width: 'full',
          size: { width: 40, height: 30 },
        },
        image: { type: 'image/png', bytes: pngOf(40, 30) },
      },
    ],
  });

  test('are in Word with what they show and their caption', async () => {
    const file = await buildPlan('word', withPicture('The <counter>'));
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const media = Object.keys(parts).filter((name) => name.startsWith('word/media/'));
    expect(media.map((name) => parts[name]?.length)).toEqual([pngOf(40, 30).length]);
    const text = new TextDecoder().decode(parts['word/document.xml']);
    expect(text).toContain('descr="The &lt;counter&gt;"');
    expect(text).toContain('Since *1987*');
  });

  test('are beside each other in Word where two are half as wide', async () => {
    const content = withPicture('The counter');
    const pictures = ['1', '2'].flatMap((id) =>
      content.pictures.map((each) => ({ ...each, id, width: 'half' as const })),
    );
    const file = await buildPlan('word', { ...content, pictures });
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const text = new TextDecoder().decode(parts['word/document.xml']);
    const rows = text.match(/<w:tr>.*?<\/w:tr>/gsu) ?? [];
    expect(rows.map((each) => each.match(/<w:drawing>/gu)?.length ?? 0)).toContain(2);
  });

  test('are words in Markdown: the caption, and what they show', async () => {
    const text = await (await buildPlan('markdown', withPicture('The counter'))).text();
    expect(text).toContain('Since \\*1987\\*  \n\\[The counter\\]');
    const decorating = await (await buildPlan('markdown', withPicture(null))).text();
    expect(decorating).toContain('Since \\*1987\\*');
  });
});
