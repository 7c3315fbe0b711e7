import { Ellipsis } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { moduleMessages } from './messages.ts';

/** What else can be done with an answer, behind one button that a pointer or the keyboard brings up. */
export function FieldMore({ label, children }: { label: string; children: ReactNode }) {
  const words = useMessages(moduleMessages);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <IconButton
        aria-controls={id}
        aria-expanded={open}
        className={classNames(
          'absolute -top-1 right-0 transition-opacity focus-visible:opacity-100 group-focus-within/field:opacity-100 group-hover/field:opacity-100 pointer-fine:opacity-0',
          open && 'pointer-fine:opacity-100',
        )}
        data-no-print
        icon={<Ellipsis aria-hidden className="size-5" />}
        label={words.more(label)}
        onClick={() => setOpen(!open)}
      />
      <div className="mt-1 -ml-3 flex flex-wrap empty:hidden" data-no-print hidden={!open} id={id}>
        {open && children}
      </div>
    </>
  );
}
