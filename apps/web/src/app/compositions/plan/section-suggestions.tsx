import type { Project } from '@elan/contract/projects';
import type { Suggestion } from '@elan/contract/suggestions';
import { limits } from '@elan/domain/limits';
import type { Language } from '@elan/domain/locale';
import { baseOf, withoutSigns } from '@elan/domain/plan-document/kept-plan';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { useAccount } from '../../../data/account/session.ts';
import type { ShownSection } from '../../../features/plan-document/shown-sections.ts';
import { SuggestionCard } from '../../../features/suggestions/suggestion-card.tsx';
import { TextForm } from '../../../features/suggestions/text-form.tsx';

type Props = {
  project: Project;
  section: ShownSection;
  /** Those that are open, of all sections. */
  suggestions: readonly Suggestion[];
  /** Of the document. */
  language: Language;
  /** Saves what is typed. @returns whether everything is saved */
  flush: () => Promise<boolean>;
};

/** Below a section of the plan: what people suggest as its text, and the way to suggest something. */
export function SectionSuggestions({ project, section, suggestions, language, flush }: Props) {
  const { id: projectId, permissions } = project;
  const { user } = useAccount();
  const { key, kept, assembled, isComputed } = section;
  const ofSection = suggestions.filter(({ proposed }) => proposed.kind === 'section' && proposed.section === key);
  const stored = kept?.text ?? '';
  // A text starts from the assembled one, as it does for an editor.
  const now = stored !== '' || isComputed ? stored : withoutSigns(assembled).slice(0, limits.planSection);
  return (
    <div className="flex flex-col gap-2 empty:hidden" data-no-print>
      {ofSection.map((suggestion) => (
        <SuggestionCard
          flush={flush}
          key={suggestion.id}
          onDecided={() => document.getElementById(`plan-${key}`)?.focus()}
          permissions={permissions}
          suggestion={suggestion}
          userId={user.id}
        />
      ))}
      <TextForm
        field={({ label, value, onChange }) => (
          <TextArea
            dir="auto"
            label={label}
            maxLength={limits.planSection}
            onChange={(event) => onChange(event.target.value)}
            rows={8}
            value={value}
          />
        )}
        maySuggest={permissions.canComment && !permissions.canEdit}
        now={{ text: now, version: kept?.version ?? 0 }}
        place={`plan:${key}`}
        projectId={projectId}
        proposal={({ text, base }) => ({
          ...{ kind: 'section', section: key, text, language: stored === '' ? language : (kept?.language ?? language) },
          base: isComputed && section.compared === '' ? null : baseOf(section.compared),
          baseVersion: base,
        })}
        title={section.title}
        userId={user.id}
      />
    </div>
  );
}
