import { text } from '@elan/domain/locale';
import type { Mail } from '../../db/write.ts';
import type { Letterhead } from '../../platform/mail/letter.ts';
import { type Addressee, changed, letter, type Words } from '../auth/public.ts';

const assistantAllowed: Words = {
  subject: text(
    'An assistant was connected to your {product} account',
    'Un assistant a été connecté à votre compte {product}',
  ),
  intro: {
    en: 'You just allowed an assistant to work with your projects. It can do what you allowed until you disconnect it. You can see all your connected assistants here:',
    fr: "Vous venez d'autoriser un assistant à travailler avec vos projets. Il peut faire ce que vous avez permis jusqu'à ce que vous le déconnectiez. Tous vos assistants connectés sont énumérés ici\u00a0:",
  },
  action: text('See my assistants', 'Voir mes assistants'),
  closing: {
    en: 'If this was not you, disconnect it there and change your password right away: that ends every connection and signs out all other sessions.',
    fr: "Si ce n'était pas vous, déconnectez-le à cet endroit et changez votre mot de passe sans tarder\u00a0: toutes les connexions prendront fin et les autres sessions seront fermées.",
  },
  reason: changed.reason,
};

/** Tells the owner of an account that an assistant was allowed to connect. */
export const assistantAllowedMail = (from: Letterhead, to: Addressee, link: string): Mail =>
  letter(assistantAllowed, from, to, link);
