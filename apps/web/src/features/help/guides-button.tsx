import type { ModuleKey } from '@elan/domain/modules/keys';
import { BookOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '../../components/ui/button-class.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';

const GuidesDialog = lazy(async () => ({ default: (await import('./guides-dialog.tsx')).GuidesDialog }));

const messages = defineMessages({ guides: { en: 'Guides', fr: 'Guides' } });

/** Opens the guides of a module above its screen; they are fetched at the first press. */
export function GuidesButton({ module }: { module: ModuleKey }) {
  const words = useMessages(messages);
  const [wasOpened, setWasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        aria-haspopup="dialog"
        className={buttonClass('quiet', 'small')}
        data-no-print
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        type="button"
      >
        <BookOpen aria-hidden className="size-5" />
        {words.guides}
      </button>
      <Suspense>{wasOpened && <GuidesDialog module={module} onOpenChange={setOpen} open={open} />}</Suspense>
    </>
  );
}
