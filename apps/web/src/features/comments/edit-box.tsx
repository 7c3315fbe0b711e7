import type { Reply } from '@elan/contract/comments';
import { limits } from '@elan/domain/limits';
import { type Mention, mentionsIn } from '@elan/domain/mentions';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import type { CommentDrafts } from './drafts.ts';
import { Failure } from './failure.tsx';
import { MentionArea } from './mention-area.tsx';
import { mentionMessages } from './mention-messages.ts';
import { commentMessages } from './messages.ts';
import { useDraft } from './use-draft.ts';

type Props = {
  comment: Reply;
  drafts: CommentDrafts;
  focus: boolean;
  onSave: (content: string, mentions: Mention[]) => Promise<void>;
  onClose: () => void;
};

/** The form for editing a comment. Changes that arrive meanwhile never replace its text. */
export function EditBox({ comment, drafts, focus, onSave, onClose }: Props) {
  const words = useMessages(commentMessages);
  const mentionWords = useMessages(mentionMessages);
  const box = `edit:${comment.id}` as const;
  const draft = useDraft(drafts, box);
  const [opened] = useState({ content: comment.content, at: comment.updated_at });
  const { failure, setFailure, busy: saving, attempt } = useAttempt((thrown) => thrown);
  const area = useRef<HTMLTextAreaElement>(null);

  const [text, setText] = useState(draft?.text ?? opened.content);
  const [chosen, setChosen] = useState<readonly Mention[]>(draft?.mentions ?? []);
  const base = draft?.base ?? opened.at;
  const content = text.trim();
  const mentions = mentionsIn(content, [...comment.mentions, ...chosen]);
  const hasTooMany = mentions.length > limits.mentions;

  useEffect(() => {
    if (!focus || area.current === null) return;
    area.current.focus();
    area.current.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [focus]);

  const close = () => {
    drafts.set(box, null);
    onClose();
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (content === '' || hasTooMany) return;
    if (content === comment.content && mentions.length === comment.mentions.length) return close();
    await attempt(async () => {
      await onSave(content, mentions);
      close();
    });
  };

  return (
    <form className="flex flex-col gap-3" noValidate onSubmit={(event) => void save(event)}>
      <MentionArea
        className="[&_textarea]:max-h-96"
        error={hasTooMany ? mentionWords.tooMany(limits.mentions) : null}
        label={words.yourChange}
        maxLength={limits.comment}
        onText={(typed, mention) => {
          const now = mention === undefined ? chosen : [...chosen, mention];
          setText(typed);
          setChosen(now);
          drafts.set(box, { text: typed, attempt: null, base, mentions: now });
        }}
        projectId={comment.project_id}
        readOnly={saving}
        ref={area}
        rows={2}
        value={text}
      />
      {!saving && comment.updated_at !== base && <Banner tone="warning">{words.changedMeanwhile}</Banner>}
      {failure !== null && (
        <Failure
          error={failure}
          onDismiss={() => setFailure(null)}
          safe={drafts.isKept(box) ? words.kept : words.notKept}
          title={commentMessages.updateFailed}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={content === '' || hasTooMany} loading={saving} size="small" type="submit" variant="secondary">
          {words.save}
        </Button>
        <Button disabled={saving} onClick={close} size="small" variant="quiet">
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
