import type { Account } from '@elan/contract/account';
import { type Answers, type ModuleDefinition, missingAnswers, type Question } from '@elan/domain/modules/define-module';
import { isFreeModule } from '@elan/domain/modules/keys';
import type { SetAside } from '@elan/domain/modules/set-aside';

/** Why nothing can be generated now. */
export type GenerateBlock =
  | { reason: 'no-access' }
  /** The module is part of Premium, and access ended while its screen was open (decision C-08). */
  | { reason: 'no-premium' }
  | { reason: 'read-only' }
  /** The owner's plan opens the module; a generation takes the person's own (decision L-13). */
  | { reason: 'own-plan' }
  | { reason: 'limit' }
  /** A journal without entries has nothing to analyse (JOUR-008). */
  | { reason: 'no-entries' }
  | { reason: 'missing'; questions: readonly Question[] };

type Situation = {
  definition: ModuleDefinition;
  answers: Answers;
  setAside?: SetAside | undefined;
  account: Pick<Account, 'hasAccess' | 'hasPremiumAccess' | 'isFounder' | 'usage'>;
  canEdit: boolean;
  /** Whether the module is open to the person in this project. */
  isOpen: boolean;
};

/** The first reason that prevents a generation, or null (MOD-021 to MOD-024, BRAIN-020). */
export function generateBlock(situation: Situation): GenerateBlock | null {
  const { definition, answers, setAside, account, canEdit, isOpen } = situation;
  if (!account.hasAccess) return { reason: 'no-access' };
  if (!isOpen) return { reason: 'no-premium' };
  if (!canEdit) return { reason: 'read-only' };
  if (!account.hasPremiumAccess && !isFreeModule(definition.key)) return { reason: 'own-plan' };
  if (!account.isFounder && account.usage.used >= account.usage.limit) return { reason: 'limit' };
  const questions = missingAnswers(definition, answers, setAside);
  return questions.length > 0 ? { reason: 'missing', questions } : null;
}
