import { randomUUID } from 'node:crypto';
import { row, setting } from '@elan/domain/forecast/testing/rows';
import type { Row } from '@elan/domain/ledger/row';
import { thisIsAll } from '@elan/domain/ledger/testing/this-is-all';
import type { Language } from '@elan/domain/locale';
import { languages } from '@elan/domain/locale';
import { sampleRows } from '@elan/domain/modules/finances/sample-rows';
import { moduleKeys } from '@elan/domain/modules/keys';
import { sample as samplePersonas } from '@elan/domain/modules/personas/sample';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { type SampleProject, sampleAnswers, sampleProjects } from '@elan/domain/modules/samples';
import { type KeptPlan, type KeptSection, untouchedPlan } from '@elan/domain/plan-document/kept-plan';
import { planBody } from '@elan/domain/plan-document/sections';
import { describe, expect, test } from 'vitest';
import type { Composed } from '../blocks.ts';
import { composeDeck } from '../deck/compose-deck.ts';
import { type Content, type ContentInput, gatherContent } from '../gather-content.ts';
import { markdownOfBlocks } from '../markdown-file.ts';
import { composePlan } from './compose-plan.ts';
import { toldPlaces } from './plan-answers.ts';
import { planSectionsOf } from './plan-sections-of.ts';
import { planWordsIn } from './plan-words.ts';
import { speaksOfItself, speaksToReader } from './speaks-of-itself.ts';
import { swotOf } from './swot-of.ts';
import { answerOf } from './told-answer.ts';

type Module = ContentInput['project']['modules'][number];

function moduleOf(
  module: Module['module'],
  answers: Readonly<Record<string, string>>,
  analysis?: string,
  filledIn: readonly string[] = [],
): Module {
  const text = { id: 'v', language: 'en', source: 'builtin', model: null, truncated: false } as const;
  return {
    module,
    extra: {},
    outdated: false,
    lastUpdated: '2026-11-01T00:00:00Z',
    answers: Object.entries(answers).map(([question, value]) => ({
      ...{ question, value, version: 1 },
      filledIn: filledIn.includes(question),
    })),
    setAside: null,
    analysis: analysis === undefined ? null : { ...text, content: analysis, createdAt: '2026-11-01T00:00:00Z' },
    running: null,
    entries: null,
    entryCount: null,
  };
}

/** @param refused of the unread passages, those that are no figure of the plan */
function contentOf(modules: Module[], language: Language = 'en', kept: Row[] = [], refused: string[] = []): Content {
  return gatherContent(inputOf(modules, language, kept, refused));
}

function inputOf(modules: Module[], language: Language, kept: Row[], refused: string[] = []): ContentInput {
  return {
    project: { name: 'Project', description: null, created_at: '2026-11-01T00:00:00Z', modules },
    confirmed: [],
    figures: { kept, refused, readings: [] },
    language,
    plan: untouchedPlan,
    productName: 'Élan',
    isFree: true,
    now: new Date('2026-11-23T12:00:00Z'),
  };
}

function sampleContent(project: SampleProject, language: Language): Content {
  const modules = moduleKeys.map((key) => moduleOf(key, sampleAnswers[key][language][project]));
  const withIds = samplePersonas[language][project].map((persona) => ({ id: persona.nom, ...persona }));
  const personas = { ...moduleOf('personas', {}), extra: { personas: withIds } };
  const all = [...modules.filter(({ module }) => module !== 'personas'), personas];
  const typed = sampleRows(project, language);
  return contentOf(all, language, typed, thisIsAll(contentOf(all, language).ledger));
}

/** Every text of a document but quotations. */
function textsOf({ parts }: Composed): string[] {
  const unquoted = (text: string) => text.replace(/“[^”]*”|«[^»]*»/gu, '');
  return parts.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block): string[] => {
      if (block.is === 'text') return block.tone === 'quote' ? [] : [unquoted(block.text)];
      if (block.is === 'list') return block.items.map(unquoted);
      if (block.is === 'picture') return [block.alt, block.caption];
      if (block.is === 'images') return [];
      if (block.is === 'table')
        return [...block.table.head, ...block.table.rows.flatMap(({ cells }) => cells)].map(unquoted);
      return [block.text];
    }),
  ]);
}

const titles = ({ parts }: Composed) => parts.map(({ title }) => title);

describe('the business plan', () => {
  test.each(languages.flatMap((language) => sampleProjects.map((project) => [project, language] as const)))(
    'speaks of the business in the third person: %s, %s',
    (project, language) => {
      const plan = composePlan(sampleContent(project, language));
      const words = planWordsIn(language);
      const told = {
        ...plan,
        parts: plan.parts.filter(({ title }) => title !== words.origins && title !== words.textOrigins),
      };
      expect(textsOf(told).filter(speaksOfItself)).toEqual([]);
      // Rows have the names that people gave them, and a module can be called 'My idea'.
      expect(textsOf(plan).filter(speaksToReader)).toEqual([]);
      expect(titles(plan)).toEqual([
        words.summary,
        words.company,
        words.people,
        words.offer,
        words.market,
        words.marketing,
        words.operations,
        words.environment,
        words.risks,
        words.finances,
        words.unproved,
        words.personas,
        words.byMonth,
        words.origins,
        words.textOrigins,
      ]);
    },
  );

  test('says nothing that is not in the project: an empty one names what is missing', () => {
    const plan = composePlan(contentOf([]));
    expect(titles(plan)).toEqual(['Summary', 'Financial plan', 'What remains to be proved']);
    const texts = textsOf(plan);
    expect(texts).toContain('Nothing has been described in this project yet.');
    expect(texts).toContain('Competition');
    expect(texts.join(' ')).not.toMatch(/\d/u);
  });

  test('names an opening only when somebody named it', () => {
    const rows = [row('stream', 'Loaves', { price: 800, quantity: 95, per: 'day' })];
    const summary = (kept: Row[]) => JSON.stringify(composePlan(contentOf([], 'en', kept)).parts[0]);
    expect(summary(rows)).not.toContain('plans to open');
    expect(summary([...rows, setting('openingMonth', '2027-04')])).toContain('plans to open in April 2027');
  });

  test('adds up each year of a loan', () => {
    const loan = row('funding', 'Bank', { source: 'loan', amount: 2_000_000, rate: 800, months: 60, state: 'hoped' });
    const bread = row('stream', 'Loaves', { price: 800, quantity: 95, per: 'day' });
    const plan = composePlan(contentOf([], 'en', [setting('openingMonth', '2027-04'), bread, loan]));
    const finances = plan.parts.find(({ title }) => title === 'Financial plan')?.blocks ?? [];
    const table = finances.find((block) => block.is === 'table' && block.table.head[1] === 'Payment');
    const rows = table?.is === 'table' ? table.table.rows.map(({ cells }) => cells) : [];
    expect(rows.at(-1)?.at(-1)).toBe('$0');
    expect(rows.map(([year]) => year)).toEqual(['1', '2', '3', '4', '5', '6'].slice(0, rows.length));
    expect(titles(plan)).toContain('Appendix: loan payments');
    expect(textsOf(plan)).toContain('Hoped for');
  });

  test('every option of a question reads as if somebody else had written it', () => {
    for (const language of languages) {
      for (const { from } of toldPlaces) {
        const [module, id] = from;
        const question = moduleDefinition(module).questions.find((each) => each.id === id);
        for (const { value } of question?.kind === 'select' ? question.options : []) {
          const told = answerOf(contentOf([moduleOf(module, { [id]: value })], language), from) ?? '';
          expect([module, id, value, speaksOfItself(told)]).toEqual([module, id, value, false]);
        }
      }
    }
  });
});

describe('strengths, weaknesses, opportunities and threats', () => {
  const answers = { differentiators: 'Open late\nFresh', risks: 'Flour' };

  test('come from the analysis, without what it asks the founder', () => {
    const matrix =
      '## FFOM\n\n### Forces\n\n- **Ouvert** tard\n- Demandez à vos clients\n\n### Menaces\n\n- La farine\n';
    expect(swotOf(contentOf([moduleOf('analysis', answers, matrix)]))).toEqual({
      strengths: ['Ouvert tard'],
      weaknesses: [],
      opportunities: [],
      threats: ['La farine'],
    });
  });

  test('carry the signs of figures to confirm, and are listed with their origin', () => {
    const content = contentOf([moduleOf('analysis', {}, '## Strengths\n\n- 240 regulars\n\n## Other\n\nPay $7,777.')]);
    expect(swotOf(content).strengths).toEqual(['240 ◇ regulars']);
    const { parts } = composePlan(content);
    const listed = JSON.stringify(parts.find(({ title }) => title.includes('figures of the texts')));
    expect(listed).toContain('["240","240 regulars","Situation analysis","◇ To confirm"]');
    expect(listed).not.toContain('7,777');
  });

  test('leave out what is only filled in', () => {
    const matrix =
      '## Strengths\n\n- Filled in, to check: Open late\n- Fresh\n\n## Forces\n\n- Prérempli, à vérifier\u00a0: Ouvert tard';
    expect(swotOf(contentOf([moduleOf('analysis', answers, matrix)])).strengths).toEqual(['Fresh']);
    const filled = moduleOf('analysis', answers, undefined, ['differentiators']);
    expect(swotOf(contentOf([filled]))).toMatchObject({ strengths: [], threats: ['Flour'] });
  });

  test('come from the answers when no analysis has them', () => {
    const { strengths, threats } = swotOf(contentOf([moduleOf('analysis', answers)]));
    expect([strengths, threats]).toEqual([['Open late', 'Fresh'], ['Flour']]);
  });
});

test.each([
  ['My sister: the counter', true],
  ['J’ai trouvé un local', true],
  ['Chez vous', true],
  ['Un rendez-vous annulé', false],
  ['Installez-vous', true],
  ['Sold in the US and the UK', false],
  ['Amélie et Mathieu, de Montréal', false],
  ['Le moulin moulu', false],
])('%s speaks of itself: %s', (text, expected) => {
  expect(speaksOfItself(text)).toBe(expected);
});

test('an answer that is only filled in has its sign, and is listed to be checked', () => {
  const content = contentOf([
    moduleOf('idea', { businessIdea: 'Bread', location: 'Lévis' }, undefined, ['businessIdea']),
  ]);
  expect(answerOf(content, ['idea', 'businessIdea'])).toBe('◇ Bread');
  expect(answerOf(content, ['idea', 'location'])).toBe('Lévis');
  expect(JSON.stringify(composePlan(content).parts)).toContain('"Answers that were filled in, to check"');
});

describe('own words and own order', () => {
  const kept = (key: string, text: string, more: Partial<KeptSection> = {}): KeptSection => {
    return { key, title: null, text, language: 'en', base: null, version: 1, removed: false, ...more };
  };
  const idea = moduleOf('idea', { businessIdea: 'Bread', targetMarket: 'People of the street' });
  const rows = [row('stream', 'Loaves', { price: 800, quantity: 95, per: 'day' })];
  const planOf = (plan: Partial<KeptPlan>, modules = [idea], figures = rows) => {
    return composePlan({ ...contentOf(modules, 'en', figures), plan: { ...untouchedPlan, ...plan } });
  };

  test('replace what is assembled, with signs after figures that nobody gave', () => {
    const plan = planOf({ sections: [kept('company', 'We sell 4,321 loaves at $8.')] });
    const company = plan.parts.find(({ title }) => title === 'The company');
    expect(company?.blocks).toEqual([{ is: 'markdown', text: 'We sell 4,321\u00a0◇ loaves at $8.' }]);
    const figures = JSON.stringify(plan.parts.find(({ title }) => title.includes('figures of the texts')));
    expect(figures).toContain('["4,321","We sell 4,321 loaves at $8.","The company","◇ To confirm"]');
  });

  test('do not get a second sign where somebody left one', () => {
    const plan = planOf({ sections: [kept('company', 'We sell 4,321 ◇ loaves.')] });
    expect(JSON.stringify(plan)).toContain('We sell 4,321 ◇ loaves.');
  });

  test('come above computed figures, which stay', () => {
    const plan = planOf({ sections: [kept('finances', 'A careful start.')] });
    const finances = plan.parts.find(({ title }) => title === 'Financial plan')?.blocks ?? [];
    expect(finances[0]).toEqual({ is: 'markdown', text: 'A careful start.' });
    expect(finances.filter(({ is }) => is === 'table').length).toBeGreaterThan(5);
  });

  test('of a removed section, or spaces alone, count for nothing', () => {
    const own = randomUUID();
    const sections = [kept('company', '  \n'), kept(own, 'Gone.', { title: 'Own', removed: true })];
    const text = JSON.stringify(planOf({ sections }).parts);
    expect(text).toContain('The business');
    expect(text).not.toContain('Gone.');
  });

  test('leave sections out, put them elsewhere, and say what signs mean where the page about them is left out', () => {
    const own = randomUUID();
    const sections = [kept(own, 'About 4,321 people.', { title: 'Our 77 streets' })];
    const shown = { company: false, textOrigins: false, origins: false };
    const plan = planOf({ order: [own, 'market', ...planBody], shown, sections });
    expect(titles(plan).slice(0, 3)).toEqual(['Our 77\u00a0◇ streets', 'Market and competition', 'Summary']);
    expect(titles(plan)).not.toContain('The company');
    const legends = textsOf(plan).filter((text) => text.startsWith('◇ marks a figure'));
    expect(legends).toHaveLength(1);
    expect(textsOf(plan).join(' ')).not.toContain('Where the figures come from');
  });

  test('are compared with the same figures for every reader', () => {
    const finances = (plan: Partial<KeptPlan>) => {
      const content = { ...contentOf([idea], 'en', rows), plan: { ...untouchedPlan, ...plan } };
      return planSectionsOf(content).sections.find(({ key }) => key === 'finances');
    };
    expect(finances({ reader: 'partner' })?.assembled).not.toBe(finances({})?.assembled);
    expect(finances({ reader: 'partner' })?.compared).toBe(finances({})?.assembled);
    expect(finances({ shown: { origins: false } })?.compared).toBe(finances({})?.assembled);
  });

  test('go without what the reader goes without: a partner gets a short financial plan', () => {
    const partner = planOf({ reader: 'partner' });
    expect(titles(partner)).not.toContain('Appendix: first year, month by month');
    const headings = (plan: Composed) =>
      plan.parts
        .find(({ title }) => title === 'Financial plan')
        ?.blocks.flatMap((block) => (block.is === 'heading' ? [block.text] : []));
    expect(headings(partner)).not.toContain('Scenarios');
    expect(headings(planOf({}))).toContain('Scenarios');
    expect(headings(partner)?.length).toBeLessThan(headings(planOf({}))?.length ?? 0);
  });
});

describe('the request', () => {
  const person = (place: number) => `borrower.00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
  const id = '00000000-0000-4000-8000-000000000001';
  const said = (texts: Readonly<Record<string, string>>, kept: Row[] = [], language: Language = 'en') =>
    composePlan(withFacts(texts, kept, language));
  const withFacts = (texts: Readonly<Record<string, string>>, kept: Row[] = [], language: Language = 'en') =>
    gatherContent({
      ...inputOf([], language, kept),
      lenderFacts: Object.entries(texts).map(([fact, text]) => ({ fact, text })),
    });
  const pageOf = ({ parts }: Composed) => markdownOfBlocks(parts[0]?.blocks ?? []);

  test('has a first page and a cover of what is known, and says nothing of what is not', () => {
    const savings = {
      ...row('funding', 'My savings', { source: 'savings', amount: 500_000 }),
      status: 'proposed' as const,
    };
    const plan = said(
      {
        'ask.kind': 'loan',
        'ask.amount': '1800000',
        [`security.${id}.name`]: 'Van',
        [`${person(1)}.name`]: 'Marie',
        [`${person(1)}.cv`]: '- 2015–2024 Baker\n\nDiploma',
        'business.address': '12 Main Street\nHull',
      },
      [savings],
    );
    expect(plan.lines).toEqual(['Marie', '12 Main Street, Hull', 'Loan: $18,000']);
    expect(plan.parts[0]?.title).toBe('The request at a glance');
    const page = pageOf(plan);
    for (const line of [
      '| Amount | $18,000 |',
      '| Own share | ◇ $5,000 (22%) |',
      '| Van |',
      '- 2015–2024 Baker\n- Diploma',
    ]) {
      expect(page).toContain(line);
    }
    expect(page).toContain('◇ marks a figure');
    for (const absent of ['Term', 'Value', 'Years in the trade', 'Permits', 'Jobs', 'Telephone', 'null', 'unknown']) {
      expect(page, absent).not.toContain(absent);
    }
    expect(titles(said({}))).not.toContain('The request at a glance');
  });

  test('holds eleven borrowers, names the first three on the cover, and speaks the language of the document', () => {
    const people = Object.fromEntries(
      Array.from({ length: 11 }, (_, place) => [`${person(place)}.name`, `Person ${place}`]),
    );
    const plan = said({ ...people, 'ask.kind': 'grant', 'ask.amount': '1' }, [], 'fr');
    expect(plan.lines).toEqual(['Person 0, Person 1, Person 2 et 8 de plus', 'Subvention\u00a0: 0,01\u00a0$']);
    expect(pageOf(plan).match(/\| Person \d+ \|/gu)).toHaveLength(11);
    expect(plan.parts[0]?.title).toBe('La demande en bref');
  });

  test('is the first slide, with what it pays for and without the empty cells of a total', () => {
    const parts = Array.from({ length: 12 }, (_, place) => {
      const key = `part.00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
      return { [`${key}.name`]: `Tool ${place}`, [`${key}.amount`]: '10000' };
    });
    const [first] = composeDeck(withFacts(Object.assign({ 'ask.amount': '1800000' }, ...parts))).slides;
    expect(first?.title).toBe('The request');
    expect(first?.points).toContainEqual({ lead: 'Amount', text: '$18,000' });
    expect(first?.tables[0]?.rows.at(-2)?.cells).toEqual(['… + 5', '']);
    expect(first?.tables[0]?.rows.at(-1)?.cells).toEqual(['Total', '$1,200']);
  });
});
