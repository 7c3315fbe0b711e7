import { MessageCircleQuestionMark } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { QuestionForm } from './question-form.tsx';
import { questionMessages } from './question-messages.ts';

type Props = { userId: string; projectId: string; section: { key: string; title: string } };

/** Where an adviser asks about a section of the plan. */
export function SectionQuestion(props: Props) {
  const words = useMessages(questionMessages);
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsking(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <div data-no-print>
      {asking ? (
        <div className="rounded-xl bg-sunken p-4">
          <QuestionForm {...props} onDone={close} />
        </div>
      ) : (
        <Button
          aria-label={words.askAbout(props.section.title)}
          icon={<MessageCircleQuestionMark aria-hidden className="size-4" />}
          onClick={() => setAsking(true)}
          ref={opener}
          size="small"
          variant="quiet"
        >
          {words.ask}
        </Button>
      )}
    </div>
  );
}
