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
  expect(first.checks).toMatchObject({ cash: 'unconfirmed', pay: 'unconfirmed', seasons: 'open' });
  expect(first.change).toBeUndefined();
  const now = requestWith('maturity', 'en', {}, { maturity: { answers: {}, aiResponse: null, score: first } });
  const { change } = scoreOf(now);
  expect(change?.from).toBe(first.overall);
  expect(change?.reasons[0]).toBe('Finance: There is no cash forecast yet.');
});

test('a version that is restored is the score as it was written', () => {
  const content = maturity(sampleRequest('maturity', 'bakery', 'en'));
  expect(readReply('maturity', content)).not.toHaveProperty('extra.score.change');
});
