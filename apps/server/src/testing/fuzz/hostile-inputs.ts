import fc from 'fast-check';
import { hostileKey, hostileNumber, hostileText, hostileValue } from './hostile-values.ts';

/** The part of JSON Schema that the contract's inputs are described with. */
export type JsonSchema = {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
};

/** Ids to put where one is expected, by the name of the field; `any` for all other fields. */
export type KnownIds = { byField: Readonly<Record<string, readonly string[]>>; any: readonly string[] };

/** Longer lists are sent as hostile values only. */
const mostItems = 3;

/**
 * Inputs for a procedure: some that its schema accepts, with hostile texts and other people's ids; most with one or two
 * places that it must refuse.
 */
export function hostileInput(schema: JsonSchema, ids: KnownIds): fc.Arbitrary<unknown> {
  const fitting = fittingInput(schema, ids);
  const spoilt = fc
    .tuple(fitting, fc.array(fc.tuple(fc.nat(), fc.nat(3), hostileKey, hostileValue), { minLength: 1, maxLength: 2 }))
    .map(([input, changes]) =>
      changes.reduce<unknown>((value, [place, kind, key, hostile]) => spoil(value, place, kind, key, hostile), input),
    );
  return fc.oneof(
    { weight: 4, arbitrary: fitting },
    { weight: 8, arbitrary: spoilt },
    { weight: 1, arbitrary: hostileValue },
  );
}

/** Values that the schema accepts, as far as a schema says so. */
function fittingInput(schema: JsonSchema, ids: KnownIds, field = ''): fc.Arbitrary<unknown> {
  const inner = (part: JsonSchema, name = field) => fittingInput(part, ids, name);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return fc.oneof(...alternatives.map((part) => inner(part)));
  if (schema.allOf !== undefined) return inner(Object.assign({ ...schema, allOf: undefined }, ...schema.allOf));
  switch (schema.type) {
    case 'string':
      return fittingText(schema, ids, field);
    case 'integer':
      return fc.oneof(
        fc.constantFrom(schema.minimum ?? 0, Math.min(schema.maximum ?? 1, Number.MAX_SAFE_INTEGER), 1),
        fc.integer({ min: Math.max(schema.minimum ?? -9, -1e9), max: Math.min(schema.maximum ?? 1e9, 1e9) }),
      );
    case 'number':
      return hostileNumber;
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { minItems = 0, maxItems = mostItems } = schema;
      const lengths = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, mostItems)) };
      return fc.array(inner(schema.items ?? {}), lengths);
    }
    case 'object':
      return fittingObject(schema, inner);
    default:
      return hostileValue;
  }
}

function fittingObject(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  inner: (part: JsonSchema, name?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (typeof additionalProperties === 'object' && Object.keys(properties).length === 0) {
    return fc.dictionary(fc.oneof(hostileKey, fc.constant('name')), inner(additionalProperties), { maxKeys: 2 });
  }
  const fields = Object.entries(properties).map(([name, part]) => [name, inner(part, name)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

function fittingText(schema: JsonSchema, ids: KnownIds, field: string): fc.Arbitrary<string> {
  const known = ids.byField[field];
  if (known !== undefined) return fc.constantFrom(...known);
  if (schema.format === 'uuid') return fc.constantFrom(...ids.any);
  if (field === 'cursor') return cursor(ids);
  if (schema.format === 'date-time') {
    const edges = ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z'];
    return fc.oneof(
      fc.constantFrom(...edges),
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100') }).map((date) => date.toISOString()),
    );
  }
  const { pattern, maxLength = 1_000 } = schema;
  const text = hostileText.map((value) => value.slice(0, maxLength));
  return pattern === undefined || pattern === '\\S' ? text : fc.stringMatching(new RegExp(pattern, 'u'));
}

/** Cursors that decode to places, and to what is none. */
function cursor({ any }: KnownIds): fc.Arbitrary<string> {
  const time = fc.constantFrom('0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '2026-01-01T00:00:00.000Z', '');
  const part = fc.oneof(time, fc.constantFrom(...any), fc.constantFrom('999999999', '0', '1700000000000'), hostileText);
  const encoded = (text: string) => Buffer.from(text).toString('base64url').slice(0, 1_000);
  return fc.oneof(
    fc
      .tuple(time, fc.oneof(fc.constantFrom(...any, '1700000000000'), hostileText))
      .map((parts) => encoded(parts.join(' '))),
    fc.array(part, { maxLength: 4 }).map((parts) => encoded(JSON.stringify(parts))),
    fc.constantFrom('0', '999999999', '9999999999', '_', '-'),
  );
}

/**
 * Replaces one place of a value, removes it, or adds a field to it.
 * @param place which of all places, counted from the outside, modulo their number
 * @param kind 0 removes, 1 adds a field, 2 and 3 replace
 */
function spoil(value: unknown, place: number, kind: number, key: string, hostile: unknown): unknown {
  const copy: unknown = structuredClone(value);
  const places = placesOf(copy);
  const chosen = places[place % Math.max(1, places.length)];
  if (chosen === undefined) return hostile;
  const { holder, name } = chosen;
  const inside = holder[name];
  if (kind === 0) delete holder[name];
  else if (kind === 1 && isHolder(inside)) define(inside, key, hostile);
  else if (kind === 1) define(holder, key, hostile);
  else define(holder, name, hostile);
  return copy;
}

type Holder = Record<string, unknown>;

function placesOf(value: unknown): { holder: Holder; name: string }[] {
  if (!isHolder(value)) return [];
  return Object.keys(value).flatMap((name) => [{ holder: value, name }, ...placesOf(value[name])]);
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Sets an own property, whatever its name: assigning to `__proto__` would not. */
function define(holder: Holder, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}
