import { limits } from '@elan/domain/limits';
import type { Text } from '@elan/domain/locale';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { CommentDrafts } from './drafts.ts';
import { Failure } from './failure.tsx';
import { commentMessages } from './messages.ts';
import { useDraft } from './use-draft.ts';

type Props = {
  drafts: CommentDrafts;
  box: 'new' | `reply:${string}`;
  label: string;
  placeholder?: string;
  submit: string;
  failed: Text;
  /** Opened by a press, so take focus. */
  focus: boolean;
  confirmed: ReadonlySet<string>;
  onSend: (comment: { id: string; content: string }) => Promise<void>;
  onSent: () => void;
  /** Shown beside the button. */
  children?: ReactNode;
};

/** The form for a comment or a reply. Its text stays there, and on this device, until the server has it. */
export function CommentBox(props: Props) {
  const { drafts, box, label, placeholder, submit, failed, focus, confirmed, onSend, onSent, children } = props;
  const words = useMessages(commentMessages);
  const draft = useDraft(drafts, box);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const area = useRef<HTMLTextAreaElement>(null);

  const text = draft?.text ?? '';
  const content = text.trim();
  const isTooLong = content.length > limits.comment;
  const cannotSend = content === '' || isTooLong;

  useEffect(() => {
    if (focus) area.current?.focus();
  }, [focus]);

  // The comment arrived although its response was lost: the list has it by now.
  const attempt = draft?.attempt ?? null;
  const hasArrived = !sending && attempt !== null && attempt.content === content && confirmed.has(attempt.id);
  useEffect(() => {
    if (!hasArrived) return;
    drafts.set(box, null);
    setFailure(null);
  }, [hasArrived, drafts, box]);

  const send = async () => {
    if (sending || cannotSend) return;
    const id = attempt?.content === content ? attempt.id : crypto.randomUUID();
    drafts.set(box, { text, attempt: { id, content }, base: null });
    setFailure(null);
    setSending(true);
    try {
      await onSend({ id, content });
      drafts.set(box, null);
      onSent();
    } catch (error) {
      setFailure(error);
    }
    setSending(false);
  };

  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    <form className="flex flex-col gap-3" noValidate onSubmit={submitForm}>
      <TextArea
        className="[&_textarea]:max-h-96"
        error={isTooLong ? words.tooLong(limits.comment) : null}
        label={label}
        maxLength={limits.comment}
        onChange={(event) => drafts.set(box, { text: event.target.value, attempt, base: null })}
        onKeyDown={sendByKey}
        placeholder={placeholder}
        readOnly={sending}
        ref={area}
        rows={2}
        // While it is being sent, the list shows it.
        value={sending ? '' : text}
      />
      {failure !== null && (
        <Failure
          error={failure}
          onDismiss={() => setFailure(null)}
          safe={drafts.isKept(box) ? words.kept : words.notKept}
          title={failed}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={cannotSend} loading={sending} size="small" type="submit" variant="secondary">
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
