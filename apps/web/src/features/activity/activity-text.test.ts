import type { Activity } from '@elan/contract/activity';
import { activityTypes } from '@elan/domain/activity';
import { describe, expect, it } from 'vitest';
import { activityText } from './activity-text.ts';

const entry = (values: Partial<Activity>): Activity => ({
  id: '1',
  project_id: 'p',
  user_id: 'u',
  user_email: 'zoe@example.test',
  user_profile: null,
  action_type: 'project_viewed',
  module_key: null,
  description: 'What happened',
  metadata: {},
  created_at: '2025-01-01T12:00:00.000Z',
  ...values,
});
const idea = { module_key: 'idea' } as const;
const email = 'marc@example.test';

describe('an entry in words', () => {
  it('speaks to the reader about what they did themselves', () => {
    expect(activityText(entry({}), 'fr', true)).toBe('avez ouvert le projet');
    expect(activityText(entry({}), 'en', true)).toBe('opened the project');
  });

  it.each([
    [
      { action_type: 'suggestion_added', ...idea },
      'suggested a change in “My idea”',
      'a suggéré une modification dans «\u00a0Mon idée\u00a0»',
    ],
    [{ action_type: 'module_updated', ...idea }, 'updated “My idea”', 'a modifié «\u00a0Mon idée\u00a0»'],
    [
      { action_type: 'figures_updated', metadata: { count: '12' } },
      'changed figures (12 changes)',
      'a modifié les chiffres (12 modifications)',
    ],
    [
      { action_type: 'tasks_updated', metadata: { count: '1' } },
      'changed the to-do list',
      'a modifié la liste des choses à faire',
    ],
    [
      { action_type: 'figures_checked', metadata: { count: '2' } },
      'checked figures in the analyses (2 changes)',
      'a vérifié des chiffres des analyses (2 fois)',
    ],
    [
      { action_type: 'plan_updated', metadata: { count: '2' } },
      'changed the business plan (2 changes)',
      "a modifié le plan d'affaires (2 fois)",
    ],
    [
      { action_type: 'lender_facts_updated', metadata: { count: '3' } },
      'updated the request (3 changes)',
      'a mis à jour la demande (3 fois)',
    ],
    [
      { action_type: 'rehearsal_updated', metadata: { count: '2' } },
      'answered practice interview questions (2 changes)',
      "a répondu à des questions de la simulation d'entrevue (2 fois)",
    ],
    [
      { action_type: 'papers_updated', metadata: { count: '1' } },
      'updated a document for the bank',
      'a mis à jour un document pour la banque',
    ],
    [{ action_type: 'figures_updated', metadata: { count: '1' } }, 'changed a figure', 'a modifié un chiffre'],
    [
      { action_type: 'figures_updated', metadata: { count: '1', program: 'Caisse' } },
      'changed a figure, by the program “Caisse”',
      'a modifié un chiffre, par le programme «\u00a0Caisse\u00a0»',
    ],
    [{ action_type: 'comment_added', ...idea }, 'commented on “My idea”', 'a commenté «\u00a0Mon idée\u00a0»'],
    [
      { action_type: 'comment_added', ...idea, metadata: { kind: 'reply' } },
      'replied to a comment on “My idea”',
      'a répondu à un commentaire sur «\u00a0Mon idée\u00a0»',
    ],
    [
      { action_type: 'comment_resolved', ...idea },
      'resolved a comment on “My idea”',
      'a résolu un commentaire sur «\u00a0Mon idée\u00a0»',
    ],
    [
      { action_type: 'comment_reopened', ...idea },
      'reopened a comment on “My idea”',
      'a rouvert un commentaire sur «\u00a0Mon idée\u00a0»',
    ],
    [
      { action_type: 'collaborator_added', metadata: { email, role: 'editor' } },
      'joined the project with the role Editor',
      'a rejoint le projet avec le rôle Éditeur',
    ],
    [{ action_type: 'collaborator_added' }, 'joined the project', 'a rejoint le projet'],
    [
      { action_type: 'collaborator_removed', metadata: { email } },
      'removed marc@example.test from the project',
      'a retiré marc@example.test du projet',
    ],
    [
      { action_type: 'role_updated', metadata: { email, from: 'viewer', to: 'editor' } },
      'changed the role of marc@example.test from Viewer to Editor',
      'a changé le rôle de marc@example.test\u00a0: de Lecteur à Éditeur',
    ],
    [{ action_type: 'project_viewed' }, 'opened the project', 'a ouvert le projet'],
    [{ action_type: 'project_imported' }, 'created the project from a file', "a créé le projet à partir d'un fichier"],
  ] as const)('%o', (values, en, fr) => {
    expect(activityText(entry(values), 'en')).toBe(en);
    expect(activityText(entry(values), 'fr')).toBe(fr);
  });

  it('is left to its description where it says too little', () => {
    const words = activityTypes.map((action_type) => activityText(entry({ action_type, module_key: 'unknown' }), 'en'));
    expect(words.filter((text) => text !== null)).toEqual([
      'created the project from a file',
      'suggested a change',
      'accepted a suggestion',
      'declined a suggestion',
      'joined the project',
      'opened the project',
    ]);
    expect(
      activityText(entry({ action_type: 'role_updated', metadata: { email, from: 'king', to: 'x' } }), 'en'),
    ).toBeNull();
  });
});
