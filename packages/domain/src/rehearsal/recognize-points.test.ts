import { expect, test } from 'vitest';
import { answerPoints } from './answer-points.ts';
import { recognizePoints } from './recognize-points.ts';

const found = (answer: string) => recognizePoints(answer, answerPoints).map(({ point }) => point);

test.each([
  [
    'The mixer is $6,500: Hobart sent me a quote on May 3. If it goes up, I would rent one, because the bank pays once.',
    ['amount', 'source', 'date', 'otherwise', 'who', 'action', 'reason'],
  ],
  [
    "Le pétrin coûte 6 500 $ selon la soumission du 3 mai. S'il augmente, je vais en louer un parce que c'est moins cher.",
    ['amount', 'source', 'date', 'otherwise', 'who', 'action', 'reason'],
  ],
  ['', []],
  ['No idea.', []],
] as const)('%s', (answer, points) => {
  expect(found(answer)).toEqual(points);
});

test('what is found is quoted in its sentence, word by word', () => {
  const answer = 'It is a lot. My landlord wants $1,900 a month. We sign soon.';
  expect(recognizePoints(answer, ['amount'])).toEqual([{ point: 'amount', quote: 'My landlord wants $1,900 a month' }]);
  const long = `${'so it goes on and on '.repeat(30)}and the rent is $1,900 ${'as I said before '.repeat(30)}`;
  const [{ quote } = { quote: '' }] = recognizePoints(long, ['amount']);
  expect(quote).toContain('the rent is $1,900');
  expect(quote.length).toBeLessThanOrEqual(120);
});

test('a paper that somebody says they do not have is not recognized', () => {
  expect(recognizePoints('There is no quote yet.', ['source'])).toEqual([]);
  expect(recognizePoints("Je n'ai pas encore de soumission.", ['source'])).toEqual([]);
  expect(recognizePoints('No quote yet, but the lease is signed.', ['source'])).toHaveLength(1);
});

test('a very long answer is read in one pass', () => {
  const answer = 'a quote for $12 on May 3, if not, because I will; '.repeat(20_000);
  expect(found(answer)).toHaveLength(answerPoints.length);
});
