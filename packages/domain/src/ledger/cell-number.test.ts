import { describe, expect, it } from 'vitest';
import { isCalculation, numberOf } from './cell-number.ts';

const amount = (text: string, language: 'en' | 'fr' = 'en') => numberOf(text, { language, decimals: 2 });
const quantity = (text: string, language: 'en' | 'fr' = 'en') => numberOf(text, { language, decimals: 3 });

describe('a number in either habit', () => {
  it.each([
    ['1900', 1900],
    ['1,900.50', 1900.5],
    ['1 900,50', 1900.5],
    ['1\u00a0900,50', 1900.5],
    ['1\u202f900', 1900],
    ["1'900.5", 1900.5],
    ['1.900,50', 1900.5],
    ['1,900', 1900],
    ['1.900', 1900],
    ['1,234,567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    ['12,5', 12.5],
    ['0,125', 0.125],
    ['.5', 0.5],
    ['5,', 5],
    ['12 345.5', 12_345.5],
  ])('%s is %d', (text, value) => {
    expect(amount(text, 'en')).toBe(value);
    expect(amount(text, 'fr')).toBe(value);
  });

  it('asks the language where three decimals are possible', () => {
    expect(quantity('1,125', 'en')).toBe(1125);
    expect(quantity('1,125', 'fr')).toBe(1.125);
    expect(quantity('1.125', 'en')).toBe(1.125);
    expect(quantity('1.125', 'fr')).toBe(1.125);
  });

  it.each(['', 'abc', '12 3', '1,90,5', '1.2.3,4', '12 apples', '--', '()', '..', '1 2345'])('not %j', (text) => {
    expect(amount(text)).toBe('not_a_number');
  });
});

describe('a calculation', () => {
  it.each([
    ['12*3', 36],
    ['600/12', 50],
    ['=2×(3+4)', 14],
    ['2+3*4', 14],
    ['(2+3)*4', 20],
    ['10 − 4 − 3', 3],
    ['100 ÷ 8', 12.5],
    ['-5+8', 3],
    ['2 x 800', 1600],
    ['1 900 + 1 100', 3000],
    ['1,900.50+0.50', 1901],
    ['3 : 4', 0.75],
  ])('%s is %d', (text, value) => {
    expect(amount(text)).toBe(value);
    expect(isCalculation(text)).toBe(true);
  });

  it('says that nothing can be divided by zero', () => {
    expect(amount('5/0')).toBe('by_zero');
    expect(amount('5/(2-2)')).toBe('by_zero');
  });

  it.each(['2+', '*3', '(2+3', '2+3)', '2**3', '1e5', 'alert(1)'])('refuses %s', (text) => {
    expect(amount(text)).toBe('not_a_number');
  });

  it('refuses a formula longer than anybody types, at once', () => {
    expect(amount('('.repeat(100_000))).toBe('not_a_number');
    expect(amount(`${'1+'.repeat(100_000)}1`)).toBe('not_a_number');
  });

  it('leaves plain numbers alone', () => {
    expect(isCalculation('1900.50')).toBe(false);
    expect(isCalculation('-5')).toBe(false);
  });
});
