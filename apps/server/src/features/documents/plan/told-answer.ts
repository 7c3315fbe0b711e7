import { decidedLegalForm } from '@elan/domain/ledger/decided-legal-form';
import { describeRow } from '@elan/domain/ledger/describe-row';
import type { Row } from '@elan/domain/ledger/row';
import type { Language, Localized, Text } from '@elan/domain/locale';
import { answerLabel, isAnswered } from '@elan/domain/modules/define-module';
import { isFilledIn } from '@elan/domain/modules/filled-in';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { OptionValue, QuestionPlace, SelectId } from '@elan/domain/modules/registry';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { splitList } from '../../../platform/ai/builtin/reading/split-list.ts';
import { type Block, textTable } from '../blocks.ts';
import type { Content } from '../gather-content.ts';
import { quoted } from '../words-in.ts';
import { speaksOfItself } from './speaks-of-itself.ts';

/** An answer as a plan shows it: a choice in a table, a text below a heading, or a text as a list. */
export type Told = { from: QuestionPlace; label: Text; as: 'fact' | 'text' | 'list' };

type NeutralLabels = {
  readonly [M in ModuleKey]?: { readonly [Q in SelectId<M>]?: { readonly [V in OptionValue<M, Q>]?: Text } };
};

/** Labels in the third person for options that are written in the first. */
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
      unknown: { en: 'Included in the rent, or not known', fr: 'Comprise dans le loyer, ou pas encore connue' },
    },
  },
  rd: {
    qualityStandards: {
      voluntary_certification: {
        en: 'A certification that is chosen (organic, BNQ, ISO…)',
        fr: 'Une certification choisie (biologique, BNQ, ISO…)',
      },
      own_standards: { en: 'Standards of its own', fr: 'Ses propres normes' },
    },
  },
} as const satisfies NeutralLabels;

type ByName<V> = Readonly<Partial<Record<string, V>>>;
/** The same, for an answer as it is stored. */
const labelsByName: ByName<ByName<ByName<Text>>> = neutralLabels;

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
  return (labelsByName[module]?.[question]?.[value] ?? answerLabel(asked, value))[language];
}

/** The blocks of the answers of a section: its facts in one table, then each text below its heading. */
export function toldAnswers(content: Content, section: readonly Told[]): Block[] {
  const { language } = content;
  const given = section.flatMap((told) => {
    const answer = answerOf(content, told.from);
    return answer === null ? [] : [{ ...told, label: told.label[language], answer }];
  });
  const facts = given.filter(({ as }) => as === 'fact').map(({ label, answer }) => [label, answer] as const);
  return [
    ...factsTable(facts, language),
    ...given
      .filter(({ as }) => as !== 'fact')
      .flatMap(({ label, answer, as, from }): Block[] => [
        { is: 'heading', level: 2, text: label },
        ...(as === 'list'
          ? toldList(isToCheck(content, from) ? answer.split('\n') : splitList(answer, longestList), language)
          : toldText(answer, language)),
      ]),
  ];
}

const longestList = 40;

const head: Localized<readonly string[]> = { en: ['Subject', 'In short'], fr: ['Sujet', 'En bref'] };

function factsTable(facts: readonly (readonly [string, string])[], language: Language): Block[] {
  return facts.length === 0 ? [] : [textTable(head[language], facts, [1, 2])];
}

/** A text, as a quotation if it is in the first or second person. */
export function toldText(text: string, language: Language): Block[] {
  return [speaksOfItself(text) ? { is: 'text', text: quoted(text, language), tone: 'quote' } : { is: 'text', text }];
}

export function toldList(items: readonly string[], language: Language): Block[] {
  const capital = items.map((item) => item.charAt(0).toLocaleUpperCase(language) + item.slice(1));
  if (!capital.some(speaksOfItself)) return capital.length === 0 ? [] : [{ is: 'list', items: capital }];
  return [{ is: 'text', text: quoted(capital.join('\n'), language), tone: 'quote' }];
}

/** A short text within a line, in quotation marks if it is in the first or second person. */
export function toldWords(text: string, language: Language): string {
  return speaksOfItself(text) ? quoted(text, language) : text;
}

/** A row of figures in plain words. Its name is what somebody wrote. */
export function toldRow(row: Row, language: Language): string {
  const mark = row.status === 'proposed' && !row.off ? '◇ ' : '';
  const said = describeRow(row, language);
  const name = row.kind === 'setting' ? '' : row.cells.name;
  const told = name !== '' && said.startsWith(name) ? toldWords(name, language) + said.slice(name.length) : said;
  return mark + told;
}
