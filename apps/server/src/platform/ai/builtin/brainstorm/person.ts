import { substanceOf } from '@elan/domain/modules/substance';
import { tidy } from '../quote.ts';
import { firstGroup } from '../reading/customers.ts';
import type { Reading } from '../reading/reading.ts';
import { splitList } from '../reading/split-list.ts';

/** What a person told about themselves, in pieces short enough to build ideas from. */
export type Person = {
  interests: readonly string[];
  skills: readonly string[];
  /** Skills that name a thing rather than a career: these can be used in a title. */
  titleSkills: readonly string[];
  customers: string | undefined;
};

const leadIn =
  /^(?:and\s+|et\s+)?(?:i(?:'m| am)?\s+(?:also\s+|really\s+|mostly\s+)?(?:love|like|enjoy|know(?: how to| about)?|can|do|passionate about|interested in|fond of|good (?:at|with)|skilled (?:in|at))|i spend (?:(?:all |most of )?my )?(?:time|weekends?|evenings?|days|summers)(?: on| with| in)?|je passe mes (?:fins de semaine|soirées|journées|étés|temps libres) à|my (?:passions?|hobbies|interests?|skills?) (?:is|are|include)|(?:passionate|crazy) about|interested in|good at|j'(?:aime|adore)(?: bien| beaucoup| surtout)?|je (?:sais|peux|fais|connais|pratique)|je m'intéresse(?: aussi| surtout)? (?:à|au|aux)|je suis (?:aussi )?(?:passionnée?|bonne?|douée?|habile|à l'aise)(?:\s+(?:de|par|en|pour|avec))?|(?:passionnée?|bonne?|douée?) (?:de|par|en|pour|avec)|mes (?:passions?|loisirs|intérêts) sont|ma passion,? (?:est|c'est))\s+/iu;
const career =
  /^(?:(?:about|over|environ|plus de)\s+)?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|many|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt|plusieurs)\+?\s+(?:years?|months?|ans|années|mois)\b/iu;

/** A piece in a title or between quotation marks. In visible characters. */
const longest = 60;

export function readPerson(reading: Reading): Person {
  const { answer, language, say, option } = reading;
  const sector =
    answer('brainstorm', 'preferredSector') === 'no_preference' ? undefined : option('brainstorm', 'preferredSector');
  const interests = pieces(answer('brainstorm', 'interests'), reading);
  const skills = pieces(answer('brainstorm', 'skills'), reading);
  const known = interests.length > 0 ? interests : [sector ?? say({ en: 'what you like', fr: 'ce que vous aimez' })];
  const able = skills.length > 0 ? skills : known;
  const things = able.filter((skill) => !career.test(skill));
  const customers = answer('brainstorm', 'targetCustomers');
  return {
    interests: known,
    skills: able,
    titleSkills: things.length > 0 ? things : known,
    customers:
      customers === undefined || ['unsure', 'everybody'].includes(substanceOf(customers))
        ? undefined
        : tidy(firstGroup(customers), language, 90),
  };
}

function pieces(text: string | undefined, { language }: Reading): string[] {
  if (text === undefined || substanceOf(text) === 'unsure') return [];
  const parts = text
    .replace(/\u2019/gu, "'")
    .replace(/\s+(?:and|but|et|mais)\s+(?=I\b|i'm\b|je\b|j'|my\b|mes\b)/giu, '; ');
  const items = parts
    .split(/\s*[;\n]\s*|(?<=[.!?])\s+/u)
    .flatMap((part) => splitList(part, 12))
    .slice(0, 12)
    .map((item) => tidy(item.replace(leadIn, ''), language, longest))
    .filter((item) => item !== '');
  const unique = [...new Map(items.map((item) => [item.toLowerCase(), item])).values()];
  // A capital that only opens the sentence looks odd in the middle of a title.
  const [first, ...rest] = unique;
  const opensSentence = rest.length > 0 && rest.every((item) => !/^\p{Lu}/u.test(item));
  return first !== undefined && opensSentence && /^\p{Lu}\p{Ll}/u.test(first)
    ? [first.charAt(0).toLowerCase() + first.slice(1), ...rest]
    : unique;
}
