import type { ProjectSort } from '@elan/domain/projects';
import { useEffect, useState } from 'react';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { ListChoice } from './list-choice.ts';
import { listToolsClass } from './list-tools-place.tsx';
import { toolMessages } from './tool-messages.ts';

/** Milliseconds without a key before the list is searched. */
const typingPause = 250;

type Props = { choice: ListChoice; onChange: (change: Partial<ListChoice>) => void };

/** Searching and sorting; both are in the URL, so a list can be bookmarked. */
export function ListTools({ choice, onChange }: Props) {
  const words = useMessages(toolMessages);
  const [typed, setTyped] = useState(choice.search);
  const [asked, setAsked] = useState(choice.search);
  // The address changed by itself: a step back, or another shelf.
  if (choice.search !== asked) {
    setAsked(choice.search);
    setTyped(choice.search);
  }

  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => {
      setAsked(typed);
      onChange({ search: typed });
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, asked, onChange]);

  const sorts: readonly { value: ProjectSort; label: string }[] = [
    { value: 'updated', label: words.byUpdated },
    { value: 'name', label: words.byName },
    { value: 'progress', label: words.byProgress },
    { value: 'created', label: words.byCreated },
  ];
  return (
    <search className={listToolsClass}>
      <TextField
        autoComplete="off"
        enterKeyHint="search"
        id="project-search"
        label={words.search}
        onChange={(event) => setTyped(event.target.value.slice(0, 200))}
        placeholder={words.searchHint}
        type="search"
        value={typed}
      />
      <SelectField
        id="project-sort"
        label={words.sort}
        onChange={(event) => onChange({ sort: event.target.value as ProjectSort })}
        options={sorts}
        placeholder={null}
        value={choice.sort}
      />
    </search>
  );
}
