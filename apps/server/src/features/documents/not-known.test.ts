import { documentFormats, planFormats } from '@elan/domain/document-formats';
import { row } from '@elan/domain/forecast/testing/rows';
import type { Row } from '@elan/domain/ledger/row';
import { readLenderFacts } from '@elan/domain/lender-facts/facts';
import { type Language, languages } from '@elan/domain/locale';
import { moduleKeys } from '@elan/domain/modules/keys';
import { maturityByRule } from '@elan/domain/modules/maturity/rule';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { untouchedPlan } from '@elan/domain/plan-document/kept-plan';
import { rehearsalQuestions } from '@elan/domain/rehearsal/rehearsal-questions';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { draftOf } from '../../platform/ai/builtin/testing/draft-of.ts';
import { noFigures } from '../../platform/ai/builtin/testing/no-figures.ts';
import type { GenerationRequest } from '../../platform/ai/port.ts';
import { figuresData } from '../../platform/ai/prompts/figures-data.ts';
import { buildFile, buildPlan } from './build-file.ts';
import { composeDocument } from './compose-document.ts';
import { type Content, gatherContent } from './gather-content.ts';
import { composePlan } from './plan/compose-plan.ts';
import { contentOfModule } from './testing/content-of-module.ts';

/** Everything but what is sold, with a loan whose schedule could be printed. */
const rows: Row[] = [
  row('stream', 'Sourdough', { price: 800 }),
  row('cost', 'Rent', { amount: 314_000, every: 'month' }),
  row('person', 'Owner', { role: 'owner', salary: 280_000, every: 'month' }),
  row('purchase', 'Oven', { amount: 2_850_000, use: 'equipment', life: 7 }),
  row('funding', 'Savings', { source: 'savings', amount: 2_000_000, state: 'hoped' }),
  row('funding', 'Bank', { source: 'loan', amount: 3_000_000, rate: 785, months: 84, state: 'asked_for' }),
  row('scenario', 'Dearer', { prices: 500 }),
];

const answers: Readonly<Record<Language, Record<string, Record<string, string>>>> = {
  en: {
    idea: { businessIdea: 'A bakery in the district that lost its own.', targetMarket: 'Families on foot' },
    finances: { pricingStrategy: 'Fair prices for good bread', revenueGoals: 'As many as the oven can bake' },
  },
  fr: {
    idea: { businessIdea: 'Une boulangerie dans le quartier qui a perdu la sienne.', targetMarket: 'Les familles' },
    finances: { pricingStrategy: 'Des prix justes pour du bon pain', revenueGoals: 'Autant que le four peut en cuire' },
  },
};

function contentOf(language: Language): Content {
  const modules = Object.entries(answers[language]).map(([module, given]) =>
    contentOfModule(module as 'idea' | 'finances', given),
  );
  return gatherContent({
    project: { name: 'Project', description: null, created_at: '2026-11-01T00:00:00Z', modules },
    confirmed: [],
    figures: { kept: rows, refused: [], readings: [] },
    language,
    plan: untouchedPlan,
    records: {
      ...{
        analyses: [],
        journal: [],
        tasks: [],
        papers: [],
        rehearsal: [],
        lender_facts: [],
        arrangements: {},
        privateRows: [],
      },
      ...{ pictures: [], leftOut: { journal: 0, analyses: 0, pictures: 0 } },
    },
    productName: 'Élan',
    isFree: true,
    now: new Date('2026-11-23T12:00:00Z'),
  });
}

function requestOf(module: GenerationRequest['module'], language: Language, content: Content): GenerationRequest {
  const given = answers[language];
  const modules = Object.fromEntries(
    Object.entries(given).map(([key, each]) => [key, { answers: each, aiResponse: null }]),
  );
  const project = { ...noFigures, name: 'Project', description: null, modules, ledger: content.ledger };
  return { module, language, answers: given[module] ?? {}, clarification: '', project };
}

/** What a file says, with a dollar sign before the numbers of a table. The workbook has a test of its own. */
async function saidIn(file: File): Promise<string> {
  if (file.name.endsWith('.csv')) return (await file.text()).replace(/(?<=[;,])\d+[.,]\d\d/gu, '$$$&');
  if (!/\.(?:docx|pptx)$/u.test(file.name)) return file.text();
  const parts = Object.values(unzipSync(new Uint8Array(await file.arrayBuffer())));
  const xml = parts.map((bytes) => new TextDecoder().decode(bytes));
  const texts = xml.flatMap((part) => [...part.matchAll(/<(?:\w+:)?t(?: [^>]*)?>([^<]*)</gu)].map(([, text]) => text));
  return texts.join('\n');
}

/** Amounts of nothing, shares of everything and shortages: none of them is known without sales. */
const untrue = /\$0(?![\d.,]*[1-9])|(?<![\d.,])0(?:,00)?\s\$|(?<!\d)100\s?%|−/u;

/** A PDF is drawn from what is composed, which is looked at as such; in the workbook a month without a cost has 0. */
const isText = (format: string) => format !== 'pdf' && format !== 'excel';

describe.each(languages)('a project without sales in %s: nothing states a figure of the plan', (language) => {
  const content = contentOf(language);
  const { ledger } = content;
  const facts = { ledger, papers: {}, entries: answers[language], today: noFigures.today } as const;
  const reports = moduleKeys.filter((key) => moduleDefinition(key).output === 'report');
  const surfaces: [string, () => string | Promise<string>][] = [
    ...documentFormats
      .filter(isText)
      .map((format) => [`file: ${format}`, async () => saidIn(await buildFile(format, content))] as const),
    // What links show, and what assistants fetch.
    ...planFormats
      .filter(isText)
      .map((format) => [`plan: ${format}`, async () => saidIn(await buildPlan(format, content))] as const),
    ['composed document', () => JSON.stringify(composeDocument(content))] as const,
    ['composed plan', () => JSON.stringify(composePlan(content))] as const,
    ...reports.map((key) => [`report: ${key}`, () => draftOf(requestOf(key, language, content))] as const),
    ['prompt', () => JSON.stringify(figuresData(requestOf('finances', language, content), 'every'))] as const,
    ['maturity', () => JSON.stringify(maturityByRule({ ...facts, entries: {} }))] as const,
    [
      'rehearsal',
      () =>
        JSON.stringify(
          rehearsalQuestions(
            { ...facts, entries: {}, facts: readLenderFacts([]), privateRows: [], openFigures: [], trade: null },
            new Set(),
          ),
        ),
    ] as const,
  ].map(([name, render]) => [name as string, render as () => string | Promise<string>]);

  test.each(surfaces)('%s', async (_, render) => {
    expect(untrue.exec(await render())?.[0]).toBeUndefined();
  });

  test('a banker reads in one line what is missing, and what is known as itself', async () => {
    const said = await saidIn(await buildPlan('markdown', content));
    const line = {
      en: /Still missing: what is sold, with a price/gu,
      fr: /Il manque\s: ce qui est vendu, avec un prix/gu,
    };
    expect(said.match(line[language])).toHaveLength(1);
    expect(said).toMatch({ en: /\$3,140/u, fr: /3\s140\s\$/u }[language]);
    expect(said).not.toMatch(
      { en: /Income statement|Break-even/u, fr: /État des résultats|Seuil de rentabilité/u }[language],
    );
    expect(said).not.toMatch({ en: /What the forecast assumes/u, fr: /Ce que les prévisions supposent/u }[language]);
  });
});
