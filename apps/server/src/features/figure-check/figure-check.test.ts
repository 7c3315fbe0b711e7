import { randomUUID } from 'node:crypto';
import { capacities, limits } from '@elan/domain/limits';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps, { premium: true });
  const project = await createProject(app.deps, { ownerId: owner.id });
  const editor = await createUser(app.deps);
  const viewer = await createUser(app.deps);
  const { id: collaboratorId } = await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  await createCollaborator(app.deps, project, { user: viewer, role: 'viewer' });
  const permit = () =>
    ({
      projectId: project.id,
      confirmationId: randomUUID(),
      of: 'figure',
      written: '2\u00a0750\u00a0$',
      context: 'Prévoyez 2\u00a0750\u00a0$ pour les permis de la ville.',
      module: 'idea',
      basis: 'source',
      source: ' Grille des tarifs ',
    }) as const;
  const confirmed = async () => (await app.as(viewer).figureCheck.list({ projectId: project.id })).confirmed;
  return { app, owner, editor, viewer, collaboratorId, projectId: project.id, permit, confirmed };
}

describe('what is refused', () => {
  test.each([
    ['a text without a figure', { written: 'permits' }],
    ['a text with two figures', { written: '$2 and $3' }],
    ['a blank text', { written: '  ' }],
    ['a source that is neither named nor linked', { source: null }],
    ['a blank source', { source: ' ' }],
    ['an address that leads nowhere', { url: 'javascript:alert(1)' }],
    ['a day that does not exist', { sourceDate: '2026-02-30' }],
    ['a name as an estimate', { of: 'name', written: 'Northern Fund', basis: 'estimate' }],
    ['a sentence that is too long', { context: 'x'.repeat(limits.figureContext + 1) }],
    ['a source that is too long', { source: 'x'.repeat(limits.figureSource + 1) }],
  ] as const)('%s', async (_, wrong) => {
    const { app, editor, permit, confirmed } = await scene();
    expect(await refusal(app.as(editor).figureCheck.confirm({ ...permit(), ...wrong }))).toBe('INVALID_INPUT');
    expect(await confirmed()).toEqual([]);
  });

  test('a confirmation by somebody who only reads, in an archived project, or beyond the limit', async () => {
    const { app, owner, editor, viewer, projectId, permit } = await scene();
    expect(await refusal(app.as(viewer).figureCheck.confirm(permit()))).toBe('FORBIDDEN');
    await app.deps.db.execute(sql`
      insert into confirmed_figures (project_id, id, kind, value, written, context, module, basis)
      select ${projectId}::uuid, gen_random_uuid(), 'count', n, n::text, '', 'idea', 'estimate'
      from generate_series(1, ${capacities.confirmedFigures}) n`);
    expect(await refusal(app.as(editor).figureCheck.confirm(permit()))).toBe('LIMIT_REACHED');
    await app.as(owner).projects.archive({ projectId, archived: true });
    expect(await refusal(app.as(editor).figureCheck.confirm(permit()))).toBe('PROJECT_ARCHIVED');
  });

  test('taking back what nobody confirmed', async () => {
    const { app, editor, projectId } = await scene();
    const nothing = { projectId, confirmationId: randomUUID() };
    expect(await refusal(app.as(editor).figureCheck.takeBack(nothing))).toBe('NOT_FOUND');
  });
});

describe('a confirmed figure', () => {
  test('is read by everybody in the project, with its source and who answers for it', async () => {
    const { app, editor, permit, confirmed } = await scene();
    const added = await app.as(editor).figureCheck.confirm({ ...permit(), url: 'https://example.org/tarifs' });
    expect(added).toMatchObject({
      kind: 'money',
      value: 275_000,
      source: 'Grille des tarifs',
      url: 'https://example.org/tarifs',
      confirmedBy: { email: editor.email },
    });
    expect(await confirmed()).toEqual([added]);
  });

  test('is confirmed once, even when another person confirms it too or a request is sent again', async () => {
    const { app, owner, editor, permit, confirmed } = await scene();
    const first = permit();
    await app.as(editor).figureCheck.confirm(first);
    await app.as(editor).figureCheck.confirm(first);
    const context = 'Les permis de la ville coûtent 2\u00a0750\u00a0$.';
    await app.as(owner).figureCheck.confirm({ ...permit(), context, basis: 'estimate', source: null });
    expect(await confirmed()).toMatchObject([{ id: first.confirmationId, basis: 'estimate', source: null }]);
    await app.as(owner).figureCheck.confirm({ ...permit(), context: 'Le pétrin coûte 2\u00a0750\u00a0$.' });
    expect(await confirmed()).toHaveLength(2);
  });

  test('can be taken back by any editor, and loses the person who leaves', async () => {
    const { app, owner, editor, collaboratorId, projectId, permit, confirmed } = await scene();
    const { id: confirmationId } = await app.as(editor).figureCheck.confirm(permit());
    await app.as(editor).figureCheck.confirm({ ...permit(), of: 'name', written: 'Fonds du Nord', context: '' });
    await app.as(owner).figureCheck.takeBack({ projectId, confirmationId });
    expect(await confirmed()).toMatchObject([{ kind: 'name', value: 0, written: 'Fonds du Nord' }]);
    await app.as(owner).collaboration.remove({ projectId, collaboratorId });
    expect(await confirmed()).toMatchObject([{ confirmedBy: null }]);
  });

  test('is one entry of the timeline with those confirmed in a row', async () => {
    const { app, owner, projectId, permit } = await scene();
    const { id: confirmationId } = await app.as(owner).figureCheck.confirm(permit());
    await app.as(owner).figureCheck.takeBack({ projectId, confirmationId });
    const { activity } = await app.as(owner).activity.list({ projectId });
    expect(activity.filter(({ action_type: type }) => type === 'figures_checked')).toMatchObject([
      { metadata: { count: '2' } },
    ]);
  });
});
