import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { LazyConfirmDialog } from '../../components/ui/lazy-confirm-dialog.tsx';
import { client } from '../../data/api/api.ts';
import { tradeKey } from '../../data/api/queries.ts';
import { updateEntry } from '../../data/project/project-data.ts';
import { toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { flushPendingWork } from '../../lib/pending-work.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { brainstormMessages } from './messages.ts';

type Props = { projectId: string; title: string; disabled: boolean; settle: () => Promise<boolean> };

/** Copies the chosen idea into 'My idea' and opens it; asks first if that replaces other answers (N-14). */
export function DevelopIdea({ projectId, title, disabled, settle }: Props) {
  const words = useMessages(brainstormMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { failure, attempt } = useAttempt(toFault);

  const develop = async (overwrite: boolean) => {
    const copy = async () => {
      if (!(await settle())) return;
      await flushPendingWork();
      const { copied, idea } = await client.brainstorm.developIdea({ projectId, language, overwrite });
      updateEntry(queryClient, projectId, 'idea', () => idea);
      setAsking(!copied);
      // The idea says which trade it is.
      void queryClient.invalidateQueries({ queryKey: tradeKey(projectId) });
      if (copied) await navigate('/module/idea');
    };
    // The failure is said below the button, behind the question.
    if (!(await attempt(async () => void (await copy())))) setAsking(false);
  };

  return (
    <div className="mt-5 rounded-2xl bg-primary-soft px-5 py-4">
      <p className="text-sm text-muted">{words.selected}</p>
      <p className="font-serif text-xl font-semibold break-words">{title}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          disabled={disabled}
          icon={<ArrowRight aria-hidden className="size-5" />}
          onClick={() => develop(false)}
          variant="accent"
        >
          {words.develop}
        </Button>
        <p className="text-sm text-muted">{words.developNote}</p>
      </div>
      <FailureBanner className="mt-4" fault={failure} lead={words.developFailed} />
      <LazyConfirmDialog
        cancelLabel={words.keepAnswers}
        confirmLabel={words.overwriteConfirm}
        onConfirm={() => develop(true)}
        onOpenChange={setAsking}
        open={asking}
        title={words.overwriteTitle}
      >
        {words.overwrite}
      </LazyConfirmDialog>
    </div>
  );
}
