import type { ProjectContext } from '../../port.ts';

/** A project of which no figure is known, in November 2026. */
export const noFigures: Pick<ProjectContext, 'today' | 'ledger' | 'people' | 'papers'> = {
  today: '2026-11',
  people: [],
  ledger: { rows: [], conflicts: [], differences: [], unread: [] },
  papers: {},
};
