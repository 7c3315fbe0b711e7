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

function deedOf(entry: Activity, language: Language): string | null {
  const words = pick(activityMessages, language);
  const module = isModuleKey(entry.module_key) ? moduleTitles[entry.module_key][language] : null;
  const { count, email, kind, title } = entry.metadata;
  const role = (name: 'role' | 'from' | 'to') => {
    const value = entry.metadata[name];
    return isRole(value) ? roleLabels[value][language] : null;
  };

  switch (entry.action_type) {
    case 'module_updated':
      return module === null ? null : words.updated(module);
    case 'figures_updated':
      return count === undefined ? null : words.figures(Number(count));
    case 'tasks_updated':
      return count === undefined ? null : words.tasks(Number(count));
    case 'figures_checked':
      return count === undefined ? null : words.checkedFigures(Number(count));
    case 'papers_updated':
      return count === undefined ? null : words.papers(Number(count));
    case 'plan_updated':
      return count === undefined ? null : words.plan(Number(count));
    case 'rehearsal_updated':
      return count === undefined ? null : words.rehearsal(Number(count));
    case 'lender_facts_updated':
      return count === undefined ? null : words.lenderFacts(Number(count));
    case 'section_signed':
      return title === undefined ? null : words.signed(title);
    case 'sign_off_withdrawn':
      return title === undefined ? null : words.unsigned(title);
    case 'comment_added':
      if (module === null) return null;
      return kind === 'reply' ? words.replied(module) : words.commented(module);
    case 'comment_resolved':
      return module === null ? null : words.resolved(module);
    case 'comment_reopened':
      return module === null ? null : words.reopened(module);
    case 'suggestion_added':
      return module === null ? words.suggested : words.suggestedIn(module);
    case 'suggestion_accepted':
      return module === null ? words.accepted : words.acceptedIn(module);
    case 'suggestion_refused':
      return module === null ? words.refused : words.refusedIn(module);
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
    default:
      // Only a newer server knows it.
      entry.action_type satisfies never;
      return null;
  }
}

function isRole(value: string | undefined): value is Role {
  return roles.some((role) => role === value);
}
