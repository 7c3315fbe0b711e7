import { randomUUID } from 'node:crypto';
import type { GenerationFailure } from '@elan/domain/generation';
import { parseIdeas } from '@elan/domain/modules/brainstorm/output';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { changeSince } from '@elan/domain/modules/maturity/change';
import { parseMaturity } from '@elan/domain/modules/maturity/output';
import { maturityByRule } from '@elan/domain/modules/maturity/rule';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import { scoreByRule } from '@elan/domain/modules/maturity/score-by-rule';
import { parsePersonas } from '@elan/domain/modules/personas/output';
import { moduleDefinition } from '@elan/domain/modules/registry';
import type { ModuleExtra } from '../../db/schema/modules.ts';
import { maturityFacts } from '../../platform/ai/maturity-facts.ts';
import type { GenerationRequest } from '../../platform/ai/port.ts';

/**
 * What a reply adds to its module besides its text, or why it cannot be used. `content` replaces the text of the version
 * where the product adds to what was written.
 */
export type ReadReply =
  | { extra: ModuleExtra; content?: string }
  | { problem: Extract<GenerationFailure, 'unusable' | 'misshapen'> };

/**
 * Parses a reply as the module's kind of output, with the tolerant rules of the domain.
 * @param request what it was written for, while that is known: a score then says why it moved
 */
export function readReply(module: ModuleKey, content: string, request?: GenerationRequest): ReadReply {
  switch (moduleDefinition(module).output) {
    case 'report':
      return { extra: {} };
    case 'ideas': {
      const ideas = parseIdeas(content);
      if (ideas === undefined) return { problem: 'unusable' };
      return { extra: { generatedIdeas: ideas.map((idea) => ({ id: randomUUID(), ...idea })) } };
    }
    case 'personas': {
      const reading = parsePersonas(content);
      if ('problem' in reading) return reading;
      return { extra: { personas: reading.personas.map((persona) => ({ id: randomUUID(), ...persona })) } };
    }
    case 'maturity': {
      const score = parseMaturity(content);
      if (score === undefined) return { problem: 'unusable' };
      if (request === undefined) return { extra: { score } };
      const ruled = withChange(score, module, request);
      return { extra: { score: ruled }, content: JSON.stringify(ruled, null, 1) };
    }
  }
}

/** The score of the rule, with what was written, what the rule found and why it differs from the one before. */
function withChange(written: MaturityScore, module: ModuleKey, request: GenerationRequest): MaturityScore {
  const rule = maturityByRule(maturityFacts(request));
  const score = scoreByRule(written, rule, request.language);
  const change = changeSince(request.project.modules[module]?.score, { score, rule }, request.language);
  return { ...score, ...(change === null ? {} : { change }) };
}
