import type { Collaborator } from '@elan/contract/collaboration';
import { collaborationTimes, roleExplanations, roleLabels } from '@elan/domain/collaboration';
import { isEmailAddress } from '@elan/domain/email-address';
import { mostAdvisers } from '@elan/domain/limits';
import { type CollaboratorRole, collaboratorRoles } from '@elan/domain/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Send } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { NotKept } from '../../components/not-kept.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { client } from '../../lib/api.ts';
import { classNames } from '../../lib/class-names.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { collaboratorsKey } from '../../lib/queries.ts';
import { isDemoAccount, useAccount } from '../../lib/session.ts';
import { type InvitationRefusal, invitationRefusal } from './invitation-refusal.ts';
import { collaborationMessages } from './messages.ts';
import { PremiumNote } from './premium-note.tsx';

/**
 * Lets the owner invite by email: collaborators, with a role, or an adviser. The server checks everything again (COLL-002
 * to COLL-005).
 */
export function InviteForm({ projectId, adviser = false }: { projectId: string; adviser?: boolean }) {
  const words = useMessages(collaborationMessages);
  const text = useText();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const account = useAccount();
  const { user } = account;
  const isDemo = isDemoAccount(account);
  const email = useKeptText(user.id, `${adviser ? 'invite-adviser' : 'invite'}:${projectId}`);
  const [role, setRole] = useState<CollaboratorRole>('viewer');
  const [refusal, setRefusal] = useState<InvitationRefusal | null>(null);
  const [invited, setInvited] = useState<Collaborator | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (invited === null) return;
    const timer = setTimeout(() => setInvited(null), collaborationTimes.invitedShown);
    return () => clearTimeout(timer);
  }, [invited]);

  const refuse = (next: InvitationRefusal) => {
    setRefusal(next);
    if (next.where === 'email') field.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setInvited(null);
    setRefusal(null);
    const address = email.value.trim();
    if (address === '') return refuse({ where: 'email', text: collaborationMessages.emailMissing });
    if (!isEmailAddress(address)) return refuse({ where: 'email', text: collaborationMessages.emailFormat });
    setBusy(true);
    try {
      const collaborator = adviser
        ? await client.collaboration.inviteAdviser({ projectId, email: address, language })
        : await client.collaboration.invite({ projectId, email: address, role, language });
      if (typeof collaborator?.invited_email !== 'string') throw new Error('the answer is no collaborator');
      setInvited(collaborator);
      email.clear();
      field.current?.focus();
      await queryClient.invalidateQueries({ queryKey: collaboratorsKey(projectId) });
    } catch (error) {
      refuse(invitationRefusal(error));
    }
    setBusy(false);
  };

  return (
    <form aria-labelledby={titleId} className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <h3 className={adviser ? 'sr-only' : 'text-xl'} id={titleId}>
        {adviser ? words.adviserTitle : words.inviteTitle}
      </h3>
      {adviser && <p className="max-w-[68ch] text-muted">{words.adviserLead(mostAdvisers)}</p>}
      <div className={classNames('grid gap-x-4 gap-y-3', !adviser && 'sm:max-xl:grid-cols-[minmax(0,1fr)_12rem]')}>
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          error={refusal?.where === 'email' ? text(refusal.text) : null}
          inputMode="email"
          label={adviser ? words.adviserEmail : words.email}
          name="email"
          onChange={(event) => {
            email.set(event.target.value);
            setRefusal(null);
          }}
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
      <NotKept shown={!email.kept} />
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
        <Button icon={<Send aria-hidden className="size-5" />} loading={busy} type="submit" variant="primary">
          {adviser ? words.inviteAdviser : words.invite}
        </Button>
        {/* Always rendered, even when empty, so that screen readers announce changes. */}
        <p className="min-w-0" role="status">
          {invited !== null && (
            <span className="inline-flex items-start gap-2 font-semibold wrap-anywhere text-green">
              <CircleCheck aria-hidden className="mt-1 size-5 shrink-0" />
              {(isDemo ? words.invitedInDemo : words.invited)(invited.invited_email)}
            </span>
          )}
        </p>
      </div>
      {!adviser && (
        <p className="max-w-[68ch] text-sm text-muted">{isDemo ? words.inviteNoteInDemo : words.inviteNote}</p>
      )}
    </form>
  );
}
