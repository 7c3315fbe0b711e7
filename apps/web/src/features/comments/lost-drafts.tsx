import { useSyncExternalStore } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { type CommentDrafts, targetOf } from './drafts.ts';
import { commentMessages } from './messages.ts';

type Props = {
  drafts: CommentDrafts;
  /** The comments that exist. */
  known: ReadonlySet<string>;
};

/** What was typed for a comment that somebody deleted meanwhile: nobody's words vanish. */
export function LostDrafts({ drafts, known }: Props) {
  const words = useMessages(commentMessages);
  const boxes = useSyncExternalStore(drafts.subscribe, drafts.boxes);
  const lost = boxes.flatMap((box) => {
    const target = targetOf(box);
    const draft = drafts.get(box);
    return target === null || known.has(target) || draft === null ? [] : [{ box, text: draft.text }];
  });

  return lost.map(({ box, text }) => (
    <Banner key={box} title={words.lostTitle} tone="warning">
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          onClick={() => {
            const before = drafts.get('new')?.text.trimEnd() ?? '';
            const joined = before === '' ? text : `${before}\n\n${text}`;
            drafts.set('new', { text: joined, attempt: null, base: null });
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
