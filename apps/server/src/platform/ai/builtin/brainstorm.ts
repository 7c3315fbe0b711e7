import { quoted } from '@elan/domain/excerpt';
import { brainstorm as module } from '@elan/domain/modules/brainstorm/index';
import { type InterestLevel, ideaCount, interestLevels } from '@elan/domain/modules/brainstorm/output';
import type { GenerationRequest } from '../port.ts';
import { explainFit, type Fit, fitOf } from './brainstorm/fit.ts';
import { type InterestKind, kindOf } from './brainstorm/interest-kind.ts';
import { moreShapes } from './brainstorm/more-shapes.ts';
import { type Person, readPerson } from './brainstorm/person.ts';
import type { Shape, Slots } from './brainstorm/shape.ts';
import { shapes } from './brainstorm/shapes.ts';
import { createReading, type Reading } from './reading/reading.ts';

const levels: readonly InterestLevel[] = ['high', 'medium', 'low'];

/** The ideas of a brainstorm as JSON, the best fit first. */
export function brainstorm(request: GenerationRequest): string {
  const reading = createReading(request);
  const person = readPerson(reading);
  const ranked = [...shapes, ...moreShapes]
    .map((shape) => ({ shape, fit: fitOf(reading, shape), isApt: aptInterests(person, shape).length > 0 }))
    .sort((one, other) => Number(other.isApt) - Number(one.isApt) || rank(one.fit) - rank(other.fit))
    .slice(0, ideaCount.maximum)
    .sort((one, other) => rank(one.fit) - rank(other.fit));
  const kept = ranked.filter(({ fit, isApt }, index) => index < ideaCount.minimum || (isApt && fit.against.length < 3));
  const taken = new Map<string, number>();
  const ideas = kept.map(({ shape, fit }) => {
    const slots = fillSlots(reading, person, shape, taken);
    return {
      title: reading.say(shape.title(slots)),
      description: `${reading.say(shape.description(slots))} ${explainFit(reading, fit)}`,
      sector: sectorOf(reading, shape, kindOf(slots.interest)),
      interestLevel: interestLevels[fit.level][reading.language],
    };
  });
  return JSON.stringify({ ideas }, null, 1);
}

/** Fewest objections first, then most agreement; equal ones keep the order of the shapes. */
function rank(fit: Fit): number {
  return levels.indexOf(fit.level) * 100 + fit.against.length * 10 - fit.for.length;
}

function aptInterests(person: Person, shape: Shape): string[] {
  return person.interests.filter((interest) => shape.suits.includes(kindOf(interest)));
}

/** The best ideas get what was named first; then interests and skills rotate so that each is used. */
function fillSlots({ say, language }: Reading, person: Person, shape: Shape, taken: Map<string, number>): Slots {
  const take = (pieces: readonly string[]) => {
    const use = (piece: string) => taken.get(piece) ?? 0;
    const piece = pieces.reduce((best, next) => (use(next) < use(best) ? next : best));
    taken.set(piece, use(piece) + 1);
    return piece;
  };
  const apt = aptInterests(person, shape);
  const interest = take(apt.length > 0 ? apt : person.interests);
  const second = person.interests.find((other) => other !== interest && shape.suits.includes(kindOf(other)));
  const skill = take(shape.sellsSkill ? person.titleSkills : person.skills);
  const bare = (piece: string) => withoutArticle(piece);
  const audience = person.customers === undefined ? '' : quoted(person.customers, language);
  return {
    interest: bare(interest),
    Interest: interest.charAt(0).toUpperCase() + interest.slice(1),
    second: second === undefined ? undefined : bare(second),
    skill: bare(skill),
    quotedInterest: quoted(bare(interest), language),
    quotedSecond: second === undefined ? undefined : quoted(bare(second), language),
    quotedSkill: quoted(skill, language),
    audience: audience === '' ? '' : say({ en: `, for ${audience}`, fr: `, pour ${audience}` }),
  };
}

/** 'le pain' to 'pain': after a preposition the article would read as a mistake. */
function withoutArticle(piece: string): string {
  return piece.replace(/^(?:(?:le|la|les|the)\s+|l['\u2019])(?=\S)/iu, '');
}

/** The preferred sector where the idea belongs to it, else the sector of the idea. */
function sectorOf({ answer, say }: Reading, shape: Shape, kind: InterestKind): string {
  const preferred = answer('brainstorm', 'preferredSector') ?? 'no_preference';
  const own: Shape['sector'] = kind === 'outdoors' ? 'tourism_leisure' : shape.sector;
  const sector = preferred === 'no_preference' || shape.crosses || kind === 'outdoors' ? own : preferred;
  const question = module.questions.find((entry) => entry.id === 'preferredSector');
  const options = question !== undefined && 'options' in question ? question.options : [];
  const option = options.find((entry) => entry.value === sector) ?? options.find((entry) => entry.value === own);
  return option ? say(option.label) : sector;
}
