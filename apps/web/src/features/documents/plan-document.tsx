import { type Language, languageNames, languages } from '@elan/domain/locale';
import { lazy, Suspense, useId, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Card } from '../../components/ui/card.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { RetryButton } from '../../components/ui/retry-button.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { FileButtons } from './file-buttons.tsx';
import { documentMessages } from './messages.ts';
import { offeredPlan } from './offered-files.ts';
import { usePlanText } from './use-plan-text.ts';

const Report = lazy(() => import('../../components/markdown/report.tsx'));
const groups = [offeredPlan];

/** The business plan as a reader outside the business gets it, beside its files. */
export function PlanDocument({ projectId }: { projectId: string }) {
  const words = useMessages(documentMessages);
  const { language: ofScreen } = useLanguage();
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? ofScreen;
  const { data, error, refetch } = usePlanText(projectId, language);
  const showLoading = useDelayed(data === undefined && error === null);
  const loading = <PageLoading message={words.planLoading} />;
  const field = useId();
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <Card aria-label={words.plan} as="section" className="flex flex-col gap-3 xl:order-last">
        <SelectField
          id={field}
          label={words.planLanguage}
          onChange={({ target }) => setChosen(target.value === 'fr' ? 'fr' : 'en')}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          placeholder={null}
          value={language}
        />
        <FileButtons groups={groups} language={language} projectId={projectId} />
      </Card>
      <div className="min-w-0">
        {error !== null && (
          <Banner action={<RetryButton onRetry={refetch}>{words.retry}</RetryButton>} tone="error">
            {words.planFailed} {faultText(toFault(error), ofScreen)}
          </Banner>
        )}
        {showLoading && loading}
        {data !== undefined && (
          <Suspense fallback={loading}>
            <article lang={language}>
              <Report matrix={false} text={data} />
            </article>
          </Suspense>
        )}
      </div>
    </div>
  );
}
