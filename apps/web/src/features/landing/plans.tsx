import { isFreeModule, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { generationLimits } from '@elan/domain/plans';
import { priceText } from '@elan/domain/product';
import { Included, planWords } from '../../components/plan-benefits.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Card } from '../../components/ui/card.tsx';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { Section } from './section.tsx';

const messages = defineMessages({
  title: { en: 'Start free, pay when it helps', fr: 'Commencez gratuitement, payez quand ça vous sert' },
  free: { en: 'Free', fr: 'Gratuit' },
  freePrice: { en: '$0', fr: '0\u00a0$' },
  forever: { en: 'forever', fr: 'pour toujours' },
  freeGenerations: {
    en: `${generationLimits.free} AI generations per month`,
    fr: `${generationLimits.free} générations IA par mois`,
  },
  core: { en: 'Core modules:', fr: 'Modules de base\u00a0:' },
  startFree: { en: 'Start for free', fr: 'Commencer gratuitement' },
  premium: { en: 'Premium', fr: 'Premium' },
  ...planWords,
  cancel: { en: 'Cancel anytime', fr: 'Annulable en tout temps' },
  seePremium: { en: 'See the Premium plan', fr: 'Voir le forfait Premium' },
  disclaimer: {
    en: 'Content is tailored to your project. Success is not guaranteed. No refunds.',
    fr: "Le contenu est adapté à votre projet. Le succès n'est pas garanti. Aucun remboursement.",
  },
});

export function Plans() {
  const words = useMessages(messages);
  const text = useText();
  const freeModules = moduleKeys.filter(isFreeModule);
  return (
    <Section id="pricing" title={words.title}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Card className="flex flex-col" padding="large">
          <h3 className="text-xl">{words.free}</h3>
          <p className="mt-2 flex items-baseline gap-2">
            <span className="font-serif text-3xl font-semibold">{words.freePrice}</span>
            <span className="text-muted">{words.forever}</span>
          </p>
          <ul className="mt-5 mb-7 flex flex-col gap-2">
            <Included>{words.freeGenerations}</Included>
            <Included>
              {words.core}
              <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5">
                {freeModules.map((module) => (
                  <li key={module}>{text(moduleTitles[module])}</li>
                ))}
              </ul>
            </Included>
          </ul>
          <a className={buttonClass('primary', 'medium', 'mt-auto')} href="/auth?type=signup">
            {words.startFree}
          </a>
        </Card>
        <Card className="flex flex-col" padding="large" tone="soft">
          <h3 className="text-xl">{words.premium}</h3>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
            <span className="font-serif text-3xl font-semibold whitespace-nowrap">{priceText}</span>
            <span className="text-muted">{words.perMonth}</span>
          </p>
          <ul className="mt-5 mb-7 flex flex-col gap-2">
            <Included>{words.generations}</Included>
            <Included>{words.modules}</Included>
            <Included>{words.collaboration}</Included>
            <Included>{words.cancel}</Included>
          </ul>
          <a className={buttonClass('secondary', 'medium', 'mt-auto')} href="/pricing">
            {words.seePremium}
          </a>
        </Card>
      </div>
      <p className="mt-5 text-sm text-muted">{words.disclaimer}</p>
    </Section>
  );
}
