import { capacities, mostAdvisers } from '@elan/domain/limits';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { outboxMails } from '../../db/schema/mail.ts';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

async function scene() {
  const app = await createTestApp();
  // On the free plan: inviting others is Premium.
  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id, name: 'La Fournée' });
  const projectId = project.id;
  const invite = (email: string) => app.as(owner).collaboration.inviteAdviser({ projectId, email, language: 'en' });
  return { app, owner, project, projectId, invite };
}

describe('inviting an adviser', () => {
  test('is refused to everybody but the owner, and by the way of collaborators', async () => {
    const { app, project, projectId } = await scene();
    for (const role of ['editor', 'full_adviser', 'viewer'] as const) {
      const user = await createUser(app.deps, { premium: true });
      await createCollaborator(app.deps, project, { user, role });
      const call = app.as(user).collaboration.inviteAdviser({ projectId, email: 'a@b.co', language: 'en' });
      expect(await refusal(call)).toBe('FORBIDDEN');
    }
    const rich = await createUser(app.deps, { premium: true });
    const { id } = await createProject(app.deps, { ownerId: rich.id });
    for (const role of ['adviser', 'full_adviser'] as const) {
      const input = { projectId: id, email: 'a@b.co', role: role as 'viewer', language: 'en' } as const;
      expect(await refusal(app.as(rich).collaboration.invite(input))).toBe('INVALID_INPUT');
    }
  });

  test('needs no Premium, and starts without the private figures', async () => {
    const { app, owner, projectId, invite } = await scene();
    expect(await invite(' Banker@X.test ')).toMatchObject({
      invited_email: 'Banker@X.test',
      role: 'adviser',
      status: 'pending',
    });
    const other = { projectId, email: 'friend@x.test', role: 'viewer', language: 'en' } as const;
    expect(await refusal(app.as(owner).collaboration.invite(other))).toBe('PLAN_REQUIRED');
    const [mail] = await app.deps.db.select().from(outboxMails);
    expect(mail?.subject).toContain('Invitation to advise "La Fournée"');
    expect(mail?.text).toContain('Your role: Adviser.');
    expect(mail?.text).toContain('Votre rôle\u00a0: Conseiller.');
  });

  test('is limited apart from collaborators', async () => {
    const { app, owner, projectId, invite } = await scene();
    for (let index = 0; index < mostAdvisers; index += 1) await invite(`adviser${index}@x.test`);
    expect(await refusal(invite('one-more@x.test'))).toBe('LIMIT_REACHED');
    await app.deps.db.execute(sql`
      update project_collaborators set status = 'declined' where invited_email_lower = 'adviser0@x.test'`);
    expect(await invite('one-more@x.test')).toMatchObject({ status: 'pending' });
    const premium = await createUser(app.deps, { premium: true });
    const { id } = await createProject(app.deps, { ownerId: premium.id });
    await app.deps.db.execute(sql`
      insert into project_collaborators (project_id, invited_email, invited_email_lower, invited_by, role)
      select ${id}, 'a' || n || '@x.test', 'a' || n || '@x.test', ${premium.id}, 'viewer'
      from generate_series(1, ${capacities.collaborators}) n`);
    const call = app.as(premium).collaboration.inviteAdviser({ projectId: id, email: 'a@b.co', language: 'en' });
    expect(await call).toMatchObject({ role: 'adviser' });
    const { collaborators } = await app.as(owner).collaboration.list({ projectId });
    expect(collaborators).toHaveLength(mostAdvisers + 1);
  });
});

describe('the role of an adviser', () => {
  test('is not changed into another, nor another into it', async () => {
    const { app, owner, project, projectId } = await scene();
    const adviser = await createCollaborator(app.deps, project, { user: await createUser(app.deps), role: 'adviser' });
    const viewer = await createCollaborator(app.deps, project, { user: await createUser(app.deps), role: 'viewer' });
    const { setRole, setPrivateFigures } = app.as(owner).collaboration;
    expect(await refusal(setRole({ projectId, collaboratorId: adviser.id, role: 'editor' }))).toBe('NOT_FOUND');
    expect(await refusal(setPrivateFigures({ projectId, collaboratorId: viewer.id, allowed: true }))).toBe('NOT_FOUND');
  });

  test('tells the adviser when the owner changes what they may read', async () => {
    const { app, owner, project, projectId } = await scene();
    const user = await createUser(app.deps);
    const { id: collaboratorId } = await createCollaborator(app.deps, project, { user, role: 'adviser' });
    const { setPrivateFigures } = app.as(owner).collaboration;
    expect(await setPrivateFigures({ projectId, collaboratorId, allowed: true })).toMatchObject({
      role: 'full_adviser',
    });
    expect(await setPrivateFigures({ projectId, collaboratorId, allowed: true })).toMatchObject({
      role: 'full_adviser',
    });
    const mails = await app.deps.db.select().from(outboxMails);
    expect(mails.map(({ recipient }) => recipient)).toEqual([user.email]);
    expect(mails[0]?.text).toContain('Adviser (with household figures)');
  });
});
