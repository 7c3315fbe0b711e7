import type { Suggestion } from '@elan/contract/suggestions';
import { limits } from '@elan/domain/limits';
import { displayName } from '@elan/domain/people';
import type { ProjectPermissions } from '@elan/domain/permissions';
import { canBeAccepted } from '@elan/domain/suggestions/suggestion';
import { Check, type LucideIcon, MessageSquare, MessageSquarePlus, Undo2, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Avatar } from '../../components/person.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { faultText, isRefusal, toFault } from '../../lib/errors.ts';
import { formatRelative } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
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
  const [own, others] = isOpen ? [words.yours, words.suggests(name)] : [words.yoursDecided, words.suggested(name)];
  const head = isOwn ? own : others;
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
  const undone = state === 'refused' ? words.stateRefused(who, when) : words.stateWithdrawn(when);
  const isAccepted = state === 'accepted';
  return (
    <Badge
      className="max-w-full self-start rounded-xl wrap-anywhere whitespace-normal!"
      tone={isAccepted ? 'green' : 'neutral'}
    >
      {isAccepted ? words.stateAccepted(who, when) : undone}
    </Badge>
  );
}

type ActionProps = Props & { author: string; isOwn: boolean };

/** What the reader may decide, and why it was not done. */
function Actions({ author, isOwn, ...props }: ActionProps) {
  const { suggestion, permissions, userId, flush, onDecided } = props;
  const words = useMessages(suggestionMessages);
  const { language } = useLanguage();
  const toast = useToast();
  const { accept, refuse, withdraw } = useDecisions(suggestion);
  const word = useKeptText(userId, `suggestion-word:${suggestion.id}`);
  const [hasWord, setHasWord] = useState(word.value !== '');
  const [asking, setAsking] = useState(false);
  const deciding = useAttempt((thrown) =>
    isRefusal(thrown, 'CONFLICT') ? words.meanwhile : faultText(toFault(thrown), language),
  );

  const decide = async (call: () => Promise<void>, done: string) => {
    const isDone = await deciding.attempt(async () => {
      await call();
      word.clear();
      toast({ text: done, tone: 'success' });
      onDecided?.();
    });
    if (!isDone) setAsking(false);
  };
  const take = async () => {
    if (flush !== undefined && !(await flush())) return deciding.setFailure(words.notSaved);
    await decide(() => accept(word.value), words.accepted);
  };

  return (
    <div className="flex flex-col gap-2" data-no-print>
      {deciding.failure !== null && (
        <p className="text-sm text-red" role="alert">
          {deciding.failure}
        </p>
      )}
      {permissions.canEdit && hasWord && (
        <TextField
          label={words.word(author)}
          maxLength={limits.suggestionWord}
          onChange={(event) => word.set(event.target.value)}
          value={word.value}
        />
      )}
      {asking ? (
        <ReplaceQuestion onCancel={() => setAsking(false)} onReplace={take} />
      ) : (
        <ActionButtons
          {...props}
          author={author}
          onAccept={() => (suggestion.standing?.changed ? setAsking(true) : take())}
          onAddWord={hasWord ? null : () => setHasWord(true)}
          onRefuse={() => decide(() => refuse(word.value), words.refused)}
          onWithdraw={isOwn && permissions.canComment ? () => decide(withdraw, words.withdrawn) : null}
        />
      )}
    </div>
  );
}

function ReplaceQuestion({ onReplace, onCancel }: { onReplace: () => Promise<void>; onCancel: () => void }) {
  const words = useMessages(suggestionMessages);
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-xl bg-orange-soft px-3 py-2" role="alert">
      <p className="min-w-0 flex-1 basis-60">{words.changedAsk}</p>
      <Button autoFocus onClick={onReplace} size="small" variant="secondary">
        {words.replace}
      </Button>
      <Button onClick={onCancel} size="small" variant="quiet">
        {words.cancel}
      </Button>
    </div>
  );
}

type ButtonsProps = Pick<Props, 'suggestion' | 'permissions' | 'onReply'> & {
  author: string;
  onAccept: () => unknown;
  onRefuse: () => unknown;
  onAddWord: (() => void) | null;
  onWithdraw: (() => unknown) | null;
};

function ActionButtons({ suggestion: { standing }, permissions, author, onReply, ...on }: ButtonsProps) {
  const words = useMessages(suggestionMessages);
  const { canEdit } = permissions;
  return (
    <div className="flex flex-wrap gap-1 empty:hidden">
      {canEdit && standing !== null && canBeAccepted(standing.place) && (
        <Action Icon={Check} aria-label={words.acceptOf(author)} onClick={on.onAccept} variant="secondary">
          {words.accept}
        </Action>
      )}
      {canEdit && (
        <Action Icon={X} aria-label={words.refuseOf(author)} onClick={on.onRefuse} variant="secondary">
          {words.refuse}
        </Action>
      )}
      {canEdit && on.onAddWord !== null && (
        <Action Icon={MessageSquarePlus} onClick={on.onAddWord}>
          {words.addWord}
        </Action>
      )}
      {onReply !== undefined && (
        <Action Icon={MessageSquare} onClick={onReply}>
          {words.reply}
        </Action>
      )}
      {on.onWithdraw !== null && (
        <Action Icon={Undo2} onClick={on.onWithdraw}>
          {words.withdraw}
        </Action>
      )}
    </div>
  );
}

function Action({ Icon, ...button }: ComponentProps<typeof Button> & { Icon: LucideIcon }) {
  return <Button icon={<Icon aria-hidden className="size-4" />} size="small" variant="quiet" {...button} />;
}
