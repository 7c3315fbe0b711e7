import type { Language } from '@elan/domain/locale';
import { baseOf } from '@elan/domain/plan-document/kept-plan';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useNavigationType } from 'react-router';
import type { Difference } from '../../components/shared-text/difference.ts';
import { SaveState } from '../../components/shared-text/save-state.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { useIsOffline } from '../../lib/connection.ts';
import { toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useHashArrival } from '../../lib/use-hash-arrival.ts';
import { planDocumentMessages } from './messages.ts';
import { asideId, PlanAside } from './plan-aside.tsx';
import { PlanSection } from './plan-section.tsx';
import type { ShownSection } from './shown-sections.ts';
import { useArrangement } from './use-arrangement.ts';
import { usePlan } from './use-plan.ts';

type DocumentActs = {
  /** Makes the document again. */
  read: () => Promise<unknown>;
  /** Saves what is typed. @returns whether everything is saved */
  flush: () => Promise<boolean>;
};

type Props = {
  userId: string;
  projectId: string;
  /** When the project last changed. */
  changedAt: string;
  mayEdit: boolean;
  difference: Difference;
  /** The buttons for its files, in the language of the document. */
  files: (language: Language) => ReactNode;
  /** The pictures of each section, and the keys of those that have any. */
  pictures: (section: ShownSection) => ReactNode;
  illustrated: ReadonlySet<string>;
  /** What is below each section. */
  below: (section: ShownSection, language: Language, document: DocumentActs) => ReactNode;
};

const none: readonly ShownSection[] = [];
/** Sections that are shown at once. */
const first = 3;

/** The business plan as a reader outside the business gets it, to read, write and arrange, beside its files. */
export function PlanDocument({ userId, projectId, changedAt, mayEdit, difference, files, ...parts }: Props) {
  const words = useMessages(planDocumentMessages);
  const { language: ofScreen } = useLanguage();
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? ofScreen;
  const plan = usePlan({ userId, projectId, changedAt, language, mayEdit });
  const { kept, composed, error, autosave, texts, sections } = plan;
  const arrangement = useArrangement(projectId, language, plan.change);
  const isOffline = useIsOffline();
  const isMissing = kept === undefined || composed === undefined;
  const showLoading = useDelayed(isMissing && error === null);
  // An empty section is shown only to those who can write it.
  const isRead = ({ key, isIn, markdown }: ShownSection) =>
    isIn && (mayEdit || markdown !== '' || parts.illustrated.has(key));
  // What a window does not show is rendered behind it, except for somebody who goes back to where they were.
  const isBack = useNavigationType() === 'POP';
  const isWhole = useDeferredValue(sections, isBack ? sections : none).length > 0;
  useHashArrival(isWhole, 'start');

  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <a
          className="min-h-11 py-2 font-semibold underline underline-offset-4 xl:hidden"
          data-no-print
          href={`#${asideId}`}
        >
          {words.toAside}
        </a>
        {isOffline && mayEdit && <Banner tone="warning">{words.offline}</Banner>}
        {(texts.status.kind === 'offline' || texts.status.kind === 'failed') && <SaveState status={texts.status} />}
        {error !== null && !(isOffline && !isMissing) && (
          <FailureBanner fault={toFault(error)} lead={words.failed} onRetry={plan.retry} />
        )}
        {showLoading && <PageLoading message={words.loading} />}
        {sections
          .filter(isRead)
          .slice(0, isWhole ? undefined : first)
          .map((section) => (
            <PlanSection
              autosave={autosave}
              below={parts.below(section, language, { read: plan.recompose, flush: autosave.flush })}
              difference={difference}
              key={section.key}
              language={language}
              mayEdit={mayEdit}
              onKeepText={() => arrangement.keepText(section, baseOf(section.compared))}
              pictures={parts.pictures(section)}
              projectId={projectId}
              rewrites={kept?.rewrites === true && !isOffline}
              section={section}
              userId={userId}
            />
          ))}
      </div>
      <PlanAside
        arrangement={arrangement}
        composed={composed}
        files={files(language)}
        isOffline={isOffline}
        kept={kept}
        language={language}
        mayEdit={mayEdit}
        onLanguage={setChosen}
        projectId={projectId}
        sections={sections}
      />
    </div>
  );
}
