import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../lib/class-names.ts';

type MenuProps = {
  /** The button that opens it, such as <IconButton /> or <Button />; it needs a name. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  children: ReactNode;
};

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  // Inside the landmark that holds the button, where screen readers look for it.
  const place = useRef<HTMLSpanElement>(null);
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <span className="contents" ref={place} />
      <Base.Portal container={place}>
        <Base.Positioner align={align} className="z-50" sideOffset={8}>
          <Base.Popup className="min-w-56 max-w-[calc(100vw-2rem)] rounded-2xl bg-surface p-1.5 shadow-floating ring-1 ring-line transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 py-2 text-left outline-none data-disabled:opacity-50 data-highlighted:bg-primary-soft';

type ItemProps = {
  icon?: ReactNode;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

export function MenuItem({ icon, tone = 'plain', disabled = false, onSelect, children }: ItemProps) {
  return (
    <Base.Item
      className={classNames(itemClass, tone === 'danger' && 'text-red')}
      disabled={disabled}
      onClick={onSelect}
    >
      {icon}
      {children}
    </Base.Item>
  );
}

export function MenuLink({ to, icon, children }: { to: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <Base.LinkItem className={classNames(itemClass, 'no-underline')} closeOnClick render={<Link to={to} />}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <div className="truncate px-3 py-2 text-sm text-muted">{children}</div>;
}

export function MenuSeparator() {
  return <Base.Separator className="mx-3 my-1.5 h-px bg-line" />;
}
