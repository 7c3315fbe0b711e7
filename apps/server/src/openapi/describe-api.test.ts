import type { ProcedureMeta } from '@elan/contract/base';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { contractEntries } from '../testing/access-matrix.ts';
import { describeApi } from './describe-api.ts';
import { operations } from './operations.ts';

const settings = { productName: 'Élan', publicUrl: 'https://elan.test' };

type Call = { operationId: string; tags: string[]; summary: string; description: string; responses: object };

async function described() {
  const { paths, ...rest } = await describeApi(settings);
  const calls = Object.values(paths).flatMap((path) => Object.values(path as Record<string, Call>));
  return { ...rest, calls };
}

const open = contractEntries().filter(({ procedure }) => (procedure['~orpc'].meta as ProcedureMeta).programs);

test('describes every call that is open to programs, and no other', async () => {
  const { calls, tags } = await described();
  const names = open.map(({ name }) => name).sort();
  expect(calls.map(({ operationId }) => operationId).sort()).toEqual(names);
  expect(Object.keys(operations).sort()).toEqual(names);
  for (const call of calls) {
    expect([call.operationId, tags.map(({ name }) => name)]).toEqual([
      call.operationId,
      expect.arrayContaining(call.tags),
    ]);
    expect([call.operationId, call.summary, call.description]).toEqual([
      call.operationId,
      expect.stringMatching(/./u),
      expect.stringMatching(/./u),
    ]);
    expect(Object.keys(call.responses)).toEqual(expect.arrayContaining(['400', '401', '403', '429', '500', '503']));
  }
});

test('a body has an example, which the call accepts', () => {
  const path = { projectId: '6f1c1d5e-5a3e-4a53-9d4c-0d6f9f3f8a01', module: 'idea' };
  const ids = { taskId: path.projectId, commentId: path.projectId, suggestionId: path.projectId };
  const withBody = open.filter(({ procedure }) => !['GET', 'DELETE'].includes(procedure['~orpc'].route.method ?? ''));
  for (const { name, procedure } of withBody) {
    const schema = procedure['~orpc'].inputSchema as z.ZodMiniType;
    const read = schema.safeParse({ ...path, ...ids, ...operations[name]?.body });
    expect([name, operations[name]?.body !== undefined, read.error?.issues]).toEqual([name, true, undefined]);
  }
});

/** Every name of a field or a parameter. */
function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties, in: place, name } = part as { properties?: unknown; in?: unknown; name?: unknown };
  const own = typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
  return [...own, ...(place === undefined ? [] : [String(name)]), ...Object.values(part).flatMap(namesIn)];
}

test('names are in camel case, but for those that the product began with', async () => {
  const withLines = new Set(namesIn(await describeApi(settings)).filter((name) => name.includes('_')));
  const first = 'canaux_preferes collaboration_status created_at freins_achat module_key modules_data owner_email';
  const others = 'owner_profile parent_id project_id updated_at user_id user_profile user_role';
  expect([...withLines].sort()).toEqual(`${first} ${others}`.split(' '));
});

test('has nothing that Redocly finds fault with', async () => {
  const source = JSON.stringify(await describeApi(settings));
  const config = await createConfig({ extends: ['recommended-strict'] });
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(found.map(({ ruleId, message }) => [ruleId, message])).toEqual([]);
});
