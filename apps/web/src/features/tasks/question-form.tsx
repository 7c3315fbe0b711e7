import { limits } from '@elan/domain/limits';
import { type ModuleKey, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { KeptTextForm } from '../../components/kept-text-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { useOpener } from '../../lib/use-opener.ts';
import { questionMessages } from './question-messages.ts';
import { type Asked, useTasks } from './use-tasks.ts';

type Section = { key: string; title: string };
type Props = {
  userId: string;
  projectId: string;
  /** The section it is about; null to choose a module. */
  section: Section | null;
  onDone?: () => void;
};

/** An adviser asks; the question becomes a task of the project. */
export function QuestionForm({ userId, projectId, section, onDone }: Props) {
  const words = useMessages(questionMessages);
  const text = useText();
  const toast = useToast();
  const { ask, refusal } = useTasks(projectId);
  const typed = useKeptText(userId, `question:${projectId}:${section?.key ?? ''}`);
  const [module, setModule] = useState<ModuleKey>(moduleKeys[0]);
  const [id, setId] = useState(() => crypto.randomUUID());

  const send = async (question: string) => {
    const about = section === null ? { module, title: null } : { section: section.key, title: section.title };
    if (!(await ask(id, question, about as Asked))) return false;
    setId(crypto.randomUUID());
    toast({ text: words.asked, tone: 'success' });
    onDone?.();
    return true;
  };
  return (
    <KeptTextForm
      cancel={words.cancel}
      focus={section !== null}
      help={words.help}
      label={words.label}
      maxLength={limits.task}
      missing={words.missing}
      onCancel={onDone}
      onSend={send}
      rows={2}
      submit={words.ask}
      text={typed}
    >
      {section === null && (
        <SelectField
          label={words.about}
          onChange={(event) => setModule(event.target.value as ModuleKey)}
          options={moduleKeys.map((key) => ({ value: key, label: text(moduleTitles[key]) }))}
          placeholder={null}
          value={module}
        />
      )}
      <FailureBanner fault={refusal} />
    </KeptTextForm>
  );
}

/** Where an adviser asks about a section of the plan. */
export function SectionQuestion(props: Props & { section: Section }) {
  const words = useMessages(questionMessages);
  const { isOpen, open, close, opener } = useOpener();
  return (
    <div data-no-print>
      {isOpen ? (
        <div className="rounded-xl bg-sunken p-4">
          <QuestionForm {...props} onDone={close} />
        </div>
      ) : (
        <Button
          aria-label={words.askAbout(props.section.title)}
          icon={<MessageCircleQuestionMark aria-hidden className="size-4" />}
          onClick={open}
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
