import { Check } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { invitationMessages } from './messages.ts';
import type { Answer } from './use-answer.ts';

type Props = {
  answer: Answer;
  projectName: string;
  /** Large on the invitation screen, small in a list. */
  size: 'large' | 'small';
};

export function AnswerButtons({ answer: { underWay, give }, projectName, size }: Props) {
  const words = useMessages(invitationMessages);
  const isScreen = size === 'large';
  return (
    <>
      <Button
        aria-label={isScreen ? undefined : words.acceptNamed(projectName)}
        disabled={underWay === 'declined'}
        icon={<Check aria-hidden className="size-5" />}
        loading={underWay === 'accepted'}
        onClick={() => give('accepted')}
        size={size}
        variant={isScreen ? 'accent' : 'primary'}
      >
        {words.accept}
      </Button>
      <Button
        aria-label={isScreen ? undefined : words.declineNamed(projectName)}
        disabled={underWay === 'accepted'}
        loading={underWay === 'declined'}
        onClick={() => give('declined')}
        size={size}
        variant="secondary"
      >
        {words.decline}
      </Button>
    </>
  );
}
