// @vitest-environment happy-dom
import type { StoredPersona } from '@elan/contract/modules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ResultRun } from '../../components/run-progress.tsx';
import { resultRunOf } from '../../testing/result-run.ts';
import { PersonasPanel } from './personas-panel.tsx';

afterEach(cleanup);

const nadia: StoredPersona = {
  id: 'a',
  nom: 'Nadia Tremblay',
  age: '38',
  profession: 'Nurse',
  localisation: 'Trois-Rivières',
  revenus: '$62,000 a year',
  besoins: ['Bread after work'],
  frustrations: ['The bakery closes at 3 p.m.'],
  comportements: ['Buys on the way home'],
  canaux_preferes: ['Facebook group of the district'],
  citation: '“I would cross the street for good bread.”',
  objectifs: ['Eat well without a detour'],
  freins_achat: ['Eight dollars for a loaf'],
};
const marc: StoredPersona = { ...nadia, id: 'b', nom: 'Marc Lavoie', revenus: '', besoins: [] };

function show(personas: StoredPersona[], change: Partial<ResultRun> = {}, canDelete = true) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PersonasPanel
        canDelete={canDelete}
        error={null}
        origin={null}
        personas={personas}
        projectId="1"
        run={resultRunOf(change)}
        tools={null}
      />
    </QueryClientProvider>,
  );
}

const card = (name: string) => screen.getByRole('button', { name, hidden: false });
const isOpen = (name: string) => card(name).getAttribute('aria-expanded') === 'true';

describe('PersonasPanel', () => {
  it('teaches what will stand there', () => {
    show([]);
    expect(screen.getByText('Your three personas will appear here')).toBeTruthy();
    expect(screen.getByText(/^For example: Camille/u)).toBeTruthy();
  });

  it('opens one card at a time, and closes it again', () => {
    show([nadia, marc]);
    expect([isOpen('Nadia Tremblay'), isOpen('Marc Lavoie')]).toEqual([false, false]);
    fireEvent.click(card('Nadia Tremblay'));
    expect([isOpen('Nadia Tremblay'), isOpen('Marc Lavoie')]).toEqual([true, false]);
    fireEvent.click(card('Marc Lavoie'));
    expect([isOpen('Nadia Tremblay'), isOpen('Marc Lavoie')]).toEqual([false, true]);
    fireEvent.click(card('Marc Lavoie'));
    expect([isOpen('Nadia Tremblay'), isOpen('Marc Lavoie')]).toEqual([false, false]);
  });

  it('shows all twelve fields of an open card, the quotation in its own marks', () => {
    show([nadia]);
    fireEvent.click(card('Nadia Tremblay'));
    const shown = document.body.textContent;
    const { id, citation, age, ...fields } = nadia;
    for (const value of Object.values(fields).flat()) expect(shown).toContain(value);
    expect(shown).toContain('38 years old');
    expect(document.querySelector('blockquote')?.textContent).toBe('“I would cross the street for good bread.”');
  });

  it('says what is not known', () => {
    show([marc]);
    expect(screen.getAllByText('Not specified')).toHaveLength(2);
  });

  it('asks before it deletes, and the card stays closed', async () => {
    show([nadia, marc]);
    fireEvent.click(screen.getByRole('button', { name: 'Delete Nadia Tremblay' }));
    expect(await screen.findByRole('alertdialog', { name: 'Delete Nadia Tremblay?' })).toBeTruthy();
    expect(document.querySelectorAll('[aria-expanded="true"]')).toHaveLength(0);
  });

  it('offers no deleting to those who may only read, and none while the list is replaced', () => {
    show([nadia], {}, false);
    expect(screen.queryByRole('button', { name: 'Delete Nadia Tremblay' })).toBeNull();
    cleanup();
    show([nadia], { underWay: true });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete Nadia Tremblay' }).disabled).toBe(true);
  });

  it('says how many have arrived, and can be stopped', () => {
    const stop = vi.fn(async () => undefined);
    show([], { underWay: true, entries: 2, canStop: true, stop });
    expect(screen.getByText('2 of 3 personas written…')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(stop).toHaveBeenCalledOnce();
  });
});
