// @vitest-environment happy-dom
import type { Comment, Reply } from '@elan/contract/comments';
import type { Language } from '@elan/domain/locale';
import { permissionsOf, type Role } from '@elan/domain/permissions';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../components/ui/toast.tsx';
import { AccountProvider } from '../../data/account/session.ts';
import { commentsKey } from '../../data/api/queries.ts';
import { NetworkFailure } from '../../lib/http.ts';
import { LanguageProvider } from '../../lib/i18n/language-provider.tsx';
import { accountOf } from '../../testing/account.ts';
import { personOf } from '../../testing/person.ts';
import { CommentsPanel } from './comments-panel.tsx';

/** A server with one module's comments; calls named in `failure` fail. */
const server = vi.hoisted(() => ({
  comments: [] as Comment[],
  lists: 0,
  added: [] as { commentId: string; content: string; parentId: string | null }[],
  failure: {} as Record<string, Error | undefined>,
  loseAnswer: false,
  /** Comments of one page. */
  page: 100,
  earlierReplies: {} as Record<string, Reply[]>,
}));

vi.mock('../../data/api/api.ts', () => {
  const reach = (name: string) => {
    const failure = server.failure[name];
    if (failure !== undefined) throw failure;
  };
  const change = (id: string, content: string) => {
    const all: Reply[] = server.comments.flatMap((comment) => [comment, ...comment.replies]);
    const found = all.find((each) => each.id === id);
    if (found === undefined) throw Object.assign(new Error(), { code: 'NOT_FOUND', status: 404 });
    return Object.assign(found, { content, updated_at: '2025-02-01T00:00:00.000Z' });
  };
  return {
    client: {
      comments: {
        list: async ({ cursor }: { cursor?: string }) => {
          server.lists += 1;
          reach('list');
          const all = structuredClone(server.comments);
          const count = all.reduce((sum, each) => sum + 1 + each.replyCount, 0);
          const end = cursor === undefined ? all.length : all.findIndex(({ id }) => id === cursor);
          const comments = all.slice(Math.max(0, end - server.page), end);
          return { comments, count, next: end > server.page ? comments[0]?.id : null };
        },
        replies: async ({ commentId }: { commentId: string }) => {
          reach('replies');
          return { replies: server.earlierReplies[commentId] ?? [], next: null };
        },
        add: async (input: { commentId: string; content: string; parentId: string | null }) => {
          server.added.push(input);
          reach('add');
          const reply = replyOf(input.commentId, { content: input.content, parent_id: input.parentId });
          const parent = server.comments.find((comment) => comment.id === input.parentId);
          if (parent !== undefined) {
            parent.replies.push(reply);
            parent.replyCount += 1;
          } else server.comments.push({ ...reply, replies: [], replyCount: 0, repliesNext: null });
          if (server.loseAnswer) throw new Error('the answer was lost');
          return reply;
        },
        update: async ({ commentId, content }: { commentId: string; content: string }) => {
          reach('update');
          return structuredClone(change(commentId, content));
        },
        resolve: async ({ commentId, resolved }: { commentId: string; resolved: boolean }) => {
          reach('resolve');
          const found = server.comments.find(({ id }) => id === commentId);
          if (found === undefined) throw Object.assign(new Error(), { code: 'NOT_FOUND', status: 404 });
          found.resolvedAt = resolved ? '2025-03-01T00:00:00.000Z' : null;
          found.resolvedBy = resolved ? { user_id: 'user-1', user_profile: personOf('zoe@example.test') } : null;
          const { replies: _replies, replyCount: _count, repliesNext: _next, ...reply } = structuredClone(found);
          return reply;
        },
        remove: async ({ commentId }: { commentId: string }) => {
          reach('remove');
          server.comments = server.comments.filter((comment) => comment.id !== commentId);
          return {};
        },
      },
    },
  };
});

function replyOf(id: string, values: Partial<Reply> = {}): Reply {
  return {
    id,
    project_id: 'p',
    module_key: 'idea',
    user_id: 'user-1',
    content: `Content of ${id}`,
    created_at: '2025-01-01T00:00:00.000Z',
    updated_at: '2025-01-01T00:00:00.000Z',
    parent_id: null,
    user_profile: personOf('zoe@example.test'),
    anchor: null,
    mentions: [],
    resolvedAt: null,
    resolvedBy: null,
    ...values,
  };
}
const commentOf = (id: string, values: Partial<Comment> = {}): Comment => ({
  ...replyOf(id),
  replies: [],
  replyCount: values.replies?.length ?? 0,
  repliesNext: null,
  ...values,
});
const ofMarc = { user_id: 'user-2', user_profile: personOf('marc@example.test', 'Marc Roy') };

beforeEach(() => {
  localStorage.clear();
  Object.assign(server, {
    comments: [],
    lists: 0,
    added: [],
    failure: {},
    loseAnswer: false,
    page: 100,
    earlierReplies: {},
  });
});
afterEach(cleanup);

function show(role: Role | null = 'commenter', language: Language = 'en', address = '/module/idea', archived = false) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const panel = (permissions = permissionsOf(role, archived)) => (
    <LanguageProvider ignoreStored initial={language}>
      <AccountProvider value={accountOf()}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[address]}>
            <ToastProvider>
              <CommentsPanel module="idea" permissions={permissions} projectId="p" userId="user-1" />
            </ToastProvider>
          </MemoryRouter>
        </QueryClientProvider>
      </AccountProvider>
    </LanguageProvider>
  );
  const { rerender, unmount } = render(panel());
  return {
    unmount,
    become: (next: Role) => rerender(panel(permissionsOf(next))),
    /** What a live event triggers in the page. */
    refetch: () => act(() => queryClient.invalidateQueries({ queryKey: commentsKey('p') })),
  };
}

const box = (name = 'Add a comment') => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const type = (text: string, name?: string) => fireEvent.change(box(name), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the panel', () => {
  it('is absent, and asks for nothing, where the project may not be seen', () => {
    show(null);
    expect(document.body.textContent).toBe('');
    expect(server.lists).toBe(0);
  });

  it('folds, counts comments and replies, and keeps what is typed while it is folded', async () => {
    server.comments = [commentOf('a', { replies: [replyOf('a1', { parent_id: 'a' })] })];
    show();
    const fold = await screen.findByRole('button', { name: 'Comments 2 comments' });
    type('Half a thought');
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(box().value).toBe('Half a thought');
  });

  it('folds away what is resolved, says by whom, and brings back what is reopened', async () => {
    server.comments = [commentOf('a'), commentOf('b')];
    show('editor');
    fireEvent.click((await screen.findAllByRole('button', { name: /^Resolve the comment/u }))[0] as HTMLElement);
    const folded = await screen.findByText('1 resolved comment');
    const group = folded.closest('details') as HTMLElement;
    expect(within(group).getByText('Content of a')).toBeTruthy();
    expect(within(group).getByText(/^Resolved by zoe/u)).toBeTruthy();
    expect(within(group).queryByText('Content of b')).toBeNull();
    fireEvent.click(within(group).getByRole('button', { name: /^Reopen/u }));
    await waitFor(() => expect(screen.queryByText('1 resolved comment')).toBeNull());
  });

  it('lets a commenter resolve their own only, and says what went wrong', async () => {
    server.comments = [commentOf('a'), commentOf('b', ofMarc)];
    server.failure.resolve = new NetworkFailure();
    show('commenter');
    await screen.findByText('Content of b');
    press('Resolve the comment by zoe');
    expect(screen.queryByRole('button', { name: 'Resolve the comment by Marc Roy' })).toBeNull();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to resolve comment');
  });

  it.each<Role>(['owner', 'editor', 'commenter'])(
    'offers the %s nothing to change in an archived project',
    async (role) => {
      server.comments = [commentOf('a')];
      show(role, 'en', '/module/idea', true);
      await screen.findByText('Content of a');
      const offered = screen.queryAllByRole('button', { name: /^(?:Resolve|Reply|Edit|Delete) / });
      expect(offered).toEqual([]);
      expect(screen.queryByLabelText('Add a comment')).toBeNull();
    },
  );

  it('leads to the thread that the address asks for, reading on until it is there, once', async () => {
    server.comments = ['a', 'b', 'c'].map((id) => commentOf(id));
    server.page = 1;
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    const { refetch } = show('commenter', 'en', '/module/idea?part=comments&thread=a');
    await waitFor(() => expect(document.activeElement?.id).toBe('comment-a'));
    act(() => box().focus());
    await refetch();
    expect(document.activeElement).toBe(box());
    vi.restoreAllMocks();
  });

  it('says that the thread the address asks for is gone', async () => {
    server.comments = [commentOf('a')];
    show('commenter', 'en', '/module/idea?part=comments&thread=b');
    expect(await screen.findByText('This comment no longer exists.')).toBeTruthy();
    expect(document.activeElement?.textContent).toMatch(/^Comments/u);
  });

  it('reads again at a press', async () => {
    show();
    await screen.findByText(/^Questions, doubts, suggestions/u);
    server.comments = [commentOf('a')];
    press('Refresh comments');
    expect(await screen.findByText('Content of a')).toBeTruthy();
  });

  it('shows who is not known, and what was edited', async () => {
    server.comments = [commentOf('a', { user_profile: null, user_id: null, updated_at: '2025-01-02T00:00:00.000Z' })];
    show();
    expect(await screen.findByText('Unknown user')).toBeTruthy();
    expect(screen.getByText('edited').title).toMatch(/^Edited on January/u);
  });

  it.each([
    ['en', 'Failed to load comments', 'Network connection failed. Please check your internet connection.'],
    ['fr', 'Échec du chargement des commentaires', 'Échec de la connexion réseau. Vérifiez votre connexion Internet.'],
  ] as const)('says in %s when it cannot be loaded, and why where that is known', async (language, title, cause) => {
    const retry = language === 'en' ? 'Try again' : 'Réessayer';
    server.failure.list = new Error();
    const { refetch } = show('commenter', language);
    expect((await screen.findByRole('alert')).textContent).toBe(`${title}${retry}`);
    server.failure.list = new NetworkFailure();
    await refetch();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(`${title}${cause}${retry}`));
    server.failure.list = undefined;
    press(retry);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('a long list', () => {
  const shown = () => screen.getAllByText(/^Content of /u).map(({ textContent }) => textContent.slice(11));

  it('begins with the newest page; earlier ones stand before it, and the focus stays until the last', async () => {
    server.page = 2;
    server.comments = ['a', 'b', 'c', 'd', 'e'].map((id) => commentOf(id));
    show();
    const earlier = await screen.findByRole('button', { name: 'Show earlier comments' });
    expect(shown()).toEqual(['d', 'e']);
    expect(screen.getByRole('button', { name: 'Comments 5 comments' })).toBeTruthy();
    earlier.focus();
    fireEvent.click(earlier);
    await waitFor(() => expect(shown()).toEqual(['b', 'c', 'd', 'e']));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Show earlier comments'));
    press('Show earlier comments');
    await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e']));
    expect(screen.queryByRole('button', { name: 'Show earlier comments' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Content of a'));
  });

  it('keeps what was shown when it is read again', async () => {
    server.page = 2;
    server.comments = ['a', 'b', 'c', 'd', 'e'].map((id) => commentOf(id));
    const { refetch } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Show earlier comments' }));
    await waitFor(() => expect(shown()).toHaveLength(4));
    server.comments.push(commentOf('f'));
    await refetch();
    await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']));
  });

  it('says in French why earlier ones could not be read, and tries again', async () => {
    server.page = 1;
    server.comments = [commentOf('a'), commentOf('b')];
    show('commenter', 'fr');
    const earlier = await screen.findByRole('button', { name: 'Afficher les commentaires précédents' });
    server.failure.list = new NetworkFailure();
    fireEvent.click(earlier);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Échec de la connexion réseau/u);
    server.failure.list = undefined;
    await waitFor(() => expect((earlier as HTMLButtonElement).disabled).toBe(false));
    fireEvent.click(earlier);
    await waitFor(() => expect(shown()).toEqual(['a', 'b']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows earlier replies, and keeps them when it is read again', async () => {
    server.earlierReplies.a = [replyOf('a1', { parent_id: 'a' })];
    server.comments = [
      commentOf('a', { replies: [replyOf('a2', { parent_id: 'a' })], replyCount: 2, repliesNext: 'a2' }),
    ];
    const { refetch } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Show earlier replies (1)' }));
    await waitFor(() => expect(shown()).toEqual(['a', 'a1', 'a2']));
    await refetch();
    await waitFor(() => expect(shown()).toEqual(['a', 'a1', 'a2']));
  });

  it('finds the comment that a draft was written for before it calls it deleted', async () => {
    server.page = 1;
    server.comments = ['a', 'b', 'c'].map((id) => commentOf(id));
    const draft = { text: 'Half a reply', attempt: null, base: null };
    localStorage.setItem('elan.comment:user-1:p:idea:reply:a', JSON.stringify(draft));
    localStorage.setItem('elan.comment:user-1:p:idea:reply:gone', JSON.stringify({ ...draft, text: 'Of nobody' }));
    show();
    await waitFor(() => expect(box('Your reply').value).toBe('Half a reply'));
    expect(await screen.findByText('Of nobody')).toBeTruthy();
    expect(screen.getAllByText(/no longer exists/u)).toHaveLength(1);
  });
});

describe('who may do what', () => {
  const actions = () => screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? '');
  beforeEach(() => {
    server.comments = [commentOf('a', { ...ofMarc, replies: [replyOf('a1', { parent_id: 'a' })] })];
  });

  it('a viewer reads', async () => {
    show('viewer');
    await screen.findByText('Content of a');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(actions().filter((name) => /Reply|Edit|Delete/u.test(name))).toEqual([]);
  });

  it.each(['commenter', 'editor'] as const)('a %s replies to comments and changes their own', async (role) => {
    show(role);
    await screen.findByText('Content of a');
    expect(actions().filter((name) => /Reply|Edit|Delete/u.test(name))).toEqual([
      'Reply to Marc Roy',
      'Edit the comment by zoe',
      'Delete the comment by zoe',
    ]);
  });

  it("the owner changes everybody's", async () => {
    show('owner');
    await screen.findByText('Content of a');
    expect(actions().filter((name) => /Marc/u.test(name))).toHaveLength(4);
  });

  it('whoever is made a viewer while writing has no form any more', async () => {
    const { become } = show('commenter');
    await screen.findByText('Content of a');
    become('viewer');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('adding', () => {
  it('needs more than blanks', async () => {
    show();
    await screen.findByText(/^Questions, doubts, suggestions/u);
    expect(button('Comment').disabled).toBe(true);
    type(' \n ');
    expect(button('Comment').disabled).toBe(true);
    type(' Why? ');
    press('Comment');
    await waitFor(() => expect(box().value).toBe(''));
    expect(server.added).toMatchObject([{ content: 'Why?', parentId: null }]);
    expect(await screen.findByText('Why?')).toBeTruthy();
    expect(localStorage).toHaveLength(0);
  });

  it('shows the comment while it is on its way', async () => {
    show();
    await screen.findByText(/^Questions, doubts, suggestions/u);
    type('Why?');
    press('Comment');
    expect(screen.getByText('Sending…')).toBeTruthy();
    expect(box().value).toBe('');
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(screen.getAllByText('Why?')).toHaveLength(1);
  });

  it('keeps the text in the box and on the device when it fails, and sends it again under the same id', async () => {
    server.failure.add = new Error();
    const first = show();
    await screen.findByText(/^Questions, doubts, suggestions/u);
    type('Why?');
    press('Comment');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to add commentYour text is kept on this device.',
    );
    expect(box().value).toBe('Why?');
    expect(screen.queryByText('Sending…')).toBeNull();

    // A reload later.
    first.unmount();
    server.failure.add = undefined;
    show();
    await screen.findByText(/^Questions, doubts, suggestions/u);
    expect(box().value).toBe('Why?');
    press('Comment');
    await waitFor(() => expect(box().value).toBe(''));
    expect(new Set(server.added.map((each) => each.commentId)).size).toBe(1);
    expect(server.comments).toHaveLength(1);
  });

  it('sends other words under another id', async () => {
    server.failure.add = new Error();
    show();
    await screen.findByText(/^Questions, doubts, suggestions/u);
    type('Why?');
    press('Comment');
    await screen.findByRole('alert');
    type('Why not?');
    press('Comment');
    await waitFor(() => expect(new Set(server.added.map((each) => each.commentId)).size).toBe(2));
    await screen.findByRole('alert');
  });

  it('notices that it arrived although its answer was lost', async () => {
    server.loseAnswer = true;
    show();
    await screen.findByText(/^Questions, doubts, suggestions/u);
    type('Why?');
    press('Comment');
    await waitFor(() => expect(box().value).toBe(''));
    expect(await screen.findByText('Why?')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a reply', () => {
  beforeEach(() => {
    server.comments = [commentOf('a', ofMarc), commentOf('b')];
  });

  it('is written below its comment, each box for itself', async () => {
    show();
    await screen.findByText('Content of a');
    press('Reply to Marc Roy');
    press('Reply to zoe');
    expect(screen.getAllByRole('textbox', { name: 'Your reply' })).toHaveLength(2);
    press('Reply to Marc Roy');
    const [left] = screen.getAllByRole('textbox', { name: 'Your reply' });
    expect(screen.getAllByRole('textbox', { name: 'Your reply' })).toHaveLength(1);
    expect(left?.closest('li')?.textContent).toContain('Content of b');
    type('Because.', 'Your reply');
    press('Send reply');
    const replies = await screen.findByRole('list', { name: 'Replies' });
    expect(await within(replies).findByText('Because.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull());
    expect(document.activeElement).toBe(button('Reply to zoe'));
    expect(server.added).toMatchObject([{ content: 'Because.', parentId: 'b' }]);
    expect(within(replies).queryByRole('button', { name: /^Reply/u })).toBeNull();
  });

  it('says that it could not be added', async () => {
    server.failure.add = new Error();
    show();
    await screen.findByText('Content of a');
    press('Reply to Marc Roy');
    type('Because.', 'Your reply');
    press('Send reply');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to add reply/u);
    expect(box('Your reply').value).toBe('Because.');
  });

  it('stays untouched while others write, and is not lost with the comment it was for', async () => {
    const { refetch } = show();
    await screen.findByText('Content of a');
    press('Reply to Marc Roy');
    type('Because.', 'Your reply');
    server.comments.push(commentOf('c'));
    await refetch();
    await screen.findByText('Content of c');
    expect(box('Your reply').value).toBe('Because.');

    server.comments.shift();
    await refetch();
    await screen.findByText(/no longer exists/u);
    type('Also:');
    press('Use as a new comment');
    expect(box().value).toBe('Also:\n\nBecause.');
    expect(screen.queryByText(/no longer exists/u)).toBeNull();
  });
});

describe('editing', () => {
  beforeEach(() => {
    server.comments = [commentOf('a', ofMarc), commentOf('b')];
  });

  it('changes one comment, also by keyboard, never to nothing', async () => {
    show('owner');
    await screen.findByText('Content of a');
    press('Edit the comment by Marc Roy');
    expect(screen.getAllByRole('textbox', { name: 'Edit the comment' })).toHaveLength(1);
    type('  ', 'Edit the comment');
    expect(button('Save').disabled).toBe(true);
    type('Shorter', 'Edit the comment');
    fireEvent.keyDown(box('Edit the comment'), { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText('edited')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit the comment' })).toBeNull());
    expect(screen.getByText('Shorter')).toBeTruthy();
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the text when it fails, also over a reload', async () => {
    server.failure.update = new Error();
    const { unmount } = show();
    await screen.findByText('Content of b');
    press('Edit the comment by zoe');
    type('Longer', 'Edit the comment');
    press('Save');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to update comment/u);
    expect(box('Edit the comment').value).toBe('Longer');
    unmount();
    show();
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit the comment' })).value).toBe(
      'Longer',
    );
    press('Cancel');
    expect(screen.getByText('Content of b')).toBeTruthy();
    expect(localStorage).toHaveLength(0);
  });

  it('is never replaced under the hand, and says what saving would do', async () => {
    const { refetch } = show();
    await screen.findByText('Content of b');
    press('Edit the comment by zoe');
    Object.assign(server.comments[1] ?? {}, { content: 'By the owner', updated_at: '2025-03-01T00:00:00.000Z' });
    await refetch();
    expect(await screen.findByText(/changed in the meantime/u)).toBeTruthy();
    expect(box('Edit the comment').value).toBe('Content of b');
  });
});

describe('deleting', () => {
  beforeEach(() => {
    server.comments = [
      commentOf('a', { replies: [replyOf('a1', { parent_id: 'a', ...ofMarc })] }),
      commentOf('b', ofMarc),
    ];
  });

  it('asks first and takes the replies along', async () => {
    show();
    await screen.findByText('Content of a');
    press('Delete the comment by zoe');
    expect(screen.getByText('Delete this comment and its reply for good?')).toBeTruthy();
    expect(document.activeElement).toBe(button('Cancel'));
    press('Delete');
    await waitFor(() => expect(screen.queryByText('Content of a')).toBeNull());
    expect(screen.queryByText('Content of a1')).toBeNull();
    expect(screen.getByText('Content of b')).toBeTruthy();
  });

  it('says that it failed and leaves the comment', async () => {
    server.failure.remove = new Error();
    show();
    await screen.findByText('Content of a');
    press('Delete the comment by zoe');
    press('Delete');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to delete comment');
    expect(screen.getByText('Content of a')).toBeTruthy();
  });
});
