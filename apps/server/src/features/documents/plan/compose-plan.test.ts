import { randomUUID } from 'node:crypto';
import { checkReport, isOpen } from '@elan/domain/figure-check/check-report';
import { knownPlan, row, setting } from '@elan/domain/forecast/testing/rows';
import type { Cells, Row } from '@elan/domain/ledger/row';
import type { Language } from '@elan/domain/locale';
import { languages } from '@elan/domain/locale';
import { sampleProjects } from '@elan/domain/modules/sample-file';
import { type KeptPlan, type KeptSection, untouchedPlan } from '@elan/domain/plan-document/kept-plan';
import { lenderKeys } from '@elan/domain/plan-document/lender-names';
import { planBody } from '@elan/domain/plan-document/sections';
import { describe, expect, test } from 'vitest';
import type { Composed } from '../blocks.ts';
import { breakEvenOf } from '../compose-finances.ts';
import { composeDeck } from '../deck/compose-deck.ts';
import { type Content, type ContentInput, gatherContent } from '../gather-content.ts';
import { markdownOfBlocks } from '../markdown-file.ts';
import type { ModuleContent } from '../module-content.ts';
import { contentOfModule } from '../testing/content-of-module.ts';
import { sampleContent } from '../testing/sample-content.ts';
import { wordsIn } from '../words-in.ts';
import { composePlan } from './compose-plan.ts';
import { answerOf } from './plan-answer.ts';
import { allPlanAnswers } from './plan-answers.ts';
import { planPrices } from './plan-prices.ts';
import { planSectionsOf } from './plan-sections-of.ts';
import { planWordsIn } from './plan-words.ts';
import { tableOffers } from './table-offers.ts';

function contentOf(modules: ModuleContent[], language: Language = 'en', kept: Row[] = []): Content {
  return gatherContent(inputOf(modules, language, kept));
}

function inputOf(modules: ModuleContent[], language: Language, kept: Row[]): ContentInput {
  return {
    project: { name: 'Project', description: null, created_at: '2026-11-01T00:00:00Z', modules },
    confirmed: [],
    figures: { kept, refused: [], readings: [] },
    language,
    plan: untouchedPlan,
    productName: 'Élan',
    isFree: true,
    now: new Date('2026-11-23T12:00:00Z'),
  };
}

/** Every text of a document. */
function textsOf({ parts }: Composed): string[] {
  return parts.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block): string[] => {
      if (block.is === 'list') return [...block.items];
      if (block.is === 'picture') return [block.alt, block.caption];
      if (block.is === 'images') return [];
      if (block.is === 'table') return [...block.table.head, ...block.table.rows.flatMap(({ cells }) => cells)];
      return [block.text];
    }),
  ]);
}

function keptSection(key: string, text: string, more: Partial<KeptSection> = {}): KeptSection {
  return { key, title: null, text, language: 'en', base: null, drafted: false, version: 1, removed: false, ...more };
}

const titles = ({ parts }: Composed) => parts.map(({ title }) => title);

describe('the business plan', () => {
  test.each(languages.flatMap((language) => sampleProjects.map((project) => [project, language] as const)))(
    'prints no sentence of an answer but the quoted idea, and names the sections that have no text: %s, %s',
    (project, language) => {
      const content = sampleContent(project, language);
      const plan = composePlan(content);
      const words = planWordsIn(language);
      const idea = answerOf(content, ['idea', 'businessIdea']) ?? '';
      const quote = textsOf(plan).filter((text) => /^[“«]/u.test(text));
      expect(quote.map((text) => idea.startsWith(text.replace(/^[“«]\u00a0?|\u00a0?[”»]$/gu, '')))).toEqual([true]);
      const printed = textsOf(plan).join('\n').replace(quote.join(), '');
      for (const { as, from } of allPlanAnswers) {
        const answer = as === 'note' ? answerOf(content, from) : null;
        // Shorter ones may be the name of a row.
        if (answer !== null && answer.length > 60) expect(printed).not.toContain(answer.slice(0, 60));
      }
      const body = [
        'summary',
        'company',
        'people',
        'offer',
        'market',
        'marketing',
        'operations',
        'environment',
        'risks',
      ];
      const missing = body.map((key) => words[key as 'summary']).join(words.next);
      expect(plan.parts[0]?.blocks[0]).toEqual({ is: 'text', text: `${words.toWrite} ${missing}.` });
      expect(titles(plan)).not.toContain(words.personas);
      for (const key of ['sales', 'equipment', 'finances', 'unproved', 'byMonth', 'origins'] as const)
        expect(titles(plan)).toContain(words[key]);
    },
  );

  test('has its key figures once, whether the summary is facts, words or left out', () => {
    const bread = row('stream', 'Loaves', { price: 800, quantity: 95, per: 'day' });
    const count = (plan: Partial<KeptPlan>) => {
      const { parts } = composePlan({ ...contentOf([], 'en', [bread]), plan: { ...untouchedPlan, ...plan } });
      return parts
        .flatMap(({ blocks }) => blocks)
        .filter((each) => each.is === 'heading' && each.text === 'Key figures').length;
    };
    const written = [keptSection('summary', 'A bakery of the quarter.')];
    expect([count({}), count({ sections: written }), count({ shown: { summary: false } })]).toEqual([1, 1, 1]);
  });

  test('a draft is in no file before it is accepted', () => {
    const section = { ...keptSection('company', 'A draft of the company.'), drafted: true };
    const planOf = (drafted: boolean) => {
      return composePlan({ ...contentOf([]), plan: { ...untouchedPlan, sections: [{ ...section, drafted }] } });
    };
    expect(textsOf(planOf(true))).not.toContain('A draft of the company.');
    expect(textsOf(planOf(false))).toContain('A draft of the company.');
  });

  test('a draft has its signs on the screen, as many as are counted', async () => {
    const sections = [{ ...keptSection('company', 'The market grows 40% a year.'), drafted: true }];
    const made = await planSectionsOf({ ...contentOf([]), plan: { ...untouchedPlan, sections } });
    const company = made.sections.find(({ key }) => key === 'company');
    expect(company).toMatchObject({ draft: 'The market grows 40%\u00a0◇ a year.', open: 1 });
    expect(company?.shown).not.toContain('40%');
  });

  test('an old appendix of profiles is only for those who wrote in it', () => {
    const plan = composePlan({
      ...sampleContent('bakery', 'en'),
      plan: { ...untouchedPlan, sections: [keptSection('personas', 'Our regulars.')] },
    });
    expect(textsOf(plan)).toContain('Our regulars.');
  });

  test('says nothing that is not in the project: an empty one names what is missing', () => {
    const plan = composePlan(contentOf([]));
    expect(titles(plan)).toEqual(['Summary', 'Financial plan']);
    const texts = textsOf(plan);
    expect(texts[1]).toMatch(/^This document has no text yet for these sections: .*Market and competition/u);
    expect(texts).toContain('This plan does not say yet what the business is.');
    expect(texts.join(' ')).not.toMatch(/\d/u);
  });

  test('leaves what is still to be sorted to the people of the project', () => {
    const unread = [contentOfModule('finances', { cashFlow: 'Something odd at $740' })];
    expect(JSON.stringify(composePlan(contentOf(unread, 'en', [])))).not.toContain('to check');
  });

  test('names an opening only when somebody named it', () => {
    const rows = [row('stream', 'Loaves', { price: 800, quantity: 95, per: 'day' })];
    const summary = (kept: Row[]) => JSON.stringify(composePlan(contentOf([], 'en', kept)).parts[0]);
    expect(summary(rows)).not.toContain('Opening month');
    expect(summary([...rows, setting('openingMonth', '2027-04')])).toContain('["Opening month","April 2027"]');
  });

  test('says with how many are sold how many there are at first, and in which months fewer', () => {
    const season = Array(12).fill(100).with(11, 55);
    const bread = row('stream', 'Loaves', { price: 800, first: 40, quantity: 95, per: 'week', season });
    const shown = (language: 'en' | 'fr') => JSON.stringify(composePlan(contentOf([], language, [bread])).parts);
    expect(shown('en')).toContain('"95 a week; 40 a week in the first month; sold: varies, less in December (52.25)"');
    expect(shown('fr')).toContain(
      '"95 par semaine\u00a0; 40 par semaine le premier mois\u00a0; vendu\u00a0: variable, moins en décembre (52,25)"',
    );
  });

  test('says once what does not count, also where the page about it is left out', () => {
    const rows = [
      row('stream', 'Loaves', { price: 800, quantity: 95, per: 'day' }),
      row('cost', 'Van lease', { every: 'month' }),
    ];
    const count = (shown: Record<string, boolean>) =>
      textsOf(composePlan({ ...contentOf([], 'en', rows), plan: { ...untouchedPlan, shown } })).filter(
        (each) => each === 'Stated, but not counted',
      ).length;
    expect([count({}), count({ unproved: false }), count({ origins: false })]).toEqual([1, 1, 1]);
  });

  test('says what the business is in the words of its founder, and in no others', () => {
    const summary = (businessIdea: string, filledIn: string[] = []) => {
      const idea = contentOfModule('idea', { businessIdea, location: 'Sudbury' }, { filledIn });
      const { parts } = composePlan(contentOf([idea], 'en', [setting('trade', 'cafe')]));
      return markdownOfBlocks(parts.find(({ title }) => title === 'Summary')?.blocks ?? []);
    };
    expect(summary('A café with books on St. Anne Street.\nTen seats.')).toContain(
      '| The idea | “A café with books on St. Anne Street.” |\n| Line of work | Café |\n| Place | Sudbury |',
    );
    expect(summary('books '.repeat(40))).not.toContain('books');
    expect(summary('A café with books', ['businessIdea'])).not.toContain('books');
  });

  test('says which sections have no text before everything else, on the first page', () => {
    const lists = (shown: Record<string, boolean>) => {
      const rows = [row('funding', 'Loan', { source: 'loan', amount: 1_800_000 })];
      const idea = contentOfModule('idea', { location: 'Sudbury' });
      const { parts } = composePlan({ ...contentOf([idea], 'en', rows), plan: { ...untouchedPlan, shown } });
      return parts.filter((part) => JSON.stringify(part).includes('no text yet')).map(({ title }) => title);
    };
    for (const summary of [true, false]) expect(lists({ summary })).toEqual(['The request at a glance']);
    const table = composePlan(contentOf([], 'en', [row('purchase', 'Oven', { amount: 650_000 })]));
    expect(titles(table).slice(0, 2)).toEqual(['Summary', 'Equipment and purchases']);
    expect(JSON.stringify(table.parts[0]?.blocks[0])).toContain('no text yet');
  });

  test('rounds what is paid and what is lost alike', () => {
    // 30,000 at 8.5 % is 212.50 a month, once before the opening.
    const loan = {
      source: 'loan',
      amount: 3_000_000,
      rate: 850,
      months: 60,
      interestOnly: 12,
      month: '2027-02',
    } as const;
    const bread = row('stream', 'Loaves', { price: 800, quantity: 95, per: 'day' });
    const rows = [setting('openingMonth', '2027-04'), bread, row('funding', 'Bank', loan)];
    const shown = JSON.stringify(composePlan(contentOf([], 'en', rows)).parts);
    expect(shown).toContain('["Interest","213",');
    expect(shown).toContain('["Profit before income tax","−213",');
  });

  test('adds up each year of a loan, and says that it is not in hand', () => {
    const loan = row('funding', 'Bank', { source: 'loan', amount: 2_000_000, rate: 800, months: 60, state: 'hoped' });
    const bread = row('stream', 'Loaves', { price: 800, quantity: 95, per: 'day' });
    const plan = composePlan(contentOf([], 'en', [setting('openingMonth', '2027-04'), bread, loan]));
    const finances = plan.parts.find(({ title }) => title === 'Financial plan')?.blocks ?? [];
    const table = finances.find((block) => block.is === 'table' && block.table.head[1] === 'Payment');
    const rows = table?.is === 'table' ? table.table.rows.map(({ cells }) => cells) : [];
    expect(rows.at(-1)?.at(-1)).toBe('$0');
    expect(rows.map(([year]) => year)).toEqual(['1', '2', '3', '4', '5', '6'].slice(0, rows.length));
    expect(titles(plan)).toContain('Appendix: loan payments');
    // Drawings and repayments are in it, which nobody calls fixed costs.
    expect(textsOf(plan)).toContain("Costs, owner's pay or drawings and loan payments");
    expect(textsOf(plan)).toContain('Hoped for');
    // Nothing is left to find only if that loan comes.
    const shown = JSON.stringify(plan.parts);
    expect(shown).toContain(
      '["Still to find","$0"]},{"cells":["Money for the start that is not in hand yet","$20,000"]',
    );
    expect(shown).toContain('["Not in hand yet: hoped for","$20,000"]');
  });
});

test('names every sale and every running cost of each year, the largest first', () => {
  const rows = [
    ...[setting('openingMonth', '2027-01'), row('cost', 'Phone', { amount: 6_500, every: 'month' })],
    row('stream', 'Loaves', { price: 800, quantity: 95, per: 'day' }),
    row('cost', 'Rent', { amount: 90_000, every: 'month' }),
  ];
  const finances = composePlan(contentOf([], 'en', rows)).parts.find(({ title }) => title === 'Financial plan')?.blocks;
  const at = finances?.findIndex((block) => block.is === 'heading' && block.text === 'What makes up the running costs');
  const table = finances?.[(at ?? -1) + 1];
  expect(table?.is === 'table' && table.table.rows.map(({ cells }) => cells)).toEqual([
    ['Rent', '$10,800', '$10,800', '$10,800'],
    ['Phone', '$780', '$780', '$780'],
    ['Running costs', '$11,580', '$11,580', '$11,580'],
  ]);
  // One sale is what the statement says already.
  expect(JSON.stringify(finances)).not.toContain('What makes up the sales');
});

test('an answer that is only filled in has its sign, and is listed to be checked', () => {
  const content = contentOf([
    contentOfModule('idea', { businessIdea: 'Bread', location: 'Lévis' }, { filledIn: ['location'] }),
  ]);
  expect(answerOf(content, ['idea', 'businessIdea'])).toBe('Bread');
  expect(answerOf(content, ['idea', 'location'])).toBe('◇ Lévis');
  expect(JSON.stringify(composePlan(content).parts)).toContain('"Answers that were filled in, to check"');
});

describe('own words and own order', () => {
  const kept = keptSection;
  const idea = contentOfModule('idea', { businessIdea: 'Bread', targetMarket: 'People of the street' });
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
    expect(text).toContain('no text yet');
    expect(text).not.toContain('Gone.');
  });

  test('leave sections out, put them elsewhere, and say what signs mean where the page about them is left out', () => {
    const own = randomUUID();
    const sections = [kept(own, 'About 4,321 people.', { title: 'Our 77 streets' })];
    const shown = { company: false, textOrigins: false, origins: false };
    const plan = planOf({ order: [own, 'offer', ...planBody], shown, sections });
    expect(titles(plan).slice(0, 3)).toEqual(['Our 77\u00a0◇ streets', 'What is offered', 'Summary']);
    expect(titles(plan)).not.toContain('The company');
    const legends = textsOf(plan).filter((text) => text.startsWith('◇ marks a figure'));
    expect(legends).toHaveLength(1);
    expect(textsOf(plan).join(' ')).not.toContain('Where the figures come from');
  });

  test('are compared with the same figures for every reader', async () => {
    const finances = async (plan: Partial<KeptPlan>) => {
      const content = { ...contentOf([idea], 'en', rows), plan: { ...untouchedPlan, ...plan } };
      return (await planSectionsOf(content)).sections.find(({ key }) => key === 'finances');
    };
    const usual = (await finances({}))?.compared;
    expect((await finances({ reader: 'partner' }))?.assembled).not.toBe((await finances({}))?.assembled);
    expect((await finances({ reader: 'partner' }))?.compared).toBe(usual);
    expect((await finances({ shown: { origins: false } }))?.compared).toBe(usual);
  });

  test('go without what the reader goes without: a partner gets a short financial plan', () => {
    const partner = planOf({ reader: 'partner' });
    expect(titles(partner)).not.toContain('Appendix: the first two years, month by month');
    const headings = (plan: Composed) =>
      plan.parts
        .find(({ title }) => title === 'Financial plan')
        ?.blocks.flatMap((block) => (block.is === 'heading' ? [block.text] : []));
    expect(headings(partner)).not.toContain('Scenarios');
    expect(headings(planOf({}))).toContain('Scenarios');
    expect(headings(partner)?.length).toBeLessThan(headings(planOf({}))?.length ?? 0);
  });
});

test('says why there is no break-even where a sale costs more than it brings in', () => {
  const products = row('stream', 'Products', { price: 1200, quantity: 10, per: 'month', unitCost: 12_660 });
  const { forecast } = knownPlan([products]);
  const tables = breakEvenOf(forecast, 'fr', wordsIn('fr')).flatMap((block) =>
    block.is === 'table' ? [block.table] : [],
  );
  expect(tables[0]?.rows[0]?.cells.slice(2)).toEqual(['Sans bénéfice brut', 'Sans bénéfice brut']);
});

test('a cost that nobody said is left empty, never 0', () => {
  const rows = [
    row('stream', 'Class', { price: 6500, quantity: 4, per: 'month' }),
    row('stream', 'Bread', { price: 1000, quantity: 100, per: 'month', unitCost: 200 }),
  ];
  const [, table] = planPrices({ ...contentOf([], 'en', []), planned: knownPlan(rows) }, planWordsIn('en'));
  expect(table?.is === 'table' && table.table.rows.map(({ cells }) => cells)).toEqual([
    ['Class', '$65', '', ''],
    ['Bread', '$10', '$2', '$8'],
  ]);
});

describe('what helps to write', () => {
  const answers = { competitors: '- The supermarket\nPeople who bake', risks: 'Flour gets dear' };
  const rows = [
    row('stream', 'Loaves', { price: 800, quantity: 95, per: 'day' }),
    setting('trade', 'bakery'),
    setting('openMonths', [0, 0, 0, 100, 100, 100, 100, 100, 100, 100, 0, 0]),
  ];
  const sectionsOf = async (
    sections: KeptSection[] = [],
    language: Language = 'en',
    lender: KeptPlan['lender'] = null,
  ) => {
    const modules = [
      contentOfModule('idea', { location: 'Lévis, a shop at $640 a month' }),
      contentOfModule('analysis', answers),
    ];
    const content = { ...contentOf(modules, language, rows), plan: { ...untouchedPlan, lender, sections } };
    const made = await planSectionsOf(content);
    return { ...made, helpOf: (key: string) => made.sections.find((each) => each.key === key)?.help };
  };

  test('begins sentences from what is known, and none from what is not', async () => {
    const { helpOf } = await sectionsOf();
    expect(helpOf('summary')?.sentences).toEqual([
      'What Project offers in Lévis: Loaves ($8).',
      'It is open from April to October.',
      'Customers choose Project because …',
      "Sales of the first year are forecast at $115,267, with a result before the owner's pay of $115,267.",
      'Cash is lowest at $0 before the opening.',
    ]);
    const french = (await sectionsOf([], 'fr')).helpOf('summary')?.sentences;
    expect(french?.[0]).toBe("Ce qu'offre Project (Lévis)\u00a0: loaves (8\u00a0$).");
    expect(french).toContain("Elle est ouverte d'avril à octobre.");
  });

  test.each(languages.flatMap((language) => sampleProjects.map((project) => ({ language, project }))))(
    'begins no sentence of its own with a figure to confirm: $project, $language',
    async ({ language, project }) => {
      const content = sampleContent(project, language, { lenderFacts: [{ fact: 'ask.amount', text: '1850000' }] });
      const { sections } = await planSectionsOf(content);
      // A figure of an answer is marked in a text as it is there.
      const answers = content.modules.flatMap((module) => Object.values(module.answers));
      const firstLines = answers.map((answer) => (answer?.split('\n')[0] ?? '').replace(/\.$/u, ''));
      const isOwn = (sentence: string) => firstLines.some((line) => line.length > 20 && sentence.includes(line));
      const begun = sections.map(({ help }) => help?.sentences.filter((each) => !isOwn(each)).join(' ') ?? '');
      expect(begun.join(' ')).toMatch(/18[, \u00a0]500/u);
      expect(begun.flatMap((text) => checkReport(text, content.checks).filter(isOpen))).toEqual([]);
    },
  );

  test('carries what was answered as it stands, and marks what is missing', async () => {
    const answered = {
      idea: {
        location: 'Gatineau',
        targetMarket: 'Le monde des bureaux.\n- 22 collègues ont goûté, 18 en achèteraient',
      },
      analysis: {
        competitors: 'La cantine: 14 $',
        risks: '- L’hiver!!',
        differentiators: 'Open until 7 p.m.\nlivré à 11 a.m.',
      },
      'business-plan': { team: 'Moi: la cuisine', milestones: 'Mars: permis' },
    } as const;
    const modules = Object.entries(answered).map(([key, said]) => contentOfModule(key as 'idea', said));
    const { sections } = await planSectionsOf(contentOf(modules, 'fr'));
    const sentences = sections.flatMap(({ help }) => help?.sentences ?? []);
    for (const expected of [
      'Clientèle visée par Project (Gatineau)\u00a0:\n- Le monde des bureaux\n- 22 collègues ont goûté, 18 en achèteraient',
      'Ce qui distingue Project\u00a0:\n- Open until 7 p.m.\n- livré à 11 a.m.',
      'Répartition des rôles\u00a0: Moi: la cuisine.',
      'Le prix a été fixé selon …',
      'Ce qui montre que la clientèle achètera\u00a0: …',
    ])
      expect(sentences).toContain(expected);
    const isToCheck = contentOf([contentOfModule('idea', { targetMarket: 'Offices' }, { filledIn: ['targetMarket'] })]);
    const checked = (await planSectionsOf(isToCheck)).sections.find(({ key }) => key === 'market')?.help?.sentences;
    expect(checked?.join()).not.toContain('Offices');
  });

  test('carries no price that a row has settled otherwise', async () => {
    const modules = [contentOfModule('finances', { pricingStrategy: '$9 a loaf. Shops round here ask more.' })];
    const offer = async (price: number) => {
      const { sections } = await planSectionsOf(contentOf(modules, 'en', [row('stream', 'Loaf', { price })]));
      return sections.find(({ key }) => key === 'offer')?.help?.sentences;
    };
    expect(await offer(900)).toContain('Pricing: $9 a loaf. Shops round here ask more.');
    expect(await offer(800)).toContain('Pricing: Shops round here ask more.');
  });

  test('says that the business is open all year only where its own months do', async () => {
    const seasonal = (season: number[], ...own: Row[]) =>
      composed([row('stream', 'Loaves', { price: 800, quantity: 95, per: 'day', season }), ...own]);
    const composed = async (rows: Row[]) =>
      (await planSectionsOf(contentOf([], 'en', rows))).sections.find(({ key }) => key === 'summary')?.help?.sentences;
    const even = Array(12).fill(100);
    const uneven = even.with(11, 55);
    const allYear = 'It is open all year.';
    expect(await seasonal(uneven)).not.toContain(allYear);
    expect(await seasonal(even)).not.toContain(allYear);
    expect(await seasonal(even, setting('openMonths', uneven))).not.toContain(allYear);
    expect(await seasonal(uneven, setting('openMonths', even))).toContain(allYear);
    expect(await seasonal(even.with(0, 0))).toContain('It is open from February to December.');
  });

  describe('knows what the owner already has, who they are and where', () => {
    const owned = row('purchase', 'Tools', { amount: 900_000, owned: true });
    const van = row('purchase', 'Van', { amount: 2_850_000 });
    const pay = row('person', 'My pay', { role: 'owner', salary: 250_000, every: 'month' });
    const helper = row('person', 'Sam', { role: 'employee', title: 'Helper' });
    const borrower = 'borrower.00000000-0000-4000-8000-000000000001.name';
    const known = { [borrower]: 'Ana Roy', 'business.address': '12 Main Street\nLévis' };
    const all = [owned, van, pay, helper];
    const sentencesOf = async (
      key: string,
      language: Language,
      facts: Readonly<Record<string, string>>,
      rows: readonly Row[] = all,
    ) => {
      const input = inputOf([contentOfModule('idea', { location: 'Lévis and around' })], language, [...rows]);
      const lenderFacts = Object.entries(facts).map(([fact, text]) => ({ fact, text }));
      const { sections } = await planSectionsOf(gatherContent({ ...input, lenderFacts }));
      return sections.find((each) => each.key === key)?.help?.sentences;
    };

    test.each([
      ['equipment', 'en', {}, ['What is bought comes to $28,500 before tax.', 'Already owned: Tools ($9,000).']],
      [
        'equipment',
        'fr',
        {},
        ['Les achats totalisent 28\u00a0500\u00a0$ avant taxes.', 'Déjà en main\u00a0: Tools (9\u00a0000\u00a0$).'],
      ],
      ['people', 'en', {}, ['Working in the business: owner and Sam.']],
      ['people', 'en', known, ['Working in the business: Ana Roy and Sam.']],
      ['people', 'fr', {}, ["Travailleront dans l'entreprise\u00a0: propriétaire et Sam."]],
      ['company', 'en', {}, ['The business is located in Lévis and around.']],
      ['company', 'en', known, ['The business is located at 12 Main Street, Lévis.']],
      ['company', 'fr', known, ['Adresse\u00a0: 12 Main Street, Lévis.']],
    ] as const)('%s, %s, %j', async (key, language, facts, expected) => {
      const sentences = await sentencesOf(key, language, facts);
      expect(sentences?.filter((each) => !each.includes('…'))).toEqual(expected);
    });

    test('and says of the whole business only what all sales say', async () => {
      const open = Array.from({ length: 12 }, (_, month) => (month < 4 ? 0 : 100));
      const sales = (other: Partial<Cells<'stream'>>) => [
        setting('openingMonth', '2027-03'),
        row('stream', 'Market', { price: 900, quantity: 60, per: 'week', season: open, basis: 'comparable' }),
        row('stream', 'Shops', { price: 575, quantity: 60, per: 'week', season: open, basis: 'comparable', ...other }),
      ];
      const company = async (rows: Row[]) => (await sentencesOf('company', 'en', {}, rows))?.join(' ');
      expect(await company(sales({}))).toContain('be open from May to December');
      expect(await company(sales({ season: null }))).not.toContain('from May');
      const estimate = async (rows: Row[]) => (await sentencesOf('sales', 'en', {}, rows))?.join(' ');
      expect(await estimate(sales({}))).toContain('The sales estimate rests on a comparable business.');
      expect(await estimate(sales({ basis: null }))).not.toContain('comparable');
      // What one of them can be in a day is not what the business can do.
      const operations = (await sentencesOf('operations', 'en', {}, sales({ capacity: 12 })))?.join(' ');
      expect(operations).toContain('The most that can be done in a day: Shops (12).');
    });

    test('and that a month falls short again after the first that pays for itself', () => {
      const open = [100, 100, 0, 0, 0, 0, 0, 0, 0, 0, 100, 100];
      const rows = [
        row('stream', 'Snow', { price: 42_000, quantity: 20, per: 'month', season: open, climbMonths: 0 }),
        row('cost', 'Shed', { amount: 100_000, every: 'month' }),
        setting('openingMonth', '2027-11'),
      ];
      const { parts } = composePlan(contentOf([], 'en', rows));
      const printed = parts.map(({ blocks }) => markdownOfBlocks(blocks)).join('\n');
      expect(printed).toContain(
        '| First month whose sales cover what has to be paid | November 2027; March 2028 falls short again |',
      );
    });

    test('and prints no sentence that is still to be finished', () => {
      const own = [
        keptSection('people', 'Ana has … years of experience. She keeps the books. The shop is …'),
        keptSection('offer', 'Sold to people who …'),
      ];
      const input = { ...inputOf([], 'en', []), plan: { ...untouchedPlan, sections: own } };
      const { parts } = composePlan(gatherContent(input));
      const printed = parts.map(({ title, blocks }) => `# ${title}\n${markdownOfBlocks(blocks)}`).join('\n');
      expect(printed).toContain('# The people\nShe keeps the books.');
      expect(printed).not.toContain('…');
      expect(printed).not.toContain('# What is offered');
      expect(printed).toMatch(/no text yet[^#]*; What is offered/u);
    });

    test('and prints the place without second thoughts', () => {
      const location = 'Red Deer, mabye Lacombe too';
      const { parts } = composePlan(contentOf([contentOfModule('idea', { location })], 'en', []));
      const printed = parts.map(({ blocks }) => markdownOfBlocks(blocks)).join('\n');
      expect(printed.match(/Red Deer.*/gu)).toEqual(['Red Deer |', 'Red Deer |']);
    });

    test('and a vague time until the opening only while its month is not known', () => {
      const said = (kept: Row[]) =>
        JSON.stringify(
          composePlan(contentOf([contentOfModule('business-plan', { timeline: 'within_year' })], 'en', kept)),
        );
      expect(said([])).toContain('["Time until it opens","Within the year"]');
      expect(said([setting('openingMonth', '2027-04')])).not.toContain('Time until it opens');
    });

    test('by name where a row has it, and in which legal form', async () => {
      const rows = [
        setting('legalForm', 'partnership'),
        ...['Maryse', 'Josée'].map((name) => row('person', name, { role: 'owner' })),
      ];
      expect((await sentencesOf('people', 'en', {}, rows))?.[0]).toBe('Working in the business: Maryse and Josée.');
      const company = await sentencesOf('company', 'fr', {}, rows);
      expect(company).toContain('Forme juridique\u00a0: société en nom collectif.');
    });

    test('and names six sales, and that there are more', async () => {
      const rows = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => row('stream', name, { price: 100 }));
      const [first] = (await sentencesOf('summary', 'en', {}, rows)) ?? [];
      expect(first).toContain(': A, B, C, D, E, F and others.');
    });

    test('and nothing where a choice may mean that it is not known', () => {
      const modules = [
        contentOfModule('rd', { qualityStandards: 'own_standards', developmentStage: 'concept' }),
        contentOfModule('environmental', { energySource: 'unknown', packaging: 'recyclable' }),
      ];
      const printed = textsOf(composePlan(contentOf(modules)));
      expect(printed).toContain('Stage of development');
      expect(printed).toContain('Packaging');
      expect(printed).not.toContain('Standard that matters most');
      expect(printed).not.toContain('Energy');
    });

    test('and no table puts the questions of the forms to a lender', () => {
      for (const language of languages) {
        const rows = [row('stream', 'Loaves', { capacity: 90, basis: 'count' }), setting('trade', 'bakery')];
        const { parts } = composePlan(contentOf([], language, rows));
        const sales = parts.find(({ title }) => title === planWordsIn(language).sales);
        const table = markdownOfBlocks(sales?.blocks ?? []);
        expect(table).toMatch(/Most in a day|Maximum par jour/u);
        expect(table).not.toMatch(/you\b|vous\b|\?/u);
        const origins = parts.find(({ title }) => title === planWordsIn(language).origins);
        expect(markdownOfBlocks(origins?.blocks ?? [])).not.toMatch(/\byour|\bvotre/iu);
      }
    });

    test.each([
      [
        'en',
        { quantity: 6, per: 'day', weeks: 48, first: 3, climbMonths: 6 },
        '6 a day open after 6 months; 5 days a week; 48 weeks a year; 3 a day open in the first month',
      ],
      ['fr', { quantity: 18, per: 'month', each: 9 }, '18 par mois\u00a0; de 9 chacun'],
      [
        'fr',
        { quantity: 40, per: 'month', season: [...Array(11).fill(100), 60] },
        '40 par mois\u00a0; vendu\u00a0: variable, moins en décembre (24)',
      ],
      [
        'en',
        { quantity: 18, per: 'week', season: [0, 0, 0, 0, 100, 100, 100, 100, 100, 100, 0, 0] },
        '18 a week; sold: May to Oct',
      ],
      [
        'en',
        { model: 'subscription', first: 10, newPerMonth: 4, churn: 500, start: 3 },
        '10 in the first month; 4 new a month; 5% leave each month; first sold: month 3',
      ],
    ] as const)('and a lender can count the sales of a year from its table: %s, %j', (language, cells, expected) => {
      const sold = row('stream', 'Loaves', { price: 800, ...(cells as Partial<Cells<'stream'>>), channel: 'Market' });
      const { parts } = composePlan(contentOf([], language, [sold, setting('openDays', 5)]));
      const table = parts.find(({ title }) => title === planWordsIn(language).sales)?.blocks;
      const said = markdownOfBlocks(table ?? []);
      expect(said).toContain(`| ${expected} |`);
      expect(said).toContain('| Loaves (Market) |');
    });

    test('and a sale without months of its own shows those in which the business is open', () => {
      const sold = row('stream', 'Rental', { price: 4500, quantity: 20, per: 'week' });
      const said = (open: number) => {
        const months = setting('openMonths', [open, open, open, open, 100, 100, 100, 100, 100, 100, open, open]);
        return JSON.stringify(composePlan(contentOf([], 'en', [sold, months])).parts);
      };
      expect(said(0)).toContain('20 a week; sold: May to Oct');
      expect(said(100)).not.toContain('; sold:');
    });

    test('and what several pieces cost together', () => {
      const { parts } = composePlan(contentOf([], 'en', [row('purchase', 'Lock', { amount: 11_750, count: 20 }), van]));
      const table = markdownOfBlocks(parts.find(({ title }) => title === 'Equipment and purchases')?.blocks ?? []);
      expect(table).toContain('| Lock | 20 | $117.50 | $2,350 |\n| Van |  |  | $28,500 |');
    });

    test('and the table of purchases says so', () => {
      const { parts } = composePlan(contentOf([], 'en', [owned, van]));
      const table = markdownOfBlocks(parts.find(({ title }) => title === 'Equipment and purchases')?.blocks ?? []);
      expect(table).toContain(
        '| Already owned |\n| --- | ---: | --- |\n| Tools | $9,000 | Yes |\n| Van | $28,500 |  |',
      );
    });
  });

  test('keeps the words of answers for the person, line by line, beside what the trade knows', async () => {
    const competitors = (await sectionsOf()).helpOf('competitors');
    expect(competitors?.notes).toEqual([{ label: 'Competition', text: answers.competitors }]);
    expect(competitors?.own).toBe(2);
    expect(competitors?.offers.slice(0, 2).map(([who]) => who)).toEqual(['The supermarket', 'People who bake']);
    expect(competitors?.offers.length).toBeGreaterThan(2);
    // What to answer a competitor is the founder's, whatever the trade advises.
    expect(competitors?.offers.map((cells) => cells[5]).join('')).toBe('');
  });

  test.each([
    ['competitors', 'Salon Nadia, coupe 45$', ['Salon Nadia, coupe', '', '45$', '', '', '']],
    ['competitors', '$40 at the barber', ['$40 at the barber', '', '$40', '', '', '']],
    ['competitors', 'Coupe de 10 à 12 $', ['Coupe de', '', '10 à 12 $', '', '', '']],
    [
      'competitors',
      'Two salons, $85-100 a groom, 5 weeks wait',
      ['Two salons', '', '$85-100 a groom, 5 weeks wait', '', '', ''],
    ],
    ['competitors', 'Coupe 45 $, couleur 90 $', ['Coupe 45 $, couleur 90 $', '', '', '', '', '']],
    ['competitors', 'Ikea, $6-8k a kitchen', ['Ikea', '', '$6-8k a kitchen', '', '', '']],
    ['competitors', '3 salons at $45', ['3 salons at $45', '', '', '', '', '']],
    ['milestones', 'janvier signer le bail', ['janvier', 'signer le bail', '']],
    ['milestones', 'March 2027: the lease', ['March 2027', 'the lease', '']],
    ['milestones', 'février à mars travaux', ['', 'février à mars travaux', '']],
    ['milestones', 'January 15 the lease', ['', 'January 15 the lease', '']],
    ['milestones', 'Feb: saws in', ['Feb', 'saws in', '']],
    ['milestones', 'Sept. 2027 - two offices', ['Sept. 2027', 'two offices', '']],
    ['milestones', 'June: 2 kitchens a month', ['June', '2 kitchens a month', '']],
    ['milestones', 'May 1: open', ['May 1', 'open', '']],
    ['milestones', '1er mai : ouverture', ['1er mai', 'ouverture', '']],
    ['milestones', 'Month 3: mixer installed (me)', ['Month 3', 'mixer installed (me)', '']],
    ['milestones', '2. Fence', ['', 'Fence', '']],
    ['milestones', 'Marc: le camion', ['', 'Marc: le camion', '']],
    ['milestones', 'sept clients par jour', ['', 'sept clients par jour', '']],
  ] as const)('a row of %s is begun from “%s” without guessing', (key, line, cells) => {
    const modules = [
      contentOfModule('analysis', { competitors: line }),
      contentOfModule('business-plan', { milestones: line }),
    ];
    expect(tableOffers(key, contentOf(modules, 'fr', []), null)).toEqual({ own: [cells], others: [] });
  });

  test('whether a trend helps or harms is left to the person', () => {
    const modules = [contentOfModule('analysis', { marketTrends: 'Les machines à batterie', risks: 'La rouille' })];
    expect(tableOffers('swot', contentOf(modules, 'fr', []), null)).toEqual({
      own: [['Menace', 'La rouille']],
      others: [
        ['Faiblesse', ''],
        ['', 'Les machines à batterie'],
      ],
    });
  });

  test('says what a lender will see: no text, another amount, an empty page, a sentence without an end', async () => {
    const { seen } = await sectionsOf([
      keptSection('offer', 'Loaves are sold at $9 each. They are baked…'),
      keptSection('people', 'Ana has … years of experience.'),
      keptSection('company', 'Loaves at $8.'),
    ]);
    const of = (kind: string) => seen.filter((each) => each.kind === kind);
    expect(of('amount')).toEqual([
      { kind: 'amount', section: 'offer', text: 'Loaves: $9 in the text, $8 in your figures' },
    ]);
    expect(of('unfinished').map(({ section }) => section)).toEqual(['people', 'offer']);
    expect(of('empty_page').map(({ section }) => section)).toEqual(['competitors', 'swot', 'equipment', 'milestones']);
    expect(of('to_write').map(({ section }) => section)).not.toContain('offer');
  });

  test('keeps a draft apart from what nobody wrote, also where tables follow it', async () => {
    const { seen } = await sectionsOf(['company', 'finances'].map((key) => keptSection(key, '…', { drafted: true })));
    const of = (kind: string) => seen.flatMap((each) => (each.kind === kind ? [each.section] : []));
    expect(of('drafted')).toEqual(['company', 'finances']);
    expect(of('to_write')).toContain('summary');
    expect(of('to_write')).not.toContain('company');
  });

  test.each(lenderKeys)('knows what the plan has of the outline of a lender: %s', async (lender) => {
    const of = async (sections: KeptSection[]) => (await sectionsOf(sections, 'fr', lender)).outline?.items ?? [];
    const market = (items: Awaited<ReturnType<typeof of>>) => items.find(({ section }) => section === 'market')?.met;
    expect(market(await of([]))).toBe(false);
    expect(market(await of([keptSection('market', 'Des gens du quartier.')]))).toBe(true);
    expect((await of([])).some(({ met }) => met === null)).toBe(true);
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

  test('is asked for everywhere in its plan, and what people wrote in it is known to its texts', () => {
    const loan = row('funding', 'Loan', { source: 'loan', amount: 1_800_000, rate: 800, months: 60 });
    const rows = [row('stream', 'Loaves', { price: 800, quantity: 95, per: 'day' }), loan];
    const asked = { 'ask.amount': '1800000', 'business.address': '2411 Agricola St\nHalifax' };
    const sections = [keptSection('company', 'The shop is located at 2411 Agricola St, Halifax.')];
    const printed = (texts: Readonly<Record<string, string>>) => {
      const plan = composePlan({ ...withFacts(texts, rows), plan: { ...untouchedPlan, sections } });
      return plan.parts.map(({ blocks }) => markdownOfBlocks(blocks)).join('\n');
    };
    expect(printed(asked)).toContain('| This request | Asked for | 8% | $18,000 |');
    expect(printed(asked)).not.toContain('ertainty not stated');
    expect(printed(asked)).toContain('The shop is located at 2411 Agricola St, Halifax.');
    expect(printed({})).toContain('ertainty not stated');
    expect(printed({})).toContain('The shop is located at 2411\u00a0◇ Agricola St, Halifax.');
  });

  describe('adds up', () => {
    const part = 'part.00000000-0000-4000-8000-000000000001';
    const asked = (amount: string) => ({
      ...{ 'ask.amount': amount, 'ask.kind': 'loan', 'ask.lender': 'BDC' },
      ...{ [`${part}.name`]: 'Oven', [`${part}.amount`]: '3400000' },
    });
    const rows = [
      setting('openingMonth', '2027-04'),
      row('stream', 'Bread', { price: 1000, quantity: 200, per: 'month', unitCost: 200, climbMonths: 0 }),
      row('purchase', 'Oven', { amount: 3_400_000, use: 'equipment', month: 0 }),
      row('funding', 'Savings', { source: 'savings', amount: 500_000 }),
      row('funding', 'Bank', { source: 'loan', amount: 4_000_000, state: 'asked_for', rate: 800, months: 60 }),
    ];

    test('what the money pays for is the amount asked for, or the difference has a line', () => {
      expect(pageOf(said(asked('4000000')))).toContain(
        '| Oven | $34,000 |\n| Use not stated | $6,000 |\n| Total | $40,000 |',
      );
      expect(pageOf(said(asked('3000000')))).toContain(
        '| Oven | $34,000 |\n| Beyond the amount asked for | −$4,000 |\n| Total | $30,000 |',
      );
      expect(pageOf(said(asked('3400000')))).not.toMatch(/Use not stated|Beyond the amount/u);
    });

    test('what opening does not take is a reserve, and a forecast made without the request is named', () => {
      const page = (kept: Row[]) => pageOf(said(asked('4000000'), kept));
      expect(page(rows)).toContain('Of this total, opening takes $34,000; $11,000 is a reserve.');
      expect(page(rows)).not.toContain('The financial plan');
      expect(page(rows.slice(0, 4))).toContain('The financial plan does not count the $40,000 of this request yet.');
      expect(page([])).not.toMatch(/reserve|financial plan/u);
    });

    test('how often the payments are covered is on the first page, where the forecast counts the request', () => {
      const cover = /Debt service cover, years 1, 2 and 3 \| 1\\\.97 \/ 1\.97 \/ 1\.97\stimes/u;
      expect(pageOf(said(asked('4000000'), rows))).toMatch(cover);
      expect(pageOf(said(asked('3000000'), rows))).not.toContain('Debt service cover');
      const summary = said({}, rows).parts.find(({ title }) => title === 'Summary');
      expect(markdownOfBlocks(summary?.blocks ?? [])).toMatch(cover);
    });

    test('and its cover says what is addressed to a lender', () => {
      expect(said({ 'ask.lender': 'BDC' }).lines).toEqual(['Request addressed to: BDC']);
    });
  });

  test('names no job of which nothing is said', () => {
    const owner = { role: 'owner' } as const;
    const people = [row('person', 'Ana', owner), row('person', 'Sam', { role: 'employee', hours: 18 })];
    const page = pageOf(said({ 'ask.amount': '100' }, people));
    expect(page).toContain('| Position | Hours a week |\n| --- | ---: |\n| Sam | 18 |');
    expect(page).not.toContain('| Owner |');
  });

  test('ends no line of its slide with what nobody filled in', () => {
    const permit = (place: number) => `permit.00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
    const asked = {
      'ask.amount': '1800000',
      ...{ [`${permit(1)}.name`]: 'Liability', [`${permit(1)}.state`]: 'have', [`${permit(1)}.from`]: 'SGI' },
      ...{ [`${permit(2)}.name`]: 'Injuries', [`${permit(2)}.state`]: 'to_ask' },
    };
    const [slide] = composeDeck(withFacts(asked)).slides;
    expect(slide?.notes).toContain('Liability: In hand, SGI\nInjuries: To apply for');
    expect(slide?.notes).not.toMatch(/,$/mu);
  });

  test('says what is still to find and how sure each source is, and names no jobs where only an owner is', () => {
    const kept = [
      row('stream', 'Bread', { price: 1000, quantity: 100, per: 'month', unitCost: 200 }),
      row('cost', 'Rent', { amount: 10_000, every: 'month' }),
      row('purchase', 'Oven', { amount: 3_000_000, use: 'fees', month: 0 }),
      row('funding', 'Savings', { source: 'savings', amount: 500_000, state: 'in_hand' }),
      row('funding', 'Uncle', { source: 'gift', amount: 300_000, state: 'hoped' }),
      row('funding', 'Bank', { source: 'loan', amount: 2_000_000, state: 'asked_for', rate: 800, months: 60 }),
      row('person', 'Ana', { role: 'owner', salary: 0, every: 'month' }),
      setting('openingMonth', '2027-04'),
    ];
    const page = pageOf(said({}, kept));
    for (const line of [
      '| Own share | $5,000 (17%) |',
      '| This request | Asked for | 8% | $20,000 |',
      '| Monthly payment | $405.53 |',
      '| Own money | In hand |  | $5,000 |',
      '| Uncle | Hoped for |  | $3,000 |',
      '| Still to find |  |  | $2,000 |',
      '| Total |  |  | $30,000 |',
    ]) {
      expect(page).toContain(line);
    }
    expect(page).not.toContain('Jobs');
    // A line of credit is named with its limit, which is in no total.
    const line = row('funding', 'Line', { source: 'credit_line', amount: 900_000, state: 'asked_for' });
    const beside = pageOf(said({}, [...kept, line]));
    expect(beside).toContain('| Line: up to $9,000 as needed, not counted here | Asked for |  |  |');
    expect(beside).toContain('| Total |  |  | $30,000 |');
    const changed = pageOf(said({ 'ask.months': '48' }, kept));
    expect(changed).not.toContain('Monthly payment');
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

  test('is the first slide, whose names and amounts add up', () => {
    const parts = Array.from({ length: 12 }, (_, place) => {
      const key = `part.00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
      return { [`${key}.name`]: `Tool ${place}`, [`${key}.amount`]: '10000', [`${key}.supplier`]: 'Ana' };
    });
    const [first] = composeDeck(withFacts(Object.assign({ 'ask.amount': '1800000' }, ...parts))).slides;
    expect(first?.title).toBe('The request');
    expect(first?.points).toContainEqual({ lead: 'Amount', text: '$18,000' });
    expect(first?.tables[0]?.rows.slice(6).map(({ cells }) => cells)).toEqual([
      ['Tool 6', '$100'],
      ['and 5 more', '$500'],
      ['Use not stated', '$16,800'],
      ['Total', '$18,000'],
    ]);
  });
});
