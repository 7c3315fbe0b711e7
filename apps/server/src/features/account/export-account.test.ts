import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema/auth.ts';
import { createAccountScene } from '../../testing/account-scene.ts';
import { createUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

describe('the data of an account', () => {
  test('are not given without a session', async () => {
    const app = await createTestApp();
    expect(await refusal(app.as(null).account.export({}))).toBe('NOT_AUTHENTICATED');
  });

  test('are complete: every answer, every analysis and everything else (M-12)', async () => {
    const app = await createTestApp();
    const { user, other, invitedEmail, own, foreign } = await createAccountScene(app.deps);
    await app.as(user).mail.setNotice({ kind: 'reply', wanted: false });
    const data = await app.as(user).account.export({});
    expect(data).toMatchObject({
      profile: { id: user.id, email: user.email, email_confirmed: false },
      preferences: { language: 'en', ai_usage_count: 5, ai_usage_limit: 3 },
      notices: [{ kind: 'reply', wanted: false }],
      subscription: { subscription_status: 'active', cancel_at_period_end: false },
      sessions: [{ ip_address: null }],
      passkeys: [{ name: 'Laptop', last_used_at: null }],
      sign_in_providers: [{ provider: 'google', subject: `https://accounts.google.com ${user.id}-at-google` }],
      assistants: [{ name: 'Helper', scopes: ['read', 'suggest'], last_used_at: null }],
      access_tokens: [{ name: 'Checkout', scopes: ['read', 'documents'], last_used_at: null }],
      authenticator: { on_since: expect.any(String) },
      generations: [{ status: 'succeeded' }, { status: 'succeeded' }],
      collaborations: [{ project_id: foreign.id, project_name: 'Workshop', role: 'editor', status: 'accepted' }],
      projects: [
        {
          id: own.id,
          name: 'Bakery',
          modules: [
            { module_key: 'brainstorm', content: { selectedIdea: { title: 'Bread' } } },
            { module_key: 'idea', complete: true },
            { module_key: 'personas', content: { personas: [{ nom: 'Nadia Tremblay' }] } },
          ],
          answers: [
            { module_key: 'idea', question: 'first', value: 'The first answer' },
            { module_key: 'idea', question: 'second', value: 'The second answer' },
          ],
          analyses: [
            { module_key: 'idea', content: '## The first analysis', current: false },
            { module_key: 'idea', content: '## The second analysis', current: true },
          ],
          journal: [{ title: 'first' }, { title: 'second' }],
          collaborators: expect.arrayContaining([
            expect.objectContaining({ invited_email: other.email, status: 'accepted' }),
            expect.objectContaining({ invited_email: invitedEmail, role: 'viewer', status: 'pending' }),
          ]),
          activity: [
            { action_type: 'collaborator_added', own: true },
            { action_type: 'collaborator_added', own: false },
          ],
        },
      ],
    });
  });

  test('contain nothing from other people’s projects, no key and no secret', async () => {
    const app = await createTestApp();
    const { user, other, foreign } = await createAccountScene(app.deps);
    const data = await app.as(user).account.export({});
    const text = JSON.stringify(data);
    const { token } = (await app.deps.db.select().from(sessions).where(eq(sessions.userId, user.id)))[0] ?? {};
    for (const secret of [token, `cus_${user.id}`, `sub_${user.id}`, other.id]) expect(text).not.toContain(secret);
    expect((data.projects as { id: string }[]).map(({ id }) => id)).not.toContain(foreign.id);
    const { projects: _own, ...rest } = data;
    expect(JSON.stringify(rest)).not.toContain(other.email);
  });

  test('are available for an account that has nothing yet', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    const answer = await app.request('/api/v1/account/export', { headers: { cookie: user.cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      subscription: null,
      projects: [],
      collaborations: [],
      generations: [],
    });
  });
});
