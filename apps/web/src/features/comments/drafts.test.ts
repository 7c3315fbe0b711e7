// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createDeviceStorage } from '../../lib/device-storage.ts';
import { createCommentDrafts } from './drafts.ts';

const storage = createDeviceStorage(() => localStorage);
const draftsOf = (userId = 'u', module = 'idea') => createCommentDrafts(storage, userId, 'p', module);
const draft = (text: string) => ({ text, attempt: null, base: null });

beforeEach(() => localStorage.clear());

describe('what is typed and not sent', () => {
  it('is there again after a reload, with the id it was sent under', () => {
    const attempt = { id: '1', content: 'Why?' };
    draftsOf().set('new', { text: 'Why? ', attempt, base: null });
    draftsOf().set('edit:c', { text: 'Other', attempt: null, base: '2025' });
    expect(draftsOf().get('new')).toEqual({ text: 'Why? ', attempt, base: null });
    expect(draftsOf().get('edit:c')).toEqual({ text: 'Other', attempt: null, base: '2025' });
    expect(draftsOf().boxes()).toEqual(expect.arrayContaining(['new', 'edit:c']));
  });

  it('remembers what it is about, and forgets that alone', () => {
    const anchor = { on: 'answer', question: 'q', exact: 'words', prefix: '', suffix: '' } as const;
    const drafts = draftsOf();
    drafts.set('new', { ...draft(''), anchor });
    expect(drafts.get('new')?.anchor).toEqual(anchor);
    expect(localStorage).toHaveLength(0);
    drafts.set('new', { ...draft('Why?'), anchor });
    expect(draftsOf().get('new')).toEqual({ ...draft('Why?'), anchor });
    localStorage.setItem('elan.comment:u:p:idea:new', '{"text":"Why?","anchor":{"on":"answer","question":5}}');
    expect(draftsOf().get('new')?.anchor).toBeUndefined();
  });

  it('belongs to one person and one module', () => {
    draftsOf().set('new', draft('Mine'));
    expect(draftsOf('other').get('new')).toBeNull();
    expect(draftsOf('u', 'analysis').get('new')).toBeNull();
  });

  it('leaves nothing behind once it is let go or emptied', () => {
    const drafts = draftsOf();
    drafts.set('new', draft('Mine'));
    drafts.set('new', null);
    drafts.set('reply:a', draft('Mine'));
    drafts.set('reply:a', draft(''));
    expect(drafts.boxes()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('is the same text in every tab, until one of them sends it', () => {
    const [here, there] = [draftsOf(), draftsOf()];
    const key = 'elan.comment:u:p:idea:new';
    there.set('new', draft('Typed in the other tab'));
    here.follow({ key, newValue: localStorage.getItem(key) });
    here.follow({ key: 'elan.comment:u:p:analysis:new', newValue: localStorage.getItem(key) });
    expect(here.get('new')?.text).toBe('Typed in the other tab');
    expect(here.boxes()).toEqual(['new']);
    there.set('new', null);
    here.follow({ key, newValue: null });
    expect(here.boxes()).toEqual([]);
  });

  it('says when this device cannot keep it', () => {
    const blocked = createDeviceStorage(() => {
      throw new Error('blocked');
    });
    const drafts = createCommentDrafts(blocked, 'u', 'p', 'idea');
    drafts.set('new', draft('Mine'));
    expect(drafts.isKept('new')).toBe(false);
    expect(drafts.get('new')?.text).toBe('Mine');
  });

  it('ignores what it did not write', () => {
    localStorage.setItem('elan.comment:u:p:idea:new', '{"text":1}');
    localStorage.setItem('elan.comment:u:p:idea:reply:a', 'no JSON');
    expect(draftsOf().boxes()).toEqual([]);
  });
});
