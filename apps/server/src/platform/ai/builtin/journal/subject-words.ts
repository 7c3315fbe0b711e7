import { commonWords } from '../reading/shared-words.ts';

/** What a diary is full of without being about it, in both languages. */
const everyday: ReadonlySet<string> = new Set(
  'asked asking says said saying tell tells told wrote write writes written come comes coming came goes going gone went know knows knew known think thinks thought makes making takes taking took taken gives given gave gets getting must should shall might still again nobody somebody someone anybody everybody everything nothing something anything today yesterday tomorrow morning evening evenings night tonight afternoon half until instead without been done does left felt feel feels feeling seem seems look looks looked looking back both another enough almost never ever away really maybe perhaps whether rather long short least hour hours minute minutes weeks second third once twice times january february march april june july august september october november december wanted wants wish hope hoped hopes tried trying started start begin began finished finish eleven twelve twenty thirty forty fifty sure even spoke speak talk talked kept keep found find mine ours hers himself herself myself thing whole demandé demande demander demandent dire disent disait parlé parle parler écrit écrire note noter aller allé allée allait vais vient viennent venir venait venu viens faudrait faut fallait dois doit doivent devrait devais devenu prendre prend pris prise donner donné donne mettre mets sais sait savais savoir savait crois croire croit pense penser pensé voulais voulait veut veux vouloir voulu aurais aurait aurai avait avais étais étaient serait serais sera jamais rien personne quelque chose choses hier demain matin matins soir soirs soirée soirées midi nuit moitié jusqu plutôt assez presque déjà beaucoup trop celle celui ceux celles chacun chacune lequel laquelle pourquoi comment combien lorsque tandis puisque heure heures semaines mois fois janvier février mars avril juin juillet août septembre octobre novembre décembre onze douze vingt trente quarante cinquante deuxième troisième seul seule ensuite puis surtout vraiment voici voilà aujourd peux pouvais elles lui-même moi-même trouvé trouver trouve reste arrive arrivé fini commencé commencer passé passer place signed answer answers answered month months places happens happen happened used uses best worst able call calls called calling email emails signé signée réponse réponses répondu répondre répond moment appeler appelé appelle courriel courriels besoin envie façon genre mieux monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche abord accord ailleurs quoi cela ceci veulent allowed will whose'.split(
    ' ',
  ),
);

/** A word in the form that singular and plural share, and as it was written. */
export type SubjectWord = { key: string; text: string };

/** The words of a text that can be its subject, each once, in the order they come. */
export function subjectWords(text: string): SubjectWord[] {
  const found = new Map<string, SubjectWord>();
  for (const word of text.match(/\p{L}[\p{L}-]{2,}\p{L}/gu) ?? []) {
    const lower = word.toLowerCase();
    if (commonWords.has(lower) || everyday.has(lower)) continue;
    const key = stem(lower);
    if (!found.has(key)) found.set(key, { key, text: lower === word ? word : keepName(word, text) });
  }
  return [...found.values()];
}

/** The words of one text whose subject another text shares. */
export function sharedSubjects(text: string, keys: ReadonlySet<string>): SubjectWord[] {
  return subjectWords(text).filter(({ key }) => keys.has(key));
}

function stem(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  const bare = plain.length > 4 ? plain.replace(/(?:es|[sxe])$/u, '') : plain.replace(/[sx]$/u, '');
  // 'loaves' is 'loaf'.
  return bare.replace(/v$/u, 'f');
}

/** A capital at the start of a sentence belongs to the sentence, elsewhere to a name. */
function keepName(word: string, text: string): string {
  const start = text.indexOf(word);
  const startsSentence = start <= 0 || /[.!?…:\n«“"]\s*$/u.test(text.slice(Math.max(0, start - 3), start));
  return startsSentence ? word.toLowerCase() : word;
}
