import { limits } from '@elan/domain/limits';
import { answerLabel, type Question } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { ProjectPermissions } from '@elan/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../../components/ui/select-field.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { useAccount } from '../../../data/account/session.ts';
import { useCommentedModule } from '../../../features/comments/commented-module.tsx';
import { openSuggestionsQuery } from '../../../features/suggestions/queries.ts';
import { SuggestionCard } from '../../../features/suggestions/suggestion-card.tsx';
import { TextForm } from '../../../features/suggestions/text-form.tsx';
import { useText } from '../../../lib/i18n/use-messages.ts';

type Props = {
  projectId: string;
  module: ModuleKey;
  question: Question;
  permissions: ProjectPermissions;
  /** Of the question's field. */
  fieldId: string;
  /** The stored answer; null while the question is set aside. */
  now: { text: string; version: number } | null;
  /** Saves what is typed. @returns whether everything is saved */
  flush: () => Promise<boolean>;
};

/** Below a question: what people suggest as its answer, and the way to suggest something. */
export function QuestionSuggestions({ projectId, module, question, permissions, fieldId, now, flush }: Props) {
  const text = useText();
  const { user } = useAccount();
  const room = useCommentedModule();
  const { data = [] } = useQuery(openSuggestionsQuery(projectId, 'answers', module));
  const suggestions = data.filter(({ proposed }) => proposed.kind === 'answer' && proposed.question === question.id);
  const maySuggest = permissions.canComment && !permissions.canEdit && now !== null;
  const options =
    question.kind === 'select' ? question.options.map(({ value, label }) => ({ value, label: text(label) })) : null;
  const reply = () =>
    room?.lead({ to: 'box', anchor: { on: 'answer', question: question.id, exact: '', prefix: '', suffix: '' } });
  return (
    <div className="mt-2 flex flex-col gap-2 empty:hidden">
      {suggestions.map((suggestion) => (
        <SuggestionCard
          flush={flush}
          key={suggestion.id}
          onDecided={() => document.getElementById(fieldId)?.focus()}
          onReply={room?.canComment === true && now !== null ? reply : undefined}
          permissions={permissions}
          shownAnswer={(value) => (value === '' ? '' : text(answerLabel(question, value)))}
          suggestion={suggestion}
          userId={user.id}
        />
      ))}
      {now !== null && (
        <TextForm
          field={({ label, value, onChange }) =>
            options === null ? (
              <TextArea
                label={label}
                maxLength={limits.answer}
                onChange={(event) => onChange(event.target.value)}
                rows={3}
                value={value}
              />
            ) : (
              <SelectField
                label={label}
                onChange={(event) => onChange(event.target.value)}
                options={options}
                value={value}
              />
            )
          }
          maySuggest={maySuggest}
          now={now}
          place={`${module}:${question.id}`}
          projectId={projectId}
          proposal={({ text: value, base }) => ({
            ...{ kind: 'answer', module, question: question.id, value },
            baseVersion: base,
          })}
          title={text(question.label)}
          userId={user.id}
        />
      )}
    </div>
  );
}
