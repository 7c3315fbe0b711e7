import { moduleDefinition } from '@elan/domain/modules/registry';
import { describe, expect, it } from 'vitest';
import { generateBlock } from './generate-block.ts';

const definition = moduleDefinition('brainstorm');
const usage = (used: number) => ({ used, limit: 3, resetsAt: '2025-02-01T00:00:00.000Z' });
const account = { hasAccess: true, hasPremiumAccess: false, isFounder: false, usage: usage(2) };
const ready = { definition, answers: { interests: 'bread', skills: 'baking' }, account, canEdit: true, isOpen: true };

describe('generateBlock', () => {
  it('lets a complete questionnaire through', () => expect(generateBlock(ready)).toBeNull());

  it('names the required questions that are blank', () => {
    const block = generateBlock({ ...ready, answers: { interests: '   ', skills: 'baking' } });
    expect(block).toMatchObject({ reason: 'missing', questions: [{ id: 'interests' }] });
  });

  it('stops at the limit, except for a founder', () => {
    expect(generateBlock({ ...ready, account: { ...account, usage: usage(3) } })).toEqual({ reason: 'limit' });
    expect(generateBlock({ ...ready, account: { ...account, isFounder: true, usage: usage(3) } })).toBeNull();
  });

  it('asks for Premium in a premium module, whatever the answers and whoever opened it', () => {
    const premium = { ...ready, definition: moduleDefinition('personas') };
    expect(generateBlock({ ...premium, isOpen: false })).toEqual({ reason: 'no-premium' });
    expect(generateBlock(premium)).toEqual({ reason: 'own-plan' });
    expect(generateBlock({ ...premium, canEdit: false })).toEqual({ reason: 'read-only' });
    expect(generateBlock({ ...premium, account: { ...account, hasPremiumAccess: true } })).toBeNull();
  });

  it('stops whoever may not edit or has no access', () => {
    expect(generateBlock({ ...ready, canEdit: false })).toEqual({ reason: 'read-only' });
    expect(generateBlock({ ...ready, account: { ...account, hasAccess: false } })).toEqual({ reason: 'no-access' });
  });
});
