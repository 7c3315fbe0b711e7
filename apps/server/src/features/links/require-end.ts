import { invalidInput } from '@elan/domain/errors';
import { isPossibleEnd } from '@elan/domain/reader-links';

/**
 * The moment a link is asked to end.
 * @throws Refusal INVALID_INPUT when it is over, or more than a year away
 */
export function requireEnd(endsAt: string, now: Date): Date {
  const end = new Date(endsAt);
  if (!isPossibleEnd(end, now)) throw invalidInput('ends_at', 'not_within_a_year');
  return end;
}
