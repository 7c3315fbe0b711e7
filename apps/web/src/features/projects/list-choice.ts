import { type ProjectSort, projectSorts } from '@elan/domain/projects';
import { useSearchParams } from 'react-router';
import type { ProjectListChoice } from '../../data/api/queries.ts';

/** The lists of the dashboard: those of the server, and the trash. */
export const shelves = ['current', 'archived', 'trash'] as const;
export type Shelf = (typeof shelves)[number];

export type ListChoice = { shelf: Shelf; sort: ProjectSort; search: string };

const names = { shelf: 'show', sort: 'sort', search: 'q' } as const;
const usual: ListChoice = { shelf: 'current', sort: 'updated', search: '' };

/** What the address asks for; anything unknown in it counts as absent. */
export function choiceIn(parameters: URLSearchParams): ListChoice {
  const shelf = shelves.find((candidate) => candidate === parameters.get(names.shelf));
  const sort = projectSorts.find((candidate) => candidate === parameters.get(names.sort));
  return {
    shelf: shelf ?? usual.shelf,
    sort: sort ?? usual.sort,
    search: (parameters.get(names.search) ?? '').slice(0, 200),
  };
}

/** The address's parameters for a choice; what is usual is left out. */
export function parametersFor(choice: ListChoice): URLSearchParams {
  const entries = (['shelf', 'sort', 'search'] as const).flatMap((name) =>
    choice[name] === usual[name] ? [] : [[names[name], choice[name]]],
  );
  return new URLSearchParams(entries);
}

/** What to ask the server for: the usual is not named, so that equal lists are read once. */
export function requestFor({ shelf, sort, search }: ListChoice): ProjectListChoice {
  return {
    ...(shelf === 'archived' ? { shelf } : {}),
    ...(sort === usual.sort ? {} : { sort }),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
  };
}

/** The choice in the address, and how to change it: typing and sorting replace the address, a shelf is a step back. */
export function useListChoice(): [ListChoice, (change: Partial<ListChoice>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const choice = choiceIn(parameters);
  const change = (changed: Partial<ListChoice>) =>
    setParameters(parametersFor({ ...choice, ...changed }), {
      replace: changed.shelf === undefined,
      preventScrollReset: true,
    });
  return [choice, change];
}
