import { limits } from '@elan/domain/limits';
import type { Text } from '@elan/domain/locale';
import { type Mention, mentionsIn } from '@elan/domain/mentions';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { CauseBanner } from '../../components/ui/cause-banner.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { useAttempt } from '../../lib/use-attempt.ts';
import type { Box, CommentDrafts } from './drafts.ts';
import { MentionArea } from './mention-area.tsx';
import { commentMessages } from './messages.ts';

type Props = {
  projectId: string;
  drafts: CommentDrafts;
  box: Box;
  area: { current: HTMLTextAreaElement | null };
  label: string;
  placeholder?: string;
  submit: string;
  /** What is said when sending failed. */
  failed: Text;
  text: string;
  /** The text that is shown, where it is not the one that is sent. */
  shown?: string;
  /** Everybody who was chosen; the text may no longer name them. */
  chosen: readonly Mention[];
  sending: ReturnType<typeof useAttempt<unknown>>;
  onType: (text: string, chosen: readonly Mention[]) => void;
  onSend: (content: string, mentions: Mention[]) => unknown;
  /** Shown above the field, between it and the buttons, and beside the button. */
  above?: ReactNode;
  notice?: ReactNode;
  children?: ReactNode;
};

/** The field and the button of a comment, a reply or an edit, with why it could not be sent. */
export function CommentForm(props: Props) {
  const { projectId, drafts, box, area, label, placeholder, submit, failed, text, shown = text, chosen } = props;
  const { sending, onType, onSend, above, notice, children } = props;
  const words = useMessages(commentMessages);
  const content = text.trim();
  const mentions = mentionsIn(content, chosen);
  const isTooLong = content.length > limits.comment;
  const hasTooMany = mentions.length > limits.mentions;
  const cannotSend = content === '' || isTooLong || hasTooMany;

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!cannotSend) onSend(content, mentions);
  };
  const tooMany = hasTooMany ? words.tooManyMentions(limits.mentions) : null;
  return (
    <form className="flex flex-col gap-3" noValidate onSubmit={send}>
      {above}
      <MentionArea
        className="[&_textarea]:max-h-96"
        error={isTooLong ? words.tooLong(limits.comment) : tooMany}
        label={label}
        maxLength={limits.comment}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send(event);
        }}
        onText={(typed, mention) => onType(typed, mention === undefined ? chosen : [...chosen, mention])}
        placeholder={placeholder}
        projectId={projectId}
        readOnly={sending.busy}
        ref={area}
        rows={2}
        value={shown}
      />
      {notice}
      <CauseBanner
        failure={sending.failure === null ? null : { title: failed, error: sending.failure }}
        onDismiss={() => sending.setFailure(null)}
        safe={drafts.isKept(box) ? words.kept : words.notKept}
      />
      <div className="flex flex-wrap gap-2">
        <Button disabled={cannotSend} loading={sending.busy} size="small" type="submit" variant="secondary">
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
