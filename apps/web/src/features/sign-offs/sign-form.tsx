import type { Language } from '@elan/domain/locale';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { NotKept } from '../../components/not-kept.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../lib/api.ts';
import { type Fault, isRefusal, toFault } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { putResponse } from '../../lib/put-response.ts';
import { activityQuery } from '../../lib/queries.ts';
import { longestNote, signOffMessages } from './messages.ts';
import { signOffsQuery } from './queries.ts';

type Props = {
  userId: string;
  projectId: string;
  section: { key: string; title: string; mark: string | null };
  language: Language;
  onCancel: () => void;
  onSigned: () => void;
  onStale: () => Promise<unknown>;
};

/** Signs the section as it was when the form was opened; when it changes meanwhile, it has to be read again. */
export function SignForm({ userId, projectId, section, language, onCancel, onSigned, onStale }: Props) {
  const words = useMessages(signOffMessages);
  const queryClient = useQueryClient();
  const toast = useToast();
  const note = useKeptText(userId, `sign-off:${projectId}:${section.key}`);
  const [read, setRead] = useState(section.mark);
  const [refused, setRefused] = useState(false);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  // Null for as long as the new text is on its way.
  const hasChanged = refused || section.mark !== read;

  const sign = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || hasChanged || read === null) return;
    setFault(null);
    if (note.value.trim() === '') return setMissing(true);
    setBusy(true);
    try {
      const all = await client.signOffs.sign({
        projectId,
        section: section.key,
        language,
        mark: read,
        note: note.value.trim(),
      });
      putResponse(queryClient, signOffsQuery(projectId).queryKey, all);
      void queryClient.invalidateQueries({ queryKey: activityQuery(projectId).queryKey });
      note.clear();
      toast({ text: words.signed, tone: 'success' });
      return onSigned();
    } catch (error) {
      if (isRefusal(error, 'CONFLICT')) {
        setRefused(true);
        await onStale();
      } else setFault(toFault(error));
    }
    setBusy(false);
  };

  return (
    <form className="flex flex-col gap-3 rounded-xl bg-sunken p-4" noValidate onSubmit={(event) => void sign(event)}>
      {hasChanged && (
        <Banner title={words.conflict} tone="warning">
          <Button
            disabled={section.mark === null || (refused && section.mark === read)}
            onClick={() => {
              setRead(section.mark);
              setRefused(false);
            }}
            size="small"
            variant="secondary"
          >
            {words.haveRead}
          </Button>
        </Banner>
      )}
      <TextArea
        autoFocus
        dir="auto"
        error={missing ? words.reasonMissing : null}
        help={words.reasonHelp}
        label={words.reason}
        maxLength={longestNote}
        onChange={(event) => {
          note.set(event.target.value);
          setMissing(false);
        }}
        required
        value={note.value}
      />
      <NotKept shown={!note.kept} />
      <FailureBanner title={words.failed} fault={fault} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={hasChanged} loading={busy} size="small" type="submit" variant="primary">
          {words.confirm}
        </Button>
        <Button onClick={onCancel} size="small" variant="quiet">
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
