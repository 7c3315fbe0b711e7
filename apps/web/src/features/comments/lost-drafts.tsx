import { useSyncExternalStore } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { CommentList } from './comment-list.ts';
import { type CommentDrafts, targetOf } from './drafts.ts';
import { commentMessages } from './messages.ts';
import type { CommentsHandle } from './use-comments.ts';
import { useReadingOn } from './use-reading-on.ts';

type Props = {
  drafts: CommentDrafts;
  comments: CommentsHandle;
  list: CommentList;
};

/**
 * What was typed for a comment that somebody deleted meanwhile, so that no text is lost. A comment that was not read
 * yet is looked for first, and its box opens where it is.
 */
export function LostDrafts({ drafts, comments, list }: Props) {
  const words = useMessages(commentMessages);
  const boxes = useSyncExternalStore(drafts.subscribe, drafts.boxes);
  const { confirmed } = comments;
  const lost = boxes.flatMap((box) => {
    const target = targetOf(box);
    const draft = drafts.get(box);
    return target === null || confirmed.has(target) || draft === null
      ? []
      : [{ box, text: draft.text, mentions: draft.mentions ?? [] }];
  });

  const hasUnread = useReadingOn(comments, list, lost.length > 0);
  if (hasUnread) return null;

  return lost.map(({ box, text, mentions }) => (
    <Banner key={box} title={words.lostTitle} tone="warning">
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          onClick={() => {
            const known = drafts.get('new');
            const before = known?.text.trimEnd() ?? '';
            const joined = before === '' ? text : `${before}\n\n${text}`;
            drafts.set('new', {
              text: joined,
              attempt: null,
              base: null,
              mentions: [...(known?.mentions ?? []), ...mentions],
            });
            drafts.set(box, null);
          }}
          size="small"
          variant="secondary"
        >
          {words.lostUse}
        </Button>
        <Button onClick={() => drafts.set(box, null)} size="small" variant="quiet">
          {words.lostDiscard}
        </Button>
      </div>
    </Banner>
  ));
}
