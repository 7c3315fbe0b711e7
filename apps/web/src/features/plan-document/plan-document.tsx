import type { Language } from '@elan/domain/locale';
import { baseOf } from '@elan/domain/plan-document/kept-plan';
import { type ReactNode, useMemo, useState } from 'react';
import type { Difference } from '../../components/shared-text/difference.ts';
import { SaveState } from '../../components/shared-text/save-state.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { useIsOffline } from '../../lib/connection.ts';
import { toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useHashArrival } from '../../lib/use-hash-arrival.ts';
import { planHelpMessages } from './help-messages.ts';
import { LenderChecklist } from './lender-outline.tsx';
import { planDocumentMessages } from './messages.ts';
import { PlanSection } from './plan-section.tsx';
import { PlanSettings } from './plan-settings.tsx';
import { SectionList } from './section-list.tsx';
import { SeenList } from './seen-by-lender.tsx';
import { type ShownSection, shownSections } from './shown-sections.ts';
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

/** The business plan as a reader outside the business gets it, to read, write and arrange, beside its files. */
export function PlanDocument({ userId, projectId, changedAt, mayEdit, difference, files, ...parts }: Props) {
  const words = useMessages(planDocumentMessages);
  const helpWords = useMessages(planHelpMessages);
  const { language: ofScreen } = useLanguage();
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? ofScreen;
  const plan = usePlan({ userId, projectId, changedAt, language, mayEdit });
  const { kept, composed, error, retry, recompose, autosave, texts, change } = plan;
  const arrangement = useArrangement(projectId, language, change);
  const isOffline = useIsOffline();
  const mayArrange = mayEdit && !isOffline && !arrangement.isBusy;
  const isMissing = kept === undefined || composed === undefined;
  const showLoading = useDelayed(isMissing && error === null);
  const sections = useMemo(
    () => (kept === undefined || composed === undefined ? [] : shownSections({ kept, composed, texts, language })),
    [kept, composed, texts, language],
  );
  const removed = (kept?.sections ?? []).flatMap(({ key, title, version, removed: isGone }) =>
    isGone ? [{ key, title: title ?? '', version }] : [],
  );
  // An empty section is shown only to those who can write it.
  const isRead = ({ key, isIn, markdown }: ShownSection) =>
    isIn && (mayEdit || markdown !== '' || parts.illustrated.has(key));
  useHashArrival(sections.length > 0, 'start');
  const isTroubled = texts.status.kind === 'offline' || texts.status.kind === 'failed';

  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-6 xl:order-last" data-no-print>
        <Card aria-label={words.settings} as="section" className="flex flex-col gap-3">
          <PlanSettings
            language={language}
            onLanguage={setChosen}
            onReader={mayArrange ? (reader) => void arrangement.setReader(reader) : null}
            lender={kept?.lender ?? null}
            onLender={mayArrange ? (lender) => void arrangement.setLender(lender) : null}
            reader={kept?.reader ?? 'banker'}
          />
          {composed?.outline != null && <LenderChecklist language={language} outline={composed.outline} />}
          {files(language)}
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
            <details>
              <summary className="min-h-11 py-2 font-semibold">{words.arrange}</summary>
              <SectionList
                arrangement={arrangement}
                isOffline={isOffline}
                projectId={projectId}
                removed={removed}
                sections={sections}
              />
            </details>
          </Card>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {isOffline && mayEdit && <Banner tone="warning">{words.offline}</Banner>}
        {isTroubled && <SaveState status={texts.status} />}
        {error !== null && !(isOffline && !isMissing) && (
          <FailureBanner fault={toFault(error)} lead={words.failed} onRetry={retry} />
        )}
        {showLoading && <PageLoading message={words.loading} />}
        {sections.filter(isRead).map((section) => (
          <PlanSection
            autosave={autosave}
            below={parts.below(section, language, { read: recompose, flush: autosave.flush })}
            difference={difference}
            key={section.key}
            language={language}
            mayEdit={mayEdit}
            onKeepText={async (each) => void (await arrangement.keepText(each, baseOf(each.compared)))}
            pictures={parts.pictures(section)}
            projectId={projectId}
            rewrites={kept?.rewrites === true && !isOffline}
            section={section}
            userId={userId}
          />
        ))}
      </div>
    </div>
  );
}
