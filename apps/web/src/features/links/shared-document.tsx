import { lazy, Suspense } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { type Fault, faultText } from '../../lib/errors.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { PasswordForm } from './password-form.tsx';
import { ReaderFiles } from './reader-files.tsx';
import { readerMessages } from './reader-messages.ts';
import { type Reader, type Reading, useReader } from './use-reader.ts';

const DocumentText = lazy(() => import('./document-text.tsx'));

/** What somebody with a link sees: the document, a form for its password, or why there is nothing to read. */
export function SharedDocument({ token }: { token: string }) {
  const words = useMessages(readerMessages);
  const reader = useReader(token);
  const { reading, busy } = reader;
  const showLoading = useDelayed(reading === null);
  if (reading === null) return showLoading ? <PageLoading message={words.loading} /> : null;
  switch (reading.state) {
    case 'open':
      return <OpenDocument reader={reader} reading={reading} token={token} />;
    case 'password':
    case 'wrong_password':
      return (
        <PasswordForm
          busy={busy}
          onPassword={reader.open}
          problem={reading.state === 'wrong_password' && !busy ? words.wrongPassword : null}
        />
      );
    case 'failed':
      return <FailedDocument busy={busy} fault={reading.fault} onRetry={() => reader.open()} />;
    default:
      return (
        <Card padding="large">
          <PageTitle lead={words[reading.state]}>{words[`${reading.state}Title`]}</PageTitle>
        </Card>
      );
  }
}

type OpenProps = { token: string; reader: Reader; reading: Extract<Reading, { state: 'open' }> };

function OpenDocument({ token, reader, reading }: OpenProps) {
  const words = useMessages(readerMessages);
  const { language } = useLanguage();
  const { project_name, shared_by, shared_at, ends_at, document, formats, text } = reading;
  return (
    <div className="flex flex-col gap-8">
      <Card className="flex flex-col gap-5" padding="large">
        <div>
          <p className="font-semibold text-muted">{words[document]}</p>
          <PageTitle lead={words.sharedBy(shared_by, formatDate(shared_at, language))}>
            <span className="wrap-anywhere">{project_name}</span>
          </PageTitle>
          <p className="mt-2 max-w-[68ch] text-sm text-muted">
            {words.readUntil(formatDate(ends_at, language))} {words.noAccount}
          </p>
        </div>
        <ReaderFiles formats={formats} onEnded={() => reader.open()} password={reader.password} token={token} />
      </Card>
      <Suspense fallback={<PageLoading message={words.loading} />}>
        <DocumentText
          lang={reading.language}
          onEnded={reader.open}
          password={reader.password}
          text={text}
          token={token}
        />
      </Suspense>
    </div>
  );
}

function FailedDocument({ fault, busy, onRetry }: { fault: Fault; busy: boolean; onRetry: () => void }) {
  const words = useMessages(readerMessages);
  const { language } = useLanguage();
  return (
    <Card className="flex flex-col items-start gap-6" padding="large">
      <PageTitle>{words.failedTitle}</PageTitle>
      <Banner className="w-full" tone="error">
        {fault.kind === 'refused' && fault.code === 'UNAVAILABLE' ? words.busy : faultText(fault, language)}
      </Banner>
      <Button loading={busy} onClick={onRetry}>
        {words.retry}
      </Button>
    </Card>
  );
}
