import type { Version } from '@elan/contract/versions';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { client } from '../../data/api/api.ts';
import { toFault } from '../../lib/errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { compareReports } from './compare-reports.ts';
import { ComparedSection } from './compared-section.tsx';
import { versionMessages } from './messages.ts';
import { useRestore, versionQuery } from './queries.ts';

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
  const changed = sections?.filter((section) => section.changed) ?? [];
  const unchanged = sections?.filter((section) => !section.changed) ?? [];
  const versionOf = (side: keyof Pair) => versions.find(({ id }) => id === chosen[side]);

  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open title={words.comparison} width="full">
      <Choice chosen={chosen} onChoose={setChosen} versions={versions} />
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
                  { version: versionOf('older'), section: section.olderIndex },
                  { version: versionOf('newer'), section: section.newerIndex },
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

type Pair = { older: string; newer: string };
type ChoiceProps = { versions: readonly Version[]; chosen: Pair; onChoose: (chosen: Pair) => void };

/** Which two versions are compared. */
function Choice({ versions, chosen, onChoose }: ChoiceProps) {
  const words = useMessages(versionMessages);
  const { language } = useLanguage();
  const options = versions.map(({ id, createdAt, current }) => {
    const date = formatDateTime(createdAt, language);
    return { value: id, label: current ? words.shownNow(date) : date };
  });
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {(['older', 'newer'] as const).map((side) => (
        <SelectField
          id={`compare-${side}`}
          key={side}
          label={side === 'older' ? words.before : words.after}
          onChange={(event) => onChoose({ ...chosen, [side]: event.target.value })}
          options={options}
          placeholder={null}
          value={chosen[side]}
        />
      ))}
    </div>
  );
}

/** Older first: the version with the one shown now, or the one shown now with the one before it. */
function firstPair(versions: readonly Version[], start: string): Pair {
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
  const restore = useRestore(projectId, module);
  return from.map(({ version, section }) =>
    version === undefined || version.current || section === null ? null : (
      <Button
        key={version.id}
        onClick={async () => {
          const input = { projectId, module, versionId: version.id, section };
          if (await restore(client.versions.restoreSection(input), words.sectionRestored)) onRestored();
        }}
        size="small"
        variant="secondary"
      >
        {words.restoreSection(formatDateTime(version.createdAt, language))}
      </Button>
    ),
  );
}
