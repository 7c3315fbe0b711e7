import { type Answer, said, says } from './answer.ts';
import type { Clause } from './clauses.ts';
import type { Figure } from './figure.ts';
import { nameOf, nameSpan } from './naming.ts';
import { paymentOf } from './rhythm.ts';
import type { RowRead } from './row-read.ts';
import { proposed, unnamed } from './rows.ts';
import { namesMonth, seasonIn } from './season.ts';
import { startIn } from './when.ts';

/** Words that can also name a thing or a customer: a person only with hours or an hourly wage. */
const ambiguous = new Set([
  'server',
  'servers',
  'serveur',
  'student',
  'students',
  'etudiant',
  'etudiants',
  'aide',
  'friend',
  'ami',
  'amie',
  'part-time',
  'full-time',
  'son',
  'cook',
  'driver',
  'teacher',
  'manager',
  'developer',
  'designer',
  'developpeur',
  'developpeuse',
  'programmer',
  'programmeur',
  'crew',
  'stylist',
  'styliste',
  'mother',
  'father',
  'mom',
  'dad',
  'sister',
  'brother',
  'wife',
  'husband',
  'daughter',
  'cousin',
  'nephew',
  'niece',
  'mere',
  'pere',
  'soeur',
  'frere',
  'mari',
  'conjoint',
  'conjointe',
  'femme',
  'fils',
  'fille',
  'cousine',
  'neveu',
]);

/**
 * A person who is paid. 'unsure' where the words speak of a person but the amount cannot be placed.
 */
export function readPerson(
  answer: Answer,
  whole: Clause,
  money: Figure,
  isTeam = false,
): RowRead | 'unsure' | undefined {
  const clause = onePerson(answer, whole, money);
  const isOwner =
    says(answer, clause, 'ownPay') ||
    (clause.lead !== null && says(answer, clause.lead, 'ownPay')) ||
    isBarelyMe(answer, clause, money) ||
    isMyPay(answer, clause, money);
  const hours = clause.figures.find(isHours);
  const isHourly = money.rhythm?.unit === 'hour' || isWageByHours(answer, money, hours);
  const isStaff =
    (says(answer, clause, 'staff') && (isHourly || hours !== undefined || isTeam || !onlyAmbiguous(answer, clause))) ||
    (isTeam && !says(answer, clause, 'me') && follows(answer, money, 'at', 'a', '@', ':'));
  if (!isOwner && !isStaff && !isHourly) return undefined;
  // '$22/hr, 16 hrs a week' may be the rent of a kitchen.
  if (!isOwner && !isStaff && !(isTeam && hours !== undefined)) return 'unsure';
  if (money.currency !== null || money.value === null || says(answer, clause, 'inSeason')) return 'unsure';
  if (isTeam && says(answer, clause, 'freelance')) return 'unsure';
  const name = nameSpan(answer, clause, money);
  const workers = clause.figures.find(
    (figure) =>
      figure.kind === 'count' && figure.rhythm === null && figure.from < money.from && isPeople(answer, figure),
  );
  const origin = said(answer, clause);
  const count = workers?.value ?? null;
  const isCounted = count !== null && Number.isInteger(count) && count >= 1 && count <= 1000;
  const season = seasonIn(answer, clause);
  if (season === undefined && namesMonth(answer, { from: clause.from, to: clause.to })) return 'unsure';
  const from = startIn(answer.tokens, clause.from, clause.to);
  const payment = money.rhythm === null ? undefined : paymentOf(money.rhythm);
  const weekly =
    hours?.rhythm?.unit === 'week' && hours.rhythm.span === 1 && hours.rhythm.times === 1 ? hours.value : null;
  if (isHourly ? hours !== undefined && weekly === null : hours !== undefined && payment === undefined) return 'unsure';
  if (!isHourly && (payment === undefined || payment.factor !== 1 || !isSalaryRhythm(payment.every))) return 'unsure';
  // 'My wife and I $500 a week each': how many are paid?
  if (!isCounted && (money.each || says(answer, clause, 'eachOne'))) return 'unsure';
  // '3 employees $7,500 a month': each, or together?
  if (isCounted && !isHourly && !isEach(answer, clause, workers, money)) return 'unsure';
  const others = clause.figures.filter((figure) => figure.kind === 'money' && figure !== money);
  if (others.length > 0) return 'unsure';
  const row = proposed('person', answer, {
    name: {
      value:
        name === undefined
          ? unnamed(answer, isOwner ? 'Owner' : 'Employee', isOwner ? 'Propriétaire' : 'Personnel')
          : nameOf(answer, name),
      origin,
    },
    role: { value: isOwner ? 'owner' : 'employee', origin },
    count: isCounted ? { value: count, origin } : undefined,
    wage: isHourly ? { value: money.value, origin } : undefined,
    hours: isHourly && weekly !== null && weekly <= 168 ? { value: weekly, origin } : undefined,
    salary: isHourly ? undefined : { value: money.value, origin },
    every:
      !isHourly && payment !== undefined && isSalaryRhythm(payment.every)
        ? { value: payment.every, origin }
        : undefined,
    season: season === undefined ? undefined : { value: season, origin },
    from: from === undefined ? undefined : { value: from, origin },
  });
  return { row, used: [money, ...(hours === undefined ? [] : [hours]), ...(workers === undefined ? [] : [workers])] };
}

const isHours = (figure: Figure) =>
  figure.kind === 'duration' && figure.time === 'hour' && figure.value !== null && figure.rhythm !== null;

/** 'Me (45 hours a week) and two baristas, 20 hours a week at $17': the words of the person who is paid. */
function onePerson(answer: Answer, clause: Clause, money: Figure): Clause {
  const hours = clause.figures.filter((figure) => isHours(figure) && figure.from < money.from);
  const other = hours.at(-2);
  const last = hours.at(-1);
  if (other === undefined || last === undefined) return clause;
  const between = { from: other.to, to: last.from };
  if (!says(answer, between, 'staff')) return clause;
  return { ...clause, from: other.to, figures: clause.figures.filter(({ from }) => from >= other.to) };
}

/** 'Moi 900 $ par semaine', 'me: $600 a week'. */
function isBarelyMe({ tokens }: Answer, { from, lead }: Clause, money: Figure): boolean {
  const words = [...tokens.slice(lead?.from, lead?.to ?? 0), ...tokens.slice(from, money.from)].filter(
    ({ kind }) => kind === 'word',
  );
  return words.length === 1 && ['me', 'moi', 'myself', 'moi-meme'].includes(words[0]?.text ?? '');
}

/** 'I will take $6,000 a month as salary': a word for pay, and nobody but me. */
function isMyPay(answer: Answer, clause: Clause, money: Figure): boolean {
  const named = answer.tokens.slice(clause.from, clause.to).filter((token) => token.tags.has('staff'));
  const isMine = ['i', 'je', "j'", "i'll"].includes(answer.tokens[clause.from]?.text ?? '');
  return isMine && money.rhythm?.unit !== 'hour' && named.length > 0 && named.every(({ text }) => pay.has(text));
}

const pay = new Set('wage wages salary salaire salaires paie paye'.split(' '));

/** '20 hours a week at $17': by the hour, as nobody works a week for it. */
function isWageByHours(answer: Answer, money: Figure, hours: Figure | undefined): boolean {
  const isWage = money.rhythm === null && money.value !== null && money.value >= 1_000 && money.value <= 10_000;
  return isWage && hours?.rhythm?.unit === 'week' && follows(answer, money, 'at', 'a', '@');
}

function follows({ tokens }: Answer, money: Figure, ...words: readonly string[]): boolean {
  return words.includes(tokens[money.from - 1]?.text ?? '');
}

type SalaryRhythm = 'week' | 'two_weeks' | 'half_month' | 'month' | 'year';

function isSalaryRhythm(every: string): every is SalaryRhythm {
  return ['week', 'two_weeks', 'half_month', 'month', 'year'].includes(every);
}

function onlyAmbiguous(answer: Answer, { from, to }: Clause): boolean {
  const named = answer.tokens.slice(from, to).filter((token) => token.tags.has('staff'));
  // 'part-time manager' can be nothing but a person.
  return named.length < 2 && named.every((token) => ambiguous.has(token.text));
}

function isPeople(answer: Answer, figure: Figure): boolean {
  return (
    says(answer, { from: figure.valueTo, to: figure.to }, 'staff') ||
    says(answer, { from: figure.valueTo, to: figure.valueTo + 3 }, 'staff')
  );
}

function isEach(answer: Answer, clause: Clause, workers: Figure | undefined, money: Figure): boolean {
  if (money.each || says(answer, { from: money.to, to: clause.to }, 'eachOne')) return true;
  return workers !== undefined && ['at', '@', 'x', 'a'].includes(answer.tokens[money.from - 1]?.text ?? '');
}
