// @vitest-environment happy-dom
import { bellChoices, noticeDefaults } from '@elan/domain/notices';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refused } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { NoticesSection } from './notices-section.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bell = () => bellChoices([]);
const theSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

describe('NoticesSection', () => {
  it('saves a choice at once, and only that one', async () => {
    const calls = fakeServer({
      'mail.notices': () => noticeDefaults,
      'notices.choices': bell,
      // As if another switch had been pressed in the meantime and answered first.
      'mail.setNotice': () => ({ ...noticeDefaults, reply: false, invitation_answer: false }),
    });
    show(<NoticesSection />);
    fireEvent.click(await theSwitch('Replies: email'));
    expect((await theSwitch('Replies: email')).checked).toBe(false);
    expect(await screen.findByText('Saved. Replies: email')).toBeTruthy();
    expect(calls.at(-1)).toEqual({ path: 'mail.setNotice', input: { kind: 'reply', wanted: false } });
    expect((await theSwitch('Replies: email')).checked).toBe(false);
    expect((await theSwitch('Answers to your invitations: email')).checked).toBe(true);
  });

  it('keeps the bell and the mails of a kind apart', async () => {
    const calls = fakeServer({
      'mail.notices': () => noticeDefaults,
      'notices.choices': bell,
      'notices.choose': () => bellChoices([{ kind: 'advice', bell: false }]),
    });
    show(<NoticesSection />);
    fireEvent.click(await theSwitch('Advice: bell'));
    expect(await screen.findByText('Saved. Advice: bell')).toBeTruthy();
    expect(calls.at(-1)).toEqual({ path: 'notices.choose', input: { kind: 'advice', shown: false } });
    expect((await theSwitch('Advice: bell')).checked).toBe(false);
    expect((await theSwitch('Advice: email')).checked).toBe(true);
    expect(screen.queryByRole('switch', { name: 'Weekly summary: bell' })).toBeNull();
  });

  it('puts a choice back that could not be saved, and says so', async () => {
    fakeServer({
      'mail.notices': () => noticeDefaults,
      'notices.choices': bell,
      'mail.setNotice': () => refused('INTERNAL', 500),
    });
    show(<NoticesSection />, {}, 'fr');
    fireEvent.click(await theSwitch('Réponses\u00a0: courriel'));
    expect((await screen.findByRole('alert')).textContent).toContain("Ce choix n'a pas pu être enregistré.");
    expect((await theSwitch('Réponses\u00a0: courriel')).checked).toBe(true);
  });

  it('asks again for choices that could not be loaded', async () => {
    let answer: () => unknown = () => refused('INTERNAL', 500);
    fakeServer({ 'mail.notices': () => answer(), 'notices.choices': bell });
    show(<NoticesSection />);
    expect((await screen.findByRole('alert')).textContent).toContain('Your choices could not be loaded.');
    answer = () => noticeDefaults;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('switch').length).toBeGreaterThan(0));
  });
});
