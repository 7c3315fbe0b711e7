import { readdirSync } from 'node:fs';
import { row, setting } from '@elan/domain/forecast/testing/rows';
import { mergeLedger } from '@elan/domain/ledger/merge';
import { readAnswers } from '@elan/domain/ledger/read/read-answers';
import { type Language, languages } from '@elan/domain/locale';
import type { Question } from '@elan/domain/modules/define-module';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { parsePersonas } from '@elan/domain/modules/personas/output';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { type SampleProject, sampleProjects } from '@elan/domain/modules/sample-file';
import { samples } from '@elan/domain/modules/testing/samples';
import { describe, expect, test } from 'vitest';
import { expectFrenchTypography, expectSoundMarkdown, textsOf } from '../testing/draft-checks.ts';
import { draftOf } from '../testing/draft-of.ts';
import { requestWith, sampleRequest } from '../testing/sample-request.ts';
import { readTexts } from './texts.ts';

const reports = moduleKeys.filter((key) => moduleDefinition(key).output === 'report');
const headingsOf = (text: string) => text.match(/^##+ /gmu)?.length;

/** What a person would read aloud: no tables, no headings. */
const proseOf = (report: string) =>
  report
    .split('\n')
    .filter((line) => !/^(?:\||#)/u.test(line))
    .join('\n');

/** The sentences of a report with what people wrote and every figure masked. */
function shapes(report: string): string[] {
  const sentences = proseOf(report).split(/(?<=[.!?])\s+|\n+/u);
  const masked = sentences.map((sentence) =>
    sentence
      .replace(/[“«][^”»]*[”»]/gu, '')
      .replace(/[\d\u00a0,.$%]+/gu, '')
      .trim(),
  );
  return masked.filter((sentence) => /\p{L}{3}/u.test(sentence));
}

test.each(languages)('every text that a text includes is there: %s', (language) => {
  const texts = readTexts(language);
  const included = Object.values(texts).flatMap((text) => [...text.matchAll(/include "([a-z-]+)"/gu)]);
  expect(included.map(([, name = '']) => name).filter((name) => !(name in texts))).toEqual([]);
});

test('the two languages have the same files, tags and headings', async () => {
  const [en, fr] = [readTexts('en'), readTexts('fr')];
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  const names = (text: string | undefined) =>
    new Set(text?.match(/(?:said|lines|choice|plan|trade|journal)\.[\w.-]+/gu));
  for (const [name, text] of Object.entries(en)) {
    expect(names(fr[name]), name).toEqual(names(text));
    expect(headingsOf(fr[name] ?? ''), name).toBe(headingsOf(text));
  }
});

test('every module with a report has its text', async () => {
  const files = readdirSync(new URL('./texts/en/', import.meta.url));
  for (const key of [...reports, 'personas']) expect(files).toContain(`${key}.md`);
});

describe.each(languages)('a report in %s', (language) => {
  const every = reports.flatMap((key) => sampleProjects.map((project) => [key, project] as const));

  test.each(every)('of %s is sound and short for the %s', async (key, project) => {
    const report = await draftOf(sampleRequest(key, project, language));
    expectSoundMarkdown(report);
    if (language === 'fr') expectFrenchTypography(report);
    expect(proseOf(report).match(/[\p{L}\p{N}]+/gu)?.length ?? 0).toBeLessThanOrEqual(700);
  });

  test.each(every.filter(([key]) => key !== 'journal'))(
    'of %s has no gap where only the required questions of the %s are answered, or none',
    async (key, project) => {
      const { answers } = sampleRequest(key, project, language);
      const required = moduleDefinition(key).questions.filter((question) => question.required);
      const only = Object.fromEntries(required.map(({ id }) => [id, answers[id] ?? '']));
      for (const some of [only, {}]) {
        const report = await draftOf(requestWith(key, language, some));
        expectSoundMarkdown(report);
        expect(report).not.toMatch(/\{|\}|:\s?[,.;]|\|\s*\*\*\s*\*\*/u);
      }
    },
  );

  test.each(every)('of %s leaves out each question that was set aside for the %s', async (key, project) => {
    const full = sampleRequest(key, project, language);
    const { questions } = moduleDefinition(key);
    for (const { id, label } of questions.filter((question: Question) => question.always !== true)) {
      const { [id]: text = '', ...answers } = full.answers;
      const { modules } = full.project;
      const setAside = { questions: { [id]: text }, sections: [] };
      const report = await draftOf(
        requestWith(key, language, answers, { ...modules, [key]: { answers, aiResponse: null, setAside } }),
      );
      expectSoundMarkdown(report);
      expect(report, id).not.toMatch(/\{|\}|[:,] ?[,.;]|\|\s*\*\*\s*\*\*|“”|«\s*»|\*\*\*\*/u);
      const asked =
        language === 'fr'
          ? [`«\u00a0${label.fr}\u00a0»`, `préciser\u00a0: ${label.fr}`]
          : [`“${label.en}”`, `open: ${label.en}`];
      for (const words of asked) expect(report, id).not.toContain(words);
      expect(report, id).not.toMatch(/^\|(?: -+ \|)+\n(?!\|)/mu);
    }
  });

  test('leaves out the sections that were set aside, except those it cannot do without', async () => {
    const { answers, project } = sampleRequest('rd', 'bakery', language);
    const setAside = { questions: {}, sections: ['suppliers', 'steps'] };
    const modules = { ...project.modules, rd: { answers, aiResponse: null, setAside } };
    const report = await draftOf(requestWith('rd', language, answers, modules));
    expect(report).not.toMatch(/^## (?:Suppliers|Fournisseurs)$/mu);
    expect(report).toMatch(/^## (?:Next steps|Prochaines étapes)$/mu);
    expect(report).toMatch(/^## (?:Rules and protection|Règles et protection)$/mu);
  });

  test.each(every)('of %s quotes an answer of the %s at most twice', async (key, project) => {
    const request = sampleRequest(key, project, language);
    const report = await draftOf(request);
    for (const text of textsOf(request).filter((words) => words.length > 40)) {
      const beginning = text.slice(0, 30);
      expect(report.split(beginning).length - 1, beginning).toBeLessThanOrEqual(2);
    }
  });

  test.each(reports.filter((key) => key !== 'journal'))('of %s is about its own business', async (key) => {
    const [one, other] = await Promise.all(
      sampleProjects.map(async (project) => shapes(await draftOf(sampleRequest(key, project, language)))),
    );
    const shared = one?.filter((sentence) => other?.includes(sentence)) ?? [];
    expect(shared.length / (one?.length ?? 1), shared.join('\n')).toBeLessThanOrEqual(0.35);
  });

  test('has the quadrants that the answers speak of, each with a point', async () => {
    const report = await draftOf(sampleRequest('analysis', 'clinic', language));
    const quadrants = report.match(/^### [^\n]+\n\n- /gmu);
    expect(quadrants).toHaveLength(4);
  });

  test('of the journal tells what was decided, counted and asked, with its day', async () => {
    const entry = (day: string, title: string, content: string) => ({
      id: `170000000000${day}`,
      date: `2026-11-0${day}T15:00:00.000Z`,
      title,
      content,
      mood: 'neutral' as const,
      tags: [],
    });
    const entries = [
      entry('3', 'Paid', 'The first invoice was paid, 480. What comes next?'),
      entry('2', 'No', 'We decided to wait. I have not decided on a name.'),
    ];
    const modules = { journal: { answers: {}, aiResponse: null, entries, entryCount: 5 } };
    const report = await draftOf(requestWith('journal', language, {}, modules));
    const [decided, counted, asked] = report.split(/^\*\*(?:Counted|Compté)\*\*$|^## (?:Questions|Les questions).*$/mu);
    expect(decided).toContain('We decided to wait');
    expect(report).not.toContain('not decided on a name');
    expect(counted).toContain('480');
    expect(asked).toContain('What comes next?');
    expect(report).toMatch(/3 (?:older entries|entrées plus anciennes)/u);
  });
});

describe.each(languages)('personas in %s', (language: Language) => {
  test.each(sampleProjects)(
    'of the %s are three, each with a need, a place and something to ask',
    async (project: SampleProject) => {
      const request = sampleRequest('personas', project, language);
      const reading = parsePersonas(await draftOf(request));
      if ('problem' in reading) throw new Error(reading.problem);
      for (const persona of reading.personas) {
        for (const field of ['nom', 'localisation', 'besoins', 'comportements'] as const) {
          expect(persona[field], field).not.toHaveLength(0);
        }
        expect(Object.values(persona).flat().join(' ')).not.toMatch(/undefined|\{|\}|\\/u);
      }
      expect(new Set(reading.personas.map(({ comportements }) => comportements[0])).size).toBeGreaterThan(1);
    },
  );

  test('begin with the customers whom the person names', async () => {
    const first = async (businessIdea: string, targetMarket: string) => {
      const idea = { answers: { businessIdea, targetMarket }, aiResponse: null };
      const reading = parsePersonas(await draftOf(requestWith('personas', language, {}, { idea })));
      return 'personas' in reading ? reading.personas[0]?.profession : reading.problem;
    };
    const caterer = language === 'fr' ? 'Traiteur' : 'A caterer';
    expect(await first(caterer, language === 'fr' ? 'trois garderies' : 'three daycares')).toMatch(/daycare|garderie/u);
    expect(await first(caterer, language === 'fr' ? 'des noces' : 'weddings')).toMatch(/wedding|noces/u);
  });

  test('of an empty project ask instead of inventing', async () => {
    const empty = requestWith('personas', language, {});
    const reading = parsePersonas(await draftOf(empty));
    expect('personas' in reading && reading.personas).toHaveLength(3);
  });
});

test.each([
  ['About 60 loaves a day', /“About 60 loaves a day”\. The calculation gives about [\d,]+ × [^.]+ a day \(computed\)/u],
  ['No idea', /“No idea”\. The calculation gives about [\d,]+ × [^.]+ a month \(computed\)/u],
  ['', /^(?!.*The calculation gives)/su],
])('the own estimate of the break-even %j is compared with the calculation', async (breakEven, said) => {
  const { answers, project } = sampleRequest('finances', 'bakery', 'en');
  const typed = samples.bakery.en.rows;
  const report = await draftOf(requestWith('finances', 'en', { ...answers, breakEven }, project.modules, { typed }));
  expect(report).toMatch(said);
});

test('the calculated break-even counts in the months in which it is sold, and not in whole pieces where they are few', async () => {
  const said = async (quantity: number, season: number[] | null) => {
    const rows = [
      row('stream', 'Kitchen', { price: 1_000_000, unitCost: 400_000, quantity, per: 'month', climbMonths: 0, season }),
      row('cost', 'Rent', { amount: 880_000, every: 'month' }),
      setting('openingMonth', '2027-01'),
      setting('salesTax', 'never'),
    ];
    const report = await draftOf(requestWith('finances', 'en', { breakEven: 'About 2 a month' }, {}, { typed: rows }));
    return /about ([\d.]+) × Kitchen a month/u.exec(report)?.[1];
  };
  expect(await said(3, null)).toBe('1.5');
  // Half of the year pays for all of it.
  expect(await said(6, [0, 0, 0, 0, 100, 100, 100, 100, 100, 100, 0, 0])).toBe('3');
});

test.each([
  ['trademark', false],
  ['patent', true],
] as const)(
  'the rights that a public showing costs are those of an invention or a design: %s',
  async (chosen, said) => {
    for (const language of languages) {
      const { answers, project } = sampleRequest('rd', 'bakery', language);
      const own = { ...answers, intellectualProperty: chosen };
      const report = await draftOf(requestWith('rd', language, own, project.modules));
      expect(/in public|en public/u.test(report), language).toBe(said);
    }
  },
);

test.each(languages)(
  'an analysis of filled answers says what is missing, and takes nothing for the word of the person, in %s',
  async (language) => {
    const request = sampleRequest('analysis', 'bakery', language);
    const filled = { ...request, answers: { marketSize: 'unknown', risks: 'SAID' }, filledIn: ['marketSize', 'risks'] };
    const report = await draftOf(filled);
    expectSoundMarkdown(report);
    if (language === 'fr') expectFrenchTypography(report);
    const [said] = report.split('SAID', 1);
    expect(said?.trimEnd().endsWith(language === 'en' ? 'Filled in, to check:' : 'Prérempli, à vérifier\u00a0:')).toBe(
      true,
    );
    const matrix = report.slice(
      report.search(/^## (?:SWOT|Matrice)/mu),
      report.search(/^## (?:Still missing|Ce qui manque)/mu),
    );
    const missing = moduleDefinition('analysis').questions.filter(
      ({ id }) => id === 'competitors' || id === 'differentiators',
    );
    for (const { label } of missing) {
      expect(report).toContain(label[language]);
      expect(matrix).not.toContain(label[language]);
    }
  },
);

test.each([
  ['fr', 'Coiffeuse depuis 12 ans, jamais eu de commerce', ['Coiffeuse depuis 12 ans'], ['jamais eu de commerce']],
  ['fr', "Aucune expérience de gestion. 3 ans d'esthétique", ["3 ans d'esthétique"], ['Aucune expérience de gestion']],
  ['fr', 'Cuisinière, mais pas d’expérience de patronne', ['Cuisinière'], ['pas d’expérience de patronne']],
  ['fr', '19 ans à la mine (diesel, lourd), aucun commerce', ['19 ans à la mine (diesel, lourd)'], ['aucun commerce']],
  ['en', 'No business experience really', [], ['No business experience really']],
  ['en', 'Barber for 6 years, but never ran a shop', ['Barber for 6 years'], ['never ran a shop']],
  ['en', 'Known by no less than 200 clients, 6 years', ['Known by no less than 200 clients, 6 years'], []],
] as const)(
  'what is not there is a weakness, in the words of the person: %s, %s',
  async (language, experience, ...sides) => {
    const modules = { idea: { answers: { experience }, aiResponse: null } };
    const report = await draftOf(requestWith('analysis', language, {}, modules));
    const under = (heading: string) =>
      (report.match(new RegExp(`### ${heading}\\n+((?:- .*\\n?)*)`, 'u'))?.[1] ?? '').match(/(?<=^- ).*/gmu) ?? [];
    const [strengths, weaknesses] = { en: ['Strengths', 'Weaknesses'], fr: ['Forces', 'Faiblesses'] }[language];
    expect([under(strengths ?? ''), under(weaknesses ?? '')]).toEqual(sides);
  },
);

test.each([
  ['en', 'I get sick', 'Flour goes up', 'More people bake'],
  ['en', 'If I cut my hand', 'plywood goes up after I quoted', 'Renos are up'],
  ['fr', 'Je tombe malade', 'La farine', 'On mange local'],
] as const)(
  'a risk of the founder is a weakness, and the side of a trend is asked for: %s',
  async (language, own, risk, marketTrends) => {
    const report = await draftOf(requestWith('analysis', language, { risks: `${own}\n${risk}`, marketTrends }));
    const [before, weaknesses, threats] = report.split(/^##.? .*$/mu).slice(-5, -2);
    expect(before).toMatch(new RegExp(`\\?.*\n\n- ${marketTrends}\n`, 'u'));
    expect(weaknesses?.trim()).toBe(`- ${own}`);
    expect(threats).toContain(`- ${risk}\n`);
  },
);

test.each([
  [
    'fr',
    'Chaises 11 400 $\nUn truc à 900 $\nAutre affaire 450 $',
    '2 à vérifier dans les mêmes réponses\u00a0: ce total peut changer.',
  ],
  ['en', 'Chairs $11,400\nA thing for $900', '1 to check in the same answers: this total may change.'],
] as const)('a total of purchases says what is still to check beside it: %s', async (language, resources, said) => {
  const request = requestWith('business-plan', language, { resources });
  const ledger = mergeLedger({
    kept: [],
    refused: [],
    readings: [readAnswers({ answers: { 'business-plan': { resources } }, today: request.project.today })],
  });
  expect(await draftOf({ ...request, project: { ...request.project, ledger } })).toContain(said);
  expect(await draftOf(sampleRequest('business-plan', 'bakery', language))).not.toContain(said.slice(2));
});

test('is the same every time', async () => {
  const write = (key: ModuleKey) => draftOf(sampleRequest(key, 'bakery', 'en'));
  for (const key of reports) expect(await write(key)).toBe(await write(key));
});

test.each([
  ['en', "Result before the owner's pay: ", 'Left after drawings: ', 'First month whose sales'],
  ['fr', 'Résultat avant la rémunération des propriétaires', 'Reste après les prélèvements', 'Premier mois dont'],
] as const)(
  'the analysis of the finances says whether the owner is paid from the result: %s',
  async (language, ...said) => {
    const report = await draftOf(sampleRequest('finances', 'bakery', language));
    for (const words of said) expect(report).toContain(words);
  },
);

test('the analysis of the finances names a month that falls short after one that paid for itself', async () => {
  const request = sampleRequest('finances', 'bakery', 'en');
  const { ledger } = request.project;
  const months = [100, 100, 100, 100, 100, 100, 100, 100, 100, 0, 100, 100];
  const rows = [...ledger.rows, setting('openMonths', months)];
  const project = { ...request.project, ledger: { ...ledger, rows } };
  expect(await draftOf({ ...request, project })).toContain('They fall short again in October 2027.');
});

test.each([
  ['en', 'Running costs, start-up costs and pay', 'Running costs and start-up costs'],
  ['fr', 'Frais courants, frais de démarrage et salaires', 'Frais courants et frais de démarrage'],
] as const)('the costs of a year have pay in their name where it is among them: %s', async (language, paid, drawn) => {
  const request = sampleRequest('finances', 'bakery', language);
  const { ledger } = request.project;
  const rows = ledger.rows.filter(({ kind, cells }) => kind !== 'person' || cells.role === 'owner');
  const project = { ...request.project, ledger: { ...ledger, rows } };
  expect(await draftOf(request)).toContain(`| ${paid} |`);
  expect(await draftOf({ ...request, project })).toContain(`| ${drawn} |`);
});
