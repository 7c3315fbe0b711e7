import type { Language } from '@elan/domain/locale';
import { interestLevels } from '@elan/domain/modules/brainstorm/output';

/** Structured output as OpenAI-compatible servers take it: every property required, no other one allowed. */
export type ResponseFormat = {
  type: 'json_schema';
  json_schema: { name: string; strict: true; schema: JsonSchema };
};

type JsonSchema =
  | { type: 'string'; enum?: string[] }
  | { type: 'array'; items: JsonSchema }
  | { type: 'object'; properties: Record<string, JsonSchema>; required: string[]; additionalProperties: false };

/** The ideas of a brainstorm. Servers differ in what they enforce, so a reply is still read by `parseIdeas`. */
export function ideasFormat(language: Language): ResponseFormat {
  const levels = Object.values(interestLevels).map((words) => words[language]);
  const idea = object({
    title: { type: 'string' },
    description: { type: 'string' },
    sector: { type: 'string' },
    interestLevel: { type: 'string', enum: levels },
  });
  const schema = object({ ideas: { type: 'array', items: idea } });
  return { type: 'json_schema', json_schema: { name: 'ideas', strict: true, schema } };
}

function object(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
