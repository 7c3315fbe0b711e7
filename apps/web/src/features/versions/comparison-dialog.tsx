import type { Version } from '@elan/contract/versions';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../lib/api.ts';
import { faultText, toFault } from '../../lib/errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { updateEntry } from '../../lib/project-data.ts';
import { compareReports } from './compare-reports.ts';
import { ComparedSection } from './compared-section.tsx';
import { versionMessages } from './messages.ts';
import { versionQuery } from './queries.ts';

type Props = {
  projectId: string;
  module: ModuleKey;
  /** Newest first. */
  versions: readonly Version[];
  /** The version to compare at first: with the one shown now, or with the one before it if it is shown itself. */
  start: string;
  canRestore: boolean;
  toText: ((content: string) => string) | undefined;
  onClose: () => void;
};

/** Any two versions of an analysis with what changed between them. Loaded when it is opened. */
export default function ComparisonDialog({ projectId, module, versions, start, canRestore, toText, onClose }: Props) {
  const words = useMessages(versionMessages);
  const { language } = useLanguage();
  const [chosen, setChosen] = useState(() => firstPair(versions, start));
  const older = useQuery(versionQuery(projectId, module, chosen.older));
  const newer = useQuery(versionQuery(projectId, module, chosen.newer));
  const olderText = older.data?.content;
  const newerText = newer.data?.content;
  const sections = useMemo(() => {
    if (olderText === undefined || newerText === undefined) return null;
    const text = toText ?? ((content: string) => content);
    return compareReports(text(olderText), text(newerText));
  }, [olderText, newerText, toText]);

  const error = older.error ?? newer.error;
  const retry = () => void Promise.all([older.refetch(), newer.refetch()]);
  const nameOf = ({ createdAt, current }: Version) => {
    const date = formatDateTime(createdAt, language);
    return current ? words.shownNow(date) : date;
  };
  const options = versions.map((version) => ({ value: version.id, label: nameOf(version) }));
  const changed = sections?.filter((section) => section.changed) ?? [];
  const unchanged = sections?.filter((section) => !section.changed) ?? [];

  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open title={words.comparison} width="full">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <SelectField
          id="compare-older"
          label={words.before}
          onChange={(event) => setChosen({ ...chosen, older: event.target.value })}
          options={options}
          placeholder={null}
          value={chosen.older}
        />
        <SelectField
          id="compare-newer"
          label={words.after}
          onChange={(event) => setChosen({ ...chosen, newer: event.target.value })}
          options={options}
          placeholder={null}
          value={chosen.newer}
        />
      </div>
      <div aria-live="polite" className="mt-6">
        {error !== null && <FailureBanner fault={toFault(error)} lead={words.failed} onRetry={retry} />}
        {error === null && sections === null && <p className="text-muted">{words.loading}</p>}
        {sections !== null && changed.length === 0 && <p>{words.sameText}</p>}
      </div>
      {changed.map((section) => (
        <ComparedSection
          actions={
            canRestore && (
              <RestoreSection
                from={[
                  { version: versions.find(({ id }) => id === chosen.older), section: section.olderIndex },
                  { version: versions.find(({ id }) => id === chosen.newer), section: section.newerIndex },
                ]}
                module={module}
                onRestored={onClose}
                projectId={projectId}
              />
            )
          }
          key={section.place}
          section={section}
        />
      ))}
      {changed.length > 0 && unchanged.length > 0 && (
        <details className="border-t border-line py-3">
          <summary className="min-h-11 py-2 text-muted">{words.unchanged(unchanged.length)}</summary>
          <ul className="ml-5 list-disc text-muted">
            {unchanged.map(({ place, title }) => (
              <li key={place}>{title === '' ? words.opening : title}</li>
            ))}
          </ul>
        </details>
      )}
    </Dialog>
  );
}

/** Older first: the version with the one shown now, or the one shown now with the one before it. */
function firstPair(versions: readonly Version[], start: string): { older: string; newer: string } {
  const place = versions.findIndex(({ id }) => id === start);
  const shown = versions.findIndex(({ current }) => current);
  const other = shown >= 0 && shown !== place ? shown : place + 1 < versions.length ? place + 1 : place - 1;
  const [newer, older] = [place, other].sort((a, b) => a - b).map((index) => versions[index]?.id ?? start);
  return { older: older ?? start, newer: newer ?? start };
}

type RestoreProps = {
  projectId: string;
  module: ModuleKey;
  from: readonly { version: Version | undefined; section: number | null }[];
  onRestored: () => void;
};

/** A button for each of the two versions that is not shown now and has the section. */
function RestoreSection({ projectId, module, from, onRestored }: RestoreProps) {
  const words = useMessages(versionMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const restore = async (versionId: string, section: number) => {
    setBusy(true);
    try {
      const entry = await client.versions.restoreSection({ projectId, module, versionId, section });
      updateEntry(queryClient, projectId, module, () => entry);
      toast({ text: words.sectionRestored, tone: 'success' });
      onRestored();
    } catch (error) {
      setBusy(false);
      toast({ text: faultText(toFault(error), language), tone: 'error' });
    }
  };

  return from.map(({ version, section }) =>
    version === undefined || version.current || section === null ? null : (
      <Button
        key={version.id}
        loading={busy}
        onClick={() => restore(version.id, section)}
        size="small"
        variant="secondary"
      >
        {words.restoreSection(formatDateTime(version.createdAt, language))}
      </Button>
    ),
  );
}
