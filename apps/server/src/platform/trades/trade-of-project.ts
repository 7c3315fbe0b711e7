import { type Row, settingOf } from '@elan/domain/ledger/row';
import { founderTexts } from './founder-texts.ts';
import { suggestTrades } from './suggest-trades.ts';
import { readTrade, readTrades, type Trade } from './trades.ts';

/** The trade of a project, and the words by which it was found; null where a person chose it. */
export type KnownTrade = { trade: Trade; foundBy: readonly string[] | null };

type TradeProject = Parameters<typeof founderTexts>[0] & { ledger: { rows: readonly Row[] } };

/** The chosen trade, else the one that matches the words of the project; null when none does. */
export async function tradeOfProject(project: TradeProject): Promise<KnownTrade | null> {
  const chosen = settingOf(project.ledger.rows, 'trade');
  if (chosen !== null) return { trade: await readTrade(chosen), foundBy: null };
  const [found] = suggestTrades(await readTrades(), founderTexts(project));
  return found === undefined ? null : { trade: await readTrade(found.key), foundBy: found.words };
}
