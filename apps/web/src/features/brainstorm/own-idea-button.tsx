import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../data/api/api.ts';
import { updateEntry } from '../../data/project/project-data.ts';
import { faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { ownIdeaMessages } from './own-idea-messages.ts';

/** Skips the brainstorm for people who already have an idea (BRAIN-036). */
export function OwnIdeaButton({ projectId, disabled }: { projectId: string; disabled: boolean }) {
  const words = useMessages(ownIdeaMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  const haveIdea = async () => {
    try {
      const entry = await client.brainstorm.haveIdea({ projectId });
      updateEntry(queryClient, projectId, 'brainstorm', () => entry);
    } catch (error) {
      return toast({ text: `${words.ownIdeaFailed} ${faultText(toFault(error), language)}`, tone: 'error' });
    }
    await navigate('/module/idea');
  };

  return (
    <Button
      disabled={disabled}
      icon={<ArrowRight aria-hidden className="size-5" />}
      onClick={haveIdea}
      variant="secondary"
    >
      {words.ownIdea}
    </Button>
  );
}
