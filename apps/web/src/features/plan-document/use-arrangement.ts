import type { PlanDocument } from '@elan/contract/plan-document';
import type { Language } from '@elan/domain/locale';
import type { LenderKey } from '@elan/domain/plan-document/lender-names';
import type { PlanReader } from '@elan/domain/plan-document/readers';
import { useToast } from '../../components/ui/toast.tsx';
import { useChange } from '../../components/use-change.ts';
import { client } from '../../data/api/api.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';
import { planDocumentMessages } from './messages.ts';
import type { PlanHandle } from './use-plan.ts';

type Named = { key: string; title: string };

export type Arrangement = ReturnType<typeof useArrangement>;

/** Changes of the order, the sections and the reader. Each tells whether it was made; what takes something away can be undone. */
export function useArrangement(projectId: string, language: Language, change: PlanHandle['change']) {
  const words = useMessages(planDocumentMessages);
  const helpWords = useMessages(planHelpMessages);
  const toast = useToast();
  const { isBusy, make } = useChange(words.changeFailed);
  const { planDocument } = client;
  const of = ({ key: section }: Named) => ({ projectId, section });
  const apply = (call: () => Promise<PlanDocument>) => make(() => change(call));

  /** @param text what is said once it was made; null for what needs no way back */
  const undoable = async (call: () => Promise<PlanDocument>, text: string | null, back: () => unknown) => {
    const isMade = await apply(call);
    if (isMade && text !== null) toast({ text, action: { label: words.undo, onSelect: () => void back() } });
    return isMade;
  };
  const show = (section: Named, shown: boolean): Promise<boolean> =>
    undoable(
      () => planDocument.show({ ...of(section), shown }),
      shown ? null : words.leftOut(section.title),
      () => show(section, true),
    );
  const showMany = (sections: readonly string[], shown: boolean): Promise<boolean> =>
    undoable(
      () => planDocument.showMany({ projectId, sections: [...sections], shown }),
      shown ? null : helpWords.tookOut(sections.length),
      () => showMany(sections, true),
    );
  const rename = (section: Named, title: string): Promise<boolean> =>
    undoable(
      () => planDocument.rename({ ...of(section), title }),
      words.renamed(title),
      () => rename({ key: section.key, title }, section.title),
    );
  const remove = (section: Named, removed: boolean): Promise<boolean> =>
    undoable(
      () => planDocument.remove({ ...of(section), removed }),
      removed ? words.removed(section.title) : null,
      () => remove(section, false),
    );

  return {
    isBusy,
    setReader: (reader: PlanReader) => apply(() => planDocument.setReader({ projectId, reader })),
    setLender: (lender: LenderKey | null) => apply(() => planDocument.setLender({ projectId, lender })),
    /** @param after the section it follows; null for the beginning */
    move: (section: Named, after: string | null) => apply(() => planDocument.move({ ...of(section), after })),
    show,
    showMany,
    add: (title: string) => apply(() => planDocument.add({ projectId, section: crypto.randomUUID(), title, language })),
    rename,
    remove,
    keepText: (section: Named, base: string) => apply(() => planDocument.keepText({ ...of(section), base })),
  };
}
