import type { Text } from './locale.ts';

/** What a site states about itself in its privacy notice (decision M-12), from the server's settings. */
export type Disclosure = {
  /** The model that receives answers; empty when none is connected. */
  aiModel: string;
  /** The host that runs it; empty when it runs on our own servers. */
  aiHost: string;
  /** Where the server and its database are located; empty when the operator has not said. */
  dataLocation: string;
};

/** States which model receives what people write. */
export function modelSentence({ aiModel, aiHost }: Omit<Disclosure, 'dataLocation'>): Text {
  if (aiModel === '') {
    return {
      en: 'On this site no AI model is connected: nothing you write is sent to one.',
      fr: "Sur ce site, aucun modèle d'IA n'est connecté\u00a0: rien de ce que vous écrivez n'est transmis à un tel modèle.",
    };
  }
  if (aiHost === '') {
    return {
      en: `On this site the model is ${aiModel}. It runs on our own machines, and nothing is sent anywhere else.`,
      fr: `Sur ce site, le modèle est ${aiModel}. Il fonctionne sur nos propres machines, et rien n'est transmis ailleurs.`,
    };
  }
  return {
    en: `On this site the model is ${aiModel}, run by the AI provider at ${aiHost}.`,
    fr: `Sur ce site, le modèle est ${aiModel}, exploité par le fournisseur d'IA à l'adresse ${aiHost}.`,
  };
}

/** States where the data is stored. */
export function locationSentence({ dataLocation }: Pick<Disclosure, 'dataLocation'>): Text {
  if (dataLocation === '') {
    return {
      en: 'Your account and your projects live in one database, which belongs to this site. Ask us where it is located.',
      fr: 'Votre compte et vos projets se trouvent dans une seule base de données, qui appartient à ce site. Demandez-nous où elle est située.',
    };
  }
  return {
    en: `Your account and your projects live in one database, which belongs to this site: ${dataLocation}.`,
    fr: `Votre compte et vos projets se trouvent dans une seule base de données, qui appartient à ce site\u00a0: ${dataLocation}.`,
  };
}
