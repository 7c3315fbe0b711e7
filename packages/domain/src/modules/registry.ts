import { analysis } from './analysis/index.ts';
import { brainstorm } from './brainstorm/index.ts';
import { businessPlan } from './business-plan/index.ts';
import type { ModuleDefinition, ValueOf } from './define-module.ts';
import { environmental } from './environmental/index.ts';
import { finances } from './finances/index.ts';
import { idea } from './idea/index.ts';
import { journal } from './journal/index.ts';
import type { ModuleKey } from './keys.ts';
import { marketing } from './marketing/index.ts';
import { maturity } from './maturity/index.ts';
import { personas } from './personas/index.ts';
import { rd } from './rd/index.ts';

/** Every module, one line each. Prompts and drafts are typed over the same keys, so a missing one does not compile. */
export const registry = {
  brainstorm,
  idea,
  analysis,
  'business-plan': businessPlan,
  marketing,
  rd,
  finances,
  environmental,
  personas,
  journal,
  maturity,
} as const satisfies Record<ModuleKey, ModuleDefinition>;

/** The questions of a module as types: renaming an id or an option's value is an error wherever it is named. */
type QuestionIn<M extends ModuleKey> = (typeof registry)[M]['questions'][number];

export type QuestionId<M extends ModuleKey> = QuestionIn<M>['id'];
export type SelectId<M extends ModuleKey> = Extract<QuestionIn<M>, { readonly kind: 'select' }>['id'];
export type TextId<M extends ModuleKey> = Exclude<QuestionId<M>, SelectId<M>>;

export type AnswerTo<M extends ModuleKey, Q extends QuestionId<M>> = ValueOf<
  Extract<QuestionIn<M>, { readonly id: Q }>
>;
export type OptionValue<M extends ModuleKey, Q extends SelectId<M>> = AnswerTo<M, Q>;

/** The answers of one module, for code that writes them. Answers that arrive are plain `Answers`. */
export type AnswersOf<M extends ModuleKey> = { readonly [Q in QuestionId<M>]?: AnswerTo<M, Q> };
/** The texts among them: plain `Answers` are assignable to it. */
export type TextAnswersOf<M extends ModuleKey> = { readonly [Q in TextId<M>]?: string };

/** One question of one module. */
export type QuestionPlace = { [M in ModuleKey]: readonly [module: M, question: QuestionId<M>] }[ModuleKey];

export function moduleDefinition<M extends ModuleKey>(module: M): ModuleDefinition<QuestionId<M>> {
  return registry[module];
}
