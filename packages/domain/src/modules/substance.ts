type Substance = 'missing' | 'unsure' | 'everybody' | 'thin' | 'enough';

const unsure =
  /^(?:i\s+(?:do\s*n[o']?t|don't)\s+know|don't know|dunno|not sure|not (?:yet|decided|defined)|no idea|unknown|tbd|n\/?a|nothing|none|none yet|idk|je\s+(?:ne\s+)?sais\s+pas|aucune?(?:\s+idée)?|à\s+(?:déterminer|voir|venir)|rien|inconnue?s?|pas\s+(?:encore|sûre?)|[?]+|-+|x+|test|[.]+)[\s.!?…]*$/iu;
const everybody =
  /^(?:(?:for|to|pour|à)\s+)?(?:every(?:one|body)|any(?:one|body)|all\s+(?:people|ages|the world)|the general public|everyone[^,.]{0,20}|tout le monde|n'importe qui|tous|toutes?\s+(?:les\s+)?(?:personnes|gens)?|le grand public|monsieur et madame tout-?le-?monde)[\s.!?…]*$/iu;

/** How much a typed answer gives to work with: its length and its usual ways of saying nothing, never its subject. */
export function substanceOf(text: string | undefined): Substance {
  const plain = (text ?? '').trim().replace(/’/gu, "'");
  if (plain === '') return 'missing';
  if (unsure.test(plain)) return 'unsure';
  if (everybody.test(plain)) return 'everybody';
  return countWords(plain) < 4 ? 'thin' : 'enough';
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}
