import { type ModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { withoutSections } from '@elan/domain/modules/sections';
import type { GenerationRequest } from '../port.ts';
import { briefs } from './briefs.ts';
import { createNonce, fence } from './fence.ts';
import { filledInRule } from './filled-in-rule.ts';
import { readProjectData } from './project-data.ts';
import { aboutData, formats, frame, persona, rules } from './rules.ts';
import { setAsideRule } from './set-aside-rule.ts';

type Prompt = {
  /** Persona, task, rules and the project as fenced data, in the language of the request (AI-007, AI-008). */
  system: string;
  /** The request and the module's answers as fenced data. */
  user: string;
  /** Earlier modules that did not fit, oldest first. */
  dropped: ModuleKey[];
  /** Texts that were cut: '<module>.<question>', 'clarification' or 'project.description'. */
  shortened: string[];
};

/**
 * Builds the two messages of a generation. Rules are in the system message alone; text of people is only ever
 * inside a fence.
 * @param nonce the code of the fences; random unless a test needs a known one
 */
export function buildPrompt(
  request: GenerationRequest,
  { productName, nonce = createNonce() }: { productName: string; nonce?: string },
): Prompt {
  const { module, language } = request;
  const { project, answers, dropped, shortened } = readProjectData(request);
  const brief = briefs[module];
  const { output } = moduleDefinition(module);
  const system = [
    persona[language](productName),
    frame[language](moduleTitles[module][language]),
    withoutSections(module, brief.task[language], request.project.modules[module]?.setAside?.sections ?? []),
    brief.adapt?.(request)?.[language],
    setAsideRule(request),
    filledInRule(request),
    rules[language](output),
    formats[output][language],
    aboutData[language](nonce),
    fence(project, nonce),
  ];
  const user = [brief.request[language], fence(answers, nonce)];
  return {
    system: system.filter((part) => part !== undefined).join('\n\n'),
    user: user.join('\n\n'),
    dropped,
    shortened,
  };
}
