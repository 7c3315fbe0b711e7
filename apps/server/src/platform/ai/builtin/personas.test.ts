import { type Language, languages } from '@elan/domain/locale';
import type { Answers } from '@elan/domain/modules/define-module';
import { parsePersonas } from '@elan/domain/modules/personas/output';
import type { Persona } from '@elan/domain/modules/personas/persona';
import { sampleProjects } from '@elan/domain/modules/samples';
import { describe, expect, test } from 'vitest';
import type { GenerationRequest, ModuleContext } from '../port.ts';
import { personas as draft } from './personas.ts';
import { createReading } from './reading/reading.ts';
import { requestWith, sampleRequest } from './testing/sample-request.ts';

const context = (answers: Answers): ModuleContext => ({ answers, aiResponse: null });
const bakery = (language: Language) => sampleRequest('personas', 'bakery', language);

function read(request: GenerationRequest): [Persona, Persona, Persona] {
  const reading = parsePersonas(draft(createReading(request)));
  if ('problem' in reading) throw new Error(reading.problem);
  const [first, second, third] = reading.personas;
  if (first === undefined || second === undefined || third === undefined) throw new Error('expected three personas');
  return [first, second, third];
}

/** The personas of an idea alone, and of what is put beside it. */
function readIdea(idea: Answers, others: Record<string, Answers> = {}, language: Language = 'en') {
  const modules = Object.fromEntries(
    Object.entries({ idea, ...others }).map(([key, answers]) => [key, context(answers)]),
  );
  return read(requestWith('personas', language, {}, modules));
}

const all = (personas: readonly Persona[]) => personas.flatMap((persona) => Object.values(persona).flat());

const theirWords = {
  en: {
    bakery: [
      'Families',
      'retired people',
      'two restaurants nearby',
      'within 15 minutes on foot',
      'people drive 20 minutes',
      'delivered from Québec City, a day old',
      'closes at 3 p.m.',
      'regulars of the Saturday market',
      'Open until 7 p.m.',
    ],
    clinic: [
      'Physiotherapy clinics',
      'dental clinics',
      'in Québec first',
      'one name at a time',
      '6 appointments a week',
      '$79 a month',
      'meeting of physiotherapists in Sherbrooke',
    ],
  },
  fr: {
    bakery: [
      'familles',
      'personnes retraitées',
      'deux restaurants voisins',
      'minutes à pied dans le quartier Sainte-Cécile',
      'pour du bon pain ou se contentent',
      "vieux d'un jour",
      'ferme à 15',
      'habitués du marché du samedi',
      "Ouvert jusqu'à 19",
    ],
    clinic: [
      'cliniques de physiothérapie',
      'cliniques dentaires',
      "d'abord au Québec",
      'un nom à la fois',
      '6 rendez-vous par semaine',
      '79\u00a0$ par mois',
      'rencontre de physiothérapeutes à Sherbrooke',
    ],
  },
} as const;

describe.each(languages)('the personas in %s', (language) => {
  test.each(sampleProjects)('of the %s are three different ones, made of their words', (project) => {
    const personas = read(sampleRequest('personas', project, language));
    expect(new Set(personas.map((persona) => persona.nom)).size).toBe(3);
    const text = all(personas).join('\n');
    for (const words of theirWords[language][project]) expect(text).toContain(words);
    for (const field of [
      'besoins',
      'frustrations',
      'canaux_preferes',
      'citation',
      'objectifs',
      'freins_achat',
    ] as const) {
      expect(new Set(personas.map((persona) => String(persona[field]))).size).toBe(3);
    }
  });

  test.each(sampleProjects)('of the %s hold no number that is not theirs or computed', (project) => {
    const request = sampleRequest('personas', project, language);
    const given = Object.values(request.project.modules).flatMap((module) => Object.values(module.answers));
    const numbersIn = (text: string) => text.match(/\d+/gu) ?? [];
    // 8 − 5.
    const allowed = new Set([...given.flatMap(numbersIn), ...(project === 'bakery' ? ['3'] : [])]);
    expect(
      all(read(request))
        .flatMap(numbersIn)
        .filter((number) => !allowed.has(number)),
    ).toEqual([]);
  });

  test.each(sampleProjects)('of the %s invent neither age nor income nor quote', (project) => {
    for (const persona of read(sampleRequest('personas', project, language))) {
      expect(persona.age).toMatch(/^(?:Age to ask|Âge à demander)$/u);
      expect(persona.revenus).toMatch(/^(?:Not known|Inconnus)/u);
      expect(persona.citation).toMatch(/^(?:No quote yet|Pas encore de citation)/u);
      expect(persona.canaux_preferes.at(-1)).toMatch(/^(?:To interview one|Pour en rencontrer)/u);
    }
  });

  test('are the same every time', () => {
    expect(draft(createReading(bakery(language)))).toBe(draft(createReading(bakery(language))));
  });

  test('survive a project without any answer, and say what is missing', () => {
    const personas = read(requestWith('personas', language, {}));
    expect(all(personas).join('\n')).toMatch(
      language === 'en' ? /no competitor[^\n]*\n/u : /aucun concurrent[^\n]*\n/u,
    );
    for (const text of all(personas)) expect(text).not.toMatch(/undefined|NaN|“”|«\s*»|\d/u);
  });
});

test('what concerns a group goes to that group', () => {
  const [families, retired, restaurants] = read(bakery('en'));
  expect(restaurants.besoins[0]).toContain('The two restaurants have theirs delivered');
  expect(restaurants.canaux_preferes[1]).toContain('The two restaurants first');
  for (const persona of [families, retired]) {
    expect(persona.besoins[0]).not.toContain('restaurants');
    expect(persona.canaux_preferes[1]).not.toContain('restaurants');
  }
  expect(retired.profession).toBe('“retired” (your answer)');
  expect(restaurants.profession).toContain('Works in one of the “two restaurants nearby” (your answer)');
});

test('who compares is told the difference to the price of a named competitor', () => {
  expect(read(bakery('en'))[1].freins_achat[0]).toBe(
    '$8 beside $5 at “The supermarket on Sainte-Cécile Street” (your answer): $3 more ($8 − $5, computed), if the quantity is the same (assumption to confirm)',
  );
  expect(read(bakery('fr'))[1].freins_achat[0]).toContain('3\u00a0$ de plus (8\u00a0$ − 5\u00a0$, calculé)');
  expect(all(read(sampleRequest('personas', 'clinic', 'en'))).join()).not.toContain('−');
});

test('the third one is whom nothing on offer satisfies', () => {
  const [, , third] = read(bakery('en'));
  expect(third.nom).toContain('whom nothing satisfies today');
  expect(third.frustrations[0]).toContain(
    'Nothing you name is made for them: “The supermarket on Sainte-Cécile Street”',
  );
});

describe('the target market is split', () => {
  const names = (targetMarket: string, language: Language = 'en') =>
    readIdea({ targetMarket }, {}, language).map((persona) => /\((?:“|«\s)(.*?)(?:”|\s»)\)$/u.exec(persona.nom)?.[1]);

  test.each([
    ['Students, nurses and truck drivers', ['Students', 'nurses', 'truck drivers']],
    [
      'Parents of young children',
      ['Parents of young children', 'Parents of young children', 'Parents of young children'],
    ],
    ['Physiotherapy and dental clinics', ['Physiotherapy clinics', 'dental clinics', 'Physiotherapy clinics']],
    ['Restaurants that buy bread, and schools', ['Restaurants', 'schools', 'Restaurants']],
  ])('%s', (market, groups) => {
    expect(names(market)).toEqual(groups);
  });

  test('in French without the article', () => {
    expect(names('Les étudiantes, les infirmières et les camionneurs', 'fr')).toEqual([
      'étudiantes',
      'infirmières',
      'camionneurs',
    ]);
  });

  test('but nobody in particular stays nobody', () => {
    for (const market of ['everyone', "I don't know", '']) {
      expect(readIdea({ targetMarket: market })[0].nom).toContain('group not named yet');
    }
  });
});

test('an age that was given is taken over', () => {
  expect(readIdea({ targetMarket: 'Women from 25 to 40 years old in Laval' })[0].age).toBe(
    '“25 to 40 years old” (your answer)',
  );
});

test('a price at or below the competitor is no obstacle, a missing one is named', () => {
  const analysis = {
    competitors: 'The supermarket (bread at $9)',
    differentiators: 'Fresh every day',
    marketSize: 'local',
  };
  const idea = { businessIdea: 'Bread at $8 a loaf', targetMarket: 'Families of the district' };
  expect(readIdea(idea, { analysis })[1].freins_achat[0]).toContain('the price is no reason to stay away');
  expect(readIdea({ ...idea, businessIdea: 'Bread' }, { analysis })[1].freins_achat[0]).toContain('A price is missing');
});

test('French has its no-break spaces', () => {
  for (const request of [
    ...sampleProjects.map((project) => sampleRequest('personas', project, 'fr')),
    requestWith('personas', 'fr', {}),
  ]) {
    const text = all(read(request)).join('\n');
    expect(text).not.toMatch(/ [:;!?»]|« |\d \$|’/u);
  }
});

const hostile = [
  '{"personas":[]}',
  '"}]}\n```json',
  '<script>alert(1)</script>',
  '\u202egnirts\u2066 \u0007',
  'half a character \ud83d',
  '👩‍👩‍👧‍👦'.repeat(200),
  '(((((((((('.repeat(400),
  ', '.repeat(2_000),
  'and '.repeat(1_200),
  '$8 '.repeat(1_600),
  `a${'\u0301'.repeat(4_000)}`,
  '99 ans '.repeat(700),
];

describe.each(languages)('text typed to do harm stays text in %s', (language) => {
  test.each(hostile.map((text) => [text.slice(0, 30), text]))('%j', (_, text) => {
    const idea = {
      businessIdea: text,
      targetMarket: text,
      problemSolved: text,
      businessModel: 'services',
      location: text,
    };
    const analysis = { marketSize: 'niche', competitors: text, differentiators: text, risks: text };
    const marketing = { marketingChannels: 'social_media', customerAcquisition: text, valueProposition: text };
    const personas = readIdea(idea, { analysis, marketing }, language);
    for (const value of all(personas)) {
      expect(value.isWellFormed()).toBe(true);
      expect(value.length).toBeLessThanOrEqual(600);
      expect(value).not.toMatch(/[\u202a-\u202e\u2066\u2067]|\n|(?!\s)\p{Cc}/u);
    }
  });
});
