import type { ReactNode } from 'react';
import { Button } from './ui/button.tsx';

type Props = {
  title: ReactNode;
  note: ReactNode;
  /** `of` names what the button acts on, to those who do not see the row. */
  actions: readonly { label: string; of: string; onPress: () => void }[];
};

/** One thing of the account in a list: what it is, what is known of it, and what can be done with it. */
export function ManagedRow({ title, note, actions }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">{note}</p>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {actions.map(({ label, of, onPress }) => (
          <Button key={label} onClick={onPress} size="small" variant="secondary">
            {label}
            <span className="sr-only">{of}</span>
          </Button>
        ))}
      </div>
    </li>
  );
}
