import type { SignOff } from '@elan/contract/sign-offs';
import type { Language } from '@elan/domain/locale';
import { useState } from 'react';
import { KeptTextForm } from '../../components/kept-text-form.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../data/api/api.ts';
import { isRefusal, toFault } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { longestNote, signOffMessages } from './messages.ts';

type Props = {
  userId: string;
  projectId: string;
  section: { key: string; title: string; mark: string | null };
  /** The language the section is shown in. */
  language: Language;
  onClose: () => void;
  onSigned: (all: { sign_offs: SignOff[] }) => void;
  /** Reads the section again. */
  onStale: () => Promise<unknown>;
};

/** Signs the section as it was when the form was opened; when it changes meanwhile, it has to be read again. */
export function SignForm({ userId, projectId, section, language, onClose, onSigned, onStale }: Props) {
  const words = useMessages(signOffMessages);
  const toast = useToast();
  const text = useKeptText(userId, `sign-off:${projectId}:${section.key}`);
  const [read, setRead] = useState(section.mark);
  const [refused, setRefused] = useState(false);
  const { failure, setFailure, attempt } = useAttempt(toFault);
  // Null for as long as the new text is on its way.
  const hasChanged = refused || section.mark !== read;

  const sign = async (mark: string, note: string) => {
    try {
      onSigned(await client.signOffs.sign({ projectId, section: section.key, language, mark, note }));
    } catch (error) {
      if (!isRefusal(error, 'CONFLICT')) throw error;
      setRefused(true);
      await onStale();
      return toFault(error);
    }
    toast({ text: words.signed, tone: 'success' });
    onClose();
    return null;
  };
  return (
    <div className="flex flex-col gap-3 rounded-xl bg-sunken p-4">
      {hasChanged && (
        <Banner title={words.conflict} tone="warning">
          <Button
            disabled={section.mark === null || (refused && section.mark === read)}
            onClick={() => {
              setRead(section.mark);
              setRefused(false);
              setFailure(null);
            }}
            size="small"
            variant="secondary"
          >
            {words.haveRead}
          </Button>
        </Banner>
      )}
      <KeptTextForm
        cancel={words.cancel}
        disabled={hasChanged || read === null}
        focus
        help={words.reasonHelp}
        label={words.reason}
        maxLength={longestNote}
        missing={words.reasonMissing}
        onCancel={onClose}
        onSend={async (note) => read !== null && (await attempt(() => sign(read, note)))}
        submit={words.confirm}
        text={text}
      >
        <FailureBanner fault={hasChanged ? null : failure} title={words.failed} />
      </KeptTextForm>
    </div>
  );
}
