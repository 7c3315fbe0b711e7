import { roleExplanations, roleLabels } from '@elan/domain/collaboration';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { collaborationMessages } from './messages.ts';

/** Ordered from the most to the fewest permissions (COLL-007). */
const explained = ['editor', 'commenter', 'viewer'] as const;

export function RoleGuide() {
  const words = useMessages(collaborationMessages);
  const text = useText();
  return (
    <section aria-labelledby="roles-title" className="rounded-2xl bg-sunken p-5">
      <h3 className="text-lg" id="roles-title">
        {words.rolesTitle}
      </h3>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {explained.map((role) => (
          <div className="sm:col-span-2 sm:grid sm:grid-cols-subgrid" key={role}>
            <dt className="font-semibold">{text(roleLabels[role])}</dt>
            <dd className="max-w-[60ch] text-muted">{text(roleExplanations[role])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
