import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & { checked: boolean };

/** On or off, with an effect at once. With forced colours it is the browser's own checkbox. */
export function Switch({ checked, ...props }: Props) {
  return (
    <input
      {...props}
      aria-checked={checked}
      checked={checked}
      className="relative h-7 w-12 shrink-0 appearance-none rounded-full border-2 border-control bg-sunken transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-control before:transition-transform checked:border-primary checked:bg-primary checked:before:translate-x-5 checked:before:bg-on-primary motion-reduce:transition-none motion-reduce:before:transition-none forced-colors:appearance-auto forced-colors:before:hidden"
      role="switch"
      type="checkbox"
    />
  );
}
