import type { ModuleKey } from '@elan/domain/modules/keys';
import { useQueryClient } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../data/api/api.ts';
import { updateEntry } from '../../data/project/project-data.ts';
import { type Fault, faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { commandKeys, useCommand } from '../../lib/shortcuts.ts';
import { moduleMessages } from './messages.ts';
import { SaveLine } from './save-line.tsx';

type Props = {
  projectId: string;
  module: ModuleKey;
  /** ISO timestamp; null when nothing was ever saved. */
  lastUpdated: string | null;
  disabled: boolean;
};

/**
 * The Save button of a module whose changes are stored as they happen: updates the last-saved time (PERS-005, MAT-002).
 */
export function ModuleSave({ projectId, module, lastUpdated, disabled }: Props) {
  const words = useMessages(moduleMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  const save = async () => {
    setFault(null);
    setSaving(true);
    try {
      const entry = await client.modules.save({ projectId, module });
      updateEntry(queryClient, projectId, module, () => entry);
      return true;
    } catch (error) {
      setFault(toFault(error));
      return false;
    } finally {
      setSaving(false);
    }
  };
  const saveAndSay = async () => {
    if (disabled) toast({ text: words.nothingToSave });
    else if (await save()) toast({ text: words.savedShort, tone: 'success' });
  };
  useCommand('s', (event) => {
    event.preventDefault();
    if (!event.repeat && !saving) void saveAndSay();
  });

  return (
    <div className="flex flex-col gap-2">
      <Button
        aria-keyshortcuts={commandKeys('S')}
        className="self-start"
        disabled={disabled}
        icon={<Save aria-hidden className="size-5" />}
        loading={saving}
        onClick={save}
        size="large"
        variant="secondary"
      >
        {words.save}
      </Button>
      <SaveLine
        status={
          saving ? { kind: 'saving' } : { kind: 'saved', at: lastUpdated === null ? null : Date.parse(lastUpdated) }
        }
      />
      {fault !== null && (
        <Banner onDismiss={() => setFault(null)} tone="error">
          {words.notSaved(faultText(fault, language))}
        </Banner>
      )}
    </div>
  );
}
