import { languages } from '@elan/domain/locale';
import type { Answers } from '@elan/domain/modules/define-module';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { sampleProjects } from '@elan/domain/modules/samples';
import { describe, expect, test } from 'vitest';
import type { GenerationRequest } from '../port.ts';
import { buildPrompt } from '../prompts/build-prompt.ts';
import { endOf } from './environmental/footprint.ts';
import { environmental } from './environmental.ts';
import { createReading } from './reading/reading.ts';
import {
  expectFrenchTypography,
  expectHarmless,
  expectSoundMarkdown,
  hostileTexts,
  textsOf,
} from './testing/draft-checks.ts';
import { numbersIn } from './testing/numbers-in.ts';
import { requestWith, sampleRequest } from './testing/sample-request.ts';

const write = (request: GenerationRequest) => environmental(createReading(request));
const section = (text: string, heading: string) => text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const bakeryWith = (change: Answers, language: 'en' | 'fr' = 'en') => {
  const request = sampleRequest('environmental', 'bakery', language);
  return write({ ...request, answers: { ...request.answers, ...change } });
};

const theirWords = {
  en: {
    bakery: [
      'Organic flour from a mill in Mauricie',
      'parchment paper',
      'community fridge',
      '5 unsold loaves out of 100',
    ],
    clinic: [
      'two used telephones',
      'hosting in Canada',
      'messages deleted after 30 days',
      'Keep every device for 6 years',
    ],
  },
  fr: {
    bakery: [
      "Farine bio d'un moulin de la Mauricie",
      'papier parchemin',
      'frigo communautaire',
      '5 pains invendus sur 100',
    ],
    clinic: [
      'deux téléphones usagés',
      'un hébergement au Canada',
      'effacés après 30 jours',
      'Garder chaque appareil 6 ans',
    ],
  },
} as const;

/** 5 ÷ 100 is 5%; what is counted in the answers stays below six. */
const structural = [1, 2, 3, 4, 5, 6];

describe.each(languages)('the draft in %s', (language) => {
  test.each(sampleProjects)('works with the words of the %s', (project) => {
    const text = write(sampleRequest('environmental', project, language));
    for (const words of theirWords[language][project]) expect(text).toContain(words);
    expectSoundMarkdown(text);
    expect(text.match(/^\| ---/gmu)?.length).toBeGreaterThanOrEqual(7);
    if (language === 'fr') expectFrenchTypography(text);
  });

  test.each(sampleProjects)('holds no number for the %s that is not theirs, computed or structural', (project) => {
    const request = sampleRequest('environmental', project, language);
    const theirs = textsOf(request).flatMap((text) => numbersIn(text, language));
    const allowed = new Set([...structural, ...theirs]);
    const text = write(request);
    expect(numbersIn(text, language).filter((number) => !allowed.has(number))).toEqual([]);
    // No emission figure, of whatever size.
    expect(text).not.toMatch(/CO2|CO₂|GES\b|GHG|tonnes?\b/u);
  });

  test('is the same every time and differs between projects', () => {
    const bakery = write(sampleRequest('environmental', 'bakery', language));
    expect(write(sampleRequest('environmental', 'bakery', language))).toBe(bakery);
    const lines = new Set(bakery.split('\n'));
    const own = write(sampleRequest('environmental', 'clinic', language))
      .split('\n')
      .filter((line) => line.length > 40 && !lines.has(line));
    expect(own.length).toBeGreaterThan(30);
  });

  test.each(hostileTexts.map((text) => [text.slice(0, 30), text]))(
    'text typed to do harm stays text: %s',
    (_, text) => {
      const { questions } = moduleDefinition('environmental');
      const all = (module: 'idea' | 'analysis' | 'rd' | 'business-plan' | 'marketing') => ({
        answers: Object.fromEntries(moduleDefinition(module).questions.map((question) => [question.id, text])),
        aiResponse: null,
      });
      const modules = {
        idea: all('idea'),
        analysis: all('analysis'),
        rd: all('rd'),
        'business-plan': all('business-plan'),
        marketing: all('marketing'),
      };
      for (const businessType of ['digital', 'making']) {
        const answers = { ...Object.fromEntries(questions.map((question) => [question.id, text])), businessType };
        const report = write(requestWith('environmental', language, answers, modules, text));
        expectHarmless(report);
      }
    },
  );

  test('without an answer still says what to do', () => {
    const report = write(requestWith('environmental', language, {}));
    expectSoundMarkdown(report);
    if (language === 'fr') expectFrenchTypography(report);
    expect(report).toContain(language === 'fr' ? 'physique' : 'physical');
  });
});

describe('the kind of project (ENV-010)', () => {
  const withIdea = (businessIdea: string, answers: Answers = {}) =>
    requestWith('environmental', 'en', answers, { idea: { answers: { businessIdea }, aiResponse: null } });

  test.each([
    ['A mobile app for dog owners', 'digital'],
    ['A neighbourhood bakery', 'physical'],
    ['A bakery with an online order page and a web site', 'physical'],
    ['Un logiciel de gestion', 'digital'],
    ['Une boulangerie avec un site web', 'physical'],
    ['Application de vernis à ongles', 'physical'],
  ])('“%s” gets the %s draft and the same prompt', (idea, kind) => {
    const request = withIdea(idea);
    expect(write(request)).toContain(`read as **${kind}**`);
    const { system, user } = buildPrompt(request, { productName: 'Élan' });
    expect(system).toContain(`# This project is ${kind}`);
    expect(user).toMatch(new RegExp(`"kind":\\s*"${kind}"`, 'u'));
  });

  test('in French as well', () => {
    const request = sampleRequest('environmental', 'clinic', 'fr');
    expect(buildPrompt(request, { productName: 'Élan' }).system).toContain('# Ce projet est numérique');
    expect(write(request)).toContain('lu comme **numérique**');
  });

  test('decides what is looked at', () => {
    const digital = write(sampleRequest('environmental', 'clinic', 'en'));
    const physical = write(sampleRequest('environmental', 'bakery', 'en'));
    expect(section(digital, 'Where to ask')).toContain('ARPE-Québec');
    expect(section(digital, 'Where to ask')).not.toContain('Éco Entreprises');
    expect(section(physical, 'Where to ask')).toContain('Éco Entreprises Québec');
    expect(section(digital, 'What to do better first')).toContain('refurbished');
    expect(section(physical, 'What to do better first')).not.toContain('refurbished');
  });
});

describe('what can be said honestly', () => {
  test('a sentence that another answer contradicts is not to be said', () => {
    const claims = section(bakeryWith({}), 'What you can say honestly');
    expect(claims).toMatch(
      /“Nothing thrown away[^|]*\| No \| Your own answer contradicts it: “parchment paper in the garbage”/u,
    );
  });

  test('large words are named', () => {
    const claims = section(bakeryWith({ sustainabilityGoals: 'Be carbon-neutral' }), 'What you can say honestly');
    expect(claims).toContain('a word that cannot be checked: “carbon-neutral”');
    expect(
      section(
        bakeryWith({ sustainabilityGoals: 'Une boulangerie écologique' }, 'fr'),
        'Ce que vous pouvez dire honnêtement',
      ),
    ).toContain('écologique');
  });

  test('electricity of Québec is not claimed elsewhere', () => {
    const request = sampleRequest('environmental', 'bakery', 'en');
    const idea = {
      answers: { ...request.project.modules.idea?.answers, location: 'Calgary, Alberta' },
      aiResponse: null,
    };
    const text = write({ ...request, project: { ...request.project, modules: { ...request.project.modules, idea } } });
    expect(text).not.toMatch(/Hydro-Québec(?! or)|Québec grid|RECYC/u);
    expect(text).toContain('depends on how your province makes its electricity');
  });
});

test('an empty table is never shown', () => {
  const thin = { businessType: 'digital', productionMethod: 'service', materials: 'nothing', transportation: 'remote' };
  const text = write(requestWith('environmental', 'en', thin));
  expect(text).toContain('nothing to claim yet');
  expect(text).not.toMatch(/\| --- \|\n(?!\|)/u);
});

describe('goals', () => {
  const goals = (sustainabilityGoals: string) =>
    section(bakeryWith({ sustainabilityGoals }), 'Your goal, in a sentence that can be counted');

  test('are taken apart, and a share is computed', () => {
    const text = section(bakeryWith({}), 'Your goal, in a sentence that can be counted');
    expect(text).toContain('| “5 unsold loaves out of 100” | “by the end of the first year” |');
    expect(text).toContain('5 ÷ 100 = 5% (computed)');
    expect(text).toContain('| “half” | **to add** |');
  });

  test('without number or date are sent back, an absent one gets a frame', () => {
    expect(goals('Pollute less')).toContain('| **to add** | **to add** |');
    expect(goals('')).toContain('You name no goal');
    expect(goals("I don't know")).toContain('About goals you wrote');
  });
});

test.each([
  ['Unsold bread to the food bank', 'Pains invendus à la banque alimentaire', 'used'],
  ['sacks back to the mill', 'sacs retournés au moulin', 'returned'],
  ['peelings in the brown bin', 'pelures au bac brun', 'compost'],
  ['film in the garbage', 'pellicule aux ordures', 'garbage'],
  ['boxes in the blue bin', 'boîtes au bac bleu', 'recycled'],
  ['old laptops to the écocentre', "vieux portables à l'écocentre", 'devices'],
  ['messages deleted after a month', 'messages effacés après un mois', 'deleted'],
  ['scraps', 'retailles', 'unknown'],
])('“%s” and “%s” end in the same way', (english, french, end) => {
  expect([endOf(english), endOf(french)]).toEqual([end, end]);
});

test('every packaging, transport, energy and digital use has its own reading', () => {
  for (const project of sampleProjects) {
    const request = sampleRequest('environmental', project, 'fr');
    for (const question of moduleDefinition('environmental').questions) {
      if (!['packaging', 'transportation', 'energySource', 'digitalFootprint'].includes(question.id)) continue;
      if (question.kind !== 'select') continue;
      const texts = ['', ...question.options.map((option) => option.value)].map((value) => {
        const text = write({ ...request, answers: { ...request.answers, [question.id]: value } });
        // The label alone is no reading.
        return question.options.reduce((rest, option) => rest.replaceAll(option.label.fr, ''), text);
      });
      expect(new Set(texts).size).toBe(texts.length);
    }
  }
});

test('the improvements come in the order of effect for effort', () => {
  const worth = { small: 1, medium: 2, large: 3 } as const;
  for (const project of sampleProjects) {
    const rows = section(write(sampleRequest('environmental', project, 'en')), 'What to do better first').matchAll(
      /\| (small|medium|large) \| (small|medium|large) \|/gu,
    );
    const gains = [...rows].map(([, effort, effect]) => worth[effect as 'small'] - worth[effort as 'small']);
    expect(gains.length).toBeGreaterThanOrEqual(4);
    expect(gains).toEqual([...gains].sort((one, other) => other - one));
  }
});

test('trips in the business plan that the answer forgets are asked about', () => {
  expect(section(bakeryWith({}), 'What is missing')).toContain('both restaurants delivered every morning');
  expect(section(bakeryWith({ transportation: 'own_vehicle' }), 'What is missing')).not.toContain(
    'delivered every morning',
  );
});
