import { brainstorm as module } from '@elan/domain/modules/brainstorm/index';
import { type InterestLevel, ideaCount, interestLevels } from '@elan/domain/modules/brainstorm/output';
import type { IdeaCard } from '@elan/domain/trades/trade-file';
import type { GenerationRequest } from '../port.ts';
import { createFitCheck, explainFit, type Fit, scoreOf } from './brainstorm/fit.ts';
import type { Knowledge } from './knowledge.ts';
import { createReading, type Reading } from './reading/reading.ts';

const mostOfOneTrade = 3;
/** Of a sector that the person neither chose nor wrote a word about. */
const mostOfOneSector = 3;
const levels: readonly InterestLevel[] = ['high', 'medium', 'low'];

/** The ideas of a brainstorm as JSON: cards of all trades, those that meet the most criteria first. */
export function brainstorm(request: GenerationRequest, { trades }: Knowledge): string {
  const reading = createReading(request);
  const fitOf = createFitCheck(reading);
  const ranked = trades
    .flatMap(({ key, ideas }) => ideas.map((card) => ({ key, card, fit: fitOf(card) })))
    .toSorted((one, other) => scoreOf(other.fit) - scoreOf(one.fit));
  const counts = new Map<string, number>();
  const count = (of: string) => {
    counts.set(of, (counts.get(of) ?? 0) + 1);
    return counts.get(of) ?? 0;
  };
  const chosen = ranked.filter(({ key, card, fit }) => {
    const isAskedFor = isWished(fit) || fit.met.includes('sector');
    return count(`trade ${key}`) <= mostOfOneTrade && (isAskedFor || count(card.sector) <= mostOfOneSector);
  });
  const ideas = chosen
    .slice(0, ideaCount.maximum)
    .map((idea) => ({ ...idea, level: levelOf(idea.card, idea.fit) }))
    .toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level))
    .map(({ card, fit, level }) => ({
      title: reading.say(card.title),
      description: [reading.say(card.description), explainFit(reading, fit)].filter((text) => text !== '').join(' '),
      sector: sectorOf(reading, card),
      interestLevel: interestLevels[level][reading.language],
    }));
  return JSON.stringify({ ideas }, null, 1);
}

/** What decides by itself whether somebody can do it; of what else they chose, one in four may differ. */
const decisive = ['sector', 'budget', 'time'] as const;

/**
 * By how much of what the person wrote it is made for, one lower if what they chose speaks against it; without any of
 * their words, by how small it can begin.
 */
function levelOf({ budget }: IdeaCard, { likes, skills, met, unmet }: Fit): InterestLevel {
  const wrote = Math.min(likes.length + skills.length, 2);
  const isFitting = met.length >= 3 * unmet.length && !decisive.some((criterion) => unmet.includes(criterion));
  if (wrote === 0) return isFitting && budget === 'under_5000' ? 'medium' : 'low';
  if (wrote === 2 && isFitting) return 'high';
  return wrote === 2 || isFitting ? 'medium' : 'low';
}

/** Whether the idea is made for something the person wrote. */
const isWished = ({ likes, skills }: Fit): boolean => likes.length + skills.length > 0;

function sectorOf({ say }: Reading, { sector }: IdeaCard): string {
  const question = module.questions.find(({ id }) => id === 'preferredSector');
  const options = question !== undefined && 'options' in question ? question.options : [];
  const option = options.find(({ value }) => value === sector);
  return option === undefined ? sector : say(option.label);
}
