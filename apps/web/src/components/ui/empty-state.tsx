import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

type Props = {
  icon?: ReactNode;
  title: ReactNode;
  /** What will appear here. */
  children?: ReactNode;
  /** One example of it. */
  example?: ReactNode;
  /** A single button. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
};

/** An empty state that explains what will appear here, with one example and one button. */
export function EmptyState({ icon, title, children, example, action, headingLevel = 2, className }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={classNames('flex flex-col items-center rounded-2xl bg-sunken px-6 py-10 text-center', className)}>
      {icon !== undefined && (
        <span className="mb-4 inline-flex size-14 items-center justify-center rounded-full bg-primary-soft text-primary">
          {icon}
        </span>
      )}
      <Heading className="text-xl">{title}</Heading>
      {children !== undefined && <div className="mt-2 max-w-prose text-muted">{children}</div>}
      {example !== undefined && (
        <div className="mt-4 w-full max-w-md rounded-xl bg-surface px-4 py-3 text-left text-sm">{example}</div>
      )}
      {action !== undefined && <div className="mt-6 flex w-full justify-center">{action}</div>}
    </div>
  );
}
