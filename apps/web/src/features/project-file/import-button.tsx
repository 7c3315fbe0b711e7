import { FileUp } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { importMessages } from './messages.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

type Props = {
  /** Opens the dialog when it becomes another than before: somebody asked for it elsewhere. */
  request: string | null;
};

/** Offers to create a project from a file. */
export function ImportButton({ request }: Props) {
  const words = useMessages(importMessages);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(request !== null);
  const [answered, setAnswered] = useState(request);
  if (request !== answered) {
    setAnswered(request);
    if (request !== null) setOpen(true);
  }
  return (
    <div className="mt-4 border-t border-line pt-3">
      <Button
        icon={<FileUp aria-hidden className="size-5" />}
        onClick={() => setOpen(true)}
        ref={button}
        size="small"
        variant="quiet"
      >
        {words.importProject}
      </Button>
      {open && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} returnTo={() => button.current ?? undefined} />
        </Suspense>
      )}
    </div>
  );
}
