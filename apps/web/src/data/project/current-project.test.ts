import { describe, expect, it } from 'vitest';
import { createDeviceStorage } from '../../lib/device-storage.ts';
import { createCurrentProject } from './current-project.ts';

const [one, two] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

function scene() {
  const project = createCurrentProject(
    createDeviceStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    }),
  );
  const lost: string[] = [];
  project.onRevoked((projectId) => lost.push(projectId));
  return { project, lost };
}

describe('the open project', () => {
  it('is closed with a word when the right to it ended, once', () => {
    const { project, lost } = scene();
    project.set('user', one);
    project.revoke('user', one);
    project.revoke('user', one);
    expect(project.get('user')).toBeNull();
    expect(lost).toEqual([one]);
  });

  it('is not closed by the end of a right to another one, and without a word by oneself', () => {
    const { project, lost } = scene();
    project.set('user', one);
    project.revoke('user', two);
    expect(project.get('user')).toBe(one);
    project.set('user', null);
    expect(lost).toEqual([]);
  });
});
