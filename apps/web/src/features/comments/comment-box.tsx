import type { Anchor } from '@elan/domain/comment-anchor';
import type { Mention } from '@elan/domain/mentions';
import { X } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { About } from './about.tsx';
import { CommentForm } from './comment-form.tsx';
import { useArrival, useCommentedModule } from './commented-module.tsx';
import type { CommentDrafts } from './drafts.ts';
import { commentMessages } from './messages.ts';

type FormProps = ComponentProps<typeof CommentForm>;
type Props = Pick<FormProps, 'projectId' | 'drafts' | 'label' | 'placeholder' | 'submit' | 'failed' | 'children'> & {
  box: 'new' | `reply:${string}`;
  /** Opened by a press, so take focus. */
  focus: boolean;
  confirmed: ReadonlySet<string>;
  onSend: (comment: { id: string; content: string; anchor: Anchor | null; mentions: Mention[] }) => Promise<void>;
  onSent: () => void;
};

/** The form for a comment or a reply. Its text stays there, and on this device, until the server has it. */
export function CommentBox({ focus, confirmed, onSend, onSent, ...form }: Props) {
  const { projectId, drafts, box } = form;
  const words = useMessages(commentMessages);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(box));
  const sending = useAttempt<unknown>((thrown) => thrown);
  const { busy, setFailure, attempt } = sending;
  const area = useRef<HTMLTextAreaElement>(null);
  const text = draft?.text ?? '';
  const anchor = draft?.anchor ?? null;
  const chosen = draft?.mentions ?? [];
  const sent = draft?.attempt ?? null;

  useEffect(() => {
    if (focus) area.current?.focus();
  }, [focus]);
  useAskedAnchor(drafts, box, area);
  // The quote above the field moves it down.
  useEffect(() => {
    if (anchor !== null && document.activeElement === area.current) area.current?.scrollIntoView({ block: 'center' });
  }, [anchor]);

  // The comment arrived although its response was lost: the list has it by now.
  const hasArrived = !busy && sent !== null && sent.content === text.trim() && confirmed.has(sent.id);
  useEffect(() => {
    if (!hasArrived) return;
    drafts.set(box, null);
    setFailure(null);
  }, [hasArrived, drafts, box, setFailure]);

  const send = (content: string, mentions: Mention[]) =>
    attempt(async () => {
      const id = sent?.content === content ? sent.id : crypto.randomUUID();
      drafts.set(box, { text, attempt: { id, content }, base: null, anchor, mentions: chosen });
      await onSend({ id, content, anchor, mentions });
      drafts.set(box, null);
      onSent();
    });
  const generalize = () => {
    drafts.set(box, { text, attempt: null, base: null, mentions: chosen });
    area.current?.focus();
  };
  return (
    <CommentForm
      {...form}
      above={
        anchor !== null && (
          <About anchor={anchor} projectId={projectId} thread={null}>
            <Button
              className="-ml-3"
              disabled={busy}
              icon={<X aria-hidden className="size-4" />}
              onClick={generalize}
              size="small"
              variant="quiet"
            >
              {words.aboutModule}
            </Button>
          </About>
        )
      }
      area={area}
      chosen={chosen}
      onSend={send}
      onType={(typed, mentions) => drafts.set(box, { text: typed, attempt: sent, base: null, anchor, mentions })}
      sending={sending}
      // While it is being sent, the list shows it.
      shown={busy ? '' : text}
      text={text}
    />
  );
}

/** Takes over what the reader is led here to comment on, with what was typed on the way. */
function useAskedAnchor(drafts: CommentDrafts, box: Props['box'], area: FormProps['area']): void {
  const room = useCommentedModule();
  const asked = box === 'new' && room?.destination?.to === 'box' ? room.destination.anchor : null;
  useArrival(asked !== null, () => {
    const before = drafts.get(box);
    const text = (before?.text ?? '') + (room?.takeTyped() ?? '');
    drafts.set(box, { ...before, text, attempt: null, base: null, anchor: asked });
    return area.current;
  });
}
