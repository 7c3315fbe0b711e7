import { randomUUID } from 'node:crypto';
import type { ProcedureAccess } from '@elan/contract/base';
import { adviserRoles, changesContent, collaboratorRoles, type Permission } from '@elan/domain/permissions';
import { ORPCError } from '@orpc/client';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sandboxPriceId } from '../platform/payments/sandbox-records.ts';
import { router } from '../router.ts';
import { type Caller, callers, contractEntries, expectedVerdict, type Verdict } from './access-matrix.ts';
import { testConnection } from './assistant.ts';
import { createCollaborator, createProject, createUser, type TestUser } from './factories.ts';
import { createProjectScene, type ProjectScene } from './project-scene.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const testFile = { format: 'elan-project', version: 1, project: { name: 'From a file' } };

/** One row per procedure: an input that lets an allowed caller through. A procedure without a row fails the test. */
const rows: Record<string, (scene: ProjectScene) => Record<string, unknown>> = {
  'account.get': () => ({}),
  'account.setLanguage': () => ({ language: 'fr' }),
  'account.setProfile': () => ({ name: 'Zoé Roy', color: 'rose' }),
  'account.export': () => ({}),
  'account.delete': () => ({ confirmDeletion: true }),
  'assistants.list': () => ({}),
  'assistants.ask': () => ({}),
  'assistants.allow': ({ clientOfAssistant }) => ({ request: testConnection(clientOfAssistant), scopes: ['read'] }),
  'assistants.disconnect': ({ assistantId }) => ({ assistantId }),
  'projects.list': () => ({}),
  'projects.countCollaborators': () => ({}),
  'projects.get': ({ projectId }) => ({ projectId }),
  'projects.permissions': ({ projectId }) => ({ projectId }),
  'projects.create': () => ({ name: 'Another' }),
  'projects.update': ({ projectId }) => ({ projectId, name: 'Renamed' }),
  'projects.delete': ({ projectId }) => ({ projectId }),
  'projects.archive': ({ projectId }) => ({ projectId, archived: true }),
  'projects.trash': () => ({}),
  'projects.restore': ({ trashedId }) => ({ projectId: trashedId }),
  'projects.erase': ({ trashedId }) => ({ projectId: trashedId }),
  'projects.emptyTrash': () => ({ deletedUntil: new Date().toISOString() }),
  'modules.list': () => ({ language: 'en' }),
  'modules.saveAnswers': ({ projectId }) => ({
    projectId,
    module: 'idea',
    answers: [{ question: 'location', value: 'Trois-Rivières', baseVersion: 0 }],
  }),
  'modules.save': ({ projectId }) => ({ projectId, module: 'brainstorm' }),
  'modules.setAside': ({ projectId }) => ({ projectId, module: 'idea', kind: 'question', part: 'budget', aside: true }),
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
  'ledger.get': ({ projectId }) => ({ projectId }),
  'ledger.save': ({ projectId }) => ({ projectId, refuse: ['finances:averagePrice:0'] }),
  'ledger.readWithModel': ({ projectId }) => ({ projectId, module: 'idea' }),
  'ledger.versions': ({ projectId, rowId }) => ({ projectId, rowId }),
  'ledger.removed': ({ projectId }) => ({ projectId }),
  'ledger.restore': ({ projectId, rowId }) => ({ projectId, rowId, version: 1 }),
  'tasks.list': ({ projectId }) => ({ projectId }),
  'tasks.add': ({ projectId }) => ({ projectId, taskId: randomUUID(), text: 'Call the bank' }),
  'tasks.ask': ({ projectId }) => ({ projectId, taskId: randomUUID(), text: 'Who pays?', about: { module: 'idea' } }),
  'tasks.answer': ({ projectId, questionId }) => ({ projectId, taskId: questionId, answer: 'We do.' }),
  'tasks.update': ({ projectId, taskId }) => ({ projectId, taskId, done: true }),
  'tasks.reorder': ({ projectId, taskId }) => ({ projectId, taskId, position: 7 }),
  'tasks.remove': ({ projectId, taskId }) => ({ projectId, taskId }),
  'documents.plan': ({ projectId }) => ({ projectId, format: 'markdown', language: 'en' }),
  'figureCheck.list': ({ projectId }) => ({ projectId }),
  'figureCheck.confirm': ({ projectId }) => ({
    projectId,
    confirmationId: randomUUID(),
    of: 'figure',
    written: '$2,750',
    context: 'Permits cost $2,750.',
    module: 'idea',
    basis: 'estimate',
  }),
  'figureCheck.takeBack': ({ projectId, confirmationId }) => ({ projectId, confirmationId }),
  'forecast.get': ({ projectId }) => ({ projectId, language: 'en' }),
  'forecast.proposals': ({ projectId }) => ({ projectId }),
  'trades.list': () => ({ language: 'en' }),
  'trades.get': ({ projectId }) => ({ projectId, language: 'en' }),
  'papers.list': ({ projectId }) => ({ projectId }),
  'papers.update': ({ projectId }) => ({ projectId, paper: 'lease', state: 'have' }),
  'rehearsal.list': ({ projectId }) => ({ projectId }),
  'rehearsal.save': ({ projectId }) => ({
    projectId,
    question: 'check.pay',
    text: 'My savings.',
    baseVersion: 0,
    language: 'en',
    asked: 'What will you live on?',
  }),
  'rehearsal.tick': ({ projectId }) => ({ projectId, question: 'check.cash', point: 'date', ticked: true }),
  'rehearsal.weigh': ({ projectId }) => ({ projectId, question: 'check.cash', language: 'en' }),
  'rehearsal.versions': ({ projectId }) => ({ projectId, question: 'check.cash' }),
  'lenderFacts.list': ({ projectId }) => ({ projectId }),
  'lenderFacts.save': ({ projectId }) => ({
    projectId,
    facts: [{ fact: 'ask.amount', text: '1800000', baseVersion: 0, language: 'en' }],
  }),
  'lenderFacts.versions': ({ projectId }) => ({ projectId, fact: 'ask.why' }),
  'planDocument.get': ({ projectId }) => ({ projectId }),
  'planDocument.section': ({ projectId, planSectionId }) => ({ projectId, section: planSectionId }),
  'planDocument.save': ({ projectId }) => ({
    projectId,
    section: 'summary',
    text: 'A bakery.',
    baseVersion: 0,
    language: 'en',
  }),
  'planDocument.keepText': ({ projectId }) => ({ projectId, section: 'summary', base: 'A shop.' }),
  'planDocument.setReader': ({ projectId }) => ({ projectId, reader: 'partner' }),
  'planDocument.move': ({ projectId }) => ({ projectId, section: 'market', after: null }),
  'planDocument.show': ({ projectId }) => ({ projectId, section: 'risks', shown: false }),
  'planDocument.showMany': ({ projectId }) => ({ projectId, sections: ['risks'], shown: false }),
  'planDocument.setLender': ({ projectId }) => ({ projectId, lender: 'bdc' }),
  'planDocument.add': ({ projectId }) => ({ projectId, section: randomUUID(), title: 'Our street', language: 'en' }),
  'planDocument.rename': ({ projectId, planSectionId }) => ({ projectId, section: planSectionId, title: 'Our place' }),
  'planDocument.remove': ({ projectId, planSectionId }) => ({ projectId, section: planSectionId, removed: true }),
  'planDocument.rewrite': ({ projectId }) => ({
    projectId,
    section: 'summary',
    title: 'Summary',
    text: 'A bakery.',
    style: 'shorter',
    language: 'en',
  }),
  'planDocument.versions': ({ projectId }) => ({ projectId, section: 'summary' }),
  'planPictures.list': ({ projectId }) => ({ projectId }),
  'planPictures.add': ({ projectId, pictureId }) => ({
    ...ofPicture(projectId, pictureId),
    section: 'summary',
    data: '',
  }),
  'planPictures.describe': ({ projectId, pictureId }) => ofPicture(projectId, pictureId),
  'planPictures.move': ({ projectId, pictureId }) => ({ projectId, pictureId, after: null }),
  'planPictures.remove': ({ projectId, pictureId }) => ({ projectId, pictureId, removed: true }),
  'planPictures.erase': ({ projectId, pictureId }) => ({ projectId, pictureId }),
  'planPictures.image': ({ projectId, pictureId }) => ({ projectId, pictureId }),
  'signOffs.list': ({ projectId }) => ({ projectId }),
  'signOffs.sign': ({ projectId, planSectionId }) => ({
    projectId,
    section: planSectionId,
    language: 'en',
    mark: 'x'.repeat(22),
    note: 'I read it.',
  }),
  'signOffs.withdraw': ({ projectId }) => ({ projectId, section: 'summary' }),
  'documents.planSections': ({ projectId }) => ({ projectId, language: 'en' }),
  'links.list': ({ projectId }) => ({ projectId }),
  'links.create': ({ projectId }) => ({
    projectId,
    document: 'plan',
    language: 'en',
    reader: 'A bank',
    ends_at: new Date(Date.now() + 86_400_000).toISOString(),
  }),
  'links.setEnd': ({ projectId, linkId }) => ({
    projectId,
    linkId,
    ends_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
  }),
  'links.revoke': ({ projectId, linkId }) => ({ projectId, linkId }),
  'links.open': ({ tokenOfLink }) => ({ token: tokenOfLink }),
  'links.pictures': ({ tokenOfLink }) => ({ token: tokenOfLink }),
  'links.file': ({ tokenOfLink }) => ({ token: tokenOfLink, format: 'word' }),
  'documents.wholeFile': ({ projectId }) => ({ projectId, language: 'fr' }),
  'documents.planWithBalance': ({ projectId }) => ({ projectId, format: 'markdown', language: 'en' }),
  'documents.signedPlan': ({ projectId }) => ({ projectId, format: 'markdown', language: 'en' }),
  'documents.file': ({ projectId }) => ({ projectId, format: 'word', language: 'fr' }),
  'versions.list': ({ projectId }) => ({ projectId, module: 'idea' }),
  'versions.get': ({ projectId, versionId }) => ({ projectId, module: 'idea', versionId }),
  'versions.restore': ({ projectId, versionId }) => ({ projectId, module: 'idea', versionId }),
  'versions.restoreSection': ({ projectId, versionId }) => ({ projectId, module: 'idea', versionId, section: 0 }),
  'versions.answers': ({ projectId }) => ({ projectId, module: 'idea', question: 'location' }),
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
  'collaboration.inviteAdviser': ({ projectId }) => ({
    projectId,
    email: `${randomUUID()}@example.test`,
    language: 'en',
  }),
  'collaboration.setPrivateFigures': ({ projectId, adviserId }) => ({
    projectId,
    collaboratorId: adviserId,
    allowed: true,
  }),
  'collaboration.setRole': ({ projectId, collaboratorId }) => ({ projectId, collaboratorId, role: 'viewer' }),
  'collaboration.remove': ({ projectId, collaboratorId }) => ({ projectId, collaboratorId }),
  'collaboration.shared': () => ({}),
  'advising.list': () => ({}),
  'invitations.list': () => ({}),
  'invitations.count': () => ({}),
  'invitations.get': ({ invitationId }) => ({ invitationId }),
  'invitations.respond': ({ invitationId }) => ({ invitationId, response: 'accepted' }),
  'comments.list': ({ projectId }) => ({ projectId, module: 'idea' }),
  'comments.replies': ({ projectId, commentId }) => ({ projectId, commentId }),
  'comments.add': ({ projectId }) => ({ projectId, module: 'idea', commentId: randomUUID(), content: 'Why not?' }),
  'comments.update': ({ projectId, commentId }) => ({ projectId, commentId, content: 'Why not?' }),
  'comments.resolve': ({ projectId, commentId }) => ({ projectId, commentId, resolved: true }),
  'comments.remove': ({ projectId, commentId }) => ({ projectId, commentId }),
  'suggestions.list': ({ projectId }) => ({ projectId }),
  'suggestions.count': ({ projectId }) => ({ projectId }),
  'suggestions.add': ({ projectId }) => ({
    projectId,
    suggestionId: randomUUID(),
    proposal: { kind: 'task', text: 'Call the bank', due: null },
  }),
  'suggestions.accept': ({ projectId, suggestionId }) => ({ projectId, suggestionId, over: null }),
  'suggestions.refuse': ({ projectId, suggestionId }) => ({ projectId, suggestionId }),
  'suggestions.withdraw': ({ projectId, suggestionId }) => ({ projectId, suggestionId }),
  'activity.list': ({ projectId }) => ({ projectId }),
  'activity.sinceVisit': ({ projectId }) => ({ projectId }),
  'activity.recordView': ({ projectId }) => ({ projectId }),
  'billing.plan': () => ({}),
  'billing.subscription': () => ({}),
  'billing.checkout': () => ({ priceId: sandboxPriceId, attempt: randomUUID() }),
  'billing.verify': ({ checkoutId }) => ({ sessionId: checkoutId }),
  'billing.portal': () => ({}),
  'notices.list': () => ({}),
  'notices.count': () => ({}),
  'notices.read': ({ commentId }) => ({ noticeId: commentId }),
  'notices.readAll': () => ({ until: new Date().toISOString() }),
  'notices.choices': () => ({}),
  'notices.choose': () => ({ kind: 'reply', shown: false }),
  'mail.notices': () => ({}),
  'mail.setNotice': () => ({ kind: 'reply', wanted: false }),
  'documents.place': () => ({}),
  'projectFile.check': () => ({ file: testFile }),
  'projectFile.import': () => ({ importId: randomUUID(), file: testFile }),
  'search.find': () => ({ query: 'bakery', language: 'en' }),
};

const ofPicture = (projectId: string, pictureId: string) => ({
  projectId,
  pictureId,
  alt: null,
  caption: '',
  width: 'half',
});

/** Refusals that come after the access check, so the caller got through. */
const passed = new Set(['ANSWERS_INCOMPLETE', 'CONFLICT']);

/** Who may do what is the same on every version of PostgreSQL: on an installed one, the owner calls everything once. */
const tried: readonly Caller[] = process.env.POSTGRES_UNDER_TEST === 'embedded' ? callers : ['owner'];

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

  for (const { name, access = 'public' } of entries) {
    test(`${name} can be called as declared`, async () => {
      const app = await createTestApp();
      for (const caller of tried) {
        if (expectedVerdict(access, caller) !== 'allowed') continue;
        expect([caller, await verdictOf(app, name, await castFor(app, caller))]).toEqual([caller, 'allowed']);
      }
    });
  }

  test.each(tried)('%s is refused as declared', async (caller) => {
    const refused = entries
      .map(({ name, access = 'public' }) => [name, expectedVerdict(access, caller)] as const)
      .filter(([, verdict]) => verdict !== 'allowed');
    expect(await refusalsOf(caller, refused)).toEqual(Object.fromEntries(refused));
  });
});

describe('access matrix of what a person put away', () => {
  const entries = contractEntries().filter(({ access }) => access?.startsWith('project:'));
  const members = (['viewer', 'adviser', 'editor', 'owner'] as const).filter((caller) => tried.includes(caller));

  const expectedInArchive = (access: ProcedureAccess = 'public', caller: Caller) => {
    const usual = expectedVerdict(access, caller);
    return usual === 'allowed' && changesContent(access as Permission) ? 'PROJECT_ARCHIVED' : usual;
  };

  test.each(members)('%s finds no project in the trash', async (caller) => {
    const refused = entries.map(({ name }) => [name, 'NOT_FOUND'] as const);
    expect(await refusalsOf(caller, refused, 'trash')).toEqual(Object.fromEntries(refused));
  });

  test.each(members)('%s cannot change an archived project', async (caller) => {
    const refused = entries
      .map(({ name, access }) => [name, expectedInArchive(access, caller)] as const)
      .filter(([, verdict]) => verdict !== 'allowed');
    expect(await refusalsOf(caller, refused, 'archive')).toEqual(Object.fromEntries(refused));
  });

  for (const { name, access } of entries) {
    const allowed = members.filter((caller) => expectedInArchive(access, caller) === 'allowed');
    if (allowed.length === 0) continue;
    test(`${name} can be called in an archived project`, async () => {
      const app = await createTestApp();
      for (const caller of allowed) {
        const verdict = await verdictOf(app, name, await castFor(app, caller, 'archive'));
        expect([caller, verdict]).toEqual([caller, 'allowed']);
      }
    });
  }
});

/** Calls of the matrix about a module that is not free. */
const inPremiumModules: Record<string, (scene: ProjectScene) => Record<string, unknown>> = {
  'modules.saveAnswers': ({ projectId }) => ({
    projectId,
    module: 'finances',
    answers: [{ question: 'pricingStrategy', value: '12', baseVersion: 0 }],
  }),
  'modules.save': ({ projectId }) => ({ projectId, module: 'personas' }),
  'modules.setAside': ({ projectId }) => ({
    projectId,
    module: 'rd',
    kind: 'question',
    part: 'suppliers',
    aside: true,
  }),
  ...pick('personas.remove', 'journal.add', 'journal.remove'),
  'versions.restore': ({ projectId, versionId }) => ({ projectId, module: 'marketing', versionId }),
  'versions.restoreSection': ({ projectId, versionId }) => ({
    projectId,
    module: 'marketing',
    versionId,
    section: 0,
  }),
};
const withOwnPlan: typeof inPremiumModules = {
  'generation.start': ({ projectId }) => ({ projectId, module: 'maturity', language: 'en' }),
  'ledger.readWithModel': ({ projectId }) => ({ projectId, module: 'finances' }),
};

function pick(...names: string[]): typeof rows {
  return Object.fromEntries(names.flatMap((name) => (rows[name] === undefined ? [] : [[name, rows[name]]])));
}

describe('access matrix of plans (decision L-13)', () => {
  const all = { ...inPremiumModules, ...withOwnPlan };
  const verdictsOf = async (own: 'free' | 'premium', owners: 'free' | 'premium', caller: 'editor' | 'viewer') => {
    const app = await createTestApp();
    const owner = await createUser(app.deps, { premium: owners === 'premium' });
    const project = await createProject(app.deps, { ownerId: owner.id });
    const user = await createUser(app.deps, { premium: own === 'premium' });
    await createCollaborator(app.deps, project, { user, role: caller });
    const scene = await createProjectScene(app.deps, project, user);
    await app.deps.db.execute(sql`update analysis_versions set module = 'marketing' where project_id = ${project.id}`);
    const verdicts: Record<string, string> = {};
    for (const name of Object.keys(all)) verdicts[name] = await verdictOf(app, name, { user, scene }, all);
    return verdicts;
  };
  const expected = (open: string, ofModel: string) => ({
    ...Object.fromEntries(Object.keys(inPremiumModules).map((name) => [name, open])),
    ...Object.fromEntries(Object.keys(withOwnPlan).map((name) => [name, ofModel])),
  });

  test.each([
    ['free', 'free', 'editor', 'PLAN_REQUIRED', 'PLAN_REQUIRED'],
    ['free', 'premium', 'editor', 'allowed', 'PLAN_REQUIRED'],
    ['premium', 'free', 'editor', 'allowed', 'allowed'],
    ['premium', 'premium', 'viewer', 'FORBIDDEN', 'FORBIDDEN'],
  ] as const)('own plan %s, owner’s plan %s, %s', async (own, owners, caller, open, ofModel) => {
    expect(await verdictsOf(own, owners, caller)).toEqual(expected(open, ofModel));
  });
});

/** Makes calls that must be refused. A refusal changes nothing, so all share one project. */
async function refusalsOf(
  caller: Caller,
  refused: readonly (readonly [name: string, expected: string])[],
  put?: PutAway,
): Promise<Record<string, string>> {
  const app = await createTestApp();
  const cast = await castFor(app, caller, put);
  const verdicts: Record<string, string> = {};
  for (const [name] of refused) verdicts[name] = await verdictOf(app, name, cast);
  return verdicts;
}

/** A caller and the project that is called about. */
type Cast = { user: TestUser | null; scene: ProjectScene };

type PutAway = 'trash' | 'archive';

async function castFor(app: TestApp, caller: Caller, put?: PutAway): Promise<Cast> {
  const { deps } = app;
  const owner = await createUser(deps, { premium: true });
  const project = await createProject(deps, { ownerId: owner.id });
  const user = await callerAs(app, caller, owner, project);
  // The comment is the caller's own; the tests of comments cover other people's.
  const scene = await createProjectScene(deps, project, user ?? owner);
  if (put === 'trash') await app.as(owner).projects.delete({ projectId: project.id });
  if (put === 'archive') await app.as(owner).projects.archive({ projectId: project.id, archived: true });
  return { user, scene };
}

async function verdictOf(app: TestApp, name: string, { user, scene }: Cast, inputs = rows): Promise<Verdict> {
  const input = inputs[name]?.(scene);
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
  const role = [...collaboratorRoles, ...adviserRoles].find((each) => each === caller);
  if (role !== undefined) await createCollaborator(app.deps, project, { user, role });
  if (caller === 'removed') {
    await createCollaborator(app.deps, project, { user, role: 'editor' });
    await app.deps.db.execute(sql`delete from project_collaborators where user_id = ${user.id}`);
  }
  return user;
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
