import type { StoredPersona } from '@elan/contract/modules';
import { personaCount } from '@elan/domain/modules/personas/count';
import { useQueryClient } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { EmptyResult } from '../../components/empty-result.tsx';
import { type ResultRun, RunProgress } from '../../components/run-progress.tsx';
import { RunState } from '../../components/run-state.tsx';
import { LazyConfirmDialog } from '../../components/ui/lazy-confirm-dialog.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../data/api/api.ts';
import { refreshProject, updateEntry } from '../../data/project/project-data.ts';
import { classNames } from '../../lib/class-names.ts';
import { faultText, isRefusal, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { personaMessages } from './messages.ts';
import { PersonaCard } from './persona-card.tsx';

/** Side by side where there is room, one column per persona. */
const columns = ['', '', 'xl:grid-cols-2', 'xl:grid-cols-3'];

type Props = {
  projectId: string;
  personas: readonly StoredPersona[];
  canDelete: boolean;
  run: ResultRun;
  /** Who wrote them. */
  origin: ReactNode;
  /** Copy and print. */
  tools: ReactNode;
  /** The panel of a failed generation. */
  error: ReactNode;
};

/** The personas, one of which can be open at a time (PERS-003, PERS-004, PERS-009). */
export function PersonasPanel({ projectId, personas, canDelete, run, origin, tools, error }: Props) {
  const words = useMessages(personaMessages);
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <section aria-labelledby="personas-title" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl" id="personas-title" ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {personas.length > 0 && !run.underWay && tools}
      </div>
      <RunState done={words.finished(personas.length)} run={run} working={words.starting}>
        <Progress run={run} />
      </RunState>
      {error}
      {personas.length === 0 && !run.underWay && (
        <EmptyResult
          example={words.emptyExample}
          icon={<UsersRound aria-hidden className="size-7" />}
          mayAsk={canDelete}
          title={words.emptyTitle}
        >
          {words.empty}
        </EmptyResult>
      )}
      {personas.length > 0 && (
        <>
          <div>
            <p className="mb-1 max-w-[68ch] text-muted" data-no-print>
              {words.lead}
            </p>
            {origin}
          </div>
          <PersonaCards
            busy={run.underWay}
            canDelete={canDelete}
            // The pressed button is gone, so move focus to the list.
            onGone={() => heading.current?.focus({ preventScroll: true })}
            personas={personas}
            projectId={projectId}
          />
        </>
      )}
    </section>
  );
}

type CardsProps = Pick<Props, 'projectId' | 'personas' | 'canDelete'> & { busy: boolean; onGone: () => void };

/** The cards, and the question before one is deleted. */
function PersonaCards({ projectId, personas, canDelete, busy, onGone }: CardsProps) {
  const words = useMessages(personaMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [expandedId, setExpandedId] = useState<string | null>(null);
  /** Stays while the question closes, so that it keeps its title. */
  const [asked, ask] = useState<StoredPersona | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** By id, so that two people deleting at once delete two different ones (S-15). */
  const remove = async ({ id, nom }: StoredPersona) => {
    try {
      const entry = await client.personas.remove({ projectId, personaId: id });
      updateEntry(queryClient, projectId, 'personas', () => entry);
    } catch (error) {
      if (!isRefusal(error, 'NOT_FOUND')) throw error;
      // Somebody else deleted it.
      void refreshProject(queryClient, projectId);
    }
    setAsking(false);
    toast({ text: words.deleted(nom), tone: 'success' });
    onGone();
  };
  const askAbout = (persona: StoredPersona) => {
    ask(persona);
    setAsking(true);
  };
  return (
    <>
      <div
        className={classNames('grid grid-cols-1 gap-4 print:block', columns[Math.min(personas.length, personaCount)])}
      >
        {personas.map((persona) => (
          <PersonaCard
            busy={busy}
            expanded={persona.id === expandedId}
            key={persona.id}
            onDelete={canDelete ? () => askAbout(persona) : null}
            onToggle={() => setExpandedId(persona.id === expandedId ? null : persona.id)}
            persona={persona}
          />
        ))}
      </div>
      <LazyConfirmDialog
        confirmLabel={words.deleteConfirm}
        failureText={(thrown) => `${words.deleteFailed} ${faultText(toFault(thrown), language)}`}
        onConfirm={() => asked && remove(asked)}
        onOpenChange={setAsking}
        open={isAsking}
        title={words.deleteTitle(asked?.nom ?? '')}
        tone="danger"
      >
        <p>{words.deleteText}</p>
      </LazyConfirmDialog>
    </>
  );
}

function Progress({ run }: { run: ResultRun }) {
  const words = useMessages(personaMessages);
  const line = run.reconnecting
    ? words.reconnecting
    : run.entries > 0
      ? words.arrived(run.entries, personaCount)
      : words.starting;
  return (
    <RunProgress line={line} note={words.canLeave} run={run}>
      <ProgressBar className="mt-2 max-w-md" label={words.progress} max={personaCount} value={run.entries} />
    </RunProgress>
  );
}
