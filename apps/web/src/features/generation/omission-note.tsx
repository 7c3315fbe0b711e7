import { isModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { Banner } from '../../components/ui/banner.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { generationMessages } from './messages.ts';
import type { Omitted } from './run-state.ts';

/** Says which texts were too long for the model to be told all of them. Nothing is shown when everything fitted. */
export function OmissionNote({ omitted }: { omitted: Omitted }) {
  const words = useMessages(generationMessages);
  const text = useText();
  const { dropped, shortened } = omitted;
  if (dropped.length === 0 && shortened.length === 0) return null;

  const nameOf = (name: string) => {
    const [module, questionId] = name.split('.');
    if (name === 'clarification') return words.clarification;
    if (!isModuleKey(module)) return words.projectDescription;
    const question = moduleDefinition(module).questions.find(({ id }) => id === questionId);
    return question === undefined ? text(moduleTitles[module]) : text(question.label);
  };
  return (
    <Banner title={words.omittedTitle}>
      {shortened.length > 0 && <p>{words.shortened([...new Set(shortened.map(nameOf))].join(', '))}</p>}
      {dropped.length > 0 && <p>{words.dropped(dropped.map((module) => text(moduleTitles[module])).join(', '))}</p>}
    </Banner>
  );
}
