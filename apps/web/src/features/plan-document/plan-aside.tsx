import type { Language } from '@elan/domain/locale';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../components/ui/card.tsx';
import { checkPath } from '../../data/project/lender-places.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';
import { LenderChecklist } from './lender-outline.tsx';
import { planDocumentMessages } from './messages.ts';
import { PlanSettings } from './plan-settings.tsx';
import { SectionList } from './section-list.tsx';
import { SeenList } from './seen-by-lender.tsx';
import type { ShownSection } from './shown-sections.ts';
import type { Arrangement } from './use-arrangement.ts';
import type { PlanHandle } from './use-plan.ts';

type Props = Pick<PlanHandle, 'kept' | 'composed'> & {
  projectId: string;
  sections: readonly ShownSection[];
  language: Language;
  onLanguage: (language: Language) => void;
  arrangement: Arrangement;
  mayEdit: boolean;
  isOffline: boolean;
  /** The buttons for its files. */
  files: ReactNode;
};

export const asideId = 'plan-files';

/**
 * Beside the document, below it where there is no room: for whom it is, its files, what a lender will see, and the order
 * of its sections.
 */
export function PlanAside({ kept, composed, sections, language, arrangement, mayEdit, isOffline, ...rest }: Props) {
  const words = useMessages(planDocumentMessages);
  const helpWords = useMessages(planHelpMessages);
  const [isArranging, setArranging] = useState(false);
  const mayArrange = mayEdit && !isOffline && !arrangement.isBusy;
  const removed = (kept?.sections ?? []).flatMap(({ key, title, version, removed: isGone }) =>
    isGone ? [{ key, title: title ?? '', version }] : [],
  );
  return (
    <div className="flex min-w-0 scroll-mt-24 flex-col gap-6" data-no-print id={asideId} tabIndex={-1}>
      <Card aria-label={words.settings} as="section" className="flex flex-col gap-3">
        <PlanSettings
          arrangement={mayArrange ? arrangement : null}
          language={language}
          lender={kept?.lender ?? null}
          onLanguage={rest.onLanguage}
          reader={kept?.reader ?? 'banker'}
        />
        {composed?.outline != null && <LenderChecklist language={language} outline={composed.outline} />}
        {composed !== undefined && composed.to_check > 0 && (
          <Link
            className="inline-flex min-h-11 items-center self-start font-semibold underline underline-offset-4"
            to={checkPath}
          >
            {words.checkFigures}
          </Link>
        )}
        {rest.files}
      </Card>
      {mayEdit && composed !== undefined && (
        <Card aria-label={helpWords.seen} as="section">
          <SeenList
            language={language}
            onTakeOut={mayArrange ? (keys) => void arrangement.showMany(keys, false) : null}
            seen={composed.seen}
          />
        </Card>
      )}
      {mayEdit && sections.length > 0 && (
        <Card aria-label={words.arrange} as="section">
          <details onToggle={(event) => setArranging(event.currentTarget.open)}>
            <summary className="min-h-11 py-2 font-semibold">{words.arrange}</summary>
            {isArranging && (
              <SectionList
                arrangement={arrangement}
                isOffline={isOffline}
                projectId={rest.projectId}
                removed={removed}
                sections={sections}
              />
            )}
          </details>
        </Card>
      )}
    </div>
  );
}
