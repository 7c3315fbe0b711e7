import type { ReactNode } from 'react';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';

const messages = defineMessages({ table: { en: 'Table, scrolls sideways', fr: 'Tableau, défilement horizontal' } });

/** Reachable by keyboard, because not every browser lets one scroll what cannot be focused. */
const reachable = { tabIndex: 0 };

/** The place of a table that may be wider than it; an edge that hides more is shaded. It stands on a surface. */
export function ScrollingTable({ children }: { children: ReactNode }) {
  const words = useMessages(messages);
  return (
    <figure aria-label={words.table} className="scrolls-sideways m-0" {...reachable}>
      {children}
    </figure>
  );
}
