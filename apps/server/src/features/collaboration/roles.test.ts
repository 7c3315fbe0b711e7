import { describe, expect, test } from 'vitest';
import { createCollaborator, createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const people = [
  'owner',
  'editor',
  'full_adviser',
  'adviser',
  'commenter',
  'viewer',
  'pending',
  'declined',
  'stranger',
] as const;
type Person = (typeof people)[number];

const [all, some, few, none] = [
  { canView: true, canComment: true, canEdit: true },
  { canView: true, canComment: true, canEdit: false },
  { canView: true, canComment: false, canEdit: false },
  'NOT_FOUND',
] as const;

describe('what a role may do', () => {
  test('is given by the permissions object, and not to people without a role (PERM-005, PERM-007, PERM-008)', async () => {
    const { app, as, projectId } = await scene();
    const told: Record<string, unknown> = {};
    for (const person of people) {
      const answer = app.as(as[person]).projects.permissions({ projectId });
      told[person] = (await refusal(answer)) ?? (await answer);
    }
    expect(told).toEqual({
      owner: { ...all, isOwner: true, role: 'owner' },
      editor: { ...all, isOwner: false, role: 'editor' },
      full_adviser: { ...some, isOwner: false, role: 'full_adviser' },
      adviser: { ...some, isOwner: false, role: 'adviser' },
      commenter: { ...some, isOwner: false, role: 'commenter' },
      viewer: { ...few, isOwner: false, role: 'viewer' },
      pending: none,
      declined: none,
      stranger: none,
    });
  });

  test.each<[string, (app: TestApp, user: TestUser, projectId: string) => Promise<unknown>, Record<Person, unknown>]>([
    [
      'seeing (PERM-008, PERM-011)',
      (app, user, projectId) => app.as(user).projects.get({ projectId }),
      verdicts(undefined, undefined, undefined, undefined),
    ],
    [
      'commenting (PERM-003, PERM-004)',
      (app, user, projectId) =>
        app
          .as(user)
          .comments.add({ projectId, module: 'idea', commentId: crypto.randomUUID(), content: 'Who is it for?' }),
      verdicts(undefined, undefined, undefined, 'FORBIDDEN'),
    ],
    [
      'saving (PERM-001 to PERM-004)',
      (app, user, projectId) =>
        app.as(user).modules.saveAnswers({
          projectId,
          module: 'idea',
          answers: [{ question: 'location', value: user.email, baseVersion: 0 }],
        }),
      verdicts(undefined, undefined, 'FORBIDDEN', 'FORBIDDEN'),
    ],
    [
      'inviting (PERM-001)',
      (app, user, projectId) =>
        app.as(user).collaboration.invite({ projectId, email: `${user.id}@new.test`, role: 'viewer', language: 'en' }),
      verdicts(undefined, 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'),
    ],
    [
      'deleting (PERM-012)',
      (app, user, projectId) => app.as(user).projects.delete({ projectId }),
      verdicts(undefined, 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'),
    ],
  ])('%s', async (_what, act, expected) => {
    const { app, as, projectId } = await scene();
    const answers: Partial<Record<Person, unknown>> = {};
    // Run the owner last: their actions can delete the project.
    for (const person of [...people].reverse()) answers[person] = await refusal(act(app, as[person], projectId));
    expect(answers).toEqual(expected);
  });

  test('of an editor reaches the official version: the owner reads what they wrote (PERM-002)', async () => {
    const { app, as, projectId } = await scene();
    const answer = { question: 'location', value: 'Trois-Rivières', baseVersion: 0 };
    await app.as(as.editor).modules.saveAnswers({ projectId, module: 'idea', answers: [answer] });
    const project = await app.as(as.owner).projects.get({ projectId });
    expect(project.modules_data.idea?.answers).toMatchObject({ location: 'Trois-Rivières' });
  });
});

function verdicts(owner: unknown, editor: unknown, commenter: unknown, viewer: unknown): Record<Person, unknown> {
  // An adviser may do to what others write what a commenter may.
  const advisers = { adviser: commenter, full_adviser: commenter };
  return { owner, editor, ...advisers, commenter, viewer, pending: none, declined: none, stranger: none };
}

async function scene() {
  const app = await createTestApp();
  const users = await Promise.all(people.map(() => createUser(app.deps, { premium: true })));
  const as = Object.fromEntries(people.map((person, index) => [person, users[index]])) as Record<Person, TestUser>;
  const project = await createProject(app.deps, { ownerId: as.owner.id });
  for (const role of ['editor', 'full_adviser', 'adviser', 'commenter', 'viewer'] as const) {
    await createCollaborator(app.deps, project, { user: as[role], role });
  }
  for (const status of ['pending', 'declined'] as const) {
    await createCollaborator(app.deps, project, { user: as[status], role: 'editor', status });
  }
  return { app, as, projectId: project.id };
}
