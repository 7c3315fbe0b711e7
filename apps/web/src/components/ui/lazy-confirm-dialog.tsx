import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { ConfirmDialog } from './confirm-dialog.tsx';

const Dialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

type Props = Omit<ComponentProps<typeof ConfirmDialog>, 'onClose' | 'open'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A ConfirmDialog that is loaded when it first opens. */
export function LazyConfirmDialog({ onOpenChange, ...props }: Props) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return (
    wasOpen && (
      <Suspense>
        <Dialog {...props} onClose={() => onOpenChange(false)} />
      </Suspense>
    )
  );
}
