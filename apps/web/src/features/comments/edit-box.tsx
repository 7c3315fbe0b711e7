import type { Reply } from '@elan/contract/comments';
import type { Mention } from '@elan/domain/mentions';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { CommentForm } from './comment-form.tsx';
import type { CommentDrafts } from './drafts.ts';
import { commentMessages } from './messages.ts';

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
  const box = `edit:${comment.id}` as const;
  const [{ text, base, chosen }, setTyped] = useState(() => {
    const draft = drafts.get(box);
    return {
      text: draft?.text ?? comment.content,
      base: draft?.base ?? comment.updated_at,
      chosen: [...comment.mentions, ...(draft?.mentions ?? [])] as readonly Mention[],
    };
  });
  const saving = useAttempt<unknown>((thrown) => thrown);
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (!focus || area.current === null) return;
    area.current.focus();
    area.current.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [focus]);

  const close = () => {
    drafts.set(box, null);
    onClose();
  };
  const save = (content: string, mentions: Mention[]) => {
    if (content === comment.content && mentions.length === comment.mentions.length) return close();
    return saving.attempt(async () => {
      await onSave(content, mentions);
      close();
    });
  };
  return (
    <CommentForm
      area={area}
      box={box}
      chosen={chosen}
      drafts={drafts}
      failed={commentMessages.updateFailed}
      label={words.yourChange}
      notice={!saving.busy && comment.updated_at !== base && <Banner tone="warning">{words.changedMeanwhile}</Banner>}
      onSend={save}
      onType={(typed, mentions) => {
        setTyped({ text: typed, base, chosen: mentions });
        drafts.set(box, { text: typed, attempt: null, base, mentions });
      }}
      projectId={comment.project_id}
      sending={saving}
      submit={words.save}
      text={text}
    >
      <Button disabled={saving.busy} onClick={close} size="small" variant="quiet">
        {words.cancel}
      </Button>
    </CommentForm>
  );
}
