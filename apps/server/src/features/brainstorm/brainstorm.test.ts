import { randomUUID } from 'node:crypto';
import { isValidAnswer } from '@elan/domain/modules/define-module';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { describe, expect, test } from 'vitest';
import { projectModules } from '../../db/schema/modules.ts';
import { storeTestAnswers } from '../../testing/answers.ts';
import { createProject, createUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

describe('a brainstorm', () => {
  test('keeps one selected idea, which completes the module', async () => {
    const { app, owner, projectId, ideas } = await scene();
    await app.as(owner).brainstorm.selectIdea({ projectId, ideaId: ideas[0]?.id ?? '' });
    const entry = await app.as(owner).brainstorm.selectIdea({ projectId, ideaId: ideas[1]?.id ?? '' });
    expect(entry.selectedIdea?.title).toBe('Second');
    expect(entry.generatedIdeas).toHaveLength(2);
    expect(entry.hasIdea).toBe(false);
    expect((await app.as(owner).projects.get({ projectId })).progress.completed).toBe(1);
  });

  test('refuses an idea that is not in the list', async () => {
    const { app, owner, projectId } = await scene();
    expect(await refusal(app.as(owner).brainstorm.selectIdea({ projectId, ideaId: randomUUID() }))).toBe('NOT_FOUND');
  });

  test('can be skipped by someone with their own idea, without a generation', async () => {
    const { app, owner, projectId } = await scene();
    expect((await app.as(owner).brainstorm.haveIdea({ projectId })).hasIdea).toBe(true);
    expect((await app.as(owner).account.get({})).usage.used).toBe(0);
  });
});

describe('developing an idea', () => {
  test('fills the idea module by the mapping, with valid answers only', async () => {
    const { app, owner, projectId, ideas } = await scene();
    await storeTestAnswers(app.deps, projectId, 'brainstorm', {
      interests: 'Le pain',
      skills: 'Dix ans en cuisine',
      targetCustomers: 'Les familles du quartier',
    });
    await app.as(owner).brainstorm.selectIdea({ projectId, ideaId: ideas[0]?.id ?? '' });
    const { copied, idea } = await app
      .as(owner)
      .brainstorm.developIdea({ projectId, language: 'fr', overwrite: false });
    expect(copied).toBe(true);
    expect(idea.answers.businessIdea).toContain('First');
    expect(idea.answers.businessIdea).toContain('Something first');
    expect(idea.answers.targetMarket).toBe('Les familles du quartier');
    expect(idea.answers.problemSolved).toContain('Food');
    expect(idea.answers.experience).toBe('Dix ans en cuisine');
    for (const question of moduleDefinition('idea').questions) {
      expect(isValidAnswer(question, idea.answers[question.id] ?? '')).toBe(true);
    }
  });

  test('asks before replacing different answers, and leaves the location unchanged', async () => {
    const { app, owner, projectId, ideas } = await scene();
    await storeTestAnswers(app.deps, projectId, 'idea', { businessIdea: 'Mine', location: 'Québec' });
    await app.as(owner).brainstorm.selectIdea({ projectId, ideaId: ideas[0]?.id ?? '' });
    const asked = await app.as(owner).brainstorm.developIdea({ projectId, language: 'en', overwrite: false });
    expect(asked).toMatchObject({ copied: false, idea: { answers: { businessIdea: 'Mine' } } });
    const done = await app.as(owner).brainstorm.developIdea({ projectId, language: 'en', overwrite: true });
    expect(done.idea.answers.businessIdea).toContain('First');
    expect(done.idea.answers.location).toBe('Québec');
  });

  test('twice changes nothing the second time', async () => {
    const { app, owner, projectId, ideas } = await scene();
    await app.as(owner).brainstorm.selectIdea({ projectId, ideaId: ideas[0]?.id ?? '' });
    const input = { projectId, language: 'en' as const, overwrite: false };
    const first = await app.as(owner).brainstorm.developIdea(input);
    const second = await app.as(owner).brainstorm.developIdea(input);
    expect(second.copied).toBe(true);
    // The idea is a model's, and the problem a sentence of the product.
    expect(second.idea.filledIn?.toSorted()).toEqual(['businessIdea', 'problemSolved']);
    expect(second.idea.versions).toEqual(first.idea.versions);
  });

  test('needs a selected idea', async () => {
    const { app, owner, projectId } = await scene();
    expect(await refusal(app.as(owner).brainstorm.developIdea({ projectId, language: 'en', overwrite: true }))).toBe(
      'NOT_FOUND',
    );
  });
});

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const { id: projectId } = await createProject(app.deps, { ownerId: owner.id });
  const ideas = ['First', 'Second'].map((title) => ({
    id: randomUUID(),
    title,
    description: `Something ${title.toLowerCase()}`,
    sector: 'Food',
    interestLevel: 'high' as const,
  }));
  await app.deps.db
    .insert(projectModules)
    .values({ projectId, module: 'brainstorm', extra: { generatedIdeas: ideas } });
  return { app, owner, projectId, ideas };
}
