import { expect, test } from 'vitest';
import { newFigures } from './rewrite.ts';

test('figures that were in the text are not new, in whatever form', () => {
  expect(newFigures('The rent is $1,900 a month, 12% of sales.', 'Rent: 1900 $ (12 %).')).toEqual([]);
});

test('a figure that nobody wrote is named once, and so is a sum that does not hold', () => {
  expect(newFigures('The rent is $1,900.', 'Rent is $1,950. Yes, $1,950, or $2,400.')).toEqual(['$1,950', '$2,400']);
  expect(newFigures('Two ovens at $800.', 'Two ovens: 2 x $800 = $1,700.')).toEqual(['$1,700']);
  expect(newFigures('Two ovens at $800.', 'Two ovens: 2 x $800 = $1,600.')).toEqual([]);
});
