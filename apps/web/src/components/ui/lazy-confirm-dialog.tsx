import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { ConfirmDialog } from './confirm-dialog.tsx';

const Dialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

/** A ConfirmDialog that is loaded when it first opens. */
export function LazyConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return (
    wasOpen && (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  );
}
