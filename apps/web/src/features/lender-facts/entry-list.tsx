import { factFields, type ListGroup, mostEntries } from '@elan/domain/lender-facts/fact-fields';
import { factName, factPlace } from '@elan/domain/lender-facts/facts';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Difference } from '../../components/shared-text/difference.ts';
import { Button } from '../../components/ui/button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { FactForm, type FormParts } from './fact-form.tsx';
import { entryWords, factMessages } from './messages.ts';
import type { FactsHandle } from './use-facts.ts';

type Props = {
  group: ListGroup;
  handle: FactsHandle;
  projectId: string;
  mayEdit: boolean;
  difference: Difference;
  /** What the fields of an entry say from the rest of the project. @param textOf a field of the entry, by its name */
  partsOf?: (textOf: (name: string) => string) => FormParts & { name?: string | undefined };
};

/** The entries of a list, each a small form. An entry whose fields are emptied stays on screen until it is removed. */
export function EntryList({ group, handle, mayEdit, partsOf, ...shared }: Props) {
  const words = useMessages(factMessages);
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const { ids, textOf, open, remove } = useEntries(group, handle);
  const add = () => {
    open(crypto.randomUUID());
    // The new entry is there after the next rendering.
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector<HTMLElement>('input, select')?.focus());
  };
  return (
    <>
      {ids.length === 0 && !mayEdit && <p className="text-muted">{words.nothingYet}</p>}
      <ol className="flex flex-col divide-y divide-line empty:hidden" ref={list}>
        {ids.map((id, index) => {
          const { name: known, ...parts } = partsOf?.((field) => textOf(id, field)) ?? {};
          const name = known ?? (textOf(id, 'name').trim() || text(entryWords[group].one(index + 1)));
          return (
            <li className="flex flex-col gap-3 py-5 first:pt-0 last:pb-0" key={id}>
              <EntryHead name={name} onRemove={mayEdit ? () => remove(id, name) : null} />
              <FactForm
                {...shared}
                {...parts}
                group={group}
                handle={handle}
                id={id}
                mayEdit={mayEdit}
                onEdit={() => open(id)}
              />
            </li>
          );
        })}
      </ol>
      {mayEdit && (
        <div data-no-print>
          {ids.length >= mostEntries[group] ? (
            <p className="text-sm text-muted">{words.full(mostEntries[group])}</p>
          ) : (
            <Button
              data-takes-focus
              icon={<Plus aria-hidden className="size-4" />}
              onClick={add}
              size="small"
              variant="secondary"
            >
              {text(entryWords[group].add)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** The entries that say something, and those that were begun here; removing one can be undone. */
function useEntries(group: ListGroup, { facts, autosave }: FactsHandle) {
  const words = useMessages(factMessages);
  const toast = useToast();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const texts = new Map(facts?.map((fact) => [fact.fact, fact.text]));
  const textOf = (id: string, field: string) => texts.get(factName(group, id, field)) ?? '';
  const placed = [...texts].flatMap(([fact, said]) => {
    const place = factPlace(fact);
    return place?.group === group ? [{ id: place.id, isSaid: said.trim() !== '' }] : [];
  });
  const said = new Set(placed.flatMap(({ id, isSaid }) => (isSaid ? [id] : [])));
  const begun = [...new Set([...placed.map(({ id }) => id), ...opened])];
  const write = (written: Readonly<Record<string, string>>) => {
    autosave.typeAll(written);
    void autosave.flush();
  };
  const remove = (id: string, name: string) => {
    const names = Object.keys(factFields[group]).filter((field) => textOf(id, field) !== '');
    const before = Object.fromEntries(names.map((field) => [factName(group, id, field), textOf(id, field)]));
    setOpened((ids) => ids.filter((each) => each !== id));
    write(Object.fromEntries(Object.keys(before).map((fact) => [fact, ''])));
    const action = { label: words.undo, onSelect: () => write(before) };
    toast({ text: words.removed(name), ...(names.length > 0 && { action }) });
  };
  return {
    ids: begun.filter((id) => said.has(id) || opened.includes(id)),
    textOf,
    /** Keeps an entry on screen, empty or not. */
    open: (id: string) => setOpened((ids) => (ids.includes(id) ? ids : [...ids, id])),
    remove,
  };
}

/** The name of an entry, and the button that takes it away; null for people who only read. */
function EntryHead({ name, onRemove }: { name: string; onRemove: (() => void) | null }) {
  const words = useMessages(factMessages);
  return (
    <div className="flex items-center justify-between gap-3">
      <h3 className="min-w-0 font-sans text-base font-semibold wrap-anywhere" dir="auto">
        {name}
      </h3>
      {onRemove !== null && (
        <Button
          aria-label={words.removeOf(name)}
          className="shrink-0"
          icon={<Trash2 aria-hidden className="size-4" />}
          onClick={onRemove}
          size="small"
          variant="quiet"
        >
          {words.remove}
        </Button>
      )}
    </div>
  );
}
