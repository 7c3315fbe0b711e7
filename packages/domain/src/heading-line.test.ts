import { expect, test } from 'vitest';
import { headingOf } from './heading-line.ts';
import { fenceOf } from './wrapping-fence.ts';

test.each([
  ['# One', 1, 'One'],
  ['   ###### Six  ', 6, 'Six'],
  ['##\tTwo words ##  ', 2, 'Two words'],
])('is a heading: %j', (line, level, title) => expect(headingOf(line)).toEqual({ level, title }));

test.each(['', '#', '# ', '# ##', '#One', '####### Seven', '    # Code', 'One'])('is not a heading: %j', (line) =>
  expect(headingOf(line)).toBeUndefined(),
);

// A pattern that tries every way to share these characters out takes hours.
test.each([' ', '#', ' #', '# '])('reads a line of thousands of %j', (sign) => {
  expect(headingOf(`# a${sign.repeat(30_000)}b`)?.title).toHaveLength(2 + 30_000 * sign.length);
});

test.each(['```', '~~~'])('reads thousands of spaces after %s', (mark) => {
  expect(fenceOf(`${mark}${' '.repeat(30_000)}\``)).toEqual({ mark: '', info: '' });
  expect(fenceOf(`${mark}${' '.repeat(30_000)}md `)).toEqual({ mark, info: 'md' });
});
