import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';
import { hasHiddenCharacters, withoutHiddenCharacters } from './hidden-characters.ts';
import { projectName } from './projects.ts';
import { visibleName } from './visible-name.ts';

const hidden = {
  'a right-to-left override': '\u202e',
  'a right-to-left embedding': '\u202b',
  'an isolate': '\u2066',
  'a direction mark': '\u200f',
  'an Arabic letter mark': '\u061c',
  'a zero-width space': '\u200b',
  'a word joiner': '\u2060',
  'a byte order mark': '\ufeff',
  'a soft hyphen': '\u00ad',
  'a tag letter': '\u{e0041}',
  'a line break': '\n',
  'a line separator': '\u2028',
};

test.each(Object.entries(hidden))('%s is refused in names and addresses', (_what, character) => {
  expect(hasHiddenCharacters(`Pain${character}doré`)).toBe(true);
  expect(projectName.safeParse(`Pain${character}doré`).success).toBe(false);
  expect(visibleName(80).safeParse(`Pain${character}doré`).success).toBe(false);
  expect(isEmailAddress(`ann${character}e@example.test`)).toBe(false);
});

test.each([
  ['a family', '👩‍👩‍👧‍👦 & co.'],
  ['a profession with a skin tone', '👩🏽‍🍳'],
  ['a heart on fire', '❤️‍🔥'],
  ['a woman runner', '🏃🏻‍♀️'],
  ['a flag of a country', '🇨🇦'],
  ['a flag of a region', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['Persian with a non-joiner', 'می‌خواهم'],
  ['Hindi with a joiner', 'क्‍ष'],
  ['Hebrew and Latin', 'שלום Élan'],
  ['French typography', 'Pain doré\u00a0: «\u202fété\u00a0»'],
  ['combining marks', 'e\u0301lan'],
])('%s is a name like any other', (_what, name) => {
  expect(hasHiddenCharacters(name)).toBe(false);
  expect(projectName.parse(name)).toBe(name);
  expect(visibleName(80).parse(` ${name}\n`)).toBe(name);
  expect(withoutHiddenCharacters(name)).toBe(name);
});

test.each(Object.values(hidden))('a name that was stored with %j is read without it', (character) => {
  const name = withoutHiddenCharacters(`${character}Pain${character}doré👩‍🍳${character}`);
  expect(name).toBe(/\s/u.test(character) && character !== '\ufeff' ? 'Pain doré👩‍🍳' : 'Paindoré👩‍🍳');
  expect(hasHiddenCharacters(name)).toBe(false);
});

test('a name without hidden characters has none, whatever they were mixed with', () => {
  const parts = ['a', '👩', '🏴', '\u{e0067}', '\u{e007f}', '\u200c', '\u200d', '\u200b', '\u202e', '\n', ' '];
  const name = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((some) => some.join(''));
  fc.assert(fc.property(name, (mixed) => !hasHiddenCharacters(withoutHiddenCharacters(mixed))));
});

test.each([
  ['at the end', 'Pain\u200d'],
  ['at the beginning', '\u200cPain'],
  ['before a space', 'Pain\u200d doré'],
  ['twice', 'Pain\u200d\u200ddoré'],
])('a joiner %s joins nothing', (_where, name) => {
  expect(hasHiddenCharacters(name)).toBe(true);
});

test.each(['\u200c', '\u200d'])('no address holds a joiner: %j', (joiner) => {
  expect(isEmailAddress(`an${joiner}ne@example.test`)).toBe(false);
});
