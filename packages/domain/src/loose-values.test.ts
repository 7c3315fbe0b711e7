import { describe, expect, test } from 'vitest';
import { pickField, readFields, readList, readText } from './loose-values.ts';

describe('a text', () => {
  test.each([
    ['  on\n two\tlines ', 'on two lines'],
    [34, '34'],
    [['a', 2, null, ' b '], 'a, 2, b'],
    [null, ''],
    [{ text: 'a' }, ''],
    [true, ''],
    ['a\u0000b\u0007c\u202ed', 'abcd'],
    ['half \ud83d', 'half'],
    ['⚠️ careful', 'careful'],
    ['1\u00a0500\u00a0$', '1\u00a0500\u00a0$'],
  ])('of %j is %j', (value, text) => {
    expect(readText(value, 100)).toBe(text);
  });

  test('is cut without leaving half an emoji', () => {
    expect(readText(`${'a'.repeat(9)}🥖`, 10)).toBe('a'.repeat(9));
    expect(readText('a'.repeat(50), 10)).toBe('a'.repeat(10));
  });
});

describe('a list', () => {
  const limits = { items: 3, characters: 10 };

  test.each([
    [
      ['a', ' ', 'b', null, 3],
      ['a', 'b', '3'],
    ],
    ['- one\n- two\n\n3. three', ['one', 'two', 'three']],
    ['one; two', ['one', 'two']],
    ['one, two', ['one, two']],
    [undefined, []],
    [7, []],
    [
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c'],
    ],
    [['a'.repeat(20)], ['a'.repeat(10)]],
  ])('of %j is %j', (value, list) => {
    expect(readList(value, limits)).toEqual(list);
  });
});

describe('fields', () => {
  test('are found in any case, with or without accents, in the order of the names', () => {
    const fields = readFields({ Âge: 40, canauxPréférés: ['a'], name: 'B', nom: null });
    expect(fields && pickField(fields, ['age'])).toBe(40);
    expect(fields && pickField(fields, ['canaux_preferes'])).toEqual(['a']);
    expect(fields && pickField(fields, ['nom', 'name'])).toBe('B');
    expect(fields && pickField(fields, ['absent'])).toBeUndefined();
  });

  test('belong to objects alone, and never to what every object inherits', () => {
    for (const value of [null, [], 'x', 3, undefined]) expect(readFields(value)).toBeUndefined();
    const fields = readFields(JSON.parse('{"__proto__":{"nom":"x"}}'));
    expect(fields && pickField(fields, ['nom', 'constructor', 'toString'])).toBeUndefined();
  });
});
