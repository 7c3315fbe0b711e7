import type { ReactNode } from 'react';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';

const messages = defineMessages({ table: { en: 'Table, scrolls horizontally', fr: 'Tableau, défilement horizontal' } });

/** Focusable, because some browsers do not let the keyboard scroll an element that cannot have focus. */
const reachable = { tabIndex: 0 };

/** Wraps a table that may be wider than the screen; an edge that hides more is shaded. Expects a surface background. */
export function ScrollingTable({ children }: { children: ReactNode }) {
  const words = useMessages(messages);
  return (
    <figure aria-label={words.table} className="scrolls-sideways m-0" {...reachable}>
      {children}
    </figure>
  );
}
