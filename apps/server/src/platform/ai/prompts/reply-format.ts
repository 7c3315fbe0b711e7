import type { Language } from '@elan/domain/locale';
import { interestLevels } from '@elan/domain/modules/brainstorm/output';
import type { ModuleOutput } from '@elan/domain/modules/define-module';
import { maturityCategories } from '@elan/domain/modules/maturity/categories';

/** Structured output as OpenAI-compatible servers take it: every property required, no other one allowed. */
export type ResponseFormat = {
  type: 'json_schema';
  json_schema: { name: string; strict: true; schema: JsonSchema };
};

export type JsonSchema =
  | { type: 'string'; enum?: string[] }
  | { type: 'integer' | 'number' | 'boolean' | 'null' }
  | { anyOf: JsonSchema[] }
  | { type: 'array'; items: JsonSchema }
  | { type: 'object'; properties: Record<string, JsonSchema>; required: string[]; additionalProperties: false };

/**
 * The shape to ask for; undefined for a report, which is free text. Servers differ in what they enforce, so that a reply
 * is still read by the tolerant rules of its module.
 */
export function replyFormat(output: ModuleOutput, language: Language): ResponseFormat | undefined {
  const schema = output === 'report' ? undefined : schemas[output](language);
  return schema && { type: 'json_schema', json_schema: { name: output, strict: true, schema } };
}

const text: JsonSchema = { type: 'string' };
const texts: JsonSchema = { type: 'array', items: text };
const points: JsonSchema = { type: 'integer' };

const schemas: Readonly<Record<Exclude<ModuleOutput, 'report'>, (language: Language) => JsonSchema>> = {
  ideas: (language) => {
    const levels = Object.values(interestLevels).map((words) => words[language]);
    const idea: Record<string, JsonSchema> = {
      title: text,
      description: text,
      sector: text,
      interestLevel: { type: 'string', enum: levels },
    };
    return object({ ideas: { type: 'array', items: object(idea) } });
  },
  personas: () => {
    const persona = {
      nom: text,
      age: text,
      profession: text,
      localisation: text,
      revenus: text,
      besoins: texts,
      frustrations: texts,
      comportements: texts,
      canaux_preferes: texts,
      citation: text,
      objectifs: texts,
      freins_achat: texts,
    };
    return object({ personas: { type: 'array', items: object(persona) } });
  },
  maturity: () => {
    const category = object({ score: points, status: text, recommendations: texts });
    return object({
      overall: points,
      categories: object(Object.fromEntries(maturityCategories.map((key) => [key, category]))),
      strengths: texts,
      weaknesses: texts,
      nextSteps: texts,
      timeline: text,
    });
  },
};

/** An object with all of these properties and no other. */
export function object(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
