import type { Project } from '@elan/contract/projects';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';
import { Banner } from './ui/banner.tsx';
import { LinkButton } from './ui/link-button.tsx';

const messages = defineMessages({
  title: { en: 'Premium access required', fr: 'Accès Premium requis' },
  safe: {
    en: 'Your subscription has ended. Everything you have made so far stays here for you to read, copy and print.',
    fr: "Votre abonnement a pris fin. Tout ce qui a été fait jusqu'ici reste ici\u00a0: vous pouvez le lire, le copier et l'imprimer.",
  },
  safeShared: {
    en: "Neither your plan nor the owner's includes this module any more. Everything made so far stays here for you to read, copy and print.",
    fr: "Ni votre forfait ni celui du propriétaire du projet ne comprend plus ce module. Tout ce qui a été fait jusqu'ici reste ici\u00a0: vous pouvez le lire, le copier et l'imprimer.",
  },
  action: { en: 'See Premium', fr: 'Voir Premium' },
});

type Props = { project: Pick<Project, 'permissions'>; title?: string; lead?: string };

/** Shown when access to a premium module ends while its screen is open (decision C-08). */
export function PremiumLost({ project, title, lead }: Props) {
  const words = useMessages(messages);
  return (
    <Banner
      action={
        <LinkButton size="small" to="/pricing" variant="secondary">
          {words.action}
        </LinkButton>
      }
      title={title ?? words.title}
      tone="warning"
    >
      {lead !== undefined && `${lead}. `}
      {project.permissions.isOwner ? words.safe : words.safeShared}
    </Banner>
  );
}
