import { colorFor, type personColors } from '@elan/domain/people';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { openStream } from '../../testing/live-reader.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { renameInvitations } from '../collaboration/public.ts';

describe('a name and a colour', () => {
  test('are not set without a session', async () => {
    const app = await createTestApp();
    expect(await refusal(app.as(null).account.setProfile({ name: 'Zoé', color: 'rose' }))).toBe('NOT_AUTHENTICATED');
  });

  test('are empty and derived from the id until they are chosen', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    expect((await app.as(user).account.get({})).user).toMatchObject({ name: '', color: colorFor(user.id) });
    expect(await app.as(user).account.setProfile({ name: ' Zoé  Roy ', color: 'rose' })).toEqual({
      email: user.email,
      name: 'Zoé Roy',
      color: 'rose',
    });
    expect((await app.as(user).account.get({})).user).toMatchObject({ name: 'Zoé Roy', color: 'rose' });
    expect(await app.as(user).account.setProfile({ name: '', color: 'rose' })).toMatchObject({ name: '' });
  });

  test.each([
    ['a'.repeat(81), 'too_long'],
    ['a\u202eb', 'hidden'],
    ['see casino.com', 'link'],
    ['...', 'blank'],
  ])('are refused and change nothing: %s', async (name, problem) => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    await expect(app.as(user).account.setProfile({ name, color: 'blue' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      data: { fields: [{ path: 'name', problem }] },
    });
    expect((await app.as(user).account.get({})).user).toMatchObject({ name: '', color: colorFor(user.id) });
  });

  test('are refused for a colour that does not exist', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    const color = 'url(https://x.test)' as (typeof personColors)[number];
    expect(await refusal(app.as(user).account.setProfile({ name: 'Zoé', color }))).toBe('INVALID_INPUT');
  });

  test('are shown wherever a person is', async () => {
    const app = await createTestApp();
    const owner = await createUser(app.deps);
    const editor = await createUser(app.deps);
    const project = await createProject(app.deps, { ownerId: owner.id });
    await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
    await app.as(owner).account.setProfile({ name: 'Olive Roy', color: 'olive' });
    await app.as(editor).account.setProfile({ name: 'Ed Roy', color: 'teal' });
    const of = { projectId: project.id };
    const olive = { email: owner.email, name: 'Olive Roy', color: 'olive' };
    const ed = { email: editor.email, name: 'Ed Roy', color: 'teal' };

    const comment = { ...of, module: 'idea', commentId: crypto.randomUUID(), content: 'Bread?' } as const;
    expect((await app.as(editor).comments.add(comment)).user_profile).toEqual(ed);
    expect((await app.as(owner).comments.list({ ...of, module: 'idea' })).comments[0]?.user_profile).toEqual(ed);
    expect((await app.as(owner).activity.list(of)).activity[0]?.user_profile).toEqual(ed);
    const { owner: shownOwner, collaborators } = await app.as(editor).collaboration.list(of);
    expect(shownOwner).toEqual({ user_id: owner.id, ...olive });
    expect(collaborators[0]?.user_profile).toEqual(ed);
    expect((await app.as(editor).projects.get(of)).owner_profile).toEqual(olive);
    expect((await app.as(editor).collaboration.shared({})).projects[0]?.owner_profile).toEqual(olive);
    expect(await app.as(editor).account.export({})).toMatchObject({ profile: { name: 'Ed Roy', color: 'teal' } });
  });

  test('of an account stay private until its owner accepts, and so does that there is one', async () => {
    const app = await createTestApp();
    const owner = await createUser(app.deps, { premium: true });
    const invited = await createUser(app.deps, { email: 'invited@x.test' });
    await app.as(invited).account.setProfile({ name: 'Secret Name', color: 'plum' });
    const of = { projectId: (await createProject(app.deps, { ownerId: owner.id })).id };
    const seen: unknown[][] = [[], []];
    const see = async (change: () => Promise<unknown> = async () => undefined) => {
      await change();
      const { collaborators } = await app.as(owner).collaboration.list(of);
      for (const [index, { id, invited_at, ...row }] of collaborators.entries()) {
        seen[index]?.push({ ...row, invited_email: row.invited_email.replace('nobody', 'invited') });
      }
    };
    const ids: string[] = [];
    for (const email of [invited.email, 'nobody@x.test']) {
      const { id, invited_at, ...row } = await app
        .as(owner)
        .collaboration.invite({ ...of, email, role: 'viewer', language: 'en' });
      seen[ids.length]?.push({ ...row, invited_email: 'invited@x.test' });
      ids.push(id);
    }
    await see();
    for (const [index, collaboratorId] of ids.entries()) {
      const { id, invited_at, ...row } = await app
        .as(owner)
        .collaboration.setRole({ ...of, collaboratorId, role: 'editor' });
      seen[index]?.push({ ...row, invited_email: 'invited@x.test' });
    }
    await see(() => app.deps.db.transaction((tx) => renameInvitations(tx, invited.id, 'moved@x.test')));
    expect(seen[0]).toEqual(seen[1]);
    const [invitationId = '', other = ''] = ids;
    await app.as(invited).invitations.respond({ invitationId, response: 'accepted' });
    const after = await app.as(owner).collaboration.setRole({ ...of, collaboratorId: invitationId, role: 'viewer' });
    expect(after).toMatchObject({ user_id: invited.id, user_profile: { name: 'Secret Name' } });
    // Who leaves takes an invitation that was accepted along, and none that was not.
    const late = await createUser(app.deps, { email: 'nobody@x.test' });
    await app.deps.db.execute(sql`update project_collaborators set user_id = ${late.id} where id = ${other}`);
    for (const user of [invited, late]) await app.as(user).account.delete({ confirmDeletion: true });
    const left = (await app.as(owner).collaboration.list(of)).collaborators;
    expect(left).toMatchObject([{ id: other, user_id: null, status: 'pending', invited_email: 'nobody@x.test' }]);
  });

  test("reach the screens of the people one works with, and one's other tabs, but no stranger's", async () => {
    const app = await createTestApp();
    const owner = await createUser(app.deps);
    const editor = await createUser(app.deps);
    const stranger = await createUser(app.deps);
    const project = await createProject(app.deps, { ownerId: owner.id });
    await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
    const [seen, own, strange] = await Promise.all([owner, editor, stranger].map((user) => openStream(app, user)));
    await app.as(editor).account.setProfile({ name: 'Ed Roy', color: 'teal' });
    app.deps.live.publish({ kind: 'user', userId: stranger.id, topic: 'invitations' });
    const told = { type: 'user', topic: 'people' };
    await Promise.all([seen?.heard('user'), own?.heard('user'), strange?.heard('user')]);
    expect(seen?.events).toContainEqual(told);
    expect(own?.events).toContainEqual(told);
    expect(strange?.events).not.toContainEqual(told);
  });
});
