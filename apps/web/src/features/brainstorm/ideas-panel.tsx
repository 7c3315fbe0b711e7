import type { ModuleEntry } from '@elan/contract/modules';
import { Lightbulb } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { EmptyResult } from '../../components/empty-result.tsx';
import { type ResultRun, RunProgress } from '../../components/run-progress.tsx';
import { RunState } from '../../components/run-state.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { DevelopIdea } from './develop-idea.tsx';
import { IdeaCard } from './idea-card.tsx';
import { brainstormMessages } from './messages.ts';
import { useSelection } from './use-selection.ts';

type Props = {
  projectId: string;
  entry: ModuleEntry;
  canEdit: boolean;
  run: ResultRun;
  /** Who wrote the ideas. */
  origin: ReactNode;
  /** Message for a failed generation. */
  failure: ReactNode;
};

/** The brainstorm's ideas, of which one is chosen (BRAIN-006 to BRAIN-008, BRAIN-022 to BRAIN-025). */
export function IdeasPanel({ projectId, entry, canEdit, run, origin, failure }: Props) {
  const words = useMessages(brainstormMessages);
  const group = useId();
  const selection = useSelection(projectId, entry);
  const { selectedId } = selection;
  const ideas = entry.generatedIdeas ?? [];
  const line = run.reconnecting ? words.reconnecting : run.entries > 0 ? words.found(run.entries) : words.searching;

  return (
    <Card aria-labelledby="ideas-title" as="section" className="min-w-0">
      <h2 className="text-2xl" id="ideas-title">
        {words.ideas}
      </h2>
      <RunState className="my-4" done={words.finished(ideas.length)} run={run} working={words.searching}>
        <RunProgress className="mt-4" line={line} note={words.canLeave} run={run} />
      </RunState>
      {failure}
      {ideas.length === 0 && !run.underWay && (
        <EmptyResult
          className="mt-4"
          example={words.emptyExample}
          icon={<Lightbulb aria-hidden className="size-7" />}
          mayAsk={canEdit}
          title={words.emptyTitle}
        >
          {words.empty}
        </EmptyResult>
      )}
      {ideas.length > 0 && (
        <>
          <p className="mt-1 text-muted">{words.ideasLead(ideas.length)}</p>
          {origin}
          <div
            aria-label={words.listName}
            className="mt-4 flex max-h-96 flex-col gap-2 overflow-y-auto overscroll-contain rounded-2xl bg-sunken p-2"
            role="radiogroup"
          >
            {ideas.map((idea) => (
              <IdeaCard
                disabled={!canEdit || run.underWay}
                group={group}
                idea={idea}
                key={idea.id}
                onSelect={() => selection.select(idea)}
                selected={idea.id === selectedId}
              />
            ))}
          </div>
        </>
      )}
      <FailureBanner className="mt-4" fault={selection.fault} lead={words.selectFailed} />
      {selectedId !== null && canEdit && (
        <DevelopIdea
          disabled={run.underWay}
          projectId={projectId}
          settle={selection.settle}
          title={ideas.find(({ id }) => id === selectedId)?.title ?? entry.selectedIdea?.title ?? ''}
        />
      )}
    </Card>
  );
}
