import type { Activity } from '@elan/contract/activity';
import { activityTypes } from '@elan/domain/activity';
import { describe, expect, it } from 'vitest';
import { activityText, byDay } from './activity-text.ts';

const entry = (values: Partial<Activity>): Activity => ({
  id: '1',
  project_id: 'p',
  user_id: 'u',
  user_email: 'zoe@example.test',
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
  it.each([
    [{ action_type: 'module_updated', ...idea }, 'updated “My idea”', 'a modifié «\u00a0Mon idée\u00a0»'],
    [{ action_type: 'comment_added', ...idea }, 'commented on “My idea”', 'a commenté «\u00a0Mon idée\u00a0»'],
    [
      { action_type: 'comment_added', ...idea, metadata: { kind: 'reply' } },
      'replied to a comment on “My idea”',
      'a répondu à un commentaire sur «\u00a0Mon idée\u00a0»',
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
  ] as const)('%o', (values, en, fr) => {
    expect(activityText(entry(values), 'en')).toBe(en);
    expect(activityText(entry(values), 'fr')).toBe(fr);
  });

  it('is left to its description where it says too little', () => {
    const words = activityTypes.map((action_type) => activityText(entry({ action_type, module_key: 'unknown' }), 'en'));
    expect(words).toEqual([null, null, 'joined the project', null, null, 'opened the project']);
    expect(
      activityText(entry({ action_type: 'role_updated', metadata: { email, from: 'king', to: 'x' } }), 'en'),
    ).toBeNull();
  });
});

describe('days', () => {
  it("are the reader's own, in the order of the entries", () => {
    const at = (...date: [number, number, number, number]) => entry({ created_at: new Date(...date).toISOString() });
    const days = byDay([at(2025, 0, 2, 0), at(2025, 0, 1, 23), at(2025, 0, 1, 0), at(2024, 0, 1, 0)]);
    expect(days.map((day) => day.entries.length)).toEqual([1, 2, 1]);
  });
});
