import { expect, it } from 'vitest';
import { NetworkFailure } from '../../lib/http.ts';
import { projectFailure } from './project-failure.ts';

it('names the cause after what failed', () => {
  expect(projectFailure('create', new NetworkFailure(), 'en')).toBe(
    'Failed to create project: Network connection failed. Please check your internet connection.',
  );
  const forbidden = Object.assign(new Error('FORBIDDEN'), { code: 'FORBIDDEN', status: 400 });
  expect(projectFailure('delete', forbidden, 'fr')).toBe(
    'Échec de la suppression du projet\u00a0: Accès refusé. Veuillez vérifier que vous êtes bien connecté.',
  );
  expect(projectFailure('fetch', new Error('x'), 'en')).toBe(
    'Failed to fetch project: An unexpected error occurred. Please try again.',
  );
});
