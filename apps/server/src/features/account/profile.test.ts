import { colorFor, type personColors } from '@elan/domain/people';
import { describe, expect, test } from 'vitest';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { openStream } from '../../testing/live-reader.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

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

  test('of an account stay private until its owner accepts an invitation', async () => {
    const app = await createTestApp();
    const owner = await createUser(app.deps, { premium: true });
    const invited = await createUser(app.deps);
    await app.as(invited).account.setProfile({ name: 'Secret Name', color: 'plum' });
    const project = await createProject(app.deps, { ownerId: owner.id });
    const of = { projectId: project.id };
    const row = await app
      .as(owner)
      .collaboration.invite({ ...of, email: invited.email, role: 'viewer', language: 'en' });
    expect(row.user_profile).toBeNull();
    expect((await app.as(owner).collaboration.list(of)).collaborators[0]?.user_profile).toBeNull();
    const changed = await app.as(owner).collaboration.setRole({ ...of, collaboratorId: row.id, role: 'editor' });
    expect(changed.user_profile).toBeNull();
    await app.as(invited).invitations.respond({ invitationId: row.id, response: 'accepted' });
    const after = await app.as(owner).collaboration.setRole({ ...of, collaboratorId: row.id, role: 'viewer' });
    expect(after.user_profile?.name).toBe('Secret Name');
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
