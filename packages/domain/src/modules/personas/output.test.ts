import { describe, expect, test } from 'vitest';
import { parsePersonas } from './output.ts';
import type { Persona } from './persona.ts';

const persona = (nom: string): Persona => ({
  nom,
  age: 'about 40 (assumption to confirm)',
  profession: 'Teacher',
  localisation: 'Sainte-Cécile',
  revenus: 'Not known: ask',
  besoins: ['Good bread'],
  frustrations: ['Drives 20 minutes'],
  comportements: ['Shops on Saturday'],
  canaux_preferes: ['The market'],
  citation: 'I miss our bakery.',
  objectifs: ['Walk to the baker'],
  freins_achat: ['$3 more'],
});
const three = [persona('Ana'), persona('Bo'), persona('Cy')];
const reply = (...personas: unknown[]) => JSON.stringify({ personas });
const good = reply(...three);

describe('a reply is read', () => {
  test.each([
    ['plain', good],
    ['fenced', `\`\`\`json\n${good}\n\`\`\``],
    ['fenced without a name', `\`\`\`\n${good}\n\`\`\``],
    ['in an open fence', `\`\`\`json\n${good}`],
    ['prefixed', `Here are your personas:\n\n${good}`],
    ['embedded', `A {note} first. ${good} Then {more}.`],
    ['after another object', `{"thinking":"three people"} ${good}`],
    ['after a list that is too short', `${reply(persona('Ana'))}\n${good}`],
  ])('when it is %s', (_, text) => {
    expect(parsePersonas(text)).toEqual({ personas: three });
  });

  test('and more than three personas are cut', () => {
    expect(parsePersonas(reply(...three, persona('Di')))).toEqual({ personas: three });
  });

  test('and entries that are no personas are left out', () => {
    expect(parsePersonas(reply('x', null, { ...persona(''), nom: ' ' }, ...three))).toEqual({ personas: three });
  });
});

describe('a reply is refused as misshapen', () => {
  test.each([
    ['two personas', reply(...three.slice(0, 2))],
    ['no persona', reply()],
    ['three of which one has no name', reply(...three.slice(0, 2), { ...persona('Cy'), nom: '' })],
    ['data without the array', '{"answer":"no"}'],
    ['an array under another name', JSON.stringify({ profiles: three })],
    ['a bare array', JSON.stringify(three)],
    ['personas that are no array', '{"personas":"Ana, Bo, Cy"}'],
    ['a word in quotation marks', '"sorry"'],
    ['null', 'null'],
  ])('for %s', (_, text) => {
    expect(parsePersonas(text)).toEqual({ problem: 'misshapen' });
  });
});

describe('a reply is refused as unusable', () => {
  test.each([
    ['words', 'Sorry, I cannot help with that.'],
    ['nothing', ''],
    ['a failure message', '# ⚠️ Service temporarily unavailable'],
    ['JSON cut off in the second persona', good.slice(0, good.indexOf('Bo') + 40)],
    ['JSON cut off after the third persona', good.slice(0, -2)],
    ['braces', '{{{{'],
  ])('for %s', (_, text) => {
    expect(parsePersonas(text)).toEqual({ problem: 'unusable' });
  });
});

describe('a field is read leniently', () => {
  const read = (change: Record<string, unknown>) => {
    const reading = parsePersonas(reply({ ...persona('Ana'), ...change }, ...three.slice(1)));
    if ('problem' in reading) throw new Error(reading.problem);
    return reading.personas[0];
  };

  test('an age may be a number, a list one text or absent, a text a list', () => {
    expect(read({ age: 41 })?.age).toBe('41');
    expect(read({ besoins: '- bread\n- time' })?.besoins).toEqual(['bread', 'time']);
    expect(read({ besoins: undefined, objectifs: null })).toMatchObject({ besoins: [], objectifs: [] });
    expect(read({ profession: ['baker', 'mother'] })?.profession).toBe('baker, mother');
    expect(read({ revenus: undefined })?.revenus).toBe('');
  });

  test('names of fields may be English, accented or in camel case', () => {
    const english = {
      Name: 'Ana',
      Age: 40,
      job_title: 'Teacher',
      location: 'Here',
      income: 'Not known',
      needs: ['a'],
      painPoints: ['b'],
      behaviours: ['c'],
      'preferred channels': ['d'],
      quote: 'e',
      goals: ['f'],
      purchaseBarriers: ['g'],
    };
    const reading = parsePersonas(reply(english, english, english));
    expect('personas' in reading && reading.personas[2]).toEqual({
      nom: 'Ana',
      age: '40',
      profession: 'Teacher',
      localisation: 'Here',
      revenus: 'Not known',
      besoins: ['a'],
      frustrations: ['b'],
      comportements: ['c'],
      canaux_preferes: ['d'],
      citation: 'e',
      objectifs: ['f'],
      freins_achat: ['g'],
    });
  });

  test('texts and lists are cut, and freed of what cannot be stored', () => {
    const long = read({
      citation: 'x'.repeat(5_000),
      besoins: Array.from({ length: 50 }, (_, index) => `need ${index}`),
    });
    expect(long?.citation).toHaveLength(600);
    expect(long?.besoins).toHaveLength(8);
    expect(read({ nom: 'A\u0000na \ud83d', besoins: ['⚠️ bread\u202e'] })).toMatchObject({
      nom: 'Ana',
      besoins: ['bread'],
    });
  });
});

// Anything worse than linear here would take longer than a test may.
describe('a reply of 200 KB is read to its end', () => {
  test.each([
    ['many personas', reply(...Array.from({ length: 600 }, (_, index) => persona(`P${index}`)))],
    ['one long text', reply({ ...persona('Ana'), citation: 'é🥖 '.repeat(50_000) }, ...three)],
    ['one long list', reply({ ...persona('Ana'), besoins: Array.from({ length: 40_000 }, () => 'a') }, ...three)],
  ])('%s', (_, text) => {
    expect(parsePersonas(text)).not.toHaveProperty('problem');
  });

  test('many fields', () => {
    const fields = Object.fromEntries(Array.from({ length: 15_000 }, (_, index) => [`nom${index}`, 'x']));
    expect(parsePersonas(reply(fields))).toEqual({ problem: 'misshapen' });
  });

  test.each([
    ['open braces', '{'.repeat(200_000)],
    ['open brackets', `{"personas":${'['.repeat(200_000)}`],
    ['an open fence', `\`\`\`json${' '.repeat(200_000)}{`],
    ['blank lines', `${'\n \t'.repeat(66_000)}x`],
    ['quotation marks', '{"'.repeat(100_000)],
  ])('%s', (_, text) => {
    expect(parsePersonas(text)).toEqual({ problem: 'unusable' });
  });
});
