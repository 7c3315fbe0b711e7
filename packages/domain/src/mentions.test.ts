import { describe, expect, test } from 'vitest';
import { type Mention, mentionStart, mentionsIn, splitMentions } from './mentions.ts';

const zoe: Mention = { user_id: 'z', label: 'Zoé' };
const roy: Mention = { user_id: 'r', label: 'Zoé Roy' };
const texts = (text: string, mentions: Mention[]) =>
  splitMentions(text, mentions).map(({ text: piece, mention }) =>
    mention === null ? piece : [mention.user_id, piece],
  );

describe('splitMentions', () => {
  test.each<[string, Mention[], unknown]>([
    ['', [zoe], []],
    ['Hello', [], ['Hello']],
    ['Hello', [zoe], ['Hello']],
    ['@Zoé', [zoe], [['z', '@Zoé']]],
    ['Ask @Zoé, then @Zoé Roy.', [zoe, roy], ['Ask ', ['z', '@Zoé'], ', then ', ['r', '@Zoé Roy'], '.']],
    ['Ask @Zoé Roy', [zoe], ['Ask ', ['z', '@Zoé'], ' Roy']],
    // A longer word, or an address, is no mention.
    ['@Zoélie and a@Zoé and @Zoé2', [zoe], ['@Zoélie and a@Zoé and @Zoé2']],
    ['(@Zoé)@Zoé', [zoe], ['(', ['z', '@Zoé'], ')', ['z', '@Zoé']]],
    ['@@Zoé', [zoe], ['@', ['z', '@Zoé']]],
    ['@a@x.test!', [{ user_id: 'a', label: 'a@x.test' }], [['a', '@a@x.test'], '!']],
    ['@', [{ user_id: 'a', label: '' }], ['@']],
  ])('%s', (text, mentions, expected) => {
    expect(texts(text, mentions)).toEqual(expected);
    expect(
      splitMentions(text, mentions)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  test('takes no longer than its text is, whatever is in it', () => {
    expect(texts('@'.repeat(200_000), [zoe, roy])).toHaveLength(1);
    expect(texts('@Zoé '.repeat(50_000), [zoe, roy])).toHaveLength(100_000);
  });
});

test('mentionsIn finds each that is in the text once, and both of two people of one name', () => {
  const other = { user_id: 'o', label: 'Zoé' };
  expect(mentionsIn('@Zoé Roy, @Zoé and @Zoé', [zoe, zoe, roy])).toEqual([roy, zoe]);
  expect(mentionsIn('@Zoé', [zoe, other, roy])).toEqual([zoe, other]);
  expect(mentionsIn('Zoé', [zoe])).toEqual([]);
});

describe('mentionStart', () => {
  test.each<[string, unknown]>([
    ['@', { at: 0, typed: '' }],
    ['Ask @Zo', { at: 4, typed: 'Zo' }],
    ['Ask @Zoé R', { at: 4, typed: 'Zoé R' }],
    ['(@z', { at: 1, typed: 'z' }],
    ['zoe@x', null],
    ['@ home', null],
    ['@Zoé\nThen', null],
    ['Hello', null],
    [`@${'a'.repeat(41)}`, null],
  ])('%s', (text, expected) => expect(mentionStart(text, text.length)).toEqual(expected));

  test('looks at what is before the cursor', () => {
    expect(mentionStart('Ask @Zoé today', 6)).toEqual({ at: 4, typed: 'Z' });
  });
});
