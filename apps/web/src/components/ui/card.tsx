import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';

type Props = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li';
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** `raised` has a shadow, `sunken` is recessed, `soft` is tinted. */
  tone?: 'raised' | 'sunken' | 'soft';
};

const paddings = { none: '', small: 'p-4', medium: 'p-5 sm:p-6', large: 'p-6 sm:p-8' };
const tones = {
  raised: 'bg-surface shadow-raised ring-1 ring-line/60',
  sunken: 'bg-sunken',
  soft: 'bg-primary-soft',
};

export function Card({ as = 'div', padding = 'medium', tone = 'raised', className, ...rest }: Props) {
  const Element = as as 'div';
  return <Element {...rest} className={classNames('rounded-2xl', tones[tone], paddings[padding], className)} />;
}
