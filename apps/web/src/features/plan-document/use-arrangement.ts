import type { PlanDocument } from '@elan/contract/plan-document';
import type { Language } from '@elan/domain/locale';
import type { LenderKey } from '@elan/domain/plan-document/lender-names';
import type { PlanReader } from '@elan/domain/plan-document/readers';
import { useCallback, useState } from 'react';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../lib/api.ts';
import { faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';
import { planDocumentMessages } from './messages.ts';
import type { PlanHandle } from './use-plan.ts';

type Named = { key: string; title: string };

export type Arrangement = {
  /** A change is on its way. */
  isBusy: boolean;
  setReader: (reader: PlanReader) => Promise<boolean>;
  /** @param after the section it follows; null for the beginning. */
  move: (section: Named, after: string | null) => Promise<boolean>;
  show: (section: Named, shown: boolean) => Promise<boolean>;
  /** Leaves several sections out, or brings them back. */
  showMany: (sections: readonly string[], shown: boolean) => Promise<boolean>;
  setLender: (lender: LenderKey | null) => Promise<boolean>;
  add: (title: string) => Promise<boolean>;
  rename: (section: Named, title: string) => Promise<boolean>;
  remove: (section: Named, removed: boolean) => Promise<boolean>;
  keepText: (section: Named, base: string) => Promise<boolean>;
};

/** Changes of the order, the sections and the reader. Each tells whether it was made; what takes something away can be undone. */
export function useArrangement(projectId: string, language: Language, change: PlanHandle['change']): Arrangement {
  const words = useMessages(planDocumentMessages);
  const helpWords = useMessages(planHelpMessages);
  const { language: ofScreen } = useLanguage();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);

  const make = useCallback(
    async (call: () => Promise<PlanDocument>): Promise<boolean> => {
      setBusy(true);
      try {
        await change(call);
        return true;
      } catch (error) {
        toast({ text: `${words.changeFailed} ${faultText(toFault(error), ofScreen)}`, tone: 'error' });
        return false;
      } finally {
        setBusy(false);
      }
    },
    [change, toast, words, ofScreen],
  );
  const { planDocument } = client;
  const of = ({ key: section }: Named) => ({ projectId, section });

  const show = async (section: Named, shown: boolean): Promise<boolean> => {
    const isMade = await make(() => planDocument.show({ ...of(section), shown }));
    if (isMade && !shown) {
      const undo = { label: words.undo, onSelect: () => void show(section, true) };
      toast({ text: words.leftOut(section.title), action: undo });
    }
    return isMade;
  };
  const showMany = async (sections: readonly string[], shown: boolean): Promise<boolean> => {
    const isMade = await make(() => planDocument.showMany({ projectId, sections: [...sections], shown }));
    if (isMade && !shown) {
      const undo = { label: words.undo, onSelect: () => void showMany(sections, true) };
      toast({ text: helpWords.tookOut(sections.length), action: undo });
    }
    return isMade;
  };
  const rename = async (section: Named, title: string): Promise<boolean> => {
    const isMade = await make(() => planDocument.rename({ ...of(section), title }));
    const back = { key: section.key, title };
    const undo = { label: words.undo, onSelect: () => void rename(back, section.title) };
    if (isMade) toast({ text: words.renamed(title), action: undo });
    return isMade;
  };
  const remove = async (section: Named, removed: boolean): Promise<boolean> => {
    const isMade = await make(() => planDocument.remove({ ...of(section), removed }));
    if (isMade && removed) {
      const undo = { label: words.undo, onSelect: () => void remove(section, false) };
      toast({ text: words.removed(section.title), action: undo });
    }
    return isMade;
  };

  return {
    isBusy,
    setReader: (reader) => make(() => planDocument.setReader({ projectId, reader })),
    move: (section, after) => make(() => planDocument.move({ ...of(section), after })),
    show,
    showMany,
    setLender: (lender) => make(() => planDocument.setLender({ projectId, lender })),
    add: (title) => make(() => planDocument.add({ projectId, section: crypto.randomUUID(), title, language })),
    rename,
    remove,
    keepText: (section, base) => make(() => planDocument.keepText({ ...of(section), base })),
  };
}
