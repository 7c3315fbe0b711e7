import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What pressing it does; its accessible name. */
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-xl text-muted transition-colors duration-150',
        'hover:not-disabled:bg-primary-soft hover:not-disabled:text-ink disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
    >
      {icon}
    </button>
  );
}
