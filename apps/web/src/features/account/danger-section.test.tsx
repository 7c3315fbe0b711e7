// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/account/session.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { DangerSection } from './danger-section.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const path = '/functions/v1/delete-account';
const phrase = {
  en: 'This action is irreversible, do you confirm?',
  fr: 'Cette action est irréversible, confirmez-vous ?',
};
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const enter = () => fireEvent.keyDown(field(), { key: 'Enter' });

function open(language: 'en' | 'fr' = 'en', answer: () => unknown = () => json({ success: true })) {
  const calls = fakeServer({ [path]: answer, '/api/auth/sign-out': () => json({}) });
  show(<DangerSection />, {}, language);
  fireEvent.click(button(language === 'en' ? 'Delete my account' : 'Supprimer mon compte'));
  return calls;
}

function reachStepTwo() {
  type('DELETE');
  fireEvent.click(button('Continue'));
}

function confirm() {
  reachStepTwo();
  type(phrase.en);
  fireEvent.click(button('Delete my account for good'));
}

describe('DangerSection', () => {
  it('is nothing for founders (ACC-015)', () => {
    show(<DangerSection />, { isFounder: true });
    expect(document.body.textContent).toBe('');
  });

  it.each([
    ['en', 'Continue', 'DELETE', ['delete', ' DELETE', 'DELET', 'SUPPRIMER']],
    ['fr', 'Continuer', 'SUPPRIMER', ['supprimer', 'SUPPRIMER ', 'DELETE']],
  ] as const)(
    'goes on with exactly the word of the language (%s, DEL-002, DEL-003)',
    (language, name, right, wrong) => {
      open(language);
      for (const word of wrong) {
        type(word);
        expect(button(name).disabled).toBe(true);
      }
      type(right);
      expect(button(name).disabled).toBe(false);
    },
  );

  it('says what to type after Enter, and after leaving the field (DEL-004)', () => {
    open();
    type('delete');
    expect(screen.queryByRole('alert')).toBeNull();
    enter();
    expect(screen.getByRole('alert').textContent).toBe('Please type exactly "DELETE" to continue');
    type('delet');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(field());
    expect(screen.getByRole('alert')).toBeTruthy();
    cleanup();
    open('fr');
    enter();
    expect(screen.getByRole('alert').textContent).toBe(
      'Veuillez saisir exactement «\u00a0SUPPRIMER\u00a0» pour continuer',
    );
  });

  it.each(['en', 'fr'] as const)('wants the sentence exactly (%s, DEL-005 to DEL-007)', (language) => {
    open(language);
    type(language === 'en' ? 'DELETE' : 'SUPPRIMER');
    enter();
    const remove = button(language === 'en' ? 'Delete my account for good' : 'Supprimer définitivement mon compte');
    for (const wrong of ['', phrase[language].slice(0, -1), phrase[language].replace(' ?', '?').toLowerCase()]) {
      type(wrong);
      expect(remove.disabled).toBe(true);
    }
    type('no');
    enter();
    expect(screen.getByRole('alert').textContent).toBe(
      language === 'en'
        ? 'Please copy the confirmation phrase exactly'
        : 'Veuillez recopier exactement la phrase de confirmation',
    );
    type(phrase[language]);
    expect(remove.disabled).toBe(false);
  });

  it.each(['\u00a0', '\u202f'])('takes the no-break space of a French keyboard for a space', (space) => {
    open('fr');
    type('SUPPRIMER');
    enter();
    type(phrase.fr.replace(' ?', `${space}?`));
    expect(button('Supprimer définitivement mon compte').disabled).toBe(false);
    type(phrase.fr.replace(' ?', '?'));
    expect(button('Supprimer définitivement mon compte').disabled).toBe(true);
  });

  it('begins anew after Cancel, from the button it began with (DEL-009)', () => {
    open();
    type('x');
    enter();
    fireEvent.click(button('Cancel'));
    expect(document.activeElement).toBe(button('Delete my account'));
    fireEvent.click(button('Delete my account'));
    expect([field().value, screen.queryByRole('alert')]).toEqual(['', null]);
    reachStepTwo();
    type('y');
    fireEvent.click(button('Cancel'));
    fireEvent.click(button('Delete my account'));
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(field().value).toBe('');
  });

  it('asks once, then ends the session here and forgets what this device kept (DEL-008, DEL-010, C-22)', async () => {
    localStorage.setItem('elan.draft:user-1:p:idea:q', 'text');
    localStorage.setItem('elan.draft:user-2:p:idea:q', 'text');
    let answer: (response: Response) => void = () => undefined;
    const calls = open('en', () => new Promise<Response>((resolve) => (answer = resolve)));
    confirm();
    expect(button('Delete my account for good').disabled).toBe(true);
    enter();
    await waitFor(() => expect(calls).toEqual([{ path, input: { confirm_deletion: true } }]));
    answer(json({ success: true }));
    await waitFor(() => expect(session.get()).toEqual({ status: 'signed-out', reason: 'deleted' }));
    expect(Object.keys(localStorage)).toEqual(['elan.draft:user-2:p:idea:q']);
  });

  it.each([
    [() => json({ error: 'X' }, 500), 'X'],
    [() => json({}, 500), 'Failed to delete account'],
    [() => new Response('<html>', { status: 502 }), 'Failed to delete account'],
    [
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Error deleting account. Network connection failed. Please check your internet connection.',
    ],
  ])('says why it was not deleted, and can be asked again (DEL-011, DEL-012)', async (answer, words) => {
    open('en', answer);
    confirm();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(button('Delete my account for good').disabled).toBe(false);
  });
});
