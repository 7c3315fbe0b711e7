// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { SectionTitle } from './section-title.tsx';
import type { ShownSection } from './shown-sections.ts';

afterEach(cleanup);

test('a title with characters that nobody sees is not sent, and says why', () => {
  const section = { key: 'own', title: 'The quarter', isIn: true, isOwn: true } as ShownSection;
  const onRename = vi.fn(async () => true);
  show(<SectionTitle isDisabled={false} onRename={onRename} section={section} />, {});
  fireEvent.click(screen.getByRole('button', { name: 'Rename: The quarter' }));
  const field = screen.getByRole('textbox', { name: 'New title' });
  fireEvent.change(field, { target: { value: 'The\u200b quarter' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/invisible characters/u)).toBeTruthy();
  expect(onRename).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'Our quarter' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onRename).toHaveBeenCalledWith('Our quarter');
});
