import type { Anchor } from '@elan/domain/comment-anchor';
import { limits } from '@elan/domain/limits';
import type { Text } from '@elan/domain/locale';
import { type Mention, mentionsIn } from '@elan/domain/mentions';
import { X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { About } from './about.tsx';
import { AboutRow } from './about-row.tsx';
import { useArrival, useCommentedModule } from './commented-module.tsx';
import type { CommentDrafts } from './drafts.ts';
import { Failure } from './failure.tsx';
import { MentionArea } from './mention-area.tsx';
import { mentionMessages } from './mention-messages.ts';
import { commentMessages } from './messages.ts';
import { useDraft } from './use-draft.ts';

type Props = {
  projectId: string;
  drafts: CommentDrafts;
  box: 'new' | `reply:${string}`;
  label: string;
  placeholder?: string;
  submit: string;
  failed: Text;
  /** Opened by a press, so take focus. */
  focus: boolean;
  confirmed: ReadonlySet<string>;
  onSend: (comment: { id: string; content: string; anchor: Anchor | null; mentions: Mention[] }) => Promise<void>;
  onSent: () => void;
  /** Shown beside the button. */
  children?: ReactNode;
};

/** The form for a comment or a reply. Its text stays there, and on this device, until the server has it. */
export function CommentBox(props: Props) {
  const { projectId, drafts, box, label, placeholder, submit, failed, focus, confirmed, onSend, onSent, children } =
    props;
  const words = useMessages(commentMessages);
  const mentionWords = useMessages(mentionMessages);
  const draft = useDraft(drafts, box);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const area = useRef<HTMLTextAreaElement>(null);

  const text = draft?.text ?? '';
  const anchor = draft?.anchor ?? null;
  const chosen = draft?.mentions ?? [];
  const content = text.trim();
  const mentions = mentionsIn(content, chosen);
  const isTooLong = content.length > limits.comment;
  const hasTooMany = mentions.length > limits.mentions;
  const cannotSend = content === '' || isTooLong || hasTooMany;

  useEffect(() => {
    if (focus) area.current?.focus();
  }, [focus]);

  const room = useCommentedModule();
  const asked = box === 'new' && room?.destination?.to === 'box' ? room.destination.anchor : null;
  useArrival(asked !== null, () => {
    const before = drafts.get(box);
    const text = (before?.text ?? '') + (room?.takeTyped() ?? '');
    drafts.set(box, { ...before, text, attempt: null, base: null, anchor: asked });
    return area.current;
  });

  // The quote above the field moves it down.
  useEffect(() => {
    if (anchor !== null && document.activeElement === area.current) area.current?.scrollIntoView({ block: 'center' });
  }, [anchor]);

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
    drafts.set(box, { text, attempt: { id, content }, base: null, anchor, mentions: chosen });
    setFailure(null);
    setSending(true);
    try {
      await onSend({ id, content, anchor, mentions });
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

  const tooMany = hasTooMany ? mentionWords.tooMany(limits.mentions) : null;
  const problem = isTooLong ? words.tooLong(limits.comment) : tooMany;
  const generalize = (
    <Button
      className="-ml-3"
      disabled={sending}
      icon={<X aria-hidden className="size-4" />}
      onClick={() => {
        drafts.set(box, { text, attempt: null, base: null, mentions: chosen });
        area.current?.focus();
      }}
      size="small"
      variant="quiet"
    >
      {words.aboutModule}
    </Button>
  );
  return (
    <form className="flex flex-col gap-3" noValidate onSubmit={submitForm}>
      {anchor !== null &&
        (anchor.on === 'row' ? (
          <AboutRow anchor={anchor} projectId={projectId}>
            {generalize}
          </AboutRow>
        ) : (
          <About anchor={anchor}>{generalize}</About>
        ))}
      <MentionArea
        className="[&_textarea]:max-h-96"
        error={problem}
        label={label}
        maxLength={limits.comment}
        onKeyDown={sendByKey}
        onText={(typed, mention) => {
          const now = mention === undefined ? chosen : [...chosen, mention];
          drafts.set(box, { text: typed, attempt, base: null, anchor, mentions: now });
        }}
        placeholder={placeholder}
        projectId={projectId}
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
