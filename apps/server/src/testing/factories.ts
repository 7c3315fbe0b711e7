import { createHmac, randomUUID } from 'node:crypto';
import type { StoredPersona } from '@elan/contract/modules';
import { row } from '@elan/domain/forecast/testing/rows';
import type { Cells } from '@elan/domain/ledger/row';
import { type Profile, profileOf } from '@elan/domain/people';
import type { MemberRole } from '@elan/domain/permissions';
import { subscriptions, userPreferences } from '../db/schema/account.ts';
import { sessions, users } from '../db/schema/auth.ts';
import { projectCollaborators, projects } from '../db/schema/projects.ts';
import type { Deps } from '../rpc/deps.ts';
import { sessionCookieName } from '../rpc/session-cookie.ts';

/** Creates rows for a test, with the parent rows they need. */

export type TestUser = { id: string; email: string; cookie: string; token: string };

/** How others see a person who chose nothing. */
export const unnamed = ({ id, email }: Pick<TestUser, 'id' | 'email'>): Profile =>
  profileOf(id, { email, name: '', color: null });

export async function createUser(
  deps: Deps,
  options: { email?: string; emailVerified?: boolean; used?: number; language?: 'en' | 'fr'; premium?: boolean } = {},
): Promise<TestUser> {
  const id = randomUUID();
  const email = options.email ?? `${id}@example.test`;
  const token = randomUUID().replaceAll('-', '');
  await deps.db.insert(users).values({ id, email, name: '', emailVerified: options.emailVerified ?? false });
  await deps.db.insert(userPreferences).values({
    userId: id,
    language: options.language ?? 'en',
    aiUsageCount: options.used ?? 0,
    // A free month that begins in the very second of a subscription would be taken for its period.
    aiUsagePeriodStart: new Date(Date.now() - 60 * 60 * 1000),
  });
  await deps.db
    .insert(sessions)
    .values({ id: randomUUID(), userId: id, token, expiresAt: new Date(Date.now() + 60 * 60 * 1000) });
  if (options.premium === true) await subscribe(deps, id);
  const signed = `${token}.${createHmac('sha256', deps.authSecret).update(token).digest('base64')}`;
  return { id, email, token: signed, cookie: `${sessionCookieName(false)}=${encodeURIComponent(signed)}` };
}

/** Makes a person premium for a month that began yesterday. */
export async function subscribe(deps: Deps, userId: string): Promise<void> {
  const day = 24 * 60 * 60;
  const now = Math.floor(Date.now() / 1000);
  await deps.db.insert(subscriptions).values({
    userId,
    customerId: `cus_${userId}`,
    subscriptionId: `sub_${userId}`,
    subscriptionStatus: 'active',
    currentPeriodStart: now - day,
    currentPeriodEnd: now + 29 * day,
  });
}

export async function createProject(
  deps: Deps,
  options: { ownerId?: string; name?: string; description?: string } = {},
): Promise<{ id: string; ownerId: string }> {
  const ownerId = options.ownerId ?? (await createUser(deps)).id;
  const [row] = await deps.db
    .insert(projects)
    .values({ userId: ownerId, name: options.name ?? 'A project', description: options.description ?? null })
    .returning({ id: projects.id });
  if (row === undefined) throw new Error('an insert returned no row');
  return { id: row.id, ownerId };
}

export async function createCollaborator(
  deps: Deps,
  project: { id: string; ownerId: string },
  options: { user: TestUser; role: MemberRole; status?: 'pending' | 'accepted' | 'declined' },
): Promise<{ id: string }> {
  const [row] = await deps.db
    .insert(projectCollaborators)
    .values({
      projectId: project.id,
      userId: options.user.id,
      invitedEmail: options.user.email,
      invitedEmailLower: options.user.email.toLowerCase(),
      invitedBy: project.ownerId,
      role: options.role,
      status: options.status ?? 'accepted',
    })
    .returning({ id: projectCollaborators.id });
  if (row === undefined) throw new Error('an insert returned no row');
  return row;
}

/** A row of figures as it is saved for the first time: a cost, unless its cells say otherwise. */
export function testRow(id: string = randomUUID(), cells: Partial<Cells<'cost'>> = {}) {
  const cost = row('cost', 'Rent', { amount: 90_000, every: 'month', ...cells });
  return { ...cost, id, version: null, position: 1 };
}

/** A persona with every field filled. */
export function testPersona(id: string = randomUUID()): StoredPersona {
  return {
    id,
    nom: 'Nadia Tremblay',
    age: '38',
    profession: 'Nurse',
    localisation: 'Trois-Rivières',
    revenus: 'Not known',
    besoins: ['Bread after work'],
    frustrations: ['The bakery closes at 3 p.m.'],
    comportements: ['Buys on the way home'],
    canaux_preferes: ['Facebook group of the district'],
    citation: 'I would cross the street for good bread.',
    objectifs: ['Eat well without a detour'],
    freins_achat: ['Eight dollars for a loaf'],
  };
}
