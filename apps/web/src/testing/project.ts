import type { Project } from '@elan/contract/projects';
import { permissionsOf } from '@elan/domain/permissions';

/** A project of its owner in which nothing was answered, with the given changes. */
export function projectOf(change: Partial<Project> = {}): Project {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    user_id: 'user-1',
    name: 'Bakery',
    description: null,
    created_at: '2025-01-01T00:00:00.000Z',
    updated_at: '2025-01-01T00:00:00.000Z',
    archivedAt: null,
    progress: { completed: 0, total: 11, percent: 0 },
    modules_data: {},
    permissions: permissionsOf('owner'),
    ownerHasPremiumAccess: true,
    ...change,
  };
}
