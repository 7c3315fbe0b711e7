// @vitest-environment happy-dom
import type { PresentPerson } from '@elan/contract/live';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { personOf } from '../testing/person.ts';
import { PresenceInitials, PresenceLine } from './presence.tsx';
import { colleaguesAmong } from './present-people.ts';

afterEach(cleanup);

const person = (name: string, place: PresentPerson['place'], tab = '1'): PresentPerson => ({
  tabId: `${name}-tab-${tab}`,
  userId: name,
  ...personOf(`${name}@example.test`, name === 'ana' ? 'Ana Roy' : ''),
  place,
});
const nowhere = { module: null, question: null };
const inIdea = { module: 'idea', question: null } as const;
const atQuestion = { module: 'idea', question: 'businessIdea' } as const;

describe('colleagues', () => {
  it('are everybody else, each once, where they are busiest', () => {
    const people = [
      person('zoe', nowhere),
      person('bruno', nowhere),
      person('bruno', atQuestion, '2'),
      person('bruno', inIdea, '3'),
      person('ana', inIdea),
    ];
    expect(colleaguesAmong(people, 'zoe')).toEqual([
      { userId: 'ana', ...personOf('ana@example.test', 'Ana Roy'), place: inIdea },
      { userId: 'bruno', ...personOf('bruno@example.test'), place: atQuestion },
    ]);
  });
});

describe('presence', () => {
  it('says who does what, with the words of the question', () => {
    const colleagues = colleaguesAmong([person('bruno', atQuestion), person('ana', inIdea)], 'zoe');
    render(<PresenceLine colleagues={colleagues} questionLabel={() => 'Your business idea'} />);
    expect(screen.getByText('bruno is editing My idea: Your business idea')).toBeTruthy();
    expect(screen.getByText('Ana Roy is looking at My idea')).toBeTruthy();
  });

  it('says it without them where the screen has none', () => {
    render(<PresenceInitials colleagues={colleaguesAmong([person('bruno', atQuestion)], 'zoe')} />);
    expect(screen.getByText('bruno is editing My idea')).toBeTruthy();
    expect(screen.getByText('B')).toBeTruthy();
  });

  it('counts those for whom there is no room', () => {
    const people = ['ana', 'bruno', 'carl', 'dora', 'emil'].map((name) => person(name, nowhere));
    render(<PresenceInitials colleagues={colleaguesAmong(people, 'zoe')} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('3 more')).toBeTruthy();
  });

  it('is not there when nobody else is', () => {
    const { container } = render(<PresenceInitials colleagues={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
