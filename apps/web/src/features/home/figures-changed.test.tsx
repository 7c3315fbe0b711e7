// @vitest-environment happy-dom
import type { Project } from '@elan/contract/projects';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deviceStorage } from '../../lib/device-storage.ts';
import { showScreen } from '../../testing/screen.tsx';
import { FiguresChanged } from './figures-changed.tsx';

afterEach(() => {
  cleanup();
  for (const key of deviceStorage.keys('elan.figures-changed.')) deviceStorage.remove(key);
});

const show = (created_at: string) => {
  cleanup();
  showScreen(<FiguresChanged project={{ id: 'p', created_at } as Project} />);
};
const note = () => screen.queryByText(/no longer guessed from your sentences/u);

test('a project from before is told once, and a new one not at all', () => {
  show('2026-12-01T00:00:00.000Z');
  expect(note()).toBeNull();
  show('2026-03-01T00:00:00.000Z');
  expect(note()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(note()).toBeNull();
  show('2026-03-01T00:00:00.000Z');
  expect(note()).toBeNull();
});
