import { languages } from '@elan/domain/locale';
import type { Answers } from '@elan/domain/modules/define-module';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { sampleProjects } from '@elan/domain/modules/samples';
import { describe, expect, test } from 'vitest';
import type { GenerationRequest } from '../port.ts';
import { proofOf } from './rd/proofs.ts';
import { rd } from './rd.ts';
import { createReading } from './reading/reading.ts';
import { findShares } from './reading/shares.ts';
import {
  expectFrenchTypography,
  expectHarmless,
  expectSoundMarkdown,
  hostileTexts,
  textsOf,
} from './testing/draft-checks.ts';
import { numbersIn } from './testing/numbers-in.ts';
import { requestWith, sampleRequest } from './testing/sample-request.ts';

const write = (request: GenerationRequest) => rd(createReading(request));
const section = (text: string, heading: string) => text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

const theirWords = {
  en: {
    bakery: [
      'Three organic sourdough breads',
      'stays below 4\u00a0°C',
      'A mill in Mauricie',
      '15 of the 20',
      'I get sick',
    ],
    clinic: ['never receive the same place', 'A text message provider', '4 of 6', 'a big suite copies the function'],
  },
  fr: {
    bakery: ['Trois pains au levain bio', 'sous 4\u00a0°C', 'Un moulin de la Mauricie', '15 sur 20', 'Je tombe malade'],
    clinic: [
      'jamais recevoir la même place',
      'Un fournisseur de textos',
      '4 rendez-vous annulés sur 6',
      'copie la fonction',
    ],
  },
} as const;

/** 15 ÷ 20 and 20 − 15; 4 ÷ 6 and 6 − 4; five requirements and three suppliers. */
const computed = { bakery: [75, 5, 3], clinic: [66.7, 2, 5, 3] };
/** Numbering of the steps and the weeks, and Law 25. */
const structural = [1, 2, 3, 4, 5, 6, 25];

describe.each(languages)('the draft in %s', (language) => {
  test.each(sampleProjects)('works with the words of the %s', (project) => {
    const text = write(sampleRequest('rd', project, language));
    for (const words of theirWords[language][project]) expect(text).toContain(words);
    expectSoundMarkdown(text);
    expect(text.match(/^\| ---/gmu)?.length).toBeGreaterThanOrEqual(8);
    if (language === 'fr') expectFrenchTypography(text);
  });

  test.each(sampleProjects)('holds no number for the %s that is not theirs, computed or structural', (project) => {
    const request = sampleRequest('rd', project, language);
    const theirs = textsOf(request).flatMap((text) => numbersIn(text, language));
    const allowed = new Set([...structural, ...computed[project], ...theirs]);
    expect(numbersIn(write(request), language).filter((number) => !allowed.has(number))).toEqual([]);
  });

  test('is the same every time and differs between projects', () => {
    const bakery = write(sampleRequest('rd', 'bakery', language));
    expect(write(sampleRequest('rd', 'bakery', language))).toBe(bakery);
    const lines = new Set(bakery.split('\n'));
    const own = write(sampleRequest('rd', 'clinic', language))
      .split('\n')
      .filter((line) => line.length > 40 && !lines.has(line));
    expect(own.length).toBeGreaterThan(35);
  });

  test.each(hostileTexts.map((text) => [text.slice(0, 30), text]))(
    'text typed to do harm stays text: %s',
    (_, text) => {
      const answers = Object.fromEntries(moduleDefinition('rd').questions.map((question) => [question.id, text]));
      const idea = { businessIdea: text, targetMarket: text, problemSolved: text, location: text };
      const analysis = { competitors: text, differentiators: text, risks: text };
      const report = write(
        requestWith(
          'rd',
          language,
          answers,
          {
            idea: { answers: idea, aiResponse: null },
            analysis: { answers: analysis, aiResponse: null },
          },
          text,
        ),
      );
      expectHarmless(report);
    },
  );

  test('without an answer still says what to do', () => {
    const report = write(requestWith('rd', language, {}));
    expectSoundMarkdown(report);
    if (language === 'fr') expectFrenchTypography(report);
    expect(report).toContain(language === 'fr' ? "J'aurais honte de le vendre si" : 'I would be ashamed to sell it if');
  });
});

describe('the test plan', () => {
  const plan = (testingStrategy: string) => {
    const request = sampleRequest('rd', 'bakery', 'en');
    return section(write({ ...request, answers: { ...request.answers, testingStrategy } }), 'Your test plan');
  };

  test('computes the share of a pass mark and shows it', () => {
    expect(section(write(sampleRequest('rd', 'bakery', 'en')), 'Your test plan')).toContain(
      'Your pass mark, “15 of the 20” (your answer), is a share of 15 ÷ 20 = 75% (computed): at most 5 of 20 may say no (20 − 15, computed).',
    );
    const french = section(write(sampleRequest('rd', 'clinic', 'fr')), 'Votre plan de test').replaceAll('\u00a0', ' ');
    expect(french).toContain('4 ÷ 6 = 66,7 % (calculé) : au plus 2 sur 6');
    expect(french).toContain('Avec si peu de cas');
  });

  test('invents no pass mark', () => {
    expect(plan('I will ask people whether they like it and I will see')).toContain('No pass mark that can be counted');
    expect(plan('test')).toContain('About the test you wrote “test”');
    expect(plan('30 of 20 people like it, so all is well')).not.toContain('÷');
  });
});

test('shares are read in both languages, and impossible ones are none', () => {
  expect(findShares('15 of the 20 and 3 out of 4').map(({ part, whole }) => [part, whole])).toEqual([
    [15, 20],
    [3, 4],
  ]);
  expect(findShares('4 rendez-vous annulés sur 6').map(({ part, whole }) => [part, whole])).toEqual([[4, 6]]);
  for (const none of ['8 of 5', '2 of $20', '0 of 5', '5 % of 20 %', 'a quarter of 20'])
    expect(findShares(none)).toEqual([]);
});

describe('the checklist', () => {
  test('puts what is hardest to catch up on first and ticks nothing by itself', () => {
    const rows = section(write(sampleRequest('rd', 'clinic', 'en')), 'The checklist before you sell').match(
      /☐ “[^”]+”/gu,
    );
    expect(rows?.[0]).toContain('never receive the same place');
    expect(rows).toHaveLength(5);
  });

  test('asks for a number where nothing can be checked', () => {
    const request = sampleRequest('rd', 'bakery', 'en');
    const text = write({
      ...request,
      answers: { ...request.answers, technicalRequirements: 'It has to be very good\nPeople love it' },
    });
    expect(text).toContain('None of your requirements can be checked yet');
    expect(text).toContain('These cannot be checked as they stand: “It has to be very good”; “People love it”');
  });

  test.each([
    ['Names are encrypted', 'Les noms sont chiffrés', 'host'],
    ['Stays below 4 °C', 'Reste sous 4 °C', 'thermometer'],
    ['Weighs 800 g', 'Pèse 800 g', 'scale'],
    ['Two people can never get one place', 'Deux personnes ne peuvent jamais avoir la même place', 'on purpose'],
    ['A label with allergens', 'Une étiquette avec les allergènes', 'aloud'],
    ['Ready within 3 minutes', 'Prêt en 3 minutes', 'ten times'],
    ['Bakes 24 loaves at a time', 'Cuit 24 miches à la fois', 'full load'],
    ['7 colours', '7 couleurs', 'three times'],
    ['It is beautiful', "C'est beau", 'cannot be proved'],
  ])('proves “%s” and “%s” in the same way', (english, french, word) => {
    expect(proofOf(english)).toBe(proofOf(french));
    expect(proofOf(english).how.en).toContain(word);
  });
});

describe('whom to ask', () => {
  const asked = (change: Answers, location = 'Trois-Rivières') => {
    const request = sampleRequest('rd', 'bakery', 'en');
    const idea = { answers: { ...request.project.modules.idea?.answers, location }, aiResponse: null };
    return section(
      write({
        ...request,
        answers: { ...request.answers, ...change },
        project: { ...request.project, modules: { ...request.project.modules, idea } },
      }),
      'Quality, and whom to ask',
    );
  };

  test('follows the chosen standard and the words of the product', () => {
    const food = asked({});
    for (const name of ['MAPAQ', 'CFIA', 'CARTV', "Commission d'accès", 'CNESST']) expect(food).toContain(name);
    expect(section(write(sampleRequest('rd', 'clinic', 'en')), 'Quality, and whom to ask')).not.toContain('MAPAQ');
  });

  test('says so outside Québec', () => {
    expect(asked({}, 'Moncton, New Brunswick')).toContain('lies outside Québec');
    expect(asked({})).not.toContain('lies outside Québec');
  });

  test('names no programme rate and no amount of tax credit', () => {
    for (const language of languages) {
      const heading =
        language === 'fr' ? "Crédits d'impôt\u00a0: une question à poser" : 'Tax credits: a question to ask';
      const credits = section(write(sampleRequest('rd', 'bakery', language)), heading);
      expect(credits).toMatch(/SR&ED|RS&DE/u);
      expect(credits.replace(/[“«][^”»]*[”»]/gu, '')).not.toMatch(/\d|%|\$/u);
    }
  });
});

test('every option of every question has its own reading', () => {
  const request = sampleRequest('rd', 'clinic', 'fr');
  for (const question of moduleDefinition('rd').questions) {
    if (question.kind !== 'select') continue;
    const texts = ['', ...question.options.map((option) => option.value)].map((value) => {
      const text = write({ ...request, answers: { ...request.answers, [question.id]: value } });
      // The label alone is no reading.
      return question.options.reduce((rest, option) => rest.replaceAll(option.label.fr, ''), text);
    });
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('a supplier without whom nothing works is named, and delays are taken from the answer', () => {
  const text = section(write(sampleRequest('rd', 'bakery', 'en')), 'Your suppliers, and the day one fails');
  expect(text).toContain('**The one to secure first:** “A mill in Mauricie”');
  expect(text).toContain('“A mill in Mauricie”, “2 weeks” (your answer)');
  const services = section(write(sampleRequest('rd', 'clinic', 'en')), 'Your suppliers, and the day one fails');
  expect(services).toContain('These are services');
});

test('a thin answer is named with the reason somebody will ask', () => {
  const text = write(
    requestWith('rd', 'en', {
      productDescription: 'an app',
      developmentStage: 'concept',
      technicalRequirements: "I don't know",
      qualityStandards: 'own_standards',
    }),
  );
  expect(text).toContain('“What you are making” is thin.');
  expect(text).toContain('“What it must be able to do” is thin.');
  expect(text).toContain('“Your suppliers” has no answer');
  expect(text).toContain('Your test plan is still empty');
});

test('the comments box is taken up', () => {
  const text = write({ ...sampleRequest('rd', 'bakery', 'en'), clarification: 'Can I get a grant for the oven?' });
  expect(section(text, 'Your comment')).toContain('Futurpreneur');
});
