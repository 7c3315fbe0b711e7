import { countWords } from './split-list.ts';

type Substance = 'missing' | 'unsure' | 'everybody' | 'thin' | 'enough';

const unsure =
  /^(?:i\s+(?:do\s*n[o']?t|don't)\s+know|don't know|dunno|not sure|no idea|unknown|tbd|n\/?a|nothing|none|idk|je\s+(?:ne\s+)?sais\s+pas|aucune?(?:\s+idée)?|à\s+(?:déterminer|voir|venir)|rien|inconnue?s?|pas\s+sûre?|\?+|-+|x+|test|\.+)[\s.!?…]*$/iu;
const everybody =
  /^(?:(?:for|to|pour|à)\s+)?(?:every(?:one|body)|any(?:one|body)|all\s+(?:people|ages|the world)|the general public|everyone[^,.]{0,20}|tout le monde|n'importe qui|tous|toutes?\s+(?:les\s+)?(?:personnes|gens)?|le grand public|monsieur et madame tout-?le-?monde)[\s.!?…]*$/iu;

/** How much an answer gives to work with. */
export function substanceOf(text: string | undefined): Substance {
  const plain = (text ?? '').trim().replace(/’/gu, "'");
  if (plain === '') return 'missing';
  if (unsure.test(plain)) return 'unsure';
  if (everybody.test(plain)) return 'everybody';
  return countWords(plain) < 4 ? 'thin' : 'enough';
}

/** An answer to 'who competes with you?' that says nobody does. */
export function saysNobody(text: string): boolean {
  return /^(?:there\s+(?:is|are)\s+)?(?:no(?:body|\s+one|\s+competitors?|\s+competition|ne)?|none|zero|il n'y en a (?:pas|aucun)|(?:je n'ai |il n'y a )?(?:aucun|pas de|personne)(?:\s+concurren(?:ts?|ce))?)[\s.!?…]*$/iu.test(
    text.trim().replace(/’/gu, "'"),
  );
}
