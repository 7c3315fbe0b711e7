import { classNames } from '../../lib/class-names.ts';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:not-disabled:bg-primary-hover',
  accent: 'bg-accent text-on-accent shadow-raised hover:not-disabled:bg-accent-hover',
  secondary: 'border border-control bg-surface text-ink hover:not-disabled:border-ink hover:not-disabled:bg-sunken',
  quiet: 'text-primary hover:not-disabled:bg-primary-soft',
  danger: 'border border-red bg-surface text-red hover:not-disabled:bg-red-soft',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3 text-sm sm:min-h-9',
  medium: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-lg',
};

/** Classes shared by buttons and by links that look like buttons. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', extra?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-xl py-1.5 text-center font-semibold leading-tight no-underline',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55',
    variants[variant],
    sizes[size],
    extra,
  );
}
