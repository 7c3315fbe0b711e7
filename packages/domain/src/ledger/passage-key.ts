import { digest } from '../digest.ts';
import { limits } from '../limits.ts';
import { amountsIn } from './read/amounts.ts';
import { plainText } from './read/plain-text.ts';
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
export function dismissalKey(row: Pick<Row, 'kind' | 'cells' | 'origins' | 'proposal'>): string | null {
  const { kind, cells, origins, proposal } = row;
  if (proposal === null) return null;
  const { amount, price, value, ...others } = origins;
  const said = [amount, price, value, ...Object.values(others)].find(
    (origin) => origin !== undefined && 'quote' in origin,
  );
  if (said === undefined || !('quote' in said)) return proposal;
  // Of '60 customers a day, 5 days a week', the days are decided by themselves.
  const isAmong = kind === 'setting' && amountsIn(plainText(said.quote)).some((each) => each.kind !== 'time');
  return passageKey(isAmong ? { ...said, quote: `${said.quote} (${cells.name})` } : said);
}
