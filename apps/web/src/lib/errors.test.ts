import { refusalCodes } from '@elan/domain/errors';
import { describe, expect, it } from 'vitest';
import { causeOf, codeOfFault, faultText, isPassing, isServerAnswer, prepareRefusal, toFault } from './errors.ts';
import { formatDateTime } from './format.ts';
import { NetworkFailure, TimedOut } from './http.ts';

const refusal = (code: string, data?: unknown) => Object.assign(new Error(code), { code, status: 400, data });

describe('toFault', () => {
  it('tells a network failure, a timeout and a refusal apart', () => {
    expect(toFault(new NetworkFailure())).toEqual({ kind: 'network' });
    expect(toFault(new TimedOut())).toEqual({ kind: 'timeout' });
    expect(toFault(refusal('QUOTA_REACHED', { used: 3 }))).toEqual({
      kind: 'refused',
      code: 'QUOTA_REACHED',
      data: { used: 3 },
    });
  });

  it('reads the status where a proxy answered without a code of ours', () => {
    expect(toFault(Object.assign(new Error(), { status: 504 }))).toEqual({ kind: 'timeout' });
    expect(toFault(Object.assign(new Error(), { status: 502 }))).toMatchObject({ code: 'UNAVAILABLE' });
    expect(toFault(Object.assign(new Error(), { code: 'toString' }))).toEqual({ kind: 'unknown' });
    expect(toFault('thrown text')).toEqual({ kind: 'unknown' });
  });
});

describe('faultText', () => {
  it('has different words in both languages for every refusal', () => {
    for (const code of refusalCodes) {
      const fault = toFault(refusal(code));
      expect(faultText(fault, 'en')).not.toBe('');
      expect(faultText(fault, 'fr')).not.toBe(faultText(fault, 'en'));
    }
  });

  it.each([
    ['QUOTA_REACHED', { used: 3, limit: 3, resetsAt: '2026-03-05T15:30:00.000Z' }],
    ['ATTEMPTS_REACHED', { retryAt: '2026-03-05T15:30:00.000Z' }],
  ])('says until when %s holds, in both languages', (code, data) => {
    const fault = toFault(refusal(code, data));
    expect(faultText(fault, 'en')).toContain(formatDateTime('2026-03-05T15:30:00.000Z', 'en'));
    expect(faultText(fault, 'fr')).toMatch(/Vous pourrez générer de nouveau le 5 mars 2026/u);
    expect(faultText(toFault(refusal(code)), 'en')).not.toContain('generate again on');
  });
});

describe('isPassing', () => {
  it('expects a lost network to come back, and a refusal to stay', () => {
    expect(isPassing({ kind: 'network' })).toBe(true);
    expect(isPassing(toFault(refusal('UNAVAILABLE')))).toBe(true);
    expect(isPassing(toFault(refusal('FORBIDDEN')))).toBe(false);
  });
});

describe('causeOf', () => {
  it('adds a cause only where it says more than that something failed', () => {
    expect(causeOf(new TimedOut())).toMatchObject({ en: expect.stringMatching(/^Request timeout/u) });
    expect(causeOf(refusal('NOT_FOUND'))).not.toBeNull();
    expect(causeOf(refusal('INTERNAL'))).toBeNull();
    expect(causeOf(new Error('x'))).toBeNull();
  });
});

describe('isServerAnswer', () => {
  it('tells an answer with a status from what broke on the way', () => {
    expect(isServerAnswer(refusal('FORBIDDEN'))).toBe(true);
    expect(isServerAnswer(new TypeError('not readable'))).toBe(false);
    expect(isServerAnswer({ status: 500 })).toBe(false);
  });
});

describe('the code of a failed request', () => {
  const failed = (request: unknown) => refusal('INTERNAL', { request });

  it('follows the message of an unexpected error, and is a cause of its own', () => {
    expect(faultText(toFault(failed('k7qf2mxd9a')), 'en')).toBe(
      'An unexpected error occurred. Please try again. Reference code: k7qf2mxd9a.',
    );
    expect(causeOf(failed('k7qf2mxd9a'))?.fr).toBe('Code de référence\u00a0: k7qf2mxd9a.');
    expect(codeOfFault(toFault(refusal('UNAVAILABLE', { request: 'k7qf2mxd9a' })))).toBe('k7qf2mxd9a');
  });

  it('is left out where there is none, or none of ours', () => {
    for (const request of [undefined, 7, '', 'a', 'two words', 'x'.repeat(65)]) {
      expect(faultText(toFault(failed(request)), 'en')).toBe('An unexpected error occurred. Please try again.');
      expect(causeOf(failed(request))).toBeNull();
    }
    expect(codeOfFault(toFault(refusal('CONFLICT', { request: 'k7qf2mxd9a' })))).toBeNull();
  });
});

it('says how much is full once the texts were fetched, and something general before', async () => {
  const fault = { kind: 'refused', code: 'LIMIT_REACHED', data: { of: 'tasks', limit: 500 } } as const;
  const general = faultText(fault, 'en');
  expect(general).not.toContain('500');
  await prepareRefusal('NOT_FOUND');
  expect(faultText(fault, 'en')).toBe(general);
  await prepareRefusal('LIMIT_REACHED');
  expect(faultText(fault, 'en')).toContain('500');
  expect(faultText({ ...fault, data: { of: 'toString' } }, 'en')).toBe(general);
});
