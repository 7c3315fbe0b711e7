import type { PlanPicture } from '@elan/contract/plan-pictures';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { LazyConfirmDialog } from '../../components/ui/lazy-confirm-dialog.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planPictureMessages } from './messages.ts';
import type { PictureActs } from './use-pictures.ts';

type Props = {
  acts: PictureActs;
  pictures: readonly PlanPicture[];
  isDisabled: boolean;
  srcOf: (picture: PlanPicture) => string;
};

/** Pictures that were removed: each can be brought back, or deleted for good. */
export function RemovedPictures({ acts, pictures, isDisabled, srcOf }: Props) {
  const words = useMessages(planPictureMessages);
  const [erasing, setErasing] = useState<PlanPicture | null>(null);
  if (pictures.length === 0) return null;
  return (
    <details className="w-full">
      <summary className="min-h-11 py-2 text-sm font-semibold">{words.removedOnes(pictures.length)}</summary>
      <ul className="flex flex-col gap-3">
        {pictures.map((picture) => (
          <li className="flex flex-wrap items-center gap-3" key={picture.id}>
            <img
              alt={picture.alt ?? ''}
              className="h-16 w-24 rounded-lg bg-white object-contain"
              loading="lazy"
              src={srcOf(picture)}
            />
            <span className="min-w-0 flex-1 text-sm wrap-anywhere" dir="auto">
              {picture.caption || picture.alt}
            </span>
            <Button
              disabled={isDisabled}
              onClick={() => void acts.remove(picture.id, false)}
              size="small"
              variant="secondary"
            >
              {words.bringBack}
            </Button>
            <Button disabled={isDisabled} onClick={() => setErasing(picture)} size="small" variant="quiet">
              {words.erase}
            </Button>
          </li>
        ))}
      </ul>
      {erasing !== null && (
        <LazyConfirmDialog
          confirmLabel={words.erase}
          onConfirm={async () => {
            await acts.erase(erasing.id);
            setErasing(null);
          }}
          onOpenChange={(open) => {
            if (!open) setErasing(null);
          }}
          open
          title={words.erase}
          tone="danger"
        >
          {words.eraseLead}
        </LazyConfirmDialog>
      )}
    </details>
  );
}
