import type { TradeOfProject } from '@elan/contract/trades';
import type { Province } from '@elan/domain/ledger/provinces';
import { settingOf } from '@elan/domain/ledger/row';
import type { Language, Localized } from '@elan/domain/locale';
import { type TradeChoice, tradeChoices } from '@elan/domain/trades/trade-names';
import { countableFacts } from '../../platform/trades/countable-facts.ts';
import { founderTexts } from '../../platform/trades/founder-texts.ts';
import { officeName } from '../../platform/trades/offices.ts';
import { suggestTrades } from '../../platform/trades/suggest-trades.ts';
import { readTrade, readTrades, type Trade } from '../../platform/trades/trades.ts';
import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { readRows } from '../ledger/public.ts';
import { presentModule } from '../modules/public.ts';
import { readProject } from '../projects/public.ts';

export const tradesRouter = {
  list: os.trades.list.handler(async ({ input: { language } }) => ({
    trades: Object.entries(tradeChoices).map(([trade, name]) => ({
      trade: trade as TradeChoice,
      name: name[language],
    })),
  })),
  get: os.trades.get.use(projectAccess).handler(async ({ context: { deps, access }, input }) => {
    const [project, rows] = await Promise.all([
      readProject(deps.db, access.projectId),
      readRows(deps.db, access.projectId),
    ]);
    const chosen = settingOf(rows, 'trade');
    if (chosen !== null) {
      const trade = await readTrade(chosen);
      const lenderAsks = asksOf(trade, settingOf(rows, 'province'), input.language);
      return { chosen, suggested: [], lenderAsks, ...offersOf(trade, input.language) };
    }
    const modules = Object.fromEntries(project.modules.map((row) => [row.module, presentModule(row, '')]));
    const found = suggestTrades(await readTrades(), founderTexts({ ...project, modules }));
    const [first] = found;
    return {
      chosen,
      lenderAsks: null,
      suggested: found.map(({ key, words }) => ({ trade: key, words })),
      ...offersOf(first === undefined ? null : await readTrade(first.key), input.language),
    };
  }),
};

/** What a lender who knows the trade asks about; offices have the names of the province. */
function asksOf(trade: Trade, province: Province | null, language: Language): TradeOfProject['lenderAsks'] {
  const { permits, risks, capacity, season } = trade;
  return {
    permits: permits.map(({ office, question }) => ({
      office: officeName(office, province)[language],
      question: question[language],
    })),
    risks: risks.map(({ name }) => name[language]),
    capacity: capacity[language],
    quietMonths: [...season.quiet],
  };
}

type Offers = Omit<TradeOfProject, 'chosen' | 'suggested' | 'lenderAsks'>;

/** What a trade offers, in a language; nothing without a trade. */
function offersOf(trade: Trade | null, language: Language): Offers {
  if (trade === null) return { offers: [], facts: [], checklists: { cost: [], purchase: [], person: [] } };
  const say = (text: Localized<string>) => text[language];
  const list = (items: Trade['costs']) => items.map(({ key, name, why }) => ({ key, label: say(name), why: say(why) }));
  return {
    offers: [
      { module: 'analysis', question: 'competitors', texts: trade.others.map(({ kind }) => say(kind)) },
      { module: 'analysis', question: 'risks', texts: trade.risks.map(({ name }) => say(name)) },
      { module: 'marketing', question: 'customerAcquisition', texts: trade.channels.map(({ name }) => say(name)) },
    ],
    facts: countableFacts(trade),
    checklists: {
      cost: list(trade.costs),
      purchase: list(trade.purchases),
      person: list(trade.people),
    },
  };
}
