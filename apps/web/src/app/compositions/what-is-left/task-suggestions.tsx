import type { Project } from '@elan/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAccount } from '../../../data/account/session.ts';
import { suggestionMessages } from '../../../features/suggestions/messages.ts';
import { openSuggestionsQuery } from '../../../features/suggestions/queries.ts';
import { SuggestionCard } from '../../../features/suggestions/suggestion-card.tsx';
import { TaskForm } from '../../../features/suggestions/task-form.tsx';
import { useMessages } from '../../../lib/i18n/use-messages.ts';

/** Above the to-do list: the tasks that people suggest, and the way to suggest one. */
export function TaskSuggestions({ project: { id: projectId, permissions } }: { project: Project }) {
  const words = useMessages(suggestionMessages);
  const { user } = useAccount();
  const { data = [] } = useQuery(openSuggestionsQuery(projectId, 'tasks'));
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className="flex flex-col gap-4 empty:hidden" data-no-print ref={box} tabIndex={-1}>
      {permissions.canComment && !permissions.canEdit && <TaskForm projectId={projectId} userId={user.id} />}
      {data.length > 0 && (
        <section aria-label={words.tasksSuggested} className="flex flex-col gap-3">
          <h2 className="text-xl">{words.tasksSuggested}</h2>
          {data.map((suggestion) => (
            <SuggestionCard
              key={suggestion.id}
              onDecided={() => box.current?.focus()}
              permissions={permissions}
              suggestion={suggestion}
              userId={user.id}
            />
          ))}
        </section>
      )}
    </div>
  );
}
