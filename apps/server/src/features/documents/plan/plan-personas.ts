import type { Block } from '../blocks.ts';
import { personasOf } from '../compose-modules.ts';
import type { Content, ModuleContent } from '../gather-content.ts';
import { markBlocks } from '../mark-texts.ts';
import { wordsIn } from '../words-in.ts';
import { speaksToReader } from './speaks-of-itself.ts';

/** Marks of the profiles that speak to the founder, in the words of somebody else. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/\(your answers?\)/giu, '(stated by the founder)'],
  [/\((?:selon )?(?:votre réponse|vos réponses)\)/giu, '(selon la personne fondatrice)'],
];
/** 'Not known: ask what they spend', 'To interview her': steps for the founder, not features of the customer. */
const steps =
  /(?<!\p{L})(?:demandez|notez)(?!\p{L})|(?:[;:.] ?|^)ask\b|^(?:to interview|pour (?:la|le|les) rencontrer|not known|inconnu)/iu;
const isStep = (text: string) => speaksToReader(text) || steps.test(text);

/** The customer profiles without what asks the founder to do something. */
export function planPersonas({ modules, language, checks }: Content): Block[] {
  const entry = modules.find(({ personas }) => personas !== undefined);
  if (entry?.personas === undefined) return [];
  const personas = entry.personas.map((persona) => {
    const list = (items: readonly string[]) => items.map(retold).filter((item) => !isStep(item));
    const text = (value: string) => (isStep(retold(value)) ? '' : retold(value));
    return {
      ...persona,
      age: text(persona.age),
      profession: text(persona.profession),
      localisation: text(persona.localisation),
      revenus: text(persona.revenus),
      citation: '',
      besoins: list(persona.besoins),
      frustrations: list(persona.frustrations),
      comportements: list(persona.comportements),
      canaux_preferes: list(persona.canaux_preferes),
      objectifs: list(persona.objectifs),
      freins_achat: list(persona.freins_achat),
    };
  });
  const retoldEntry: ModuleContent = { ...entry, personas };
  return markBlocks(personasOf(retoldEntry, language, wordsIn(language)), checks);
}

function retold(text: string): string {
  return marks.reduce((told, [mark, words]) => told.replace(mark, words), text);
}
