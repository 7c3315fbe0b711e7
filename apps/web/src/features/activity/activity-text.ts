import type { Activity } from '@elan/contract/activity';
import { roleLabels } from '@elan/domain/collaboration';
import type { Language } from '@elan/domain/locale';
import { isModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { type Role, roles } from '@elan/domain/permissions';
import { pick } from '../../lib/i18n/messages.ts';
import { activityMessages } from './messages.ts';

/**
 * What somebody did, phrased to follow their name, in the reader's language (decision N-06).
 * @returns null when the entry lacks details for the sentence; show its own description instead
 */
export function activityText(entry: Activity, language: Language): string | null {
  const words = pick(activityMessages, language);
  const module = isModuleKey(entry.module_key) ? moduleTitles[entry.module_key][language] : null;
  const { email, kind } = entry.metadata;
  const role = (name: 'role' | 'from' | 'to') => {
    const value = entry.metadata[name];
    return isRole(value) ? roleLabels[value][language] : null;
  };

  switch (entry.action_type) {
    case 'module_updated':
      return module === null ? null : words.updated(module);
    case 'comment_added':
      if (module === null) return null;
      return kind === 'reply' ? words.replied(module) : words.commented(module);
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
    case 'project_viewed':
      return words.viewed;
  }
}

/** Groups entries by the reader's local day, keeping their order. */
export function byDay(entries: readonly Activity[]): { day: string; entries: Activity[] }[] {
  const days: { day: string; entries: Activity[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(new Date(entry.created_at));
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** A local calendar day as comparable text. */
export function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${moment.getMonth()}-${moment.getDate()}`;
}

function isRole(value: string | undefined): value is Role {
  return roles.some((role) => role === value);
}
