import { type Language, languages } from '@elan/domain/locale';
import { type SampleProject, sampleProjects } from '@elan/domain/modules/sample-file';
import { untouchedPlan } from '@elan/domain/plan-document/kept-plan';
import { beforeAll, describe, expect, test } from 'vitest';
import { pngOf } from '../../testing/test-pictures.ts';
import { heading, text } from './blocks.ts';
import { composeDocument } from './compose-document.ts';
import { pdfOf } from './pdf-file.ts';
import { composePlan } from './plan/compose-plan.ts';
import { type Element, readPdf } from './testing/read-pdf.ts';
import { sampleContent } from './testing/sample-content.ts';

/** Points from the bottom of letter paper: where the text of a page begins and ends. */
const page = { top: 792 - 73.7, bottom: 68 };
const isHeading = ({ tag }: Element) => /^H\d$/u.test(tag);

/** Elements that are read one after the other: what is inside a table, a list or a paragraph is left out. */
function flow({ tag, kids, places }: Element): Element[] {
  const isWhole = isHeading({ tag, kids, places }) || ['P', 'L', 'Table', 'Figure', 'TOC'].includes(tag);
  if (isWhole) return [{ tag, kids, places }];
  return kids.length === 0 ? (places.length === 0 ? [] : [{ tag: 'P', kids, places }]) : kids.flatMap(flow);
}

const inside = (element: Element, tag: string): Element[] =>
  element.tag === tag ? [element] : element.kids.flatMap((kid) => inside(kid, tag));
const pagesOf = ({ places }: Element) => places.map((place) => place.page);
const firstPage = (element: Element) => Math.min(...pagesOf(element));
const lastPage = (element: Element) => Math.max(...pagesOf(element));

const isCaption = ({ tag, places }: Element) => tag === 'P' && places[0]?.fontSize === 9;
const isTextBeside = (figure: Element) => (other: Element) =>
  other.tag !== 'Figure' && !isCaption(other) && pagesOf(other).includes(firstPage(figure));

const borrower = 'borrower.00000000-0000-4000-8000-000000000001';
const picture = (section: string, width: 'full' | 'half', pixels: number) => ({
  ...{ id: `${section}-${width}-${pixels}`, section, alt: 'The counter', caption: 'Since 1987', width },
  ...{ size: { width: pixels, height: 600 }, image: { type: 'image/png', bytes: pngOf(pixels, 600) } as const },
});
const paragraph = 'The business sells bread of the day to the people of the quarter, and delivers it by bicycle. ';
const own = {
  lenderFacts: [
    { fact: 'ask.amount', text: '2500000' },
    { fact: 'ask.lender', text: 'Caisse' },
    { fact: `${borrower}.name`, text: 'Ana' },
    { fact: `${borrower}.cv`, text: 'Baker, 2017–2026\nDiploma, 2016' },
  ],
  pictures: [picture('company', 'full', 800), picture('offer', 'half', 400), picture('offer', 'half', 500)],
  plan: {
    ...untouchedPlan,
    sections: ['company', 'market', 'operations'].map((key) => ({
      ...{ key, title: null, language: 'en' as const, base: null, version: 1, removed: false, drafted: false },
      text: [1, 2, 3, 4]
        .map(
          (part) =>
            `## Part ${part}\n\n${paragraph.repeat(4 * part)}\n\n| a | b |\n| - | - |\n${'| x | 12 |\n'.repeat(9)}`,
        )
        .join('\n\n'),
    })),
  },
};

test.each([
  [13, 24],
  [14, 26],
  [15, 27],
  [11, 30],
  [6, 35],
])('the contents of %i parts with %i headings are on one page', async (count, headings) => {
  const parts = Array.from({ length: count }, (_, place) => ({
    title: `Part ${place}`,
    blocks: Array.from({ length: Math.floor((headings + place) / count) }, () => [
      heading('Sales'),
      text('Bread.'),
    ]).flat(),
  }));
  const content = sampleContent(null, 'en');
  const { root } = readPdf(await pdfOf({ ...composePlan(content), parts }, content));
  const contents = inside(root, 'TOC').flatMap(pagesOf);
  expect(contents.length).toBeGreaterThanOrEqual(count);
  expect(new Set(contents).size).toBe(1);
});

const samples = languages.flatMap((language) => sampleProjects.map((project) => [project, language] as const));

describe.each<readonly [string, SampleProject, Language]>(
  samples.flatMap(([project, language]) =>
    ['plan', 'plan with a request, pictures and own words', 'project'].map(
      (document) => [document, project, language] as const,
    ),
  ),
)('the pages of the %s: %s, %s', (document, project, language) => {
  let read: ReturnType<typeof readPdf>;
  let elements: Element[];
  beforeAll(async () => {
    const content = sampleContent(project, language, document.includes('request') ? own : {});
    read = readPdf(await pdfOf(document === 'project' ? composeDocument(content) : composePlan(content), content));
    elements = flow(read.root);
  });

  test('are more than half full, but for the cover and the last one', () => {
    const full = read.lowest.map((lowest) => (page.top - lowest) / (page.top - page.bottom));
    expect(full.length).toBeGreaterThan(8);
    expect(full.slice(1, -1).flatMap((share, index) => (share < 0.5 ? [[index + 2, share]] : []))).toEqual([]);
    // Nothing is outside of them.
    expect(full.filter((share) => share > 1.01)).toEqual([]);
  });

  test('split no row, and leave no heading, formula or picture alone', () => {
    const rows = inside(read.root, 'TR');
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter((row) => firstPage(row) !== lastPage(row)).map(firstPage)).toEqual([]);
    const alone = elements.flatMap((element, index) => {
      const [before, after] = [elements[index - 1], elements[index + 1]];
      if (isHeading(element)) return after !== undefined && lastPage(element) === firstPage(after) ? [] : [element];
      // A picture may begin a page that goes on below its caption, not have one to itself.
      if (element.tag === 'Figure') return elements.some(isTextBeside(element)) ? [] : [element];
      const isFormula = before?.tag === 'Table' && element.tag === 'P' && element.places[0]?.fontSize === 9;
      return isFormula && lastPage(before) !== firstPage(element) ? [element] : [];
    });
    expect(elements.filter(isHeading).length).toBeGreaterThan(20);
    expect(alone.map(({ tag, places }) => [tag, places[0]?.page])).toEqual([]);
  });
});
