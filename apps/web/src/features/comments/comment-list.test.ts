import type { Comment, Reply } from '@elan/contract/comments';
import { describe, expect, it } from 'vitest';
import {
  idsOf,
  unreadOf,
  withComment,
  withEarlier,
  withEarlierReplies,
  withoutComment,
  withPending,
} from './comment-list.ts';

const reply = (id: string, parent: string | null = null, content = id): Reply => ({
  id,
  project_id: 'p',
  module_key: 'idea',
  user_id: 'u',
  content,
  created_at: '2025-01-01T00:00:00.000Z',
  updated_at: '2025-01-01T00:00:00.000Z',
  parent_id: parent,
  user_profile: null,
  anchor: null,
  mentions: [],
  resolvedAt: null,
  resolvedBy: null,
});
const comment = (id: string, ...replies: string[]): Comment => ({
  ...reply(id),
  replies: replies.map((each) => reply(each, id)),
  replyCount: replies.length,
  repliesNext: null,
});
const list = { comments: [comment('a', 'a1', 'a2'), comment('b')], count: 4, next: null };

describe('the list of comments', () => {
  it('takes a new comment as the newest, and a reply as the newest below its comment', () => {
    const added = withComment(withComment(list, reply('c')), reply('b1', 'b'));
    expect(added.comments.map((each) => each.id)).toEqual(['a', 'b', 'c']);
    expect(added.comments[1]?.replies.map((each) => each.id)).toEqual(['b1']);
    expect(added.count).toBe(6);
  });

  it('replaces what it knows in its place, with the replies it has', () => {
    const changed = withComment(withComment(list, reply('a', null, 'new')), reply('a1', 'a', 'newer'));
    expect(changed.comments[0]).toMatchObject({ content: 'new', replies: [{ content: 'newer' }, { id: 'a2' }] });
    expect(changed.count).toBe(4);
  });

  it('loses a comment with its replies, or one reply', () => {
    expect(withoutComment(list, 'a')).toEqual({ ...list, comments: [comment('b')], count: 1 });
    expect(withoutComment(list, 'a1')).toEqual({ ...list, comments: [comment('a', 'a2'), comment('b')], count: 3 });
  });

  it('does not show twice what arrived while it was still on its way', () => {
    expect(withPending(list, [reply('b'), reply('a2', 'a'), reply('c')]).count).toBe(5);
    expect([...idsOf(list)]).toEqual(['a', 'a1', 'a2', 'b']);
  });

  it('counts what was not read too', () => {
    const part = { comments: [{ ...comment('y', 'y9'), replyCount: 9, repliesNext: 'y8' }], count: 50, next: 'x' };
    expect(withComment(part, reply('z')).count).toBe(51);
    expect(withComment(part, reply('y10', 'y'))).toMatchObject({ count: 51, comments: [{ replyCount: 10 }] });
    expect(withoutComment(part, 'y').count).toBe(40);
    expect(withoutComment(part, 'unread')).toBe(part);
  });

  it('takes what comes before it, and knows what is left to read', () => {
    const part = { comments: [{ ...comment('b', 'b2'), replyCount: 2, repliesNext: 'b1' }], count: 4, next: 'a' };
    expect(unreadOf(part)).toEqual({ replies: null });
    const all = withEarlier(part, { comments: [comment('a')], count: 4, next: null });
    expect(all.comments.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(unreadOf(all)).toMatchObject({ replies: { id: 'b' } });
    const whole = withEarlierReplies(all, 'b', { replies: [reply('b1', 'b')], next: null });
    expect(whole.comments[1]?.replies.map(({ id }) => id)).toEqual(['b1', 'b2']);
    expect(unreadOf(whole)).toBeNull();
  });
});
