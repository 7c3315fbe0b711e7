import { moduleCounts } from '@elan/domain/modules/module-counts';
import { Eye, MessageSquare, PencilLine } from 'lucide-react';
import { Card } from '../../components/ui/card.tsx';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { Section } from './section.tsx';

const messages = defineMessages({
  title: { en: 'Nobody builds alone', fr: 'On ne bâtit jamais en solo' },
  lead: {
    en: `Invite a partner, a mentor or your banker by email, and choose what each may do. Accepting costs nothing, and your Premium opens all ${moduleCounts.all.en} modules to them.`,
    fr: `Invitez par courriel une associée, un mentor ou votre banquier, et choisissez ce que chaque personne peut faire. Accepter ne coûte rien, et votre Premium leur ouvre les ${moduleCounts.all.fr} modules.`,
  },
});

const roles = [
  {
    Icon: Eye,
    name: { en: 'Viewer', fr: 'Lecteur' },
    text: {
      en: 'Reads the answers and the analyses, changes nothing.',
      fr: 'Lit les réponses et les analyses, ne change rien.',
    },
    who: { en: 'For a banker or a parent', fr: 'Pour un banquier ou un parent' },
  },
  {
    Icon: MessageSquare,
    name: { en: 'Commenter', fr: 'Commentateur' },
    text: {
      en: 'Reads, and comments on each module.',
      fr: 'Lit, et écrit ses remarques à côté de chaque module.',
    },
    who: { en: 'For a mentor or an adviser', fr: 'Pour une mentore ou un conseiller' },
  },
  {
    Icon: PencilLine,
    name: { en: 'Editor', fr: 'Éditeur' },
    text: {
      en: 'Answers questions and starts analyses, on the same project as you.',
      fr: 'Répond aux questions et lance des analyses, dans le même projet que vous.',
    },
    who: { en: 'For a partner', fr: 'Pour une associée ou un associé' },
  },
];

export function Roles() {
  const words = useMessages(messages);
  const text = useText();
  return (
    <Section id="collaboration" lead={words.lead} title={words.title}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {roles.map((role) => (
          <Card as="li" key={role.name.en}>
            <role.Icon aria-hidden className="size-7 text-primary" />
            <h3 className="mt-3 text-xl">{text(role.name)}</h3>
            <p className="mt-1.5">{text(role.text)}</p>
            <p className="mt-3 text-sm text-muted">{text(role.who)}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
