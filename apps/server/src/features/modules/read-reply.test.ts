import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import { expect, test } from 'vitest';
import { maturity } from '../../platform/ai/builtin/maturity.ts';
import { requestWith, sampleRequest } from '../../platform/ai/builtin/testing/sample-request.ts';
import type { GenerationRequest } from '../../platform/ai/port.ts';
import { readReply } from './read-reply.ts';

function scoreOf(request: GenerationRequest): MaturityScore {
  const reply = readReply('maturity', maturity(request), request);
  if ('problem' in reply || reply.extra.score == null) throw new Error('expected a score');
  return reply.extra.score;
}

test('a score keeps what the rule found, and the next one says why it moved', () => {
  const first = scoreOf(sampleRequest('maturity', 'bakery', 'en'));
  expect(first.checks).toMatchObject({ cash: 'unconfirmed', pay: 'unconfirmed', seasons: 'unconfirmed' });
  expect(first.change).toBeUndefined();
  const now = requestWith('maturity', 'en', {}, { maturity: { answers: {}, aiResponse: null, score: first } });
  const { change } = scoreOf(now);
  expect(change?.from).toBe(first.overall);
  expect(change?.reasons[0]).toBe('Product: Nothing you sell has both a price and a quantity yet.');
});

test("a model's numbers stay beside those of the rule, and come back with the version", () => {
  const request = sampleRequest('maturity', 'bakery', 'en');
  const byRule = scoreOf(request);
  const draft = JSON.parse(maturity(request)) as MaturityScore;
  const finance = { ...draft.categories.finance, score: 35 };
  const written = JSON.stringify({ ...draft, overall: 62, categories: { ...draft.categories, finance } });
  const reply = readReply('maturity', written, request);
  if ('problem' in reply) throw new Error('expected a score');
  const { score } = reply.extra;
  expect(score).toMatchObject({
    overall: byRule.overall,
    model: 62,
    categories: { finance: { model: { score: 35 } } },
  });
  expect(score?.categories.finance.score).toBe(byRule.categories.finance.score);
  const { checks: _, ...kept } = score ?? {};
  expect(readReply('maturity', reply.content ?? '')).toEqual({ extra: { score: kept } });
});
