import { expect, test } from 'vitest';
import { readJsonReply } from './tolerant-json.ts';

const withA = (candidate: unknown) => {
  const value = (candidate as { a?: unknown } | null)?.a;
  return typeof value === 'number' ? value : undefined;
};

test.each([
  ['plain', '{"a":1}'],
  ['surrounded by blank lines', '\n\n {"a":1} \n'],
  ['in a fence', '```json\n{"a":1}\n```'],
  ['in a fence with words around it', 'Sure!\n```json\n{"a":1}\n```\nAnything else?'],
  ['between words', 'Here: {"a":1} bye'],
  ['after another object', '{"b":2} {"a":1}'],
  ['after an unbalanced brace', 'a { b "c" and {"a":1}'],
  ['with braces inside strings', 'x {"s":"}{\\"","a":1} y'],
])('reads data %s', (_, reply) => {
  expect(readJsonReply(reply, withA)).toBe(1);
});

test('the whole text goes before a block inside it', () => {
  expect(readJsonReply('{"a":1,"inner":{"a":2}}', withA)).toBe(1);
});

test.each(['', 'nothing', '{"a":', '{"b":1}', 'null', '[1,2]'])('finds nothing in %j', (reply) => {
  expect(readJsonReply(reply, withA)).toBeUndefined();
});

test('gives up soon on a reply of thousands of open braces', () => {
  let tries = 0;
  readJsonReply('{'.repeat(200_000), () => {
    tries += 1;
    return undefined;
  });
  expect(tries).toBe(0);
});

// Trying each of the blanks as an end would take longer than a test may.
test('gives up on a fence that is opened and followed by a long emptiness', () => {
  expect(readJsonReply(`\`\`\`${' '.repeat(200_000)}x`, withA)).toBeUndefined();
});
