import { settingOf } from '@elan/domain/ledger/row';
import { founderTexts } from '../../trades/founder-texts.ts';
import { suggestTrades } from '../../trades/suggest-trades.ts';
import { readTrade, readTrades, type Trade } from '../../trades/trades.ts';
import type { GenerationRequest } from '../port.ts';

/** What is known of the trade of a project, beside what its people wrote. */
export type Knowledge = {
  /** The trade that was chosen, else the one their words speak of; null when they speak of none. */
  trade: Trade | null;
  /** The words by which it was found; null for one that was chosen. */
  foundBy: readonly string[] | null;
  /** Every trade, for ideas. */
  trades: readonly Trade[];
};

/** Reads what an analysis of a project can know of its trade. */
export async function knowledgeFor({ module, answers, project }: GenerationRequest): Promise<Knowledge> {
  const chosen = settingOf(project.ledger.rows, 'trade');
  if (chosen !== null && module !== 'brainstorm') {
    return { trade: await readTrade(chosen), foundBy: null, trades: [] };
  }
  const trades = await readTrades();
  const own = { ...project.modules[module], answers };
  const [found] = suggestTrades(trades, founderTexts({ ...project, modules: { ...project.modules, [module]: own } }));
  return {
    trade: trades.find(({ key }) => key === found?.key) ?? null,
    foundBy: found?.words ?? null,
    trades,
  };
}
