import { limits } from '@elan/domain/limits';
import { type ModuleKey, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { type FormEvent, useState } from 'react';
import { NotKept } from '../../components/not-kept.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { faultText } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { questionMessages } from './question-messages.ts';
import { type Asked, useTasks } from './use-tasks.ts';

type Props = {
  userId: string;
  projectId: string;
  /** The section it is about; null to choose a module. */
  section: { key: string; title: string } | null;
  onDone?: () => void;
};

/** An adviser asks; the question becomes a task of the project. */
export function QuestionForm({ userId, projectId, section, onDone }: Props) {
  const words = useMessages(questionMessages);
  const text = useText();
  const { language } = useLanguage();
  const toast = useToast();
  const { ask, refusal } = useTasks(projectId);
  const typed = useKeptText(userId, `question:${projectId}:${section?.key ?? ''}`);
  const [module, setModule] = useState<ModuleKey>(moduleKeys[0]);
  const [id, setId] = useState(() => crypto.randomUUID());
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (typed.value.trim() === '') return setMissing(true);
    setBusy(true);
    const about = section === null ? { module, title: null } : { section: section.key, title: section.title };
    if (await ask(id, typed.value.trim(), about as Asked)) {
      typed.clear();
      setId(crypto.randomUUID());
      toast({ text: words.asked, tone: 'success' });
      onDone?.();
    }
    setBusy(false);
  };

  return (
    <form className="flex flex-col gap-3" noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        autoFocus={section !== null}
        dir="auto"
        error={missing ? words.missing : null}
        help={words.help}
        label={words.label}
        maxLength={limits.task}
        onChange={(event) => {
          typed.set(event.target.value);
          setMissing(false);
        }}
        required
        rows={2}
        value={typed.value}
      />
      {section === null && (
        <SelectField
          label={words.about}
          onChange={(event) => setModule(event.target.value as ModuleKey)}
          options={moduleKeys.map((key) => ({ value: key, label: text(moduleTitles[key]) }))}
          placeholder={null}
          value={module}
        />
      )}
      <NotKept shown={!typed.kept} />
      {refusal !== null && <Banner tone="error">{faultText(refusal, language)}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button loading={busy} size="small" type="submit" variant="primary">
          {words.ask}
        </Button>
        {onDone !== undefined && (
          <Button onClick={onDone} size="small" variant="quiet">
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
