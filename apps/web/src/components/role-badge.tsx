import { roleLabels } from '@elan/domain/collaboration';
import type { Role } from '@elan/domain/permissions';
import { useText } from '../lib/i18n/use-messages.ts';
import { Badge } from './ui/badge.tsx';

export function RoleBadge({ role }: { role: Role }) {
  const text = useText();
  return <Badge tone={role === 'owner' ? 'primary' : 'neutral'}>{text(roleLabels[role])}</Badge>;
}
