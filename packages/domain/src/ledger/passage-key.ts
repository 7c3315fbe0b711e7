import { digest } from '../digest.ts';
import { limits } from '../limits.ts';
import type { Passage } from './reading.ts';
import type { Row } from './row.ts';

/**
 * The key, among the refused proposals, of the decision that words of an answer are no figure of the plan. It holds as
 * long as those words stay.
 */
export function passageKey({ module, question, quote }: Passage): string {
  const place = `${module}/${question}/unread/`;
  return place + (place.length + quote.length <= limits.proposalKey ? quote : digest(quote));
}

/**
 * The key of the decision that a proposed row is no figure of the plan: the words that it was read from, so that it is
 * asked again once they change. Null for a row that no answer proposes.
 */
export function dismissalKey({ origins, proposal }: Pick<Row, 'origins' | 'proposal'>): string | null {
  if (proposal === null) return null;
  const { amount, price, value, ...others } = origins;
  const said = [amount, price, value, ...Object.values(others)].find(
    (origin) => origin !== undefined && 'quote' in origin,
  );
  return said !== undefined && 'quote' in said ? passageKey(said) : proposal;
}
