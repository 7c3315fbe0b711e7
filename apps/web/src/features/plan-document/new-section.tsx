import { hasHiddenCharacters } from '@elan/domain/hidden-characters';
import { capacities } from '@elan/domain/limits';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { longest, planDocumentMessages } from './messages.ts';
import type { Arrangement } from './use-arrangement.ts';

type Props = { arrangement: Arrangement; isDisabled: boolean; isFull: boolean };

/** Adds a section of one's own. */
export function NewSection({ arrangement, isDisabled, isFull }: Props) {
  const words = useMessages(planDocumentMessages);
  const [title, setTitle] = useState('');

  const isHidden = hasHiddenCharacters(title.trim());

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() !== '' && !isHidden && (await arrangement.add(title.trim()))) setTitle('');
  };

  if (isFull) return <p className="text-sm text-muted">{words.full(capacities.planSections)}</p>;
  return (
    <form className="flex flex-col gap-2 border-t border-line pt-3" onSubmit={add}>
      <TextField
        autoComplete="off"
        dir="auto"
        error={isHidden ? words.titleHidden : null}
        example={words.addExample}
        label={words.addLabel}
        maxLength={longest.title}
        onChange={(event) => setTitle(event.target.value)}
        value={title}
      />
      <Button
        className="self-start"
        disabled={isDisabled || title.trim() === ''}
        icon={<Plus aria-hidden className="size-4" />}
        size="small"
        type="submit"
        variant="secondary"
      >
        {words.add}
      </Button>
    </form>
  );
}
