import { answerLabel } from '@elan/domain/modules/define-module';
import { moduleTitles } from '@elan/domain/modules/keys';
import type { OpenPlace } from '@elan/domain/modules/open-places';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { questionPath } from '../../lib/lender-places.ts';
import { ItemLink } from './item-link.tsx';
import { beforeBankMessages } from './messages.ts';
import { SectionCard } from './section-card.tsx';

const few = 8;

/** Answers that are missing, say little or are only filled in. */
export function AnswerList({ places }: { places: readonly OpenPlace[] }) {
  const words = useMessages(beforeBankMessages);
  const text = useText();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? places : places.slice(0, few);
  return (
    <SectionCard
      count={places.length}
      id="answers"
      lead={words.answersLead}
      nothing={words.noAnswers}
      title={words.answersTitle}
    >
      <ul className="flex flex-col divide-y divide-line">
        {shown.map(({ module, question, words: said, isFilledIn }) => (
          <ItemLink
            key={`${module}:${question.id}`}
            title={`${text(moduleTitles[module])} · ${text(question.label)}`}
            to={questionPath(module, question.id)}
          >
            {said === ''
              ? words.unanswered
              : (isFilledIn ? words.filledIn : words.soFar)(text(answerLabel(question, said)))}
          </ItemLink>
        ))}
      </ul>
      {shown.length < places.length && (
        <Button className="self-start" onClick={() => setShowsAll(true)} size="small" variant="secondary">
          {words.more(places.length - shown.length)}
        </Button>
      )}
    </SectionCard>
  );
}
