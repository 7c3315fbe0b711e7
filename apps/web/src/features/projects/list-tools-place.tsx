import { TextField } from '../../components/ui/text-field.tsx';

export const listToolsClass = 'grid gap-4 sm:grid-cols-[minmax(0,1fr)_15rem]';

/** The room of the two fields above the list until their code is there, so that the list does not move when it comes. */
export function ListToolsPlace() {
  return (
    <div aria-hidden className={`invisible ${listToolsClass}`}>
      <TextField disabled id="project-search" label={'\u00a0'} />
      <TextField disabled id="project-sort" label={'\u00a0'} />
    </div>
  );
}
