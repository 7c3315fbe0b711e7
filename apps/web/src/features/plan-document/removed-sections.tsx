import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { RetryButton } from '../../components/ui/retry-button.tsx';
import { faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planDocumentMessages } from './messages.ts';
import { sectionTextQuery } from './queries.ts';

export type RemovedSection = { key: string; title: string; version: number };

type Props = {
  projectId: string;
  sections: readonly RemovedSection[];
  isDisabled: boolean;
  onBringBack: (section: RemovedSection) => void;
};

/** Own sections that were removed: what each says, read when it is opened, and the way back. */
export function RemovedSections({ projectId, sections, isDisabled, onBringBack }: Props) {
  const words = useMessages(planDocumentMessages);
  return (
    <details>
      <summary className="min-h-11 py-2 text-sm text-muted">{words.removedSections(sections.length)}</summary>
      <ul className="flex flex-col gap-1">
        {sections.map((section) => (
          <li className="flex flex-wrap items-start justify-between gap-x-2" key={section.key}>
            <Text projectId={projectId} section={section} />
            <Button
              aria-label={words.bringBack(section.title)}
              disabled={isDisabled}
              onClick={() => onBringBack(section)}
              size="small"
              variant="quiet"
            >
              {words.bringBackShort}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Text({ projectId, section: { key, title, version } }: { projectId: string; section: RemovedSection }) {
  const words = useMessages(planDocumentMessages);
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch } = useQuery({ ...sectionTextQuery(projectId, key, version), enabled: isOpen });
  return (
    <details className="min-w-0 flex-1 basis-40" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-11 py-2 wrap-anywhere">{title}</summary>
      {data !== undefined && (
        <p className="max-h-80 overflow-y-auto pb-3 text-sm wrap-anywhere whitespace-pre-wrap" dir="auto">
          {data.text === '' ? <span className="text-muted">{words.removedEmpty}</span> : data.text}
        </p>
      )}
      {data === undefined && error === null && isOpen && (
        <p className="pb-3 text-sm text-muted" role="status">
          {words.removedLoading}
        </p>
      )}
      {data === undefined && error !== null && (
        <div className="flex flex-wrap items-center gap-2 pb-3 text-sm text-red" role="alert">
          {faultText(toFault(error), language)}
          <RetryButton onRetry={() => void refetch()} />
        </div>
      )}
    </details>
  );
}
