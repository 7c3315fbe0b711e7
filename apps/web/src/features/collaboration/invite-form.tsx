import { roleExplanations, roleLabels } from '@elan/domain/collaboration';
import { mostAdvisers } from '@elan/domain/limits';
import { type CollaboratorRole, collaboratorRoles } from '@elan/domain/permissions';
import { CircleCheck, Send } from 'lucide-react';
import { useId, useState } from 'react';
import { NotKept } from '../../components/not-kept.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { isDemoAccount, useAccount } from '../../data/account/session.ts';
import { classNames } from '../../lib/class-names.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { collaborationMessages } from './messages.ts';
import { PremiumNote } from './premium-note.tsx';
import { useInvitation } from './use-invitation.ts';

/** Lets the owner invite by email: collaborators, with a role, or an adviser. */
export function InviteForm({ projectId, adviser = false }: { projectId: string; adviser?: boolean }) {
  const words = useMessages(collaborationMessages);
  const text = useText();
  const titleId = useId();
  const isDemo = isDemoAccount(useAccount());
  const invitation = useInvitation(projectId, adviser);
  const { role, refusal, invited } = invitation;
  // Most visits to the home of a project invite nobody; an address that waits is in sight.
  const [startsOpen] = useState(invitation.email.value !== '');

  return (
    <details open={startsOpen || undefined}>
      <summary className="min-h-11 py-2 font-semibold" id={titleId}>
        {adviser ? words.adviserTitle : words.inviteTitle}
      </summary>
      <form
        aria-labelledby={titleId}
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void invitation.send();
        }}
      >
        {adviser && <p className="max-w-[68ch] text-muted">{words.adviserLead(mostAdvisers)}</p>}
        <Fields adviser={adviser} invitation={invitation} />
        <NotKept shown={!invitation.email.kept} />
        {!adviser && (
          <p className="-mt-1 text-sm text-muted">
            <span className="font-semibold text-ink">{text(roleLabels[role])}</span> · {text(roleExplanations[role])}
          </p>
        )}
        {refusal?.where === 'plan' && <PremiumNote />}
        {refusal?.where === 'form' && (
          <Banner title={text(refusal.text)} tone="error">
            {refusal.cause === null ? undefined : text(refusal.cause)}
          </Banner>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            icon={<Send aria-hidden className="size-5" />}
            loading={invitation.busy}
            type="submit"
            variant="primary"
          >
            {adviser ? words.inviteAdviser : words.invite}
          </Button>
          <Invited email={invited?.invited_email} />
        </div>
        {!adviser && (
          <p className="max-w-[68ch] text-sm text-muted">{isDemo ? words.inviteNoteInDemo : words.inviteNote}</p>
        )}
      </form>
    </details>
  );
}

/** Always rendered, even when empty, so that screen readers announce changes. */
function Invited({ email }: { email: string | undefined }) {
  const words = useMessages(collaborationMessages);
  const isDemo = isDemoAccount(useAccount());
  return (
    <p className="min-w-0" role="status">
      {email !== undefined && (
        <span className="inline-flex items-start gap-2 font-semibold wrap-anywhere text-green">
          <CircleCheck aria-hidden className="mt-1 size-5 shrink-0" />
          {(isDemo ? words.invitedInDemo : words.invited)(email)}
        </span>
      )}
    </p>
  );
}

type FieldsProps = { adviser: boolean; invitation: ReturnType<typeof useInvitation> };

function Fields({ adviser, invitation: { field, email, type, role, setRole, refusal } }: FieldsProps) {
  const words = useMessages(collaborationMessages);
  const text = useText();
  return (
    <div className={classNames('grid gap-x-4 gap-y-3', !adviser && 'sm:max-xl:grid-cols-[minmax(0,1fr)_12rem]')}>
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        error={refusal?.where === 'email' ? text(refusal.text) : null}
        inputMode="email"
        label={adviser ? words.adviserEmail : words.email}
        name="email"
        onChange={(event) => type(event.target.value)}
        placeholder={words.emailPlaceholder}
        ref={field}
        required
        spellCheck={false}
        type="email"
        value={email.value}
      />
      {!adviser && (
        <SelectField
          label={words.role}
          name="role"
          onChange={(event) => setRole(event.target.value as CollaboratorRole)}
          options={collaboratorRoles.map((each) => ({ value: each, label: text(roleLabels[each]) }))}
          placeholder={null}
          value={role}
        />
      )}
    </div>
  );
}
