// @vitest-environment happy-dom
import type { PlanDocument } from '@elan/contract/plan-document';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrafts } from '../../lib/autosave/drafts.ts';
import { storageOf } from '../../lib/own-storage.ts';
import { fakeServer, refused } from '../../testing/fake-server.ts';
import { createPlanAutosave } from './plan-autosave.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const at = '2026-11-23T12:00:00.000Z';
const own = {
  key: 'own',
  title: 'Our street',
  language: 'en',
  base: null,
  drafted: false,
  updated_at: at,
  updatedBy: null,
} as const;
const plan = (section: { text: string | null; version: number; removed: boolean }): PlanDocument => ({
  reader: 'banker',
  lender: null,
  order: [],
  shown: {},
  sections: [{ ...own, ...section }],
});
const removed = (version: number) => plan({ text: null, version, removed: true });
const back = (text: string, version: number) => plan({ text, version, removed: false });
const create = () => createPlanAutosave(new QueryClient(), { userId: 'u', projectId: 'p', language: 'en' });
const field = (autosave: ReturnType<typeof create>) => autosave.get().state.fields.own;

describe('the text of a removed section', () => {
  it('is not taken for empty by a page that never read it', async () => {
    const saved = vi.fn(() => ({
      section: { ...own, text: 'Two schools!', version: 4, removed: false },
      conflict: false,
    }));
    const calls = fakeServer({ 'planDocument.save': saved });
    const autosave = create();
    autosave.take(removed(3));
    autosave.take(back('Two schools.', 3));
    expect(field(autosave)).toMatchObject({ value: 'Two schools.', saved: 'Two schools.', version: 3 });
    autosave.type('own', 'Two schools!');
    expect(await autosave.flush()).toBe(true);
    expect(calls.at(-1)?.input).toMatchObject({ text: 'Two schools!', baseVersion: 3 });
  });

  it('is the later one when somebody wrote in it before it came back', () => {
    const autosave = create();
    autosave.take(back('Two schools.', 2));
    autosave.take(removed(2));
    expect(field(autosave)?.value).toBe('Two schools.');
    autosave.take(back('Three schools.', 3));
    expect(field(autosave)).toMatchObject({ value: 'Three schools.', version: 3, conflict: null });
  });

  it('stays beside what the person typed when somebody else wrote in it meanwhile', () => {
    const autosave = create();
    autosave.take(back('Two schools.', 2));
    autosave.type('own', 'Two schools and a park.');
    autosave.take(removed(3));
    autosave.take(back('Three schools.', 3));
    expect(field(autosave)).toMatchObject({
      value: 'Two schools and a park.',
      conflict: { value: 'Three schools.', version: 3 },
    });
    autosave.close();
  });

  it.each([
    ['is saved over what it was typed over', true],
    ['is offered beside what is there when that cannot be read', false],
  ])('with a draft of an earlier visit, the draft %s', async (_what, isReadable) => {
    createDrafts(storageOf('u'), 'u', 'p', 'plan-document', 'another tab').write('own', {
      value: 'Two schools and a park.',
      base: 3,
      unconfirmed: [],
    });
    const stored = { ...own, text: 'Two schools.', version: 3, removed: true };
    const calls = fakeServer({
      'planDocument.section': () => (isReadable ? stored : refused('INTERNAL', 500)),
      'planDocument.save': () =>
        isReadable
          ? { section: { ...stored, text: 'Two schools and a park.', version: 4 }, conflict: false }
          : { section: stored, conflict: true },
    });
    const autosave = create();
    autosave.take(removed(3));
    await expect.poll(() => field(autosave)?.value).toBe('Two schools and a park.');
    await autosave.flush();
    const save = calls.find(({ path }) => path === 'planDocument.save');
    expect(save?.input).toMatchObject({ text: 'Two schools and a park.', baseVersion: isReadable ? 3 : 0 });
    expect(field(autosave)).toMatchObject(
      isReadable
        ? { saved: 'Two schools and a park.', version: 4, conflict: null }
        : { value: 'Two schools and a park.', conflict: { value: 'Two schools.' } },
    );
    autosave.close();
  });
});
