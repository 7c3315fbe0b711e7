import type { Activity } from '@elan/contract/activity';
import { roleLabels } from '@elan/domain/collaboration';
import type { Language } from '@elan/domain/locale';
import { isModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { type Role, roles } from '@elan/domain/permissions';
import { pick } from '../../lib/i18n/messages.ts';
import { activityMessages } from './messages.ts';

/**
 * What somebody did, phrased to follow their name, in the reader's language (decision N-06).
 * @param isOwn whether the reader did it, so that it follows "You" instead
 * @returns null when the entry lacks details for the sentence; show its own description instead
 */
export function activityText(entry: Activity, language: Language, isOwn = false): string | null {
  const deed = deedOf(entry, language);
  const { program } = entry.metadata;
  const text = deed === null || program === undefined ? deed : pick(activityMessages, language).by(deed, program);
  // Every French sentence begins with its verb in the past: "a ouvert" of somebody is "avez ouvert" of the reader.
  return isOwn && language === 'fr' ? (text?.replace(/^a /u, 'avez ') ?? null) : text;
}

/** What is said of so many changes at once. */
const counted = {
  figures_updated: 'figures',
  tasks_updated: 'tasks',
  figures_checked: 'checkedFigures',
  papers_updated: 'papers',
  plan_updated: 'plan',
  rehearsal_updated: 'rehearsal',
  lender_facts_updated: 'lenderFacts',
} as const;

function deedOf(entry: Activity, language: Language): string | null {
  const words = pick(activityMessages, language);
  const { action_type: type, metadata } = entry;
  const module = isModuleKey(entry.module_key) ? moduleTitles[entry.module_key][language] : null;
  const { count, email, kind, title } = metadata;
  const role = (name: 'role' | 'from' | 'to') => {
    const value = metadata[name];
    return isRole(value) ? roleLabels[value][language] : null;
  };
  /** With the module it happened in, without which it says nothing. */
  const within = (say: (module: string) => string) => (module === null ? null : say(module));

  switch (type) {
    case 'module_updated':
      return within(words.updated);
    case 'section_signed':
      return title === undefined ? null : words.signed(title);
    case 'sign_off_withdrawn':
      return title === undefined ? null : words.unsigned(title);
    case 'comment_added':
      return within(kind === 'reply' ? words.replied : words.commented);
    case 'comment_resolved':
      return within(words.resolved);
    case 'comment_reopened':
      return within(words.reopened);
    case 'suggestion_added':
      return within(words.suggestedIn) ?? words.suggested;
    case 'suggestion_accepted':
      return within(words.acceptedIn) ?? words.accepted;
    case 'suggestion_refused':
      return within(words.refusedIn) ?? words.refused;
    case 'collaborator_added': {
      const joined = role('role');
      return joined === null ? words.joined : words.joinedAs(joined);
    }
    case 'collaborator_removed':
      return email === undefined ? null : words.removed(email);
    case 'role_updated': {
      const [from, to] = [role('from'), role('to')];
      return email === undefined || from === null || to === null ? null : words.roleChanged(email, from, to);
    }
    case 'project_imported':
      return words.imported;
    case 'project_viewed':
      return words.viewed;
    default: {
      // Only a newer server knows what is not among them.
      const name = counted[type] as (typeof counted)[typeof type] | undefined;
      return count === undefined || name === undefined ? null : words[name](Number(count));
    }
  }
}

function isRole(value: string | undefined): value is Role {
  return roles.some((role) => role === value);
}
