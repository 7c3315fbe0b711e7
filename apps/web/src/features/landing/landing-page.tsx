import { capitalised } from '@elan/domain/in-words';
import { moduleCounts } from '@elan/domain/modules/module-counts';
import { useEffect } from 'react';
import { PublicFooter } from '../../components/public-footer.tsx';
import { PublicHeader } from '../../components/public-header.tsx';
import { SkipLink } from '../../components/skip-link.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { BeforeAfter } from './before-after.tsx';
import { Benefits } from './benefits.tsx';
import { Carousel } from './carousel.tsx';
import { Closing } from './closing.tsx';
import { FrenchOffer } from './french-offer.tsx';
import { Hero } from './hero.tsx';
import { landingHead } from './landing-head.ts';
import { Plans } from './plans.tsx';
import { Roles } from './roles.tsx';
import { Section } from './section.tsx';
import { SwotExample } from './swot-example.tsx';

const all = capitalised(moduleCounts.all);

const messages = defineMessages({
  modules: { en: `${all.en} modules, one journey`, fr: `${all.fr} modules, un seul parcours` },
  modulesLead: {
    en: `Here is what each one gives, on a sample project. The first ${moduleCounts.free.en} are free.`,
    fr: `Voici ce que chacun donne, sur un projet exemple. Les ${moduleCounts.free.fr} premiers sont gratuits.`,
  },
});

export function LandingPage() {
  const words = useMessages(messages);
  const { language } = useLanguage();

  useEffect(() => {
    document.title = landingHead.title[language];
  }, [language]);

  return (
    <>
      <SkipLink />
      {language === 'en' && <FrenchOffer />}
      <PublicHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Section id="modules" lead={words.modulesLead} title={words.modules}>
          <Carousel />
        </Section>
        <Benefits />
        <BeforeAfter />
        <SwotExample />
        <Roles />
        <Plans />
        <Closing />
      </main>
      <PublicFooter />
    </>
  );
}
