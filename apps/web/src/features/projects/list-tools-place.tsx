import { TextField } from '../../components/ui/text-field.tsx';

export const listToolsClass = 'grid gap-4 sm:grid-cols-[minmax(0,1fr)_15rem]';

/** Keeps space for the two fields above the list until their code has loaded, so that the list does not jump. */
export function ListToolsPlace() {
  return (
    <div aria-hidden className={`invisible ${listToolsClass}`}>
      <TextField disabled id="project-search" label={'\u00a0'} />
      <TextField disabled id="project-sort" label={'\u00a0'} />
    </div>
  );
}
