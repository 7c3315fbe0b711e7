import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/client';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { projectComments } from '../db/schema/comments.ts';
import { generations } from '../db/schema/generation.ts';
import { journalEntries } from '../db/schema/journal.ts';
import { analysisVersions, projectModules } from '../db/schema/modules.ts';
import { sandboxPriceId } from '../platform/payments/sandbox-records.ts';
import { router } from '../router.ts';
import { type Caller, callers, contractEntries, expectedVerdict, type Verdict } from './access-matrix.ts';
import { createCollaborator, createProject, createUser, type TestUser, testPersona } from './factories.ts';
import { createTestApp, type TestApp } from './test-app.ts';

type Scene = {
  projectId: string;
  generationId: string;
  ideaId: string;
  personaId: string;
  entryId: string;
  versionId: string;
  commentId: string;
  collaboratorId: string;
  invitationId: string;
  checkoutId: string;
};

/** One row per procedure: an input that lets an allowed caller through. A procedure without a row fails the test. */
const rows: Record<string, (scene: Scene) => Record<string, unknown>> = {
  'account.get': () => ({}),
  'account.setLanguage': () => ({ language: 'fr' }),
  'account.export': () => ({}),
  'account.delete': () => ({ confirmDeletion: true }),
  'projects.list': () => ({}),
  'projects.countCollaborators': () => ({}),
  'projects.get': ({ projectId }) => ({ projectId }),
  'projects.permissions': ({ projectId }) => ({ projectId }),
  'projects.create': () => ({ name: 'Another' }),
  'projects.update': ({ projectId }) => ({ projectId, name: 'Renamed' }),
  'projects.delete': ({ projectId }) => ({ projectId }),
  'modules.saveAnswers': ({ projectId }) => ({
    projectId,
    module: 'idea',
    answers: [{ question: 'location', value: 'Trois-Rivières', baseVersion: 0 }],
  }),
  'modules.save': ({ projectId }) => ({ projectId, module: 'brainstorm' }),
  'personas.remove': ({ projectId, personaId }) => ({ projectId, personaId }),
  'journal.list': ({ projectId }) => ({ projectId }),
  'journal.add': ({ projectId }) => ({
    projectId,
    entryId: '1700000000001',
    title: 'A day',
    content: 'What happened',
    mood: 'neutral',
  }),
  'journal.remove': ({ projectId, entryId }) => ({ projectId, entryId }),
  'versions.list': ({ projectId }) => ({ projectId, module: 'idea' }),
  'versions.get': ({ projectId, versionId }) => ({ projectId, module: 'idea', versionId }),
  'versions.restore': ({ projectId, versionId }) => ({ projectId, module: 'idea', versionId }),
  'brainstorm.selectIdea': ({ projectId, ideaId }) => ({ projectId, ideaId }),
  'brainstorm.haveIdea': ({ projectId }) => ({ projectId }),
  'brainstorm.developIdea': ({ projectId }) => ({ projectId, language: 'en', overwrite: true }),
  'live.stream': ({ projectId }) => ({ tabId: 'tab-of-the-matrix', projectId }),
  'live.present': ({ projectId }) => ({
    projectId,
    tabId: 'tab-of-the-matrix',
    place: { module: 'idea', question: null },
  }),
  'generation.start': ({ projectId }) => ({ projectId, module: 'idea', language: 'en' }),
  'generation.follow': ({ projectId, generationId }) => ({ projectId, generationId }),
  'generation.cancel': ({ projectId, generationId }) => ({ projectId, generationId }),
  'collaboration.list': ({ projectId }) => ({ projectId }),
  'collaboration.invite': ({ projectId }) => ({
    projectId,
    email: `${randomUUID()}@example.test`,
    role: 'viewer',
    language: 'en',
  }),
  'collaboration.setRole': ({ projectId, collaboratorId }) => ({ projectId, collaboratorId, role: 'viewer' }),
  'collaboration.remove': ({ projectId, collaboratorId }) => ({ projectId, collaboratorId }),
  'collaboration.shared': () => ({}),
  'invitations.list': () => ({}),
  'invitations.count': () => ({}),
  'invitations.get': ({ invitationId }) => ({ invitationId }),
  'invitations.respond': ({ invitationId }) => ({ invitationId, response: 'accepted' }),
  'comments.list': ({ projectId }) => ({ projectId, module: 'idea' }),
  'comments.replies': ({ projectId, commentId }) => ({ projectId, commentId }),
  'comments.add': ({ projectId }) => ({ projectId, module: 'idea', commentId: randomUUID(), content: 'Why not?' }),
  'comments.update': ({ projectId, commentId }) => ({ projectId, commentId, content: 'Why not?' }),
  'comments.remove': ({ projectId, commentId }) => ({ projectId, commentId }),
  'activity.list': ({ projectId }) => ({ projectId }),
  'activity.recordView': ({ projectId }) => ({ projectId }),
  'billing.plan': () => ({}),
  'billing.subscription': () => ({}),
  'billing.checkout': () => ({ priceId: sandboxPriceId, attempt: randomUUID() }),
  'billing.verify': ({ checkoutId }) => ({ sessionId: checkoutId }),
  'billing.portal': () => ({}),
};

/** Refusals that come after the access check, so the caller got through. */
const passed = new Set(['ANSWERS_INCOMPLETE', 'CONFLICT']);

describe('access matrix', () => {
  const entries = contractEntries();

  test('every procedure of the contract declares who may call it', () => {
    expect(entries.filter((entry) => entry.access === undefined).map((entry) => entry.name)).toEqual([]);
  });

  test('every procedure has a row, and every row a procedure', () => {
    expect(Object.keys(rows).sort()).toEqual(entries.map((entry) => entry.name).sort());
  });

  test('the mounted router has exactly the procedures of the contract', () => {
    const mounted = Object.entries(router).flatMap(([feature, procedures]) =>
      Object.keys(procedures).map((name) => `${feature}.${name}`),
    );
    expect(mounted.sort()).toEqual(entries.map((entry) => entry.name).sort());
  });

  for (const entry of entries) {
    test(`${entry.name} answers every kind of caller as declared`, async () => {
      const app = await createTestApp();
      const verdicts: Partial<Record<Caller, Verdict>> = {};
      for (const caller of callers) verdicts[caller] = await verdictOf(app, entry.name, caller);
      const expected = Object.fromEntries(
        callers.map((caller) => [caller, expectedVerdict(entry.access ?? 'public', caller)]),
      );
      expect(verdicts).toEqual(expected);
    });
  }
});

async function verdictOf(app: TestApp, name: string, caller: Caller): Promise<Verdict> {
  const { deps } = app;
  const owner = await createUser(deps, { premium: true });
  const project = await createProject(deps, { ownerId: owner.id });
  const user = await callerAs(app, caller, owner, project);
  const idea = { id: randomUUID(), title: 'T', description: 'D', sector: 'S', interestLevel: 'high' as const };
  await deps.db.insert(projectModules).values({
    projectId: project.id,
    module: 'brainstorm',
    extra: { generatedIdeas: [idea], selectedIdea: idea },
  });
  const [generation] = await deps.db
    .insert(generations)
    .values({
      userId: (user ?? owner).id,
      projectId: project.id,
      module: 'idea',
      language: 'en',
      status: 'failed',
      failure: 'technical',
      metered: true,
      periodStart: new Date(),
      finishedAt: sql`now()`,
    })
    .returning({ id: generations.id });
  const personaId = randomUUID();
  await deps.db
    .insert(projectModules)
    .values({ projectId: project.id, module: 'personas', extra: { personas: [testPersona(personaId)] } });
  const entryId = '1700000000000';
  await deps.db
    .insert(journalEntries)
    .values({ projectId: project.id, id: entryId, title: 'T', content: 'C', mood: 'neutral' });
  const [version] = await deps.db
    .insert(analysisVersions)
    .values({ projectId: project.id, module: 'idea', language: 'en', source: 'builtin', content: '## A' })
    .returning({ id: analysisVersions.id });
  // The caller's own comment; the tests of comments cover other people's.
  const commentId = randomUUID();
  await deps.db.insert(projectComments).values({
    id: commentId,
    projectId: project.id,
    moduleKey: 'idea',
    userId: (user ?? owner).id,
    content: 'Who is it for?',
  });
  const colleague = await createUser(deps);
  const { id: collaboratorId } = await createCollaborator(deps, project, { user: colleague, role: 'editor' });
  // The caller's own invitation, to another project.
  const { id: invitationId } = await createCollaborator(deps, await createProject(deps), {
    user: user ?? owner,
    role: 'viewer',
    status: 'pending',
  });
  const checkoutId = await openCheckout(app, (user ?? owner).id);
  const input = rows[name]?.({
    projectId: project.id,
    generationId: generation?.id ?? '',
    ideaId: idea.id,
    personaId,
    entryId,
    versionId: version?.id ?? '',
    commentId,
    collaboratorId,
    invitationId,
    checkoutId,
  });
  const [feature, procedure] = name.split('.') as [string, string];
  const client = app.as(user) as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  try {
    const result = await client[feature]?.[procedure]?.(input);
    if (isAsyncIterable(result)) for await (const _event of result) break;
    return 'allowed';
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    if (passed.has(error.code)) return 'allowed';
    return error.code as Verdict;
  }
}

/** Opens a checkout for the caller at the sandbox. */
async function openCheckout({ deps }: TestApp, userId: string): Promise<string> {
  const customerId = await deps.payments?.createCustomer({ userId, email: '', language: 'en', key: userId });
  const request = {
    userId,
    priceId: sandboxPriceId,
    successUrl: '',
    cancelUrl: '',
    language: 'en',
    key: userId,
  } as const;
  const checkout = await deps.payments?.createCheckout({ ...request, customerId: customerId ?? '' });
  return checkout?.id ?? '';
}

async function callerAs(
  app: TestApp,
  caller: Caller,
  owner: TestUser,
  project: { id: string; ownerId: string },
): Promise<TestUser | null> {
  if (caller === 'anonymous') return null;
  if (caller === 'owner') return owner;
  const user = await createUser(app.deps, { premium: true });
  if (caller === 'invited') await createCollaborator(app.deps, project, { user, role: 'editor', status: 'pending' });
  if (caller === 'declined') await createCollaborator(app.deps, project, { user, role: 'editor', status: 'declined' });
  if (caller === 'viewer' || caller === 'commenter' || caller === 'editor') {
    await createCollaborator(app.deps, project, { user, role: caller });
  }
  if (caller === 'removed') {
    await createCollaborator(app.deps, project, { user, role: 'editor' });
    await app.deps.db.execute(sql`delete from project_collaborators where user_id = ${user.id}`);
  }
  return user;
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
