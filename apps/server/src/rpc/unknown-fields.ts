import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/**
 * The fields of an input that its schema does not know, by their path. Schemas drop them: the web app of an earlier
 * version may still send them, but a program that misspells a field should learn of it.
 */
export function unknownFields(schema: unknown, value: unknown, path = ''): string[] {
  if (!(schema instanceof z.core.$ZodType) || typeof value !== 'object' || value === null) return [];
  const within = (inner: Schema) => unknownFields(inner, value, path);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(value).flatMap(([key, each]) => {
        const place = path === '' ? key : `${path}.${key}`;
        return Object.hasOwn(def.shape, key) ? unknownFields(def.shape[key], each, place) : [place];
      });
    case 'array':
      return inEach(value, path, () => def.element);
    case 'record':
      return inEach(value, path, () => def.valueType);
    case 'optional':
    case 'nullable':
    case 'default':
      return within(def.innerType);
    case 'pipe':
      return within(def.in);
    case 'union':
      return fewest(optionsFor(def, value).map(within));
    default:
      return [];
  }
}

function inEach(value: object, path: string, of: () => Schema): string[] {
  return Object.entries(value).flatMap(([key, each]) =>
    unknownFields(of(), each, path === '' ? key : `${path}.${key}`),
  );
}

/** The options that the value says it is one of, by its discriminator; all of them without one. */
function optionsFor(def: z.core.$ZodUnionDef & { discriminator?: string }, value: object): readonly Schema[] {
  const { discriminator } = def;
  if (discriminator === undefined) return def.options;
  const said = (value as Record<string, unknown>)[discriminator];
  const meant = def.options.filter((option) => option._zod.propValues?.[discriminator]?.has(said as string));
  return meant.length === 0 ? [] : meant;
}

/** Of an option that fits best. */
const fewest = (found: readonly string[][]): string[] =>
  found.reduce<string[]>((least, each, index) => (index === 0 || each.length < least.length ? each : least), []);
