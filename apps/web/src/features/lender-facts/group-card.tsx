import { type FactGroup, groupTitles } from '@elan/domain/lender-facts/fact-fields';
import type { ReactNode } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { useText } from '../../lib/i18n/use-messages.ts';
import { groupLeads } from './messages.ts';

/** Where a remark about a part of the form leads. */
export const placeOfGroup = (group: FactGroup) => `request-${group}`;

/** A part of the form with its title. */
export function GroupCard({ group, children }: { group: FactGroup; children: ReactNode }) {
  const text = useText();
  const id = placeOfGroup(group);
  return (
    <Card
      aria-labelledby={`${id}-title`}
      as="section"
      className="flex min-w-0 scroll-mt-24 flex-col gap-4"
      id={id}
      tabIndex={-1}
    >
      <div>
        <h2 className="text-2xl" id={`${id}-title`}>
          {text(groupTitles[group])}
        </h2>
        <p className="mt-1 max-w-[68ch] text-sm text-muted" data-no-print>
          {text(groupLeads[group])}
        </p>
      </div>
      {children}
    </Card>
  );
}
