import { copyrightYear } from '@elan/domain/product';
import { defineMessages } from '../lib/i18n/messages.ts';
import { productName } from '../lib/product-name.ts';

export const publicMessages = defineMessages({
  tagline: { en: 'From idea to success', fr: "De l'idée au succès" },
  home: { en: '(home page)', fr: "(page d'accueil)" },
  signIn: { en: 'Sign in', fr: 'Se connecter' },
  pricing: { en: 'Pricing', fr: 'Tarifs' },
  help: { en: 'Help and guides', fr: 'Aide et guides' },
  terms: { en: 'Terms of service', fr: "Conditions d'utilisation" },
  privacy: { en: 'Privacy', fr: 'Confidentialité' },
  footerLinks: { en: 'Footer links', fr: 'Liens du pied de page' },
  rights: {
    en: `© ${copyrightYear} ${productName}`,
    fr: `© ${copyrightYear} ${productName}`,
  },
});
