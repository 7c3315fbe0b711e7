import type { Anchor } from '@elan/domain/comment-anchor';
import type { ReactNode } from 'react';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useCommentedModule } from './commented-module.tsx';
import { commentMessages } from './messages.ts';

type Props = {
  anchor: Anchor;
  /** Below the quote. */
  children: ReactNode;
};

/** What a comment is about, quoted as it was then. */
export function About({ anchor, children }: Props) {
  const words = useMessages(commentMessages);
  const text = useText();
  const room = useCommentedModule();
  const question = room?.questions.find(({ id }) => id === anchor.question);
  const label = question === undefined ? words.anAnswer : text(question.label);
  const isQuoted = anchor.exact !== '';
  return (
    <div className="mb-3 border-l-3 border-primary pl-3 text-sm">
      <p className="text-muted wrap-anywhere">
        {anchor.on === 'answer' ? words.aboutAnswer(label) : isQuoted ? words.aboutPassage : words.aboutAnalysis}
      </p>
      {isQuoted && (
        <blockquote className="mt-0.5 line-clamp-4 whitespace-pre-wrap wrap-anywhere">{anchor.exact}</blockquote>
      )}
      {children}
    </div>
  );
}
