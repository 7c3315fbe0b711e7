// @vitest-environment happy-dom
import type { OpenedLink } from '@elan/contract/links';
import { chartMark } from '@elan/domain/plan-document/pictures';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerCalls, refused } from '../../testing/rpc.ts';
import { show } from '../../testing/show.tsx';
import { SharedDocument } from './shared-document.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const opened: OpenedLink = {
  state: 'open',
  project_name: 'Bicycle co-op',
  shared_by: 'Claire',
  shared_at: '2026-01-05T12:00:00.000Z',
  ends_at: '2026-02-05T12:00:00.000Z',
  document: 'plan',
  language: 'fr',
  formats: ['pdf', 'word'],
  text: '# Sommaire\n\nUne coop de vélos.',
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('what somebody with a link sees', () => {
  it.each([
    ['ended', 'This link has expired'],
    ['revoked', 'This link was revoked'],
  ] as const)('of a link that %s: only that', async (state, title) => {
    answerCalls({ 'links/open': () => ({ state }) });
    show(<SharedDocument token="a token" />);
    expect(await heading(title)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['a token', () => refused('NOT_FOUND', 404)],
    ['x'.repeat(300), () => refused('INVALID_INPUT', 400, { fields: [] })],
    ['', () => opened],
  ])('of an address that leads nowhere (%j): what may have happened', async (token, reply) => {
    answerCalls({ 'links/open': reply });
    show(<SharedDocument token={token} />);
    expect(await heading('This link does not lead to a document')).toBeTruthy();
  });

  it('when too many documents are made: that, and another try', async () => {
    const replies = [refused('UNAVAILABLE', 503, {}), opened];
    answerCalls({ 'links/open': () => replies.shift() });
    show(<SharedDocument token="a token" />);
    expect((await screen.findByRole('alert')).textContent).toContain('Many documents are being prepared');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Bicycle co-op')).toBeTruthy();
  });

  it('of a link with a password: the document once it is right, and files with the same password', async () => {
    const calls = answerCalls({
      'links/open': ({ password }) =>
        password === 'croissant' ? opened : { state: password === null ? 'password' : 'wrong_password' },
      'links/file': () => refused('UNAVAILABLE', 503, {}),
    });
    show(<SharedDocument token="a token" />);
    expect(await heading('This document is protected by a password')).toBeTruthy();
    const type = (value: string) => fireEvent.change(screen.getByLabelText(/^Password/u), { target: { value } });
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Read the document' }));
    type('brioche!');
    press();
    expect((await screen.findByRole('alert')).textContent).toContain('This password is incorrect.');
    type('croissant');
    press();
    expect(await heading('Bicycle co-op')).toBeTruthy();
    expect(screen.getByText(/^Shared by Claire on January 5, 2026$/u)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'PDF, to read and print' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The file could not be prepared.');
    expect(calls.at(-1)?.input).toEqual({ token: 'a token', password: 'croissant', format: 'pdf' });
  });

  it('when the link is revoked while it is read: that, once a file is asked for', async () => {
    const replies: OpenedLink[] = [opened, { state: 'revoked' }];
    answerCalls({ 'links/open': () => replies.shift(), 'links/file': () => refused('NOT_FOUND', 404) });
    show(<SharedDocument token="a token" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Word, to annotate' }));
    expect(await heading('This link was revoked')).toBeTruthy();
    expect(screen.queryByText('Bicycle co-op')).toBeNull();
  });

  it('with its contents, its charts drawn, and on a second visit what changed since the first', async () => {
    const chart = chartMark({
      svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      caption: 'Encaisse (fin)',
      alt: 'Basse',
    });
    const first = `# Sommaire\n\nUne coop.\n\n# Finances\n\n${chart}\n\n# Risques\n\nL'hiver.`;
    const second = `# Sommaire\n\nUne coop de 12 vélos.\n\n# Finances\n\n${chart}\n\n# Marché\n\nLimoilou.`;
    const texts = [first, second, second];
    answerCalls({ 'links/open': () => ({ ...opened, text: texts.shift() }) });
    const visit = async () => {
      show(<SharedDocument token="another token" />);
      expect((await screen.findByRole('img', { name: 'Basse' })).getAttribute('src')).toMatch(/^data:image\/svg/u);
    };
    await visit();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sommaire',
      'Finances',
      'Risques',
    ]);
    expect(screen.queryByText(/Since you read it/u)).toBeNull();
    // The comparison is there on the next visits too.
    for (const _ of ['second', 'third']) {
      cleanup();
      await visit();
      expect(await screen.findByText(/Since you read it on .+, 2 parts have changed\./u)).toBeTruthy();
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'SommaireChanged',
        'Finances',
        'MarchéNew',
      ]);
      expect(screen.getByText('Risques')).toBeTruthy();
    }
    fireEvent.click(screen.getByRole('button', { name: 'Finances' }));
    expect(document.activeElement?.textContent).toContain('Encaisse (fin)');
    expect(JSON.stringify({ ...localStorage })).not.toContain('another token');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Limoilou');
  });
});
