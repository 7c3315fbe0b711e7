import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';

export type BannerTone = 'info' | 'warning' | 'error' | 'success';

const messages = defineMessages({ dismiss: { en: 'Dismiss', fr: 'Fermer' } });

const tones = {
  info: { box: 'bg-primary-soft', icon: 'text-primary', Icon: Info },
  warning: { box: 'bg-orange-soft', icon: 'text-orange', Icon: TriangleAlert },
  error: { box: 'bg-red-soft', icon: 'text-red', Icon: CircleAlert },
  success: { box: 'bg-green-soft', icon: 'text-green', Icon: CircleCheck },
} as const;

type Props = {
  tone?: BannerTone;
  title?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  onDismiss?: () => void;
  className?: string | undefined;
  children?: ReactNode;
};

/** A message about the current screen. Errors are announced immediately, the rest when the reader pauses. */
export function Banner({ tone = 'info', title, action, onDismiss, className, children }: Props) {
  const words = useMessages(messages);
  const { box, icon, Icon } = tones[tone];
  return (
    <div
      className={classNames('flex items-start gap-3 rounded-2xl px-4 py-3', box, className)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon aria-hidden className={`mt-1 size-5 shrink-0 ${icon}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          {title !== undefined && <p className="font-semibold">{title}</p>}
          {children !== undefined && <div className="text-pretty">{children}</div>}
        </div>
        {action}
      </div>
      {onDismiss !== undefined && (
        <button
          aria-label={words.dismiss}
          className="-my-1.5 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-xl text-muted hover:text-ink"
          onClick={onDismiss}
          type="button"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}
