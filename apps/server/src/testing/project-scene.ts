import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { projectComments } from '../db/schema/comments.ts';
import { confirmedFigures } from '../db/schema/figure-check.ts';
import { generations } from '../db/schema/generation.ts';
import { journalEntries } from '../db/schema/journal.ts';
import { ledgerRowVersions } from '../db/schema/ledger.ts';
import { lenderFacts, lenderFactVersions } from '../db/schema/lender-facts.ts';
import { analysisVersions, answers, projectModules } from '../db/schema/modules.ts';
import { planSections, planSectionVersions } from '../db/schema/plan-document.ts';
import { planPictureBytes, planPictures } from '../db/schema/plan-pictures.ts';
import { readerLinks } from '../db/schema/reader-links.ts';
import { rehearsalAnswers, rehearsalAnswerVersions } from '../db/schema/rehearsal.ts';
import { signOffs } from '../db/schema/sign-offs.ts';
import { suggestions } from '../db/schema/suggestions.ts';
import { projectTasks } from '../db/schema/tasks.ts';
import { createLinkToken } from '../features/links/link-token.ts';
import { sandboxPriceId } from '../platform/payments/sandbox-records.ts';
import type { Deps } from '../rpc/deps.ts';
import { createConnection } from './assistant.ts';
import { createCollaborator, createProject, createUser, type TestUser, testPersona, testRow } from './factories.ts';
import { pngOf } from './test-pictures.ts';

/** What every procedure of the contract can be called with: one thing of each kind, by id. */
export type ProjectScene = {
  projectId: string;
  generationId: string;
  ideaId: string;
  personaId: string;
  entryId: string;
  versionId: string;
  commentId: string;
  collaboratorId: string;
  adviserId: string;
  invitationId: string;
  checkoutId: string;
  trashedId: string;
  rowId: string;
  taskId: string;
  questionId: string;
  confirmationId: string;
  planSectionId: string;
  pictureId: string;
  linkId: string;
  suggestionId: string;
  assistantId: string;
  clientOfAssistant: string;
  /** Opens the link. Not named like the field of a call: the fuzz must not send it. */
  tokenOfLink: string;
};

/**
 * Fills a project with one thing of each kind.
 * @param author who generated and commented, is invited to another project, has a checkout open and a project in the
 *   trash
 * @param words in every text of the project, so that a test recognizes it
 */
export async function createProjectScene(
  deps: Deps,
  project: { id: string; ownerId: string },
  author: TestUser,
  words = 'Bread',
): Promise<ProjectScene> {
  const { db } = deps;
  const idea = { id: randomUUID(), title: words, description: words, sector: words, interestLevel: 'high' as const };
  const personaId = randomUUID();
  const personas = [{ ...testPersona(personaId), citation: words }];
  const [generation] = await db
    .insert(generations)
    .values({
      userId: author.id,
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
  const entryId = '1700000000000';
  await db
    .insert(journalEntries)
    .values({ projectId: project.id, id: entryId, title: words, content: words, mood: 'neutral' });
  const [version] = await db
    .insert(analysisVersions)
    .values({ projectId: project.id, module: 'idea', language: 'en', source: 'builtin', content: `## ${words}` })
    .returning({ id: analysisVersions.id });
  await db.insert(projectModules).values([
    { projectId: project.id, module: 'brainstorm', extra: { generatedIdeas: [idea], selectedIdea: idea } },
    { projectId: project.id, module: 'personas', extra: { personas } },
    { projectId: project.id, module: 'idea', analysisVersionId: version?.id ?? null },
  ]);
  await db.insert(answers).values({
    projectId: project.id,
    module: 'idea',
    question: 'location',
    value: words,
    version: 1,
    updatedBy: author.id,
  });
  const commentId = randomUUID();
  await db
    .insert(projectComments)
    .values({ id: commentId, projectId: project.id, moduleKey: 'idea', userId: author.id, content: words });
  const { id: collaboratorId } = await createCollaborator(deps, project, {
    user: await createUser(deps),
    role: 'editor',
  });
  const { id: adviserId } = await createCollaborator(deps, project, { user: await createUser(deps), role: 'adviser' });
  const { id: invitationId } = await createCollaborator(deps, await createProject(deps), {
    user: author,
    role: 'viewer',
    status: 'pending',
  });
  const rowId = randomUUID();
  await db
    .insert(ledgerRowVersions)
    .values({ ...testRow(rowId, { name: words }), projectId: project.id, rowId, version: 1, writtenAt: new Date() });
  const taskId = randomUUID();
  await db.insert(projectTasks).values({ projectId: project.id, id: taskId, text: words, position: 0 });
  const questionId = randomUUID();
  const question = { module: 'idea', section: null, title: null, answer: null } as const;
  await db
    .insert(projectTasks)
    .values({ projectId: project.id, id: questionId, text: words, position: 1, createdBy: author.id, question });
  const confirmationId = randomUUID();
  const figure = { kind: 'count', value: 40, written: '40', module: 'idea', basis: 'source', source: words } as const;
  await db.insert(confirmedFigures).values({ projectId: project.id, id: confirmationId, context: words, ...figure });
  const planSectionId = randomUUID();
  const section = { projectId: project.id, section: planSectionId, text: words, language: 'en' } as const;
  await db.insert(planSections).values({ ...section, version: 2, title: words, base: words, updatedBy: author.id });
  const pictureId = randomUUID();
  const ofPicture = { projectId: project.id, section: 'summary', position: 0, alt: words, caption: words } as const;
  const image = { width: 'full', type: 'image/png', pixelWidth: 1, pixelHeight: 1, size: 1 } as const;
  await db.insert(planPictures).values({ ...ofPicture, ...image, id: pictureId, addedBy: author.id });
  await db.insert(planPictureBytes).values({ projectId: project.id, pictureId, bytes: pngOf(1, 1) });
  const signature = { section: 'summary', title: words, language: 'en', mark: '', note: words } as const;
  await db.insert(signOffs).values({ projectId: project.id, userId: author.id, ...signature });
  await db.insert(planSectionVersions).values({ ...section, version: 1, writtenBy: author.id, writtenAt: new Date() });
  const answer = { projectId: project.id, question: 'check.cash', text: words, language: 'en' } as const;
  await db.insert(rehearsalAnswers).values({ ...answer, version: 2, asked: words, updatedBy: author.id });
  const earlier = { ...answer, version: 1, writtenBy: author.id, writtenAt: new Date() };
  await db.insert(rehearsalAnswerVersions).values(earlier);
  const fact = { projectId: project.id, fact: 'ask.why', text: words, language: 'en' } as const;
  await db.insert(lenderFacts).values({ ...fact, version: 2, updatedBy: author.id });
  await db.insert(lenderFactVersions).values({ ...fact, version: 1, writtenBy: author.id, writtenAt: new Date() });
  const linkId = randomUUID();
  const { token: tokenOfLink, hash: tokenHash } = createLinkToken();
  await db.insert(readerLinks).values({
    id: linkId,
    projectId: project.id,
    tokenHash,
    document: 'plan',
    language: 'en',
    reader: words,
    endsAt: new Date(Date.now() + 86_400_000),
  });
  const assistant = await createConnection(deps, author);
  const suggestionId = randomUUID();
  await db.insert(suggestions).values({
    id: suggestionId,
    projectId: project.id,
    userId: author.id,
    kind: 'task',
    private: false,
    proposed: { kind: 'task', text: words, due: null },
    reason: words,
  });
  const { id: trashedId } = await createProject(deps, { ownerId: author.id, name: words });
  await db.execute(sql`update projects set deleted_at = now() where id = ${trashedId}`);
  return {
    projectId: project.id,
    generationId: generation?.id ?? '',
    ideaId: idea.id,
    personaId,
    entryId,
    versionId: version?.id ?? '',
    commentId,
    collaboratorId,
    adviserId,
    invitationId,
    checkoutId: await openCheckout(deps, author.id),
    trashedId,
    rowId,
    taskId,
    questionId,
    confirmationId,
    planSectionId,
    pictureId,
    linkId,
    suggestionId,
    assistantId: assistant.grantId,
    clientOfAssistant: assistant.clientId,
    tokenOfLink,
  };
}

/** Opens a checkout for a person at the sandbox. */
async function openCheckout({ payments }: Deps, userId: string): Promise<string> {
  const customerId = await payments?.createCustomer({ userId, email: '', language: 'en', key: userId });
  const checkout = await payments?.createCheckout({
    userId,
    customerId: customerId ?? '',
    priceId: sandboxPriceId,
    successUrl: '',
    cancelUrl: '',
    language: 'en',
    key: userId,
  });
  return checkout?.id ?? '';
}
