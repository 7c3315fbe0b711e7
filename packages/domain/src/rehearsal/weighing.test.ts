import { expect, test } from 'vitest';
import { weighingOf } from './weighing.ts';

const told = { answer: 'Rent is $900. My sister lends the rest.', plan: 'The rent is $1,900 a month.' };
const remark = { verdict: 'contradicts', quote: 'Rent is $900', planQuote: 'rent is $1,900', remark: 'Two rents.' };
const weighed = (...remarks: unknown[]) => weighingOf({ remarks, next: 'Which one?' }, told)?.remarks;

test('a remark counts with words of the answer and of the plan, letter by letter', () => {
  expect(weighed(remark)).toEqual([remark]);
  expect(weighed({ ...remark, quote: 'rent is $900' })).toBeUndefined();
  expect(weighed({ ...remark, planQuote: 'the rent is $1,900' })).toBeUndefined();
  expect(weighed({ ...remark, verdict: 'unsupported', planQuote: null, quote: 'My sister' })).toHaveLength(1);
});

test('two things disagree only where both are quoted', () => {
  expect(weighed({ ...remark, planQuote: null })).toBeUndefined();
  expect(weighed({ ...remark, planQuote: ' ' }, remark)).toEqual([remark]);
});

test('nothing in a reply is trusted, whatever its shape', () => {
  for (const reply of [null, [], 'text', {}, { remarks: 'x' }, { remarks: [null, 1, {}] }])
    expect(weighingOf(reply, told)).toBeUndefined();
  expect(weighed({ ...remark, verdict: 'splendid' })).toBeUndefined();
  expect(weighed({ ...remark, remark: '' })).toBeUndefined();
  const many = weighingOf({ remarks: Array.from({ length: 40 }, () => remark), next: 7 }, told);
  expect(many?.remarks).toHaveLength(6);
  expect(many?.next).toBe('');
});
