import { expect, test } from 'vitest';
import { checkedParagraphs, newFigures, newNames } from './rewrite.ts';

test('figures that were in the text are not new, in whatever form', () => {
  expect(newFigures('The rent is $1,900 a month, 12% of sales.', 'Rent: 1900 $ (12 %).')).toEqual([]);
  expect(newFigures('The rent is $1,900 a month.', 'We set $1,900 aside.')).toEqual([]);
});

test('a figure that nobody wrote is named once, and so is a sum that does not hold', () => {
  expect(newFigures('The rent is $1,900.', 'Rent is $1,950. Yes, $1,950, or $2,400.')).toEqual(['$1,950', '$2,400']);
  expect(newFigures('Two ovens at $800.', 'Two ovens: 2 x $800 = $1,700.')).toEqual(['$1,700']);
  expect(newFigures('Two ovens at $800.', 'Two ovens: 2 x $800 = $1,600.')).toEqual([]);
});

test('a name that the material does not have is pointed out, paragraph by paragraph', () => {
  const source = 'Zoé Roy repaired bicycles at Vélo Nord for six years. She opens in May, in Lévis.';
  const written =
    'The owner, Zoé Roy, repaired bicycles at Vélo Nord for six years.\n\nShe then worked for Sport Plus in Lévis. Desjardins Capital follows the project. In May, the shop opens for $900.';
  expect(newNames(source, written)).toEqual(['Sport Plus', 'Desjardins Capital']);
  expect(checkedParagraphs(source, written).map(({ added }) => added)).toEqual([
    [],
    ['$900', 'Sport Plus', 'Desjardins Capital'],
  ]);
});
