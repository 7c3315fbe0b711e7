// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyEntry } from '../../data/project/project-data.ts';
import { projectOf } from '../../testing/project.ts';
import { show } from '../../testing/show.tsx';
import { JourneyCard } from './journey-card.tsx';

afterEach(cleanup);

const done = { ...emptyEntry, answers: { businessIdea: 'Bread' }, aiResponse: 'Report' };

it.each([
  [{}, false, '/module/idea'],
  [{ idea: done, analysis: done }, false, '/pricing'],
  [{ idea: done, analysis: done }, true, '/module/business-plan'],
])('continues with the first step that is not done: %#', (modules_data, hasPremiumAccess, address) => {
  show(<JourneyCard onStayHere={() => undefined} project={projectOf({ modules_data })} />, { hasPremiumAccess });
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(address);
});

it('stays with the questions of the analysis until that is done', () => {
  const onStayHere = vi.fn();
  show(<JourneyCard onStayHere={onStayHere} project={projectOf({ modules_data: { idea: done } })} />);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onStayHere).toHaveBeenCalled();
});
