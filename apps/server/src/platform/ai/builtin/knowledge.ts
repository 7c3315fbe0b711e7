import { moduleDefinition } from '@elan/domain/modules/registry';
import { type KnownTrade, tradeOfProject } from '../../trades/trade-of-project.ts';
import { readTrades, type Trade } from '../../trades/trades.ts';
import type { GenerationRequest } from '../port.ts';

/** What is known of the trade of a project, beside what its people wrote. */
export type Knowledge = {
  known: KnownTrade | null;
  /** Every trade, for ideas; empty elsewhere. */
  trades: readonly Trade[];
};

/** Reads what an analysis of a project can know of its trade. */
export async function knowledgeFor({ module, answers, project }: GenerationRequest): Promise<Knowledge> {
  if (moduleDefinition(module).output === 'ideas') return { known: null, trades: await readTrades() };
  const modules = { ...project.modules, [module]: { ...project.modules[module], answers } };
  return { known: await tradeOfProject({ ...project, modules }), trades: [] };
}
