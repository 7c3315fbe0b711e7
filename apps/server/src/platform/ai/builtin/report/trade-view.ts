import { quoted } from '@elan/domain/excerpt';
import { settingOf } from '@elan/domain/ledger/row';
import type { Answers } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition, type QuestionPlace } from '@elan/domain/modules/registry';
import { withoutOtherPrices } from '@elan/domain/plan-document/without-other-prices';
import { wordsFoundIn } from '@elan/domain/trades/everyday-words';
import { headOf, namedIn } from '@elan/domain/trades/named-things';
import { type TradeSection, tradeSections } from '@elan/domain/trades/trade-file';
import { tradeChoices } from '@elan/domain/trades/trade-names';
import { officeName } from '../../../trades/offices.ts';
import type { Trade } from '../../../trades/trades.ts';
import type { GenerationRequest } from '../../port.ts';
import type { Knowledge } from '../knowledge.ts';
import { createReading } from '../reading/reading.ts';
import { sentenceWith } from './sentence-with.ts';

export type PointView = { title: string; text: string; settle: string; said: string };

/** What a text of a report can say of the trade. Lists are empty and texts are '' where no trade is known. */
export type TradeView = {
  name: string;
  /** Its page. */
  address: string;
  /** The words by which it was found; '' for one that was chosen. */
  foundBy: string;
  /** What decides for this module, with the sentence of the person that speaks of it, raw; '' without one. */
  points: PointView[];
  sections: Record<TradeSection, string>;
  capacity: string;
  season: string;
  others: { kind: string; strength: string; answer: string }[];
  channels: { name: string; why: string; effort: string }[];
  papers: string[];
  levers: { name: string; how: string }[];
  permits: { office: string; question: string }[];
  /** Costs, purchases and pay that founders of the trade have and that no row names. */
  forgotten: { name: string; why: string }[];
  customers: { who: string; need: string; fear: string; where: string; ask: string }[];
};

const none: TradeView = {
  name: '',
  address: '',
  foundBy: '',
  points: [],
  sections: Object.fromEntries(Object.keys(tradeSections).map((name) => [name, ''])) as TradeView['sections'],
  capacity: '',
  season: '',
  others: [],
  channels: [],
  papers: [],
  levers: [],
  permits: [],
  forgotten: [],
  customers: [],
};

export function tradeView(request: GenerationRequest, { known }: Knowledge): TradeView {
  if (known === null) return none;
  const { trade, foundBy } = known;
  const { say } = createReading(request);
  const province = settingOf(request.project.ledger.rows, 'province');
  return {
    name: say(tradeChoices[trade.key]),
    address: `/help/trades/${trade.key}`,
    foundBy: (foundBy ?? [])
      .slice(0, 2)
      .map((word) => quoted(word, request.language))
      .join(', '),
    points: pointsOf(request, trade),
    sections: Object.fromEntries(
      Object.entries(trade.sections).map(([name, text]) => [name, say(text)]),
    ) as TradeView['sections'],
    capacity: say(trade.capacity),
    season: say(trade.season.why),
    others: trade.others.map(({ kind, strength, answer }) => ({
      kind: say(kind),
      strength: say(strength),
      answer: say(answer),
    })),
    channels: trade.channels.map(({ name, why, effort }) => ({ name: say(name), why: say(why), effort: say(effort) })),
    papers: trade.papers.map(say),
    levers: trade.levers.map(({ name, how }) => ({ name: say(name), how: say(how) })),
    permits: trade.permits
      .filter(({ provinces }) => provinces === undefined || (province !== null && provinces.includes(province)))
      .map(({ office, question }) => ({ office: say(officeName(office, province)), question: say(question) })),
    forgotten: forgottenOf(request, trade),
    customers: customersOf(request, trade).map(({ who, need, fear, where, ask }) => ({
      who: say(who),
      need: say(need),
      fear: say(fear),
      where: say(where),
      ask: say(ask),
    })),
  };
}

/** The answers in words: the key of a chosen option is not what somebody wrote. */
const writtenIn = (module: ModuleKey, answers: Answers): Answers =>
  Object.fromEntries(
    moduleDefinition(module)
      .questions.filter(({ kind }) => kind !== 'select')
      .map(({ id }) => [id, answers[id] ?? '']),
  );

/** The same as they may still be quoted. */
const quotableIn = ({ project }: GenerationRequest, module: ModuleKey, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(writtenIn(module, answers)).map(([id, text = '']) => [
      id,
      withoutOtherPrices([module, id] as QuestionPlace, text, project.ledger.rows),
    ]),
  );

/** The points of the module's questions. Each sentence of the person is shown once. */
function pointsOf(request: GenerationRequest, trade: Trade): PointView[] {
  const { say, answers } = createReading(request);
  const shown = new Set<string>();
  return trade.points.flatMap(({ question, title, text, settle, words }) => {
    const [module, id = ''] = question.split('.');
    if (module !== request.module) return [];
    const own = quotableIn(request, request.module, answers(request.module));
    const texts = [own[id], ...Object.values(own), ...Object.values(quotableIn(request, 'idea', answers('idea')))];
    const subject = [title, text, settle].flatMap((part) => wordsOf(say(part)));
    const said = sentenceWith(texts, { words: [...words.en, ...words.fr], subject, shown });
    shown.add(said);
    return [{ title: say(title), text: say(text), settle: say(settle), said }];
  });
}

/** The customers of the trade, those whom the person names first. */
function customersOf(request: GenerationRequest, { customers }: Trade): Trade['customers'] {
  const { targetMarket = '', businessIdea = '' } = createReading(request).answers('idea');
  const named = wordsFoundIn(`${targetMarket}\n${businessIdea}`);
  const places = ({ who }: Trade['customers'][number]) => named([...wordsOf(who.en), ...wordsOf(who.fr)]).length;
  return customers.toSorted((one, other) => places(other) - places(one));
}

/** Things of the trade's checklists that neither a row nor an answer about money names, each once. */
function forgottenOf(request: GenerationRequest, { costs, purchases, sales, people }: Trade): TradeView['forgotten'] {
  const { say, answers } = createReading(request);
  const names = request.project.ledger.rows.flatMap((row) => (row.kind === 'setting' ? [] : [row.cells.name]));
  const written = (['finances', 'business-plan'] as const).flatMap((key) =>
    Object.values(writtenIn(key, answers(key))).map((text) => text ?? ''),
  );
  const isNamed = namedIn([...names, ...written]);
  const items = [...costs, ...purchases, ...sales, ...people]
    .map(({ name, why }) => ({ name: say(name), why: say(why) }))
    .filter(({ name }) => !isNamed(name));
  const headKey = ({ name }: (typeof items)[number]) => [...headOf(name)].join(' ');
  return items.filter((item, index) => items.findIndex((other) => headKey(other) === headKey(item)) === index);
}

/** Words long enough to tell one thing from another. */
const wordsOf = (text: string) => text.match(/[\p{L}]{5,}/gu) ?? [];
