import { describe, expect, test } from 'vitest';
import { guidesOf, helpEntries, helpEntry } from '../../data/help/help-entries.ts';
import { findPages } from './find-pages.ts';

const [english, french] = [helpEntries('en'), helpEntries('fr')];
const first = (entries: typeof english, query: string) => findPages(entries, query)[0]?.name;

describe('findPages', () => {
  test.each([
    ['cancel', 'payment'],
    ['How do I cancel my subscription?', 'payment'],
    ['restore a version', 'versions'],
    ['HST', 'permits-and-registrations'],
    ['lender', 'what-a-lender-asks'],
    ['greenwashing', 'environmental-claims'],
    ['pasword', 'sign-in-and-security'],
  ])('%s leads to %s', (query, name) => {
    expect(findPages(english, query).map((entry) => entry.name)).toContain(name);
  });

  test('the best page is the first one', () => {
    expect(first(english, 'lender')).toBe('what-a-lender-asks');
    expect(first(english, 'offline')).toBe('offline');
  });

  test.each([
    ['prêteur', 'what-a-lender-asks'],
    ['PRETEUR', 'what-a-lender-asks'],
    ["comment annuler l'abonnement ?", 'payment'],
    ['écoblanchiment', 'environmental-claims'],
    ['ecoblanchiment', 'environmental-claims'],
  ])('with or without accents, %s leads to %s', (query, name) => {
    expect(findPages(french, query).map((entry) => entry.name)).toContain(name);
  });

  test('everything for nothing, nothing for nonsense', () => {
    expect(findPages(english, '  ')).toHaveLength(english.length);
    expect(findPages(english, 'xyzzyq')).toEqual([]);
  });
});

test('French titles do not break before their signs', () => {
  expect(helpEntry('permits-and-registrations', 'fr').title).toContain('inscriptions\u00a0:');
});

test('a module offers its guides in both languages', () => {
  const names = (language: 'en' | 'fr') => guidesOf('finances', language).map(({ name }) => name);
  expect(names('en')).toContain('cash-picture');
  expect(names('fr')).toEqual(names('en'));
});
