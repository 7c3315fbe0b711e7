import { describe, expect, it } from 'vitest';
import { nameProblem, normalizedName } from './person-name.ts';

describe('nameProblem', () => {
  it.each([
    '',
    '  ',
    'Z',
    'Zoé Tremblay',
    'J. Roy',
    'محمد',
    '李小龍',
    '☕',
    "O'Brien",
    'é'.repeat(80),
    '👩🏽‍🚀'.repeat(30),
  ])('accepts "%s"', (name) => expect(nameProblem(name)).toBeNull());

  it.each([
    ['a'.repeat(81), 'too_long'],
    [`a${'\u0301'.repeat(400)}`, 'too_long'],
    ['Zoé\u202etset', 'hidden'],
    ['Zo\u200bé', 'hidden'],
    ['Zoé\nRoy', 'hidden'],
    ['Zoé\u0000', 'hidden'],
    ['\ud800', 'hidden'],
    ['https://x.test', 'link'],
    ['www.x', 'link'],
    ['Win at Casino.com', 'link'],
    ['boss@x.test', 'link'],
    ['…', 'blank'],
    ['\u0301', 'blank'],
  ])('refuses "%s": %s', (name, problem) => expect(nameProblem(name)).toBe(problem));

  it('keeps single spaces', () => expect(normalizedName('  Zoe\u0301 \u00a0 Roy ')).toBe('Zoé Roy'));
});
