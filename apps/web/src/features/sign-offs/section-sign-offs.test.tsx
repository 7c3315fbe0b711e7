// @vitest-environment happy-dom

import type { SignOff } from '@elan/contract/sign-offs';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { personOf } from '../../testing/person.ts';
import { answerCalls, refused } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { SectionSignOffs } from './section-sign-offs.tsx';

const signOff = (change: Partial<SignOff> = {}): SignOff => ({
  section: 'summary',
  title: 'Summary',
  language: 'en',
  mark: 'read',
  note: 'The sums are right.',
  signed_at: '2026-11-20T15:00:00.000Z',
  author: personOf('banker@example.test'),
  own: false,
  ...change,
});

type Props = ComponentProps<typeof SectionSignOffs>;

const props = (change: Partial<Props> = {}): Props => ({
  userId: 'user-1',
  projectId: '11111111-1111-4111-8111-111111111111',
  section: { key: 'summary', title: 'Summary', mark: 'read' },
  language: 'en',
  signOffs: [],
  markIn: () => 'read',
  maySign: false,
  onStale: async () => {},
  ...change,
});

/** A section that somebody changed before it was signed: it is read again. */
function Changing() {
  const [mark, setMark] = useState('read');
  const section = { key: 'summary', title: 'Summary', mark };
  return <SectionSignOffs {...props({ maySign: true, section, onStale: async () => setMark('new') })} />;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('what a section shows', () => {
  it('is nothing to people who cannot sign while nobody did', () => {
    const { container } = showScreen(<SectionSignOffs {...props()} />);
    expect(container.querySelector('button, ul')).toBeNull();
  });

  it('is who signed it, and that it has changed since, by the language it was read in', () => {
    const french = signOff({ language: 'fr', note: 'Lu', signed_at: '2026-11-21T15:00:00.000Z' });
    const marks = { en: 'read', fr: 'another' };
    showScreen(<SectionSignOffs {...props({ signOffs: [signOff(), french], markIn: (each) => marks[each] })} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('The sums are right.');
    expect(first?.textContent).not.toContain('Changed since');
    expect(second?.textContent).toContain('Changed since');
  });

  it('says nothing about a change as long as it is not known', () => {
    showScreen(<SectionSignOffs {...props({ signOffs: [signOff()], markIn: () => undefined })} />);
    expect(screen.queryByText('Changed since')).toBeNull();
  });
});

describe('signing', () => {
  it('needs a reason and sends what was read', async () => {
    const calls = answerCalls({ 'signOffs/sign': () => ({ sign_offs: [signOff({ own: true })] }) });
    showScreen(<SectionSignOffs {...props({ maySign: true })} />);
    await press('Sign off “Summary”');
    await press('Sign this section off');
    expect(screen.getByRole('alert').textContent).toBe('Say what you checked.');
    fireEvent.change(screen.getByLabelText(/What you checked/u), { target: { value: ' Fine ' } });
    await press('Sign this section off');
    expect(calls.map(({ path, input }) => [path, input.mark, input.note])).toEqual([['signOffs/sign', 'read', 'Fine']]);
    expect(screen.queryByLabelText(/What you checked/u)).toBeNull();
  });

  it('keeps the reason and asks to read again when the section changed on the way', async () => {
    answerCalls({ 'signOffs/sign': () => refused('CONFLICT', 409) });
    showScreen(<Changing />);
    await press('Sign off “Summary”');
    fireEvent.change(screen.getByLabelText(/What you checked/u), { target: { value: 'Fine' } });
    await press('Sign this section off');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign this section off' }).disabled).toBe(true);
    const calls = answerCalls({ 'signOffs/sign': () => ({ sign_offs: [] }) });
    await press('I have read the new text');
    await press('Sign this section off');
    expect(calls.map(({ input }) => [input.mark, input.note])).toEqual([['new', 'Fine']]);
  });

  it('is withdrawn by its author', async () => {
    const calls = answerCalls({ 'signOffs/withdraw': () => ({ sign_offs: [] }) });
    showScreen(
      <SectionSignOffs {...props({ maySign: true, signOffs: [signOff({ own: true }), signOff({ author: null })] })} />,
    );
    expect(screen.getAllByRole('button', { name: /Withdraw/u })).toHaveLength(1);
    await press('Withdraw your sign-off of “Summary”');
    expect(calls.map(({ path }) => path)).toEqual(['signOffs/withdraw']);
  });
});
