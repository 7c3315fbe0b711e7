import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { accessTokens } from '../db/schema/access-tokens.ts';
import { projectActivity } from '../db/schema/activity.ts';
import { accounts, verifications } from '../db/schema/auth.ts';
import { authenticators } from '../db/schema/authenticators.ts';
import { generations } from '../db/schema/generation.ts';
import { journalEntries } from '../db/schema/journal.ts';
import { loginAttempts } from '../db/schema/login-attempts.ts';
import { analysisVersions, answers, projectModules } from '../db/schema/modules.ts';
import { passkeys } from '../db/schema/passkeys.ts';
import type { Deps } from '../rpc/deps.ts';
import { createConnection } from './assistant.ts';
import { createCollaborator, createProject, createUser, type TestUser, testPersona } from './factories.ts';

export type AccountScene = {
  /** Owns a filled project and edits one of `other`. */
  user: TestUser;
  /** Edits the project of `user`, and owns one that `user` edits. */
  other: TestUser;
  /** Invited by `user` to their project. */
  invitedEmail: string;
  own: { id: string; ownerId: string };
  foreign: { id: string; ownerId: string };
};

/** A person with data of every kind, in their own project and in somebody else's. */
export async function createAccountScene(
  deps: Deps,
  options: { language?: 'en' | 'fr'; premium?: boolean } = {},
): Promise<AccountScene> {
  const user = await createUser(deps, {
    email: `owner-${randomUUID()}@example.test`,
    premium: true,
    used: 5,
    ...options,
  });
  const other = await createUser(deps, { email: `other-${randomUUID()}@example.test`, premium: true, used: 7 });
  const own = await createProject(deps, { ownerId: user.id, name: 'Bakery' });
  const foreign = await createProject(deps, { ownerId: other.id, name: 'Workshop' });
  await createCollaborator(deps, own, { user: other, role: 'editor' });
  await createCollaborator(deps, foreign, { user, role: 'editor' });
  const invitedEmail = `invited-${randomUUID()}@example.test`;
  await deps.db.execute(sql`
    insert into project_collaborators (project_id, invited_email, invited_email_lower, invited_by, role)
    values (${own.id}, ${invitedEmail}, ${invitedEmail}, ${user.id}, 'viewer')`);
  for (const project of [own, foreign]) await fillProject(deps, project.id, user, other);
  await deps.db.insert(loginAttempts).values({ email: user.email, count: 2, lastAttemptAt: new Date() });
  await deps.db.insert(verifications).values({
    id: randomUUID(),
    identifier: 'a hash',
    value: user.id,
    expiresAt: new Date(Date.now() + 60_000),
  });
  await deps.db.insert(passkeys).values({
    userId: user.id,
    name: 'Laptop',
    credentialId: `credential-${user.id}`,
    publicKey: `public-key-${user.id}`,
    counter: 0,
    transports: ['internal'],
  });
  await deps.db.insert(accounts).values({
    id: randomUUID(),
    userId: user.id,
    providerId: 'google',
    accountId: `https://accounts.google.com ${user.id}-at-google`,
  });
  await deps.db.insert(accessTokens).values({
    userId: user.id,
    name: 'Checkout',
    hash: `token-hash-${user.id}`,
    scopes: ['read', 'documents'],
    expiresAt: new Date(Date.now() + 60_000),
  });
  await createConnection(deps, user);
  await deps.db.insert(authenticators).values({
    userId: user.id,
    secret: `secret-${user.id}`,
    confirmedAt: new Date(),
    recoveryHashes: [`hash-${user.id}`],
  });
  return { user, other, invitedEmail, own, foreign };
}

/** Content of both people in one project. */
async function fillProject({ db }: Deps, projectId: string, user: TestUser, other: TestUser): Promise<void> {
  const versionIds: string[] = [];
  for (const [name, author] of [
    ['first', user],
    ['second', other],
  ] as const) {
    const [version] = await db
      .insert(analysisVersions)
      .values({
        projectId,
        module: 'idea',
        language: 'fr',
        source: 'builtin',
        content: `## The ${name} analysis`,
        createdBy: author.id,
      })
      .returning({ id: analysisVersions.id });
    versionIds.push(version?.id ?? '');
    await db.insert(answers).values({
      projectId,
      module: 'idea',
      question: name,
      value: `The ${name} answer`,
      version: 1,
      updatedBy: author.id,
    });
    await db.insert(journalEntries).values({
      projectId,
      id: `${name}-day`,
      title: name,
      content: 'What happened',
      mood: 'neutral',
      createdBy: author.id,
    });
    await db.insert(projectActivity).values({
      projectId,
      userId: author.id,
      actionType: 'collaborator_added',
      description: 'Collaborator added',
      metadata: { email: author.email, role: 'editor' },
    });
    await db.insert(generations).values({
      userId: author.id,
      projectId,
      module: 'idea',
      language: 'fr',
      status: 'succeeded',
      metered: true,
      periodStart: new Date(),
    });
  }
  const idea = {
    id: randomUUID(),
    title: 'Bread',
    description: 'At the station',
    sector: 'Food',
    interestLevel: 'high',
  } as const;
  await db.insert(projectModules).values([
    { projectId, module: 'idea', analysisVersionId: versionIds[1] ?? null, complete: true },
    { projectId, module: 'brainstorm', extra: { generatedIdeas: [idea], selectedIdea: idea } },
    { projectId, module: 'personas', extra: { personas: [testPersona()] } },
  ]);
}

/** Every row of every table that contains one of the texts, as `table: row`. The outbox is not searched. */
export async function rowsWith({ db }: Deps, texts: readonly string[]): Promise<string[]> {
  const tables = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'outbox_mails'`);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    for (const text of texts) {
      const rows = await db.execute<{ row: string }>(
        sql`select t::text as row from ${sql.identifier(name)} t where strpos(lower(t::text), ${text.toLowerCase()}) > 0`,
      );
      found.push(...rows.rows.map(({ row }) => `${name}: ${row}`));
    }
  }
  return found;
}
