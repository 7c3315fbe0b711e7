/** What sentences of a diary say by their form. */

const happened =
  /(?<!\p{L})(?:sold(?: out)?|signed|ordered|bought|paid|picked up|delivered|filled|agreed|accepted|refused|subscribed|registered|said (?:yes|no)|called (?:me|us) back|asked (?:me|us)(?! (?:what|why|how)(?!\p{L}))|asked (?:for|to)|vendue?s?|signée?s?|commandée?s?|achetée?s?|payée?s?|livrée?s?|comblée?s?|convenu|acceptée?s?|refusée?s?|abonnée?s?|inscrite?s?|dit (?:oui|non)|rappelée?|(?:m['’]a|m['’]ont|nous a|nous ont|a|ont) demandé(?! ce (?:que|qui)| pourquoi| combien| où))(?!\p{L})/giu;
const denied =
  /(?<!\p{L})(?:not|never|nobody|no one|nothing|without|cannot|would|could|should|will|if|before|must|n['’]t|ne|n['’]|pas|jamais|rien|personne|sans|aucune?|avant|si)(?!\p{L})[^,;:.]{0,40}$|n['’]t[^,;:.]{0,40}$/iu;

/** Something that took place with somebody else: sold, signed, asked for, refused. A wish or a denial is none. */
export function tellsWhatHappened(sentence: string): boolean {
  if (isQuestion(sentence)) return false;
  return [...sentence.matchAll(happened)].some(
    ({ index }) => !denied.test(sentence.slice(Math.max(0, index - 60), index)),
  );
}

export function isQuestion(sentence: string): boolean {
  return /\?/u.test(sentence);
}

const intention =
  /(?<!\p{L})(?:i (?:really |still |also )?(?:must|have to|need to|ought to|will|promised|decided)(?! have(?!\p{L}))|i['’]ll|i['’]ve got to|i should(?! have(?!\p{L}))|i still (?:have not|haven['’]t|do not have|don['’]t have)|je (?:dois|devrais)|je vais(?! (?:bien|mieux|mal)(?!\p{L}))|il (?:me |nous )?faut|il (?:me |nous )?faudrait|il reste à|j['’]ai (?:promis|décidé)|je me suis promis|je n['’]ai (?:toujours|pas encore) pas|je n['’]ai pas encore)(?!\p{L})/iu;

/** What its author means to do: 'I must', 'il faut'. */
export function tellsAnIntention(sentence: string): boolean {
  return !isQuestion(sentence) && intention.test(sentence);
}

/** Why something was or was not done, in their words. */
export function tellsAReason(sentence: string): boolean {
  return /(?<!\p{L})(?:because|instead|easier|parce que?|plutôt|à la place|plus facile|faute de)(?!\p{L})/iu.test(
    sentence,
  );
}

/** What did not go: the sentence of a hard day that says so. */
export function tellsWhatLacks(sentence: string): boolean {
  return /(?<!\p{L})(?:no|not|nothing|nobody|never|cannot|fell|lost|went up|pas|rien|personne|jamais|aucune?|perdu|augmenté)(?!\p{L})|n['’]t(?!\p{L})/iu.test(
    sentence,
  );
}

/** Words after which nothing else on the page matters. */
export function tellsOfDanger(sentence: string): boolean {
  return /(?<!\p{L})(?:suicid\p{L}*|kill(?:ing)? myself|end(?:ing)? my (?:own )?life|want(?:ed)? to die|(?:hurt|harm)(?:ing)? myself|me tuer|mettre fin à mes jours|en finir avec la vie|(?:veux|voudrais|envie de) mourir|me faire du mal)(?!\p{L})/iu.test(
    sentence,
  );
}
