import type { Role } from '@elan/domain/permissions';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';
import { Badge } from './ui/badge.tsx';

const messages = defineMessages({
  owner: { en: 'Owner', fr: 'Propriétaire' },
  editor: { en: 'Editor', fr: 'Éditeur' },
  commenter: { en: 'Commenter', fr: 'Commentateur' },
  viewer: { en: 'Viewer', fr: 'Lecteur' },
  readOnly: { en: 'Read-only', fr: 'Lecture seule' },
});

export function RoleBadge({ role }: { role: Role }) {
  const words = useMessages(messages);
  return <Badge tone={role === 'owner' ? 'primary' : 'neutral'}>{words[role]}</Badge>;
}

/** What somebody who does not own the project may do on a screen: edit it, or read it (JOUR-006). Nothing for its owner. */
export function EditingBadge({ isOwner, canEdit }: { isOwner: boolean; canEdit: boolean }) {
  const words = useMessages(messages);
  return isOwner ? null : <Badge>{canEdit ? words.editor : words.readOnly}</Badge>;
}
