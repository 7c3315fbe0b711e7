import { describe, expect, test } from 'vitest';
import { languages } from '../../locale.ts';
import type { ModuleKey } from '../keys.ts';
import { type AnswersOf, moduleDefinition } from '../registry.ts';
import { samples } from '../testing/samples.ts';
import { readProjectKind } from './digital.ts';

const kindOf = (modules: { readonly [M in ModuleKey]?: AnswersOf<M> }, others: string[] = []) =>
  readProjectKind((module) => modules[module] ?? {}, others);

const isDigitalProject = (businessIdea: string, ...others: string[]) =>
  kindOf({ idea: { businessIdea } }, others).kind === 'digital';

describe('the words of an idea', () => {
  test.each([
    'A mobile app for dog owners',
    'An app that finds the nearest bakery',
    'mobile app',
    'SaaS for accountants',
    'A web site that compares mortgages',
    'A website where neighbours lend each other tools',
    'A bakery management app',
    'Booking software for restaurants',
    'For restaurants, a booking platform',
    'An online course about sourdough bread',
    'A platform that connects farms and schools',
    'I want to build an app',
    'We develop software and apps',
    'Une application mobile pour les propriétaires de chiens',
    'Une application de réservation pour les restaurants',
    'Un logiciel de gestion pour les boulangeries',
    "Une application web qui comble les rendez-vous annulés d'une clinique",
    "L'application qui réunit parents et gardiennes",
    'Un site web de petites annonces',
    'Plateforme qui relie les fermes et les écoles',
    'Création de sites web pour les PME',
    'Jeu vidéo pour enfants',
    'Une formation en ligne sur la comptabilité',
    'APPLICATION DE MÉDITATION',
  ])('%s is digital', (idea) => {
    expect(isDigitalProject(idea)).toBe(true);
  });

  test.each([
    'bakery',
    'A bakery with an online order page',
    'A bakery with a web site and an app for subscribers',
    'Handmade soap that I sell on my website',
    'A website that sells handmade soap',
    'Clothing store and a website',
    'House cleaning booked through an app',
    'Appliance repair at home',
    'A happy place for pets',
    'Application of epoxy on garage floors',
    'Help with job applications and interviews',
    'College application coaching',
    'Wooden platform beds',
    'Aerial platform rental',
    'Digital printing on T-shirts',
    'Une boulangerie',
    'Une boulangerie avec un site web pour les commandes',
    'Du savon artisanal vendu sur mon site web',
    'Application de vernis à ongles à domicile',
    "Application d'époxy sur les planchers de garage",
    "Un programme d'apprentissage du métier de menuisier",
    'Mise en application de normes dans les ateliers',
    "Location d'une plateforme élévatrice",
    'Un restaurant et son application pour commander',
    'Un site web pour vendre des vêtements usagés',
    'Une ferme de légumes bio',
    '',
    'asdf',
  ])('%s is physical', (idea) => {
    expect(isDigitalProject(idea)).toBe(false);
  });

  test('a keyword counts in a later text when the first one says nothing', () => {
    expect(isDigitalProject('Help people sleep', 'A mobile app with sounds')).toBe(true);
    expect(isDigitalProject('A bakery', 'A mobile app with sounds')).toBe(false);
  });

  test('are named as they were written, each once', () => {
    expect(kindOf({ idea: { businessIdea: 'An App, and later one more app. A Platform.' } }).words).toEqual([
      'App',
      'Platform',
    ]);
    expect(kindOf({ idea: { businessIdea: 'Du pain au levain' } })).toEqual({
      kind: 'physical',
      reason: 'words',
      words: ['pain'],
    });
  });
});

describe('what was chosen', () => {
  test('a digital business type decides before every word', () => {
    const answers = { idea: { businessIdea: 'Bread' }, environmental: { businessType: 'digital' } } as const;
    expect(kindOf(answers)).toEqual({ kind: 'digital', reason: 'chosen', words: [] });
  });

  test('the app in the idea decides before another business type', () => {
    const answers = {
      idea: { businessIdea: 'A mobile app' },
      environmental: { businessType: 'office_services' },
    } as const;
    expect(kindOf(answers).kind).toBe('digital');
  });

  test('decides where the words say nothing clear', () => {
    const idea = { businessIdea: 'Kombucha that I sell on my website' };
    expect(kindOf({ idea, environmental: { businessType: 'making' } }).kind).toBe('physical');
    expect(kindOf({ idea, environmental: { productionMethod: 'on_computers' } }).kind).toBe('digital');
    expect(kindOf({ idea: {}, brainstorm: { productOrService: 'digital_product' } }).kind).toBe('digital');
    expect(kindOf({ idea: {}, brainstorm: { businessType: 'online' } }).kind).toBe('digital');
    expect(kindOf({ idea: { businessModel: 'freemium' } }).kind).toBe('digital');
    expect(kindOf({})).toEqual({ kind: 'physical', reason: 'nothing_digital', words: [] });
  });

  test('knows only options that exist', () => {
    const optionsOf = (module: ModuleKey, id: string) => {
      const question = moduleDefinition(module).questions.find((entry) => entry.id === id);
      return question?.kind === 'select' ? question.options.map((option) => option.value) : [];
    };
    expect(optionsOf('environmental', 'businessType')).toEqual([
      'shop_or_food',
      'making',
      'on_site_services',
      'office_services',
      'digital',
      'land',
    ]);
    expect(optionsOf('environmental', 'productionMethod')).toEqual([
      'small_batches',
      'machines',
      'subcontracted',
      'resale',
      'service',
      'on_computers',
    ]);
    expect(optionsOf('brainstorm', 'productOrService')).toEqual(
      expect.arrayContaining(['digital_product', 'platform', 'physical_product', 'product_and_service']),
    );
    expect(optionsOf('brainstorm', 'businessType')).toContain('online');
    expect(optionsOf('idea', 'businessModel')).toContain('freemium');
  });
});

test.each(languages)('the two samples in %s are what they are, with and without their choices', (language) => {
  for (const [project, kind] of [
    ['bakery', 'physical'],
    ['clinic', 'digital'],
  ] as const) {
    const { answers } = samples[project][language];
    expect(readProjectKind((module) => answers[module]).kind).toBe(kind);
    expect(isDigitalProject(answers.idea.businessIdea ?? '')).toBe(kind === 'digital');
  }
});

// Anything worse than linear here would take longer than a test may.
test.each([
  ['app ', 'digital'],
  ['with ', 'physical'],
  ['bakery ', 'physical'],
  [' ', 'physical'],
])('%j is read 200,000 times over', (text, kind) => {
  expect(kindOf({ idea: { businessIdea: text.repeat(200_000) } }).kind).toBe(kind);
});
