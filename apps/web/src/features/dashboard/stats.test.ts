import { describe, expect, it } from 'vitest';
import { statsOf } from './stats.ts';

const now = new Date('2025-06-15T12:00:00.000Z');
const ago = (days: number, hours: number) => new Date(now.getTime() - (days * 24 + hours) * 3_600_000).toISOString();

describe('statsOf', () => {
  it('counts what lies within seven days and not what lies before', () => {
    const within = { created_at: ago(6, 23), updated_at: ago(6, 23) };
    const before = { created_at: ago(7, 1), updated_at: ago(7, 1) };
    const revived = { created_at: ago(90, 0), updated_at: ago(0, 1) };
    expect(statsOf([within, before, revived], 2, now)).toEqual({
      projects: 3,
      active: 2,
      created: 1,
      collaborators: 2,
    });
  });
});
