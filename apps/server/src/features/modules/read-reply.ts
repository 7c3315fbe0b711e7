import { randomUUID } from 'node:crypto';
import type { GenerationFailure } from '@elan/domain/generation';
import { parseIdeas } from '@elan/domain/modules/brainstorm/output';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { parseMaturity } from '@elan/domain/modules/maturity/output';
import { parsePersonas } from '@elan/domain/modules/personas/output';
import { moduleDefinition } from '@elan/domain/modules/registry';
import type { ModuleExtra } from '../../db/schema/modules.ts';

/** What a reply adds to its module besides its text, or why it cannot be used. */
export type ReadReply = { extra: ModuleExtra } | { problem: Extract<GenerationFailure, 'unusable' | 'misshapen'> };

/** Parses a reply as the module's kind of output, with the tolerant rules of the domain. */
export function readReply(module: ModuleKey, content: string): ReadReply {
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
      return score === undefined ? { problem: 'unusable' } : { extra: { score } };
    }
  }
}
