import { type ComponentProps, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';
import { useDelayed } from './use-delayed.ts';

type Props = Omit<ComponentProps<'button'>, 'onClick'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shown before the label. */
  icon?: ReactNode;
  /** The action is in progress: the button cannot be pressed again and shows a spinner after 300 ms. */
  loading?: boolean;
  /** If it returns a promise, the button stays busy until the promise settles. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
};

export function Button({
  variant,
  size,
  icon,
  loading = false,
  onClick,
  disabled,
  className,
  children,
  ...rest
}: Props) {
  const [working, setWorking] = useState(false);
  // A second press can arrive before React renders the disabled button.
  const pressed = useRef(false);
  const busy = loading || working;
  const showSpinner = useDelayed(busy);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pressed.current) {
      event.preventDefault();
      return;
    }
    const result = onClick?.(event);
    if (!(result instanceof Promise)) return;
    pressed.current = true;
    setWorking(true);
    void result.finally(() => {
      pressed.current = false;
      setWorking(false);
    });
  };

  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      className={buttonClass(variant, size, className)}
      disabled={disabled || busy}
      onClick={press}
    >
      {showSpinner ? <Spinner /> : icon}
      {children}
    </button>
  );
}
