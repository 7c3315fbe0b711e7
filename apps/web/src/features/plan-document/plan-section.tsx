import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planDocumentMessages } from './messages.ts';
import { rewriteMessages } from './rewrite-messages.ts';
import { SectionButtons } from './section-buttons.tsx';
import { SectionEditor } from './section-editor.tsx';
import { SectionFold } from './section-fold.tsx';
import { SectionNotices } from './section-notices.tsx';
import { SectionView } from './section-view.tsx';
import type { SectionScreen } from './shown-sections.ts';
import { useSectionActs } from './use-section-acts.ts';

const SectionRewrite = lazy(() => import('./section-rewrite.tsx'));

type Props = SectionScreen & {
  onKeepText: () => unknown;
  /** Its pictures, after its words. */
  pictures: ReactNode;
  /** What others say of the section, below it. */
  below: ReactNode;
};

/** One section of the plan, to read and to write. */
export function PlanSection({ pictures, below, ...props }: Props) {
  const { section, autosave, mayEdit } = props;
  const words = useMessages(planDocumentMessages);
  const rewriteWords = useMessages(rewriteMessages);
  const acts = useSectionActs(autosave, section);
  const [opened, setOpened] = useState<'editor' | 'rewrite' | null>(null);
  const open = mayEdit ? opened : null;
  const opener = useRef<HTMLButtonElement>(null);

  const removeText = () => {
    acts.replace('', words.assembledAgain);
    setOpened(null);
  };
  const close = () => {
    void autosave.flush();
    setOpened(null);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const accept = () => acts.accept(close);

  return (
    <SectionFold section={section}>
      <SectionButtons
        {...props}
        isEditing={open === 'editor'}
        onOpen={setOpened}
        onRemoveText={removeText}
        onRestore={acts.write}
        opener={opener}
      />
      <SectionNotices {...props} onRemoveText={removeText} />
      {open === 'editor' ? (
        <SectionEditor {...props} onAccept={accept} onClose={close} />
      ) : (
        <SectionView {...props} onAccept={accept} />
      )}
      {pictures}
      {open === 'rewrite' && (
        <Suspense>
          <SectionRewrite
            {...props}
            onAccept={(next) => acts.replace(next, rewriteWords.accepted)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
      {below}
    </SectionFold>
  );
}
