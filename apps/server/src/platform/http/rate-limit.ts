import { Refusal } from '@elan/domain/errors';
import { capacities } from '@elan/domain/limits';
import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey, type ClientAddressVariables } from './client-address.ts';
import { refuse } from './refusal.ts';

type Limit = {
  points: number;
  seconds: number;
  /** Something is guessed at: all processes count together, in the database. */
  guess?: true;
};

/**
 * How often one address or one person may do something (decision S-23). An office may share one address, so limits by
 * address leave room for a few dozen people. Each process counts separately, except guesses.
 */
export const rateLimits = {
  /** By address: sign-ins and changes of password. */
  signIn: { points: 60, seconds: 10 * 60, guess: true },
  /** By address: challenges for passkeys that the browser suggests, apart from `signIn`, which they must not use up. */
  passkeyOffer: { points: 240, seconds: 10 * 60 },
  /** By address; also the guard against new accounts for new generations (decision S-20). */
  signUp: { points: 20, seconds: 60 * 60 },
  /** By address. */
  passwordReset: { points: 10, seconds: 15 * 60 },
  /** By recipient, so that nobody can flood an inbox by pressing a button. */
  mail: { points: 5, seconds: 60 * 60 },
  /** By recipient: notices beyond this are not mailed. Apart from `mail`, so that they cannot block a reset link. */
  notice: { points: 30, seconds: 60 * 60 },
  /** By person: people they mention, each of whom gets a notice. */
  mention: { points: capacities.mentionsPerHour, seconds: 60 * 60 },
  /** By person: mails about their replies; beyond this, only the bell shows them. */
  replyMail: { points: 300, seconds: 60 * 60 },
  /** By person, so that nobody can make us send unlimited mail to strangers. */
  invitation: { points: 100, seconds: 60 * 60 },
  /** By person: reading the figures in answers with a model, which costs no unit. */
  figures: { points: 60, seconds: 60 * 60 },
  /** By address: reports of pages that crashed. */
  crashReport: { points: 10, seconds: 10 * 60 },
  /** Crash reports from everyone together: a bug on every page must not fill the log. */
  allCrashReports: { points: 300, seconds: 60 * 60 },
  /** By person: files made of a project. */
  document: { points: 30, seconds: 10 * 60 },
  /** By address: files of projects sent to be checked or imported, each up to 16 MB. */
  projectFileByAddress: { points: 60, seconds: 10 * 60 },
  /** By person: files of projects checked or imported. */
  projectFile: { points: 60, seconds: 60 * 60 },
  /** By person: the sections of a plan as they come out, for the screen. */
  planSections: { points: 240, seconds: 10 * 60 },
  /** By person: forecasts and figures to check, for programs. */
  forecast: { points: 240, seconds: 10 * 60 },
  /** By address: pictures sent, each up to 10 MB. */
  pictureByAddress: { points: 200, seconds: 10 * 60 },
  /** By person: pictures sent, which are decoded and re-encoded. */
  picture: { points: 60, seconds: 10 * 60 },
  /** By address: registrations of assistants. Those of one company share a few addresses. */
  oauthRegister: { points: 60, seconds: 60 * 60 },
  /** By address: codes and refresh tokens that assistants exchange, and what they revoke. */
  oauthToken: { points: 600, seconds: 10 * 60 },
  /** By access token, or connected assistant: every call of a program. */
  program: { points: 300, seconds: 60 },
  /** By person: links for readers made; each may hash a password. */
  linkMade: { points: 60, seconds: 60 * 60 },
  /** By address: openings of links by readers, who have no account. */
  linkReader: { points: 300, seconds: 10 * 60 },
  /** By link: openings by anyone. */
  linkOpened: { points: 600, seconds: 10 * 60 },
  /** By link: wrong passwords. */
  linkPassword: { points: 30, seconds: 15 * 60, guess: true },
  /** By address: every call of a screen, of the API and of an assistant. */
  rpc: { points: 1_200, seconds: 60 },
} as const satisfies Record<string, Limit>;
export type RateLimitName = keyof typeof rateLimits;

export type RateLimiter = {
  /**
   * Counts a use, or several at once.
   * @param key an address key, a user id or an e-mail address in lower case
   * @throws Refusal TOO_MANY_REQUESTS with `retryAfterSeconds`
   */
  consume(name: RateLimitName, key: string, uses?: number): Promise<void>;
  /** Gives back a use that turned out not to count. */
  giveBack(name: RateLimitName, key: string): Promise<void>;
  /** Counts uses like `consume`, and says whether they are within the limit. */
  hasRoom(name: RateLimitName, key: string, uses?: number): Promise<boolean>;
  /** Middleware that refuses requests from an address that makes too many. */
  byAddress(name: RateLimitName): MiddlewareHandler<{ Variables: ClientAddressVariables }>;
};

/** Counts uses of a limit for all processes. @returns all uses in its period, and the seconds until that ends */
type CountGuesses = (
  limit: string,
  key: string,
  uses: number,
  seconds: number,
) => Promise<{ uses: number; secondsLeft: number }>;

/**
 * @param countGuesses without it, guesses are counted in memory as well
 * @param factor multiplies every limit; tests, and schools behind one address, raise it. Limits cannot be switched off
 */
export function createRateLimiter(factor: number, countGuesses?: CountGuesses): RateLimiter {
  const pointsOf = ({ points }: Limit) => Math.max(1, Math.round(points * factor));
  const limiters = new Map(
    Object.entries(rateLimits).map(([name, limit]) => [
      name,
      new RateLimiterMemory({ points: pointsOf(limit), duration: limit.seconds }),
    ]),
  );
  const consume = async (name: RateLimitName, key: string, uses = 1): Promise<void> => {
    const limit: Limit = rateLimits[name];
    if (limit.guess && countGuesses !== undefined) {
      const counted = await countGuesses(name, key, uses, limit.seconds);
      if (counted.uses <= pointsOf(limit)) return;
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, counted.secondsLeft) });
    }
    try {
      await limiters.get(name)?.consume(key, uses);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
    }
  };
  const hasRoom = async (name: RateLimitName, key: string, uses = 1): Promise<boolean> => {
    try {
      await consume(name, key, uses);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
  return {
    consume,
    giveBack: async (name, key) => {
      const limit: Limit = rateLimits[name];
      if (limit.guess && countGuesses !== undefined) await countGuesses(name, key, -1, limit.seconds);
      else await limiters.get(name)?.reward(key);
    },
    hasRoom,
    byAddress: (name) => async (c, next) => {
      try {
        await consume(name, addressKey(c.get('clientAddress')));
      } catch (error) {
        if (error instanceof Refusal) return refuse(c, error.code, error.data);
        throw error;
      }
      return next();
    },
  };
}
