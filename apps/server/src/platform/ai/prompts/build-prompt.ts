import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { withoutSections } from '@elan/domain/modules/sections';
import { moneyText } from '@elan/domain/money/money-text';
import { calendarDay } from '../calendar-day.ts';
import type { GenerationRequest } from '../port.ts';
import { briefs } from './briefs.ts';
import { createNonce, fence } from './fence.ts';
import { frame } from './frame.ts';
import { readProjectData } from './project-data.ts';
import { projectRules } from './project-rules.ts';
import { promptText } from './prompt-text.ts';
import { tradeFacts } from './trade-facts.ts';

type Prompt = {
  /** Persona, rules, date, place and the project as fenced data, in the language of the request (AI-007, AI-008). */
  system: string;
  /** The module's answers as fenced data, and what to write. */
  user: string;
  /** Earlier modules that did not fit, oldest first. */
  dropped: ModuleKey[];
  /** Texts that were cut: '<module>.<question>', 'clarification' or 'project.description'. */
  shortened: string[];
};

type PromptOptions = {
  productName: string;
  /** The code of the fences; random unless a test needs a known one. */
  nonce?: string;
  now?: Date;
};

/** Only the maturity score is a score, and a score is never a probability of success. */
const scoreRule = {
  maturity: {
    en: 'Give the scores the task asks for, and no probability of success.',
    fr: 'Donnez les notes que demande la tâche, et aucune probabilité de succès.',
  },
  others: { en: 'Give no score and no probability of success.', fr: 'Ne donnez ni note ni probabilité de succès.' },
};

/**
 * Builds the two messages of a generation: what holds for every reply, what is known, and last what to write. Rules are
 * in the system message alone; text of people is only ever inside a fence.
 */
export function buildPrompt(
  request: GenerationRequest,
  { productName, nonce = createNonce(), now = new Date() }: PromptOptions,
): Prompt {
  const { module, language } = request;
  const { project, answers, dropped, shortened } = readProjectData(request);
  const { output } = moduleDefinition(module);
  const today = calendarDay(now.toISOString(), language, 'with year');
  const brief = briefs[module];
  const task = promptText(module, language, brief.values?.(language));
  const system = [
    promptText('coach', language, { productName }),
    promptText('rules', language, {
      today,
      scores: scoreRule[output === 'maturity' ? 'maturity' : 'others'][language],
    }),
    ...projectRules(request),
    promptText(output === 'report' ? 'report-format' : 'data-format', language, {
      amount: moneyText(12_500_00)[language],
      price: moneyText(8_50)[language],
    }),
    promptText('about-data', language, { nonce }),
    frame(request, today),
    tradeFacts(request.trade ?? null, module, language),
    fence(project, nonce),
  ];
  const user = [
    fence(answers, nonce),
    withoutSections(module, task, request.project.modules[module]?.setAside?.sections ?? []),
    brief.adapt && promptText(brief.adapt(request), language),
  ];
  return { system: joined(system), user: joined(user), dropped, shortened };
}

const joined = (parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join('\n\n');
