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
  const toast = useToast();
  const list = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useState<readonly string[]>([]);
  const texts = new Map(handle.facts?.map((fact) => [fact.fact, fact.text]));
  const filled = [...texts].flatMap(([fact, said]) => {
    const place = factPlace(fact);
    return place?.group === group && said.trim() !== '' ? [place.id] : [];
  });
  const begun = [...texts.keys()].flatMap((fact) =>
    factPlace(fact)?.group === group ? [factPlace(fact)?.id ?? ''] : [],
  );
  const ids = [...new Set([...begun, ...open])].filter((id) => filled.includes(id) || open.includes(id));
  const isFull = ids.length >= mostEntries[group];

  const add = () => {
    setOpen([...open, crypto.randomUUID()]);
    // The new entry is there after the next rendering.
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector<HTMLElement>('input, select')?.focus());
  };
  const remove = (id: string, name: string) => {
    const names = Object.keys(factFields[group]).map((field) => factName(group, id, field));
    const before = names.flatMap((fact) => {
      const said = texts.get(fact) ?? '';
      return said === '' ? [] : [[fact, said] as const];
    });
    setOpen((ids) => ids.filter((each) => each !== id));
    handle.autosave.typeAll(Object.fromEntries(before.map(([fact]) => [fact, ''])));
    void handle.autosave.flush();
    const bringBack = () => {
      handle.autosave.typeAll(Object.fromEntries(before));
      void handle.autosave.flush();
    };
    toast({
      text: words.removed(name),
      ...(before.length === 0 ? {} : { action: { label: words.undo, onSelect: bringBack } }),
    });
  };

  return (
    <>
      {ids.length === 0 && !mayEdit && <p className="text-muted">{words.nothingYet}</p>}
      <ol className="flex flex-col divide-y divide-line empty:hidden" ref={list}>
        {ids.map((id, index) => {
          const { name: known, ...parts } = partsOf?.((field) => texts.get(factName(group, id, field)) ?? '') ?? {};
          const typed = (texts.get(factName(group, id, 'name')) ?? '').trim();
          const name = known ?? (typed === '' ? text(entryWords[group].one(index + 1)) : typed);
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
                onEdit={() => setOpen((ids) => (ids.includes(id) ? ids : [...ids, id]))}
              />
            </li>
          );
        })}
      </ol>
      {mayEdit && (
        <div data-no-print>
          {isFull ? (
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
