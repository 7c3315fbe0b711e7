import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from './index.ts';
import { projectFile } from './project-file-format.ts';

/** Every schema of a date or a time within a schema, with its place. */
function datesIn(schema: z.core.$ZodType, path: string, seen = new Set<z.core.$ZodType>()): [string, z.ZodMiniType][] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const def = schema._zod.def as unknown as Record<string, unknown>;
  if (def.format === 'date' || def.format === 'datetime') return [[path, schema as z.ZodMiniType]];
  const visit = (value: unknown, place: string): [string, z.ZodMiniType][] => {
    if (value instanceof z.core.$ZodType) return datesIn(value, place, seen);
    if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
    return Object.entries(value).flatMap(([key, each]) => visit(each, `${place}.${key}`));
  };
  return Object.entries(def).flatMap(([key, value]) => (key === 'checks' ? [] : visit(value, `${path}.${key}`)));
}

/** The dates that a client sends in any call. */
function datesOfInputs(node: unknown, path: string, seen: Set<z.core.$ZodType>): [string, z.ZodMiniType][] {
  if (!isContractProcedure(node)) {
    return Object.entries(node as object).flatMap(([key, each]) => datesOfInputs(each, `${path}.${key}`, seen));
  }
  const { inputSchema } = node['~orpc'];
  return inputSchema instanceof z.core.$ZodType ? datesIn(inputSchema, path, seen) : [];
}

test('no date of the year 0, which cannot be stored, is taken from a client or from a file', () => {
  const seen = new Set<z.core.$ZodType>();
  const dates = [...datesOfInputs(contract, '', seen), ...datesIn(projectFile, 'file', seen)];
  // They are few, because calls share them.
  expect(dates.length).toBeGreaterThanOrEqual(2);
  const taken = dates.filter(([, schema]) =>
    ['0000-02-03', '0000-02-03T04:05:06Z'].some((date) => schema.safeParse(date).success),
  );
  expect(taken.map(([path]) => path)).toEqual([]);
  const fine = dates.filter(([, schema]) =>
    ['0001-02-03', '0001-02-03T04:05:06Z'].some((date) => schema.safeParse(date).success),
  );
  expect(fine).toHaveLength(dates.length);
});
