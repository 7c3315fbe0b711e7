import type { Text } from '@elan/domain/locale';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { ComponentType } from 'react';
import { AnalysisPreview } from './analysis.tsx';
import { BrainstormPreview } from './brainstorm.tsx';
import { BusinessPlanPreview } from './business-plan.tsx';
import { EnvironmentalPreview } from './environmental.tsx';
import { FinancesPreview } from './finances.tsx';
import { IdeaPreview } from './idea.tsx';
import { JournalPreview } from './journal.tsx';
import { MarketingPreview } from './marketing.tsx';
import { MaturityPreview } from './maturity.tsx';
import { PersonasPreview } from './personas.tsx';
import { RdPreview } from './rd.tsx';

type ModulePreview = {
  /** What the module produces, in one sentence. */
  readonly gives: Text;
  readonly Preview: ComponentType;
};

export const modulePreviews: Readonly<Record<ModuleKey, ModulePreview>> = {
  brainstorm: {
    gives: {
      en: 'A dozen ideas based on what you enjoy and do well. You keep the one that speaks to you.',
      fr: "Une douzaine d'idées tirées de ce qui vous plaît et de ce que vous savez faire. Vous gardez celle qui vous parle.",
    },
    Preview: BrainstormPreview,
  },
  idea: {
    gives: {
      en: 'Your idea in clear words: what holds up, and what to check first.',
      fr: "Votre idée en mots clairs\u00a0: ce qui tient, et ce qu'il faut vérifier en premier.",
    },
    Preview: IdeaPreview,
  },
  analysis: {
    gives: {
      en: 'Your market, your competitors, and a SWOT matrix you can discuss with anyone.',
      fr: "Votre marché, vos concurrents, et une matrice FFOM dont vous pouvez discuter avec n'importe qui.",
    },
    Preview: AnalysisPreview,
  },
  'business-plan': {
    gives: {
      en: 'Milestones, people and legal form, in a plan that somebody else can read.',
      fr: "Les étapes, les personnes et la forme juridique, dans un plan que quelqu'un d'autre peut lire.",
    },
    Preview: BusinessPlanPreview,
  },
  marketing: {
    gives: {
      en: 'Who to reach, where, in what words, and for how much a month.',
      fr: 'Qui joindre, où, avec quels mots et pour combien par mois.',
    },
    Preview: MarketingPreview,
  },
  rd: {
    gives: {
      en: 'From first trial to finished offer: the stages, the tests, the quality you promise.',
      fr: "Du premier essai à l'offre finie\u00a0: les étapes, les tests, la qualité que vous promettez.",
    },
    Preview: RdPreview,
  },
  finances: {
    gives: {
      en: 'Three years of figures that add up, each figure traced back to your answers.',
      fr: 'Trois ans de chiffres qui balancent, chacun relié à vos réponses.',
    },
    Preview: FinancesPreview,
  },
  environmental: {
    gives: {
      en: 'Where your footprint comes from, and the first change worth making.',
      fr: "D'où vient votre empreinte, et le premier changement qui en vaut la peine.",
    },
    Preview: EnvironmentalPreview,
  },
  personas: {
    gives: {
      en: 'Three customers to keep in mind, and what would make each of them hesitate.',
      fr: "Trois clients à garder en tête, et ce qui ferait hésiter chacun d'eux.",
    },
    Preview: PersonasPreview,
  },
  journal: {
    gives: {
      en: 'Your notes along the way, and what they say about the project.',
      fr: "Vos notes en chemin, et ce qu'elles disent du projet.",
    },
    Preview: JournalPreview,
  },
  maturity: {
    gives: {
      en: 'What is solid and what is missing, scored by a published rule. Never a probability of success.',
      fr: 'Ce qui est solide et ce qui manque, noté selon une règle publiée. Jamais une probabilité de succès.',
    },
    Preview: MaturityPreview,
  },
};
