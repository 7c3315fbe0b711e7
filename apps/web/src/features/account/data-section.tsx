import { Download } from 'lucide-react';
import { SectionCard } from '../../components/section-card.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { client } from '../../lib/api.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { toFault } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { isDemoAccount, useAccount } from '../../lib/session.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { accountMessages } from './messages.ts';

/** Exports everything the account owns (decision M-12). */
export function DataSection() {
  const words = useMessages(accountMessages);
  const isDemo = isDemoAccount(useAccount());
  const { failure, attempt } = useAttempt(toFault);

  const download = () =>
    attempt(async () => {
      const data = await client.account.export({});
      downloadFile(dataFileName(isDemo, new Date()), JSON.stringify(data, null, 2), 'application/json');
      return null;
    });

  return (
    <SectionCard help="your-data" id="data" lead={isDemo ? words.demoDataNote : words.dataNote} title={words.data}>
      <Button
        className="mt-4"
        icon={<Download aria-hidden className="size-5" />}
        onClick={download}
        variant="secondary"
      >
        {isDemo ? words.downloadDemo : words.download}
      </Button>
      <FailureBanner className="mt-4" fault={failure} lead={words.downloadFailed} />
    </SectionCard>
  );
}

/** Uses the reader's local date. */
function dataFileName(isDemo: boolean, now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `elan-${isDemo ? 'demonstration' : 'data'}-${day.join('-')}.json`;
}
