import { decidedLegalForm } from '@elan/domain/ledger/decided-legal-form';
import { describeRow } from '@elan/domain/ledger/describe-row';
import { type Row, settingOf } from '@elan/domain/ledger/row';
import type { Language, Localized, Text } from '@elan/domain/locale';
import { answerLabel, isAnswered } from '@elan/domain/modules/define-module';
import { isFilledIn } from '@elan/domain/modules/filled-in';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { OptionValue, QuestionPlace, SelectId } from '@elan/domain/modules/registry';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { withoutOtherPrices } from '@elan/domain/plan-document/without-other-prices';
import { tradeChoices } from '@elan/domain/trades/trade-names';
import { type Block, textTable } from '../blocks.ts';
import type { Content } from '../gather-content.ts';
import { quoted } from '../words-in.ts';
import type { PlanWords } from './plan-words.ts';

/** An answer used by a section: a fact in its table, or a note to help write it. */
export type PlanAnswer = { from: QuestionPlace; label: Text; as: 'fact' | 'note' };

type NeutralLabels = {
  readonly [M in ModuleKey]?: { readonly [Q in SelectId<M>]?: { readonly [V in OptionValue<M, Q>]?: Text | null } };
};

/** Labels in the third person for options that are written in the first; null for one that may mean that it is not known. */
const neutralLabels = {
  environmental: {
    productionMethod: {
      subcontracted: { en: 'Made by a subcontractor', fr: 'Fait par un sous-traitant' },
    },
    transportation: {
      own_vehicle: {
        en: 'Deliveries and trips in a fuel-powered vehicle',
        fr: 'Livraisons et déplacements en véhicule à essence ou au diesel',
      },
      electric_or_bike: {
        en: 'Deliveries and trips by electric vehicle or cargo bike',
        fr: 'Livraisons et déplacements en véhicule électrique ou à vélo cargo',
      },
    },
    energySource: {
      own_renewable: {
        en: 'Own solar panels or geothermal heat',
        fr: 'Panneaux solaires ou géothermie sur place',
      },
      unknown: null,
    },
  },
  rd: {
    qualityStandards: {
      voluntary_certification: {
        en: 'A certification that is chosen (organic, BNQ, ISO…)',
        fr: 'Une certification choisie (biologique, BNQ, ISO…)',
      },
      own_standards: null,
    },
  },
} as const satisfies NeutralLabels;

type ByName<V> = Readonly<Partial<Record<string, V>>>;
/** The same, for an answer as it is stored. */
const labelsByName: ByName<ByName<ByName<Text | null>>> = neutralLabels;

/** Answers that a choice among the figures outranks. */
const decidedAmongFigures: ByName<ByName<(rows: readonly Row[]) => Text | null>> = {
  'business-plan': { legalStructure: decidedLegalForm },
} satisfies { readonly [M in ModuleKey]?: { readonly [Q in SelectId<M>]?: unknown } };

/** Whether an answer is only filled in, so that it must not pass for the founder's word. */
export function isToCheck(content: Content, from: QuestionPlace): boolean {
  const [module, question] = from;
  const entry = content.modules.find((each) => each.module === module);
  return isFilledIn(entry?.filledIn, question) && plainAnswerOf(content, from) !== null;
}

/**
 * What was answered, in the language of the document; nothing for a question that is left open. What is only filled in
 * has a ◇ in front.
 */
export function answerOf(content: Content, from: QuestionPlace): string | null {
  const [module, question] = from;
  const decided = decidedAmongFigures[module]?.[question]?.(content.ledger.rows);
  if (decided != null) return decided[content.language];
  const answer = plainAnswerOf(content, from);
  return answer !== null && isToCheck(content, from) ? `◇ ${answer}` : answer;
}

function plainAnswerOf({ modules, language }: Content, [module, question]: QuestionPlace): string | null {
  const answers = modules.find((entry) => entry.module === module)?.answers ?? {};
  const asked = moduleDefinition(module).questions.find(({ id }) => id === question);
  if (asked === undefined || !isAnswered(answers, question)) return null;
  const value = (answers[question] ?? '').trim();
  if (asked.kind !== 'select') return value;
  const option = asked.options.find((each) => each.value === value);
  if (option === undefined || option.undecided === true) return null;
  const neutral = labelsByName[module]?.[question]?.[value];
  return neutral === null ? null : (neutral ?? answerLabel(asked, value))[language];
}

/** Words of one line, short enough to be a name: the only text of an answer that a table of facts has. */
export const isName = (answer: string) => answer.length <= 120 && !answer.includes('\n');

/** A name or a place without what follows it: 'Red Deer, maybe Lacombe too'. */
export const nameOnly = (said: string): string => (said.split(/[,(;]/u)[0] ?? '').trim();

/**
 * The facts among the answers of a section: choices, and names that fit on a line. What people wrote in their own
 * sentences is a note, which no file prints.
 */
export function factsOf(content: Content, section: readonly PlanAnswer[]): (readonly [string, string])[] {
  return section.flatMap(({ from, label, as }) => {
    const [module, question] = from;
    // The month itself says more.
    const isVague = question === 'timeline' && settingOf(content.ledger.rows, 'openingMonth') !== null;
    const said = as === 'fact' && !isVague ? answerOf(content, from) : null;
    const isChosen = moduleDefinition(module).questions.find(({ id }) => id === question)?.kind === 'select';
    const answer = said === null || isChosen ? said : nameOnly(said);
    return answer === null || !isName(answer) ? [] : [[label[content.language], answer] as const];
  });
}

/** In characters: a longer sentence does not fit on a line of a table. */
const longestIdea = 200;

/** What comes before the first full stop; the one of an abbreviation such as 'St.' ends no sentence. */
const firstSentence = (said: string): string => /^.*?\p{L}{4,}[.!?](?=\s)/su.exec(said)?.[0] ?? said;

/** What the business is: the idea in the founder's own words, as a quotation, and the trade. Nothing is made from them. */
export function whatItIs(content: Content, words: PlanWords): (readonly [string, string])[] {
  const { language, ledger } = content;
  const from = ['idea', 'businessIdea'] as const satisfies QuestionPlace;
  const said = isToCheck(content, from) ? null : answerOf(content, from);
  const idea = firstSentence(withoutOtherPrices(from, said ?? '', ledger.rows).trim()).replace(/\s*\n\s*/gu, ' ');
  const trade = settingOf(ledger.rows, 'trade');
  return [
    ...(idea === '' || idea.length > longestIdea ? [] : [[words.idea, quoted(idea, language)] as const]),
    ...(trade === null ? [] : [[words.trade, tradeChoices[trade][language]] as const]),
  ];
}

const head: Localized<readonly string[]> = { en: ['Subject', 'In short'], fr: ['Sujet', 'En bref'] };

export function factsTable(facts: readonly (readonly [string, string])[], language: Language): Block[] {
  return facts.length === 0 ? [] : [textTable(head[language], facts, [1, 2])];
}

/** A row of figures in plain words. Its name is what somebody wrote. */
export function rowText(row: Row, language: Language): string {
  return `${row.status === 'proposed' && !row.off ? '◇ ' : ''}${describeRow(row, language)}`;
}
