import { rpcError, rpcEvent, rpcText } from '@elan/contract/rpc-wire';
import { ORPCError } from '@orpc/client';
import { StandardRPCJsonSerializer, StandardRPCSerializer } from '@orpc/client/standard';
import { toEventIterator } from '@orpc/standard-server-fetch';
import { expect, test } from 'vitest';

const serializer = new StandardRPCSerializer(new StandardRPCJsonSerializer());

test.each([
  ['an input', { projectId: 'a', answers: [{ question: 'q', value: 'Été « à »', baseVersion: 0 }] }],
  ['an empty input', {}],
  ['an account', { hasAccess: true, usage: { used: 0, limit: 3 }, resetsAt: '2026-01-01T00:00:00.000Z', name: null }],
])('%s is encoded as oRPC encodes it', (_what, value) => {
  expect(JSON.parse(rpcText(value))).toEqual(serializer.serialize(value));
  expect(serializer.deserialize(JSON.parse(rpcText(value)))).toEqual(value);
});

test.each([
  ['with data', { code: 'LIMIT_REACHED', status: 409, message: 'LIMIT_REACHED', data: { of: 'projects', limit: 3 } }],
  ['without data', { code: 'NOT_FOUND', status: 404, message: 'NOT_FOUND' }],
])('a refusal %s is encoded as oRPC encodes it', (_what, refused) => {
  const { code, status, message, data }: { code: string; status: number; message: string; data?: unknown } = refused;
  const error = new ORPCError(code, { defined: true, status, message, data });
  const byOrpc: unknown = JSON.parse(JSON.stringify(serializer.serialize(error.toJSON())));
  const asSent: unknown = JSON.parse(JSON.stringify(rpcError(refused)));
  expect(asSent).toEqual(byOrpc);
  expect(serializer.deserialize(asSent)).toMatchObject({ defined: true, ...refused });
});

test('an event is a message that oRPC reads', async () => {
  const event = { type: 'project', sequence: 7, topic: 'comments', module: null, causedBy: null };
  const { body } = new Response(rpcEvent(event));
  const { value } = await toEventIterator(body).next();
  expect(serializer.deserialize(value)).toEqual(event);
});
