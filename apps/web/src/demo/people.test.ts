import { demoIds, demoResponseDelay } from '@elan/domain/demo';
import { expect, it } from 'vitest';
import { invitationCalls } from './people.ts';
import { createDemoStore } from './store.ts';

it('answers its invitation after a second', async () => {
  const waits: number[] = [];
  const store = createDemoStore('en');
  const invitations = invitationCalls(store, async (milliseconds) => {
    expect(store.invitation).not.toBeNull();
    waits.push(milliseconds);
  });
  await invitations.respond({ invitationId: demoIds.invitation, response: 'accepted' });
  expect(waits).toEqual([demoResponseDelay]);
  expect(store.invitation).toBeNull();
});
