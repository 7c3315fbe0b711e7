import type { Question } from '@elan/domain/modules/define-module';
import { filledInLabel } from '@elan/domain/modules/filled-in';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../data/api/api.ts';
import { refreshProject } from '../../data/project/project-data.ts';
import { faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { moduleMessages } from './messages.ts';
import { questionElementId } from './question-element.ts';
import { takeSaved } from './use-answers.ts';

type Props = {
  projectId: string;
  module: ModuleKey;
  question: Question;
  /** The stored answer and its version. */
  stored: { text: string; version: number };
  disabled: boolean;
};

/** Below an answer that was filled in: that nobody has checked it, and the way to take it as one's own. */
export function FilledInNote({ projectId, module, question, stored, disabled }: Props) {
  const words = useMessages(moduleMessages);
  const text = useText();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();

  const accept = async () => {
    const change = { question: question.id, value: stored.text, baseVersion: stored.version };
    try {
      const result = await client.modules.saveAnswers({ projectId, module, answers: [change] });
      takeSaved(queryClient, { projectId, module }, [{ key: question.id, value: stored.text }], result);
      if (result.conflicts.length > 0) await refreshProject(queryClient, projectId);
      document.getElementById(questionElementId(question.id))?.focus();
    } catch (error) {
      toast({ text: faultText(toFault(error), language), tone: 'error' });
    }
  };

  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="yellow">{text(filledInLabel)}</Badge>
      {!disabled && (
        <Button
          aria-label={words.acceptAnswer(text(question.label))}
          icon={<Check aria-hidden className="size-4" />}
          onClick={accept}
          size="small"
          variant="quiet"
        >
          {words.accept}
        </Button>
      )}
    </p>
  );
}
