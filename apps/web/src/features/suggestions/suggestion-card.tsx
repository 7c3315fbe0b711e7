import type { Suggestion } from '@elan/contract/suggestions';
import { limits } from '@elan/domain/limits';
import { displayName } from '@elan/domain/people';
import type { ProjectPermissions } from '@elan/domain/permissions';
import { canBeAccepted } from '@elan/domain/suggestions/suggestion';
import { Check, MessageSquare, MessageSquarePlus, Undo2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../components/person.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { faultText, toFault } from '../../lib/errors.ts';
import { formatRelative } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { suggestionMessages } from './messages.ts';
import { SuggestionChange } from './suggestion-change.tsx';
import { useDecisions } from './use-decisions.ts';

type Props = {
  suggestion: Suggestion;
  permissions: ProjectPermissions;
  userId: string;
  /** Where it would change something, in a list of all. */
  place?: ReactNode;
  shownAnswer?: ((value: string) => string) | undefined;
  /** Saves what is typed at its place. @returns whether everything is saved */
  flush?: (() => Promise<boolean>) | undefined;
  /** Leads to a new comment about its place. */
  onReply?: (() => void) | undefined;
  /** Called when it is decided, before it leaves the screen. */
  onDecided?: () => void;
};

/** One suggestion: who, what and why, and what the reader may do with it. */
export function SuggestionCard(props: Props) {
  const { suggestion, permissions, userId, place, shownAnswer, onReply } = props;
  const words = useMessages(suggestionMessages);
  const { language } = useLanguage();
  const { state, user_profile: author, program, standing, reason, word } = suggestion;
  const isOwn = suggestion.user_id === userId;
  const name = author === null ? words.someoneGone : displayName(author);
  const isOpen = state === 'open';
  const head = isOwn
    ? isOpen
      ? words.yours
      : words.yoursDecided
    : isOpen
      ? words.suggests(name)
      : words.suggested(name);
  return (
    <article
      aria-label={head}
      className="flex flex-col gap-2 rounded-xl border border-line bg-surface px-4 py-3"
      id={`suggestion-${suggestion.id}`}
      tabIndex={-1}
    >
      {place}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Avatar person={author} size="small" />
        <span className="font-semibold wrap-anywhere">{head}</span>
        {program !== null && (
          <Badge tone="neutral">
            <span title={words.byTitle}>{words.by(program)}</span>
          </Badge>
        )}
        <time className="text-sm text-muted" dateTime={suggestion.created_at}>
          {formatRelative(suggestion.created_at, language)}
        </time>
      </div>
      {isOpen && standing !== null && <PlaceNote suggestion={suggestion} />}
      <SuggestionChange {...(shownAnswer && { shownAnswer })} suggestion={suggestion} />
      {reason !== '' && (
        <p className="text-sm wrap-anywhere whitespace-pre-wrap text-muted">
          {words.why} {reason}
        </p>
      )}
      {!isOpen && <Decided suggestion={suggestion} />}
      {!isOpen && word !== '' && (
        <p className="text-sm wrap-anywhere whitespace-pre-wrap">
          {suggestion.decidedBy !== null && <b>{words.wordSaid(displayName(suggestion.decidedBy))} </b>}
          {word}
        </p>
      )}
      {isOpen && (
        <Actions {...props} author={name} isOwn={isOwn} onReply={permissions.canComment ? onReply : undefined} />
      )}
    </article>
  );
}

/** Why it cannot be accepted now, or what to know before accepting it. */
function PlaceNote({ suggestion: { standing, proposed } }: { suggestion: Suggestion }) {
  const words = useMessages(suggestionMessages);
  if (standing === null) return null;
  const notes = {
    there: standing.changed ? words.changed : null,
    set_aside: words.setAside,
    gone: proposed.kind === 'section' ? words.sectionGone : words.rowGone,
    left_out: words.leftOut,
  };
  const note = notes[standing.place];
  if (note === null) return null;
  return (
    <p className="rounded-xl bg-orange-soft px-3 py-2 text-sm" role="note">
      {note}
    </p>
  );
}

function Decided({ suggestion }: { suggestion: Suggestion }) {
  const words = useMessages(suggestionMessages);
  const { language } = useLanguage();
  const { state, decidedAt: at, decidedBy: by } = suggestion;
  const when = at === null ? '' : formatRelative(at, language);
  const who = by === null ? null : displayName(by);
  const tone = state === 'accepted' ? 'green' : 'neutral';
  const text =
    state === 'accepted'
      ? words.stateAccepted(who, when)
      : state === 'refused'
        ? words.stateRefused(who, when)
        : words.stateWithdrawn(when);
  return (
    <Badge className="max-w-full self-start rounded-xl wrap-anywhere whitespace-normal!" tone={tone}>
      {text}
    </Badge>
  );
}

type ActionProps = Props & { author: string; isOwn: boolean };

function Actions({ suggestion, permissions, userId, flush, onReply, onDecided, author, isOwn }: ActionProps) {
  const words = useMessages(suggestionMessages);
  const { language } = useLanguage();
  const toast = useToast();
  const { accept, refuse, withdraw } = useDecisions(suggestion);
  const word = useKeptText(userId, `suggestion-word:${suggestion.id}`);
  const [hasWord, setHasWord] = useState(word.value !== '');
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { canEdit, canComment } = permissions;
  const { standing } = suggestion;
  const canAccept = standing !== null && canBeAccepted(standing.place);

  const decide = async (call: () => Promise<void>, done: string) => {
    setProblem(null);
    try {
      await call();
      word.clear();
      toast({ text: done, tone: 'success' });
      onDecided?.();
    } catch (error) {
      const fault = toFault(error);
      const isConflict = fault.kind === 'refused' && fault.code === 'CONFLICT';
      setAsking(false);
      setProblem(isConflict ? words.meanwhile : faultText(fault, language));
    }
  };
  const take = async () => {
    if (flush !== undefined && !(await flush())) return setProblem(words.notSaved);
    await decide(() => accept(word.value), words.accepted);
  };

  return (
    <div className="flex flex-col gap-2" data-no-print>
      {problem !== null && (
        <p className="text-sm text-red" role="alert">
          {problem}
        </p>
      )}
      {canEdit && hasWord && (
        <TextField
          label={words.word(author)}
          maxLength={limits.suggestionWord}
          onChange={(event) => word.set(event.target.value)}
          value={word.value}
        />
      )}
      {asking ? (
        <div className="flex flex-wrap items-center gap-2 rounded-xl bg-orange-soft px-3 py-2" role="alert">
          <p className="min-w-0 flex-1 basis-60">{words.changedAsk}</p>
          <Button autoFocus onClick={take} size="small" variant="secondary">
            {words.replace}
          </Button>
          <Button onClick={() => setAsking(false)} size="small" variant="quiet">
            {words.cancel}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-1 empty:hidden">
          {canEdit && canAccept && (
            <Button
              aria-label={words.acceptOf(author)}
              icon={<Check aria-hidden className="size-4" />}
              onClick={() => (standing.changed ? setAsking(true) : take())}
              size="small"
              variant="secondary"
            >
              {words.accept}
            </Button>
          )}
          {canEdit && (
            <Button
              aria-label={words.refuseOf(author)}
              icon={<X aria-hidden className="size-4" />}
              onClick={() => decide(() => refuse(word.value), words.refused)}
              size="small"
              variant="secondary"
            >
              {words.refuse}
            </Button>
          )}
          {canEdit && !hasWord && (
            <Button
              icon={<MessageSquarePlus aria-hidden className="size-4" />}
              onClick={() => setHasWord(true)}
              size="small"
              variant="quiet"
            >
              {words.addWord}
            </Button>
          )}
          {onReply !== undefined && (
            <Button
              icon={<MessageSquare aria-hidden className="size-4" />}
              onClick={onReply}
              size="small"
              variant="quiet"
            >
              {words.reply}
            </Button>
          )}
          {isOwn && canComment && (
            <Button
              icon={<Undo2 aria-hidden className="size-4" />}
              onClick={() => decide(withdraw, words.withdrawn)}
              size="small"
              variant="quiet"
            >
              {words.withdraw}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
