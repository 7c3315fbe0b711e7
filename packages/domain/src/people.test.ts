import { describe, expect, it } from 'vitest';
import { colorFor, displayName, initials, personColors, profileOf } from './people.ts';

const person = (name: string, email = 'zoe@x.test') => ({ name, email });

describe('displayName', () => {
  it('is the name, or the part before the @', () => {
    expect(displayName(person('Zoé Tremblay'))).toBe('Zoé Tremblay');
    expect(displayName(person(''))).toBe('zoe');
  });
});

describe('initials', () => {
  it.each([
    ['', 'Z'],
    ['Zoé', 'Z'],
    ['Zoé Tremblay', 'ZT'],
    ['Zoé de la Tour', 'ZT'],
    ['Marie-Ève Roy', 'MR'],
    ['élise', 'É'],
    ['Zoé (Tremblay)', 'Z('],
    ['☕', '☕'],
    ['李小龍', '李'],
  ])('of "%s" are %s', (name, expected) => expect(initials(person(name))).toBe(expected));
});

describe('colorFor', () => {
  it('is the same for the same id, and uses the whole palette', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `0000-${index}`);
    expect(ids.map(colorFor)).toEqual(ids.map(colorFor));
    expect(new Set(ids.map(colorFor))).toEqual(new Set(personColors));
  });

  it('gives way to the colour that was chosen', () => {
    expect(profileOf('a', { ...person('A'), color: 'rose' }).color).toBe('rose');
    expect(profileOf('a', { ...person('A'), color: null }).color).toBe(colorFor('a'));
  });
});
