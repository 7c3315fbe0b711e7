import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../components/ui/button.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'icon' | 'size'> & { icon: LucideIcon };

/** A quiet button with a small icon, as the cards and tables of figures have them. */
export function SmallButton({ icon: Icon, variant = 'quiet', ...rest }: Props) {
  return <Button {...rest} icon={<Icon aria-hidden className="size-4" />} size="small" variant={variant} />;
}
