import { isModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { Banner } from '../../components/ui/banner.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { generationMessages } from './messages.ts';
import type { Omitted } from './run-state.ts';

/** Knows the questions of every module, so it is only loaded when something was left out. */
export default function OmissionText({ omitted }: { omitted: Omitted }) {
  const words = useMessages(generationMessages);
  const text = useText();
  const { dropped, shortened } = omitted;

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
