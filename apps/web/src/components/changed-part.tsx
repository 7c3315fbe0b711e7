import type { ReactNode } from 'react';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';

export const changeMessages = defineMessages({
  added: { en: 'Added:', fr: 'Ajouté\u00a0:' },
  removed: { en: 'Removed:', fr: 'Retiré\u00a0:' },
});

const marks = {
  added: {
    Mark: 'ins',
    className: 'rounded-sm bg-green-soft text-ink underline decoration-green decoration-2 underline-offset-2',
  },
  removed: { Mark: 'del', className: 'rounded-sm bg-red-soft text-ink line-through decoration-red decoration-2' },
} as const;

/** Words that only one of two texts has. */
export function ChangedPart({ kind, children }: { kind: 'added' | 'removed'; children: ReactNode }) {
  const words = useMessages(changeMessages);
  const { Mark, className } = marks[kind];
  return (
    <Mark className={className}>
      <span className="sr-only">{words[kind]} </span>
      {children}
    </Mark>
  );
}
