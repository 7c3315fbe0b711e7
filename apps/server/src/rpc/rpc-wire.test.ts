import { rpcEvent, rpcText } from '@elan/contract/rpc-wire';
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

test('an event is a message that oRPC reads', async () => {
  const event = { type: 'project', sequence: 7, topic: 'comments', module: null, causedBy: null };
  const { body } = new Response(rpcEvent(event));
  const { value } = await toEventIterator(body).next();
  expect(serializer.deserialize(value)).toEqual(event);
});
