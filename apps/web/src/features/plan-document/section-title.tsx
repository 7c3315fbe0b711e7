import { hasHiddenCharacters } from '@elan/domain/hidden-characters';
import { PencilLine } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { longest, planDocumentMessages } from './messages.ts';
import type { ShownSection } from './shown-sections.ts';

type Props = { section: ShownSection; isDisabled: boolean; onRename: (title: string) => Promise<boolean> };

/** The title of a section, which leads to it; that of an own section can be changed. */
export function SectionTitle({ section: { key, title, isIn, isOwn }, isDisabled, onRename }: Props) {
  const words = useMessages(planDocumentMessages);
  const [typed, setTyped] = useState<string | null>(null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const next = (typed ?? '').trim();
    if (hasHiddenCharacters(next)) return;
    if (next === '' || next === title || (await onRename(next))) setTyped(null);
  };

  if (typed !== null) {
    return (
      <form className="flex w-full flex-col gap-2 py-2" onSubmit={save}>
        <TextField
          autoFocus
          dir="auto"
          error={hasHiddenCharacters(typed.trim()) ? words.titleHidden : null}
          label={words.newTitle}
          maxLength={longest.title}
          onChange={(event) => setTyped(event.target.value)}
          value={typed}
        />
        <div className="flex gap-2">
          <Button disabled={isDisabled} size="small" type="submit">
            {words.save}
          </Button>
          <Button onClick={() => setTyped(null)} size="small" variant="secondary">
            {words.cancel}
          </Button>
        </div>
      </form>
    );
  }
  return (
    <span className="flex min-w-0 flex-1 basis-40 items-center">
      <a
        className={classNames('min-w-0 py-2 wrap-anywhere', isIn ? '' : 'pointer-events-none text-muted line-through')}
        href={isIn ? `#plan-${key}` : undefined}
      >
        {title}
      </a>
      {!isIn && <span className="sr-only">, {words.isOut}</span>}
      {isOwn && (
        <IconButton
          className="size-11 sm:size-9"
          disabled={isDisabled}
          icon={<PencilLine aria-hidden className="size-4" />}
          label={words.rename(title)}
          onClick={() => setTyped(title)}
        />
      )}
    </span>
  );
}
