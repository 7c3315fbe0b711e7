import { type ModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { questionElementId } from '../../../features/modules/question-element.ts';
import { useText } from '../../../lib/i18n/use-messages.ts';

/** How questions of any module are called, and how to get to them from the screen of one module, or of none. */
export function useQuestionPlaces(here: ModuleKey | null, onLeadTo: (question: string) => void) {
  const text = useText();
  const navigate = useNavigate();
  const labelOf = useCallback(
    (module: ModuleKey, question: string) => {
      const found = moduleDefinition(module).questions.find(({ id }) => id === question);
      return text(found?.label ?? moduleTitles[module]);
    },
    [text],
  );
  const leadTo = useCallback(
    (module: ModuleKey, question: string) => {
      if (module === here) onLeadTo(question);
      else void navigate(`/module/${module}?part=answers#${questionElementId(question)}`);
    },
    [here, onLeadTo, navigate],
  );
  return useMemo(() => ({ labelOf, leadTo }), [labelOf, leadTo]);
}
