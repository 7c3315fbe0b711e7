import { roleExplanations, roleLabels } from '@elan/domain/collaboration';
import { HelpLink } from '../../components/help-link.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { collaborationMessages } from './messages.ts';

/** Ordered from the most to the fewest permissions (COLL-007); advisers are apart. */
const explained = ['editor', 'commenter', 'viewer', 'adviser'] as const;

export function RoleGuide() {
  const words = useMessages(collaborationMessages);
  const text = useText();
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">{words.rolesTitle}</summary>
      <HelpLink about={words.rolesTitle} page="working-together" />
      <dl className="grid gap-x-6 gap-y-3 sm:max-xl:grid-cols-[auto_1fr]">
        {explained.map((role) => (
          <div className="sm:max-xl:col-span-2 sm:max-xl:grid sm:max-xl:grid-cols-subgrid" key={role}>
            <dt className="font-semibold">{text(roleLabels[role])}</dt>
            <dd className="max-w-[60ch] text-muted">{text(roleExplanations[role])}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
