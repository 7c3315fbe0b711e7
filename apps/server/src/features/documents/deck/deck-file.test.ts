import { languages } from '@elan/domain/locale';
import { sampleProjects } from '@elan/domain/modules/sample-file';
import { type KeptPlan, type KeptSection, untouchedPlan } from '@elan/domain/plan-document/kept-plan';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { legalText } from '../legal-text.ts';
import { sampleContent } from '../testing/sample-content.ts';
import { composeDeck } from './compose-deck.ts';
import { deckFile } from './deck-file.ts';
import { linesOf, shortened } from './points-of.ts';

/** The XML of the parts whose path matches, in the order of their numbers. */
async function partsOf(content: Parameters<typeof deckFile>[0], path: RegExp): Promise<string[]> {
  const files = unzipSync(new Uint8Array(await deckFile(content)));
  const number = (name: string) => Number(/\d+/u.exec(name)?.[0]);
  const names = Object.keys(files).filter((name) => path.test(name));
  return names
    .toSorted((one, other) => number(one) - number(other))
    .map((name) => strFromU8(files[name] ?? new Uint8Array()));
}

const slides = /^ppt\/slides\/slide\d+\.xml$/u;
const notes = /^ppt\/notesSlides\/notesSlide\d+\.xml$/u;

const written = (key: string, text: string): KeptSection => {
  return { key, text, version: 1, title: null, language: 'en', base: null, drafted: false, removed: false };
};
const writtenPlan: KeptPlan = {
  ...untouchedPlan,
  sections: ['company', 'people', 'offer', 'market', 'competitors', 'marketing', 'operations', 'risks'].map((key) =>
    written(
      key,
      `| Who | What |\n| --- | --- |\n| One of ${key} | A long sentence about it. |\n\n- A point\n- Another`,
    ),
  ),
};

describe('the plan as slides', () => {
  test.each(languages.flatMap((language) => sampleProjects.map((project) => [project, language] as const)))(
    'has ten to twelve slides that a room can read: %s, %s',
    async (project, language) => {
      const content = sampleContent(project, language, { plan: writtenPlan });
      const deck = composeDeck(content);
      const count = deck.slides.length + 1;
      expect([count >= 10, count <= 12]).toEqual([true, true]);
      for (const { title, points, notes: said } of deck.slides) {
        expect(points.length, title).toBeLessThanOrEqual(7);
        expect(points.reduce((sum, point) => sum + linesOf(point), 0)).toBeLessThanOrEqual(11);
        // Whole sentences, or the whole of what has none.
        for (const { text } of points)
          expect(said.includes(text.replace(/^[“«]\s?|\s?[”»]$/gu, '')) || !text.endsWith('…')).toBe(true);
        expect(said, title).not.toBe('');
      }
      const xml = await partsOf(content, slides);
      expect(xml).toHaveLength(count);
      for (const slide of xml) expect(slide).toMatch(/<p:ph[^>]*type="title"/u);
    },
  );

  test('has the figures as a table and a chart that says in words what it shows, and their origins in the notes', async () => {
    const content = sampleContent('bakery', 'en');
    const [withChart] = (await partsOf(content, slides)).filter((xml) => xml.includes('descr="Sales and result'));
    expect(withChart).toMatch(/descr="Sales and result of each year, in dollars\. Sales: \$[\d,]+, /u);
    expect(withChart).toContain('<a:tbl>');
    expect(await partsOf(content, /^ppt\/charts\/chart\d+\.xml$/u)).toHaveLength(1);
    const said = (await partsOf(content, notes)).join('\n');
    expect(said).toContain('◇ Rent: $1,900 every month – Finances: Fixed costs each month');
  });

  test('writes French with no-break spaces before colons, and groups thousands by the program that shows them', async () => {
    const content = sampleContent('bakery', 'fr');
    for (const { title, points, notes: said } of composeDeck(content).slides) {
      expect(
        [said, ...points.map(({ text }) => text)].filter((text) => /[^\s\u00a0]:\s/u.test(text)),
        title,
      ).toEqual([]);
    }
    const [chart = ''] = await partsOf(content, /^ppt\/charts\/chart\d+\.xml$/u);
    expect(chart).toContain(String.raw`formatCode="#,##0\ $"`);
  });

  test('keeps the marks, and says how much more remains to be proved', () => {
    const { slides: all } = composeDeck(sampleContent('bakery', 'fr'));
    const unproved = all.find(({ title }) => title === 'Ce qui reste à démontrer');
    expect(unproved?.points.some(({ text }) => text.startsWith('◇ '))).toBe(true);
    expect(unproved?.points.at(-1)?.text).toMatch(/^et \d+ de plus$/u);
  });

  test('puts a table beside the lines, never below them where it would leave the slide', async () => {
    const lenderFacts = ['amount', 'months'].map((name) => ({ fact: `ask.${name}`, text: '60' }));
    const xml = await partsOf(sampleContent('bakery', 'en', { lenderFacts }), slides);
    const places = xml.flatMap((slide) => [...slide.matchAll(/<p:xfrm><a:off x="\d+" y="(\d+)"/gu)].map(([, y]) => y));
    expect(places.length).toBeGreaterThan(3);
    expect(new Set(places).size).toBe(1);
  });

  test('says what each cell of a table is that somebody wrote', () => {
    const sections = [
      written('market', '| Day | Before noon | After |\n|---|---|---|\n| Friday | 31 | |\n| Sunday | | 40 |'),
    ];
    const market = (language: 'en' | 'fr') =>
      composeDeck(sampleContent('bakery', language, { plan: { ...untouchedPlan, sections } })).slides.flatMap(
        ({ points }) => points.filter(({ lead }) => lead === 'Friday').map(({ text }) => text),
      );
    expect(market('en')).toEqual(['Before noon: 31\u00a0◇']);
    expect(market('fr')).toEqual(['Before noon\u00a0: 31\u00a0◇']);
  });

  test('has no slide of a section that nobody wrote', () => {
    const { slides: all } = composeDeck(sampleContent('bakery', 'en'));
    expect(all.map(({ title }) => title)).not.toContain('Competition');
    expect(JSON.stringify(all)).not.toContain('supermarket');
  });

  test('shows own words, and no section that was left out of the plan', () => {
    const text = '- Flour is **dear**\n- I fall ill';
    const own = written('risks', text);
    const plan: KeptPlan = { ...untouchedPlan, shown: { marketing: false }, sections: [own] };
    const { slides: all } = composeDeck(sampleContent('bakery', 'en', { plan }));
    const risks = all.find(({ title }) => title === 'Risks');
    expect(risks?.points.map(({ text }) => text)).toEqual(['Flour is dear', 'I fall ill']);
    expect(all.map(({ title }) => title)).not.toContain('Winning customers');
  });

  test('of an empty project is a cover, what is missing, and an end', () => {
    const { slides: all } = composeDeck(sampleContent(null, 'en'));
    expect(all.map(({ title }) => title)).toEqual(['The figures', "Let's talk"]);
  });

  test('has the name of several lines above them, and each with a bullet', async () => {
    const text = '## What sets the business apart\n\n- Organic flour\n- Open late';
    const plan = { ...untouchedPlan, sections: [written('market', text)] };
    const [market = ''] = (await partsOf(sampleContent('bakery', 'en', { plan }), slides)).filter((xml) =>
      xml.includes('What sets the business apart: '),
    );
    const paragraphs = (market.match(/<a:p>.*?<\/a:p>/gsu) ?? []).map((each) => [
      each.includes('<a:buSzPct') || each.includes('<a:buChar'),
      [...each.matchAll(/<a:t>(.*?)<\/a:t>/gsu)].map(([, text]) => text).join(''),
    ]);
    const at = paragraphs.findIndex(([, text]) => text === 'What sets the business apart: ');
    expect(paragraphs[at]?.[0]).toBe(false);
    expect(paragraphs[at + 1]).toEqual([true, expect.stringContaining('Organic flour')]);
    expect(paragraphs[at + 2]?.[0]).toBe(true);
  });

  test('holds what was typed as text', async () => {
    const content = sampleContent(null, 'en', { name: '<script>"&\u0000\u000b مشروع 🥖' });
    const [cover = ''] = await partsOf(content, slides);
    expect(cover).toContain('&lt;script&gt;');
    expect(cover).not.toContain('<script');
    expect(legalText(cover)).toBe(cover);
  });
});

describe('shortened', () => {
  test.each([
    ['Short.', 'Short.'],
    [`${'a '.repeat(30)}end. B${' b'.repeat(100)}`, `${'a '.repeat(30)}end.`],
  ])('%s', (text, line) => {
    expect(shortened(text, 'en')).toBe(line);
  });

  test('leaves to the notes a text without an end, and cuts no sentence', () => {
    expect(shortened(`${'word '.repeat(40)}end. Second.`, 'en')).toBe(`${'word '.repeat(40)}end.`);
    expect(shortened('word '.repeat(100), 'fr')).toBe('Le texte complet est dans les notes.');
  });
});
