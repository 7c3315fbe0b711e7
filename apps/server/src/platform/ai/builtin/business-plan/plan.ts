import type { OptionValue, QuestionId } from '@elan/domain/modules/registry';
import { hasPremises } from '../reading/premises.ts';
import type { Reading } from '../reading/reading.ts';
import { isOnline } from '../reading/sentences.ts';
import { splitList } from '../reading/split-list.ts';
import { substanceOf } from '../reading/thin.ts';
import { type Milestone, readMilestones } from './read-milestones.ts';
import { type Money, readMoney } from './read-money.ts';

export type Member = {
  /** Who it is, in the person's words ('Me', 'My sister'). */
  name: string;
  /** The whole line. */
  text: string;
  /** Still to be found or chosen. */
  isOpen: boolean;
};

/** The business plan's answers, taken apart. */
export type Plan = {
  members: readonly Member[];
  milestones: readonly Milestone[];
  /** The months the timeline gives; undefined when it has no end. */
  months: number | undefined;
  money: Money;
  values: readonly string[];
  /** Where the work is done, as far as the answers tell. */
  place: 'home' | 'premises' | 'elsewhere';
  /** Somebody shares the ownership, and nothing says that it is written down. */
  hasUnwrittenPartner: boolean;
  hasPartner: boolean;
};

const months: Readonly<Record<OptionValue<'business-plan', 'timeline'>, number | undefined>> = {
  '3_months': 3,
  '6_months': 6,
  within_year: 12,
  over_year: undefined,
  not_defined: undefined,
};
const open =
  /\b(?:to be (?:found|hired|chosen)|not (?:chosen|found|hired) yet|not yet (?:chosen|found|hired)|nobody yet|still looking|looking for)\b|à (?:trouver|embaucher|choisir|recruter)|pas encore (?:choisi|trouv|embauch)|personne pour l'instant|je cherche|on cherche/iu;
const partner =
  /\b(?:partners?|co-?founders?|co-?owners?|associates?|shareholders?)\b|associée?s?(?!\p{L})|cofondat|copropriétaire|actionnaire/iu;
const unwritten =
  /\b(?:no|not|without(?: an?)?)\s+(?:\p{L}+\s+)?(?:written|agreement|contract|in writing)|\bverbal\b|pas (?:encore )?(?:d'entente|de contrat|écrit|par écrit)|sans (?:entente|contrat)|verbale/iu;
const written = /\b(?:signed|written) (?:agreement|contract)|(?:entente|contrat|convention) (?:écrite?|signée?)/iu;

export function readPlan(reading: Reading): Plan {
  const { answer } = reading;
  const list = (question: QuestionId<'business-plan'>, maximum?: number) => {
    const text = answer('business-plan', question);
    return text === undefined || ['unsure', 'missing'].includes(substanceOf(text)) ? [] : splitList(text, maximum);
  };
  const team = answer('business-plan', 'team') ?? '';
  const timeline = answer('business-plan', 'timeline');
  const hasPartner = partner.test(team);
  return {
    members: list('team').map(readMember),
    milestones: readMilestones(list('milestones', 12)),
    months: timeline && months[timeline],
    money: readMoney(reading, list('resources', 12)),
    values: list('values'),
    place: readPlace(reading),
    hasPartner,
    hasUnwrittenPartner: hasPartner && (unwritten.test(team) || !written.test(team)),
  };
}

const home =
  /\b(?:at home|from home|my (?:house|apartment|garage|basement))\b|à la maison|de la maison|chez moi|mon (?:garage|sous-sol|appartement)/iu;

function readPlace(reading: Reading): Plan['place'] {
  const { answer } = reading;
  if (home.test(answer('business-plan', 'location') ?? '')) return 'home';
  const isWebOnly = answer('brainstorm', 'businessType') === 'online' || isOnline(answer('idea', 'location') ?? '');
  return !isWebOnly && hasPremises(reading) ? 'premises' : 'elsewhere';
}

function readMember(text: string): Member {
  const [, head] = /^(.{1,80}?)\s*(?::|,|\s[–—-]\s|\()/u.exec(text) ?? [];
  return { name: head?.trim() || text, text, isOpen: open.test(text) };
}
