import { languageSchema } from '@elan/domain/language-schema';
import { type TradeChoice, tradeChoices } from '@elan/domain/trades/trade-names';
import * as z from 'zod/mini';
import { get, id, procedure } from './base.ts';
import { moduleKey, questionId } from './modules.ts';

export const tradeChoice = z.enum(Object.keys(tradeChoices) as [TradeChoice, ...TradeChoice[]]);

/** Something founders of the trade usually also have, as the checklists of the figures ask for it. */
const checkItem = z.object({ key: z.string(), label: z.string(), why: z.string() });

export const tradeOfProject = z.object({
  /** As its people chose it; null until then. */
  chosen: z.nullable(tradeChoice),
  /** The trades that match their words, the best match first, with those words; empty when none does. */
  suggested: z.array(z.object({ trade: tradeChoice, words: z.array(z.string()) })),
  /** What the trade can offer as an answer: it becomes one only when a person accepts it. */
  offers: z.array(z.object({ module: moduleKey, question: questionId, texts: z.array(z.string()) })),
  /** Its texts that hold a number: a report may repeat them, and they are nobody's figures. */
  facts: z.array(z.string()),
  /** What a lender who knows the trade asks about; null until a trade is chosen. Months count from 1. */
  lenderAsks: z.nullable(
    z.object({
      permits: z.array(z.object({ office: z.string(), question: z.string() })),
      risks: z.array(z.string()),
      capacity: z.string(),
      quietMonths: z.array(z.int()),
    }),
  ),
  checklists: z.object({ cost: z.array(checkItem), purchase: z.array(checkItem), person: z.array(checkItem) }),
});
export type TradeOfProject = z.infer<typeof tradeOfProject>;

export const tradesContract = {
  list: procedure
    .meta({ access: 'account', programs: 'read' })
    .route(get('/trades', 'The trades a project can be of'))
    .input(z.object({ language: languageSchema }))
    .output(z.object({ trades: z.array(z.object({ trade: tradeChoice, name: z.string() })) })),
  /** The trade is chosen by saving the setting `trade` of the figures. */
  get: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(
      get('/projects/{projectId}/trade', 'The trade of a project, what its words suggest, and what the trade offers'),
    )
    .input(z.object({ projectId: id, language: languageSchema }))
    .output(tradeOfProject),
};
