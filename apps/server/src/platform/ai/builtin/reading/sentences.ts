/** The sentences and lines of a text, without the marks that end them. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{N}$"«“])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

export function firstSentence(text: string): string {
  return sentencesOf(text)[0] ?? text.trim();
}

const happened =
  /\b(?:sold|i sell|we sell|bought|customers? (?:already|asked|paid)|asked (?:me|us)|(?:already|first) (?:orders?|customers?|clients?)|ordered|still uses?|already uses?|pilot|prototype|first version|tested|waiting list of)\b|vendu|m['’]ont (?:demandé|acheté|commandé)|nous ont (?:demandé|acheté)|déjà (?:des|un|une|\d+) (?:client|commande)|premi[eè]res? (?:ventes?|commandes?|versions?|client)|utilisent? (?:encore|déjà)|prototype|projet pilote|testé|essayé/iu;

/** A sentence that tells of something that happened already: sold, asked for, tried. The best proof there is. */
export function findProof(texts: readonly (string | undefined)[]): string | undefined {
  const sentences = texts.flatMap((text) => (text === undefined ? [] : sentencesOf(text)));
  return sentences.find((sentence) => happened.test(sentence));
}

/** Whether customers are organisations, which buy in another way than people do. */
export function namesOrganisations(text: string): boolean {
  return /\b(?:business(?:es)?|compan(?:y|ies)|firms?|clinics?|restaurants?|stores?|shops|schools?|daycares?|municipalit(?:y|ies)|cit(?:y|ies) hall|hotels?|offices?|farms?|non-?profits?|organi[sz]ations?|retailers?|contractors?)\b|entreprises?\b|\bPME\b|cliniques?\b|\brestos?\b|commerces?\b|commerçants?|boutiques?\b|écoles?\b|garderies?\b|\bCPE\b|municipalités?|\bvilles\b|hôtels?\b|bureaux\b|fermes?\b|organismes?\b|OBNL|détaillants?|entrepreneurs généraux/iu.test(
    text,
  );
}

/** Whether the business lives on the web rather than in a place. */
export function isOnline(text: string): boolean {
  return /\bonline\b|\bweb\b|\binternet\b|\bremote(?:ly)?\b|\bapp\b|en ligne|à distance|télétravail|application/iu.test(
    text,
  );
}
