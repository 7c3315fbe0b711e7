import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';

export type ToastTone = 'info' | 'success' | 'error';
export type ToastInput = { text: string; tone?: ToastTone; action?: { label: string; onSelect: () => void } };
type ToastEntry = ToastInput & { id: number };
type ShowToast = (toast: ToastInput) => void;

const messages = defineMessages({
  dismiss: { en: 'Dismiss', fr: 'Fermer' },
  region: { en: 'Notifications', fr: 'Notifications' },
});

/** Milliseconds before a notice closes; errors and notices with an action stay until closed. */
const lifetime = 6_000;

const Context = createContext<ShowToast>(() => undefined);

/** Shows a short notice at the bottom of the screen. The function is the same on every render. */
export function useToast(): ShowToast {
  return use(Context);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const words = useMessages(messages);
  const [toasts, setToasts] = useState<readonly ToastEntry[]>([]);
  const lastId = useRef(0);
  // Notices do not time out while they have the pointer or the focus, so that there is time to read.
  const [held, setHeld] = useState(false);

  const show = useCallback<ShowToast>((toast) => {
    lastId.current += 1;
    const entry = { ...toast, id: lastId.current };
    // Repeating a text moves its notice to the end; show at most four, which fill a phone.
    setToasts((shown) => [...shown.filter((other) => other.text !== toast.text), entry].slice(-4));
  }, []);
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);

  const list = (urgent: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === urgent)
      .map((toast) => (
        <ToastCard dismissLabel={words.dismiss} held={held} key={toast.id} onDismiss={dismiss} toast={toast} />
      ));

  return (
    <Context value={show}>
      {children}
      <section
        aria-label={words.region}
        className={place}
        onBlur={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
      >
        <div aria-live="assertive" className="flex w-full flex-col gap-2">
          {list(true)}
        </div>
        <div aria-live="polite" className="flex w-full flex-col gap-2">
          {list(false)}
        </div>
      </section>
    </Context>
  );
}

const icons = {
  info: <Info aria-hidden className="mt-0.5 size-5 shrink-0" />,
  success: <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />,
  error: <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />,
};

// At the bottom of the screen; but at the top on a phone while a dialog is open, to keep its buttons visible.
const place = classNames(
  'pointer-events-none fixed inset-x-4 bottom-4 z-60 ml-auto flex flex-col items-end gap-2 sm:left-auto sm:w-96',
  'max-sm:in-[body:has([role$=dialog])]:top-4 max-sm:in-[body:has([role$=dialog])]:bottom-auto',
);

type CardProps = { toast: ToastEntry; held: boolean; onDismiss: (id: number) => void; dismissLabel: string };

function ToastCard({ toast, held, onDismiss, dismissLabel }: CardProps) {
  const stays = toast.tone === 'error' || toast.action !== undefined;

  useEffect(() => {
    if (stays || held) return;
    const timer = setTimeout(() => onDismiss(toast.id), lifetime);
    return () => clearTimeout(timer);
  }, [stays, held, toast.id, onDismiss]);

  return (
    <div className="pointer-events-auto flex items-start gap-3 rounded-2xl bg-primary py-3 pr-2 pl-4 text-on-primary shadow-floating">
      {icons[toast.tone ?? 'info']}
      <p className="min-w-0 flex-1">{toast.text}</p>
      {toast.action && (
        <button
          className="-my-1.5 min-h-11 shrink-0 rounded-xl px-2 font-semibold underline underline-offset-4"
          onClick={() => {
            toast.action?.onSelect();
            onDismiss(toast.id);
          }}
          type="button"
        >
          {toast.action.label}
        </button>
      )}
      <button
        aria-label={dismissLabel}
        className="-my-2 inline-flex size-11 shrink-0 items-center justify-center rounded-xl"
        onClick={() => onDismiss(toast.id)}
        type="button"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}
