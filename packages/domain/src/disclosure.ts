import type { Text } from './locale.ts';

/** What a site says about itself in its privacy notice (decision M-12): taken from the settings of its server. */
export type Disclosure = {
  /** The model that reads answers; empty where none is connected. */
  aiModel: string;
  /** Who runs it; empty where it runs beside the server. */
  aiHost: string;
  /** The place of the server and its database; empty where the operator has not said. */
  dataLocation: string;
};

/** Which model reads what people write. */
export function modelSentence({ aiModel, aiHost }: Omit<Disclosure, 'dataLocation'>): Text {
  if (aiModel === '') {
    return {
      en: 'On this site no AI model is connected: nothing that you write is sent to one.',
      fr: "Sur ce site, aucun modèle d'IA n'est connecté : rien de ce que vous écrivez n'est transmis à un tel modèle.",
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

/** Where the data lives. */
export function locationSentence({ dataLocation }: Pick<Disclosure, 'dataLocation'>): Text {
  if (dataLocation === '') {
    return {
      en: 'Your account and your projects live in one database, which belongs to this site. Ask us where it stands.',
      fr: 'Votre compte et vos projets se trouvent dans une seule base de données, qui appartient à ce site. Demandez-nous où elle est située.',
    };
  }
  return {
    en: `Your account and your projects live in one database, which belongs to this site: ${dataLocation}.`,
    fr: `Votre compte et vos projets se trouvent dans une seule base de données, qui appartient à ce site : ${dataLocation}.`,
  };
}
