import { roleLabels } from '@elan/domain/collaboration';
import type { Role } from '@elan/domain/permissions';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages, useText } from '../lib/i18n/use-messages.ts';
import { Badge } from './ui/badge.tsx';

const messages = defineMessages({
  readOnly: { en: 'Read-only', fr: 'Lecture seule' },
});

export function RoleBadge({ role }: { role: Role }) {
  const text = useText();
  return <Badge tone={role === 'owner' ? 'primary' : 'neutral'}>{text(roleLabels[role])}</Badge>;
}

/** What somebody other than the owner may do on a screen: edit or read (JOUR-006). Empty for the owner. */
export function EditingBadge({ isOwner, canEdit }: { isOwner: boolean; canEdit: boolean }) {
  const words = useMessages(messages);
  const text = useText();
  return isOwner ? null : <Badge>{canEdit ? text(roleLabels.editor) : words.readOnly}</Badge>;
}
