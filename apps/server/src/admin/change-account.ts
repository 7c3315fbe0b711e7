import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Refusal } from '@elan/domain/errors';
import { type Language, languages } from '@elan/domain/locale';
import { deleteAccount, exportAccount, setLanguage } from '../features/account/public.ts';
import { confirmAddress, endAllSessions, removeAuthenticator } from '../features/auth/public.ts';
import { cancelAtPeriodEnd } from '../features/billing/public.ts';
import { ActRefused, type Command, wordsOf } from './act.ts';
import { moment } from './columns.ts';
import { type FoundPerson, findPerson } from './find-person.ts';

export const language: Command = {
  words: `PERSON ${languages.join('|')}`,
  about: 'sets the language of screens and mails',
  changes: true,
  async prepare(deps, typed) {
    const [who, chosen] = wordsOf(typed, ['PERSON', languages.join(' or ')]);
    if (!isLanguage(chosen))
      throw new ActRefused(`${chosen} is not one of the product’s languages: ${languages.join(' or ')}.`);
    const person = await findPerson(deps, who);
    return {
      subjectId: person.id,
      details: { language: chosen },
      async run() {
        await setLanguage(deps, { userId: person.id }, chosen);
        return `${person.user.email} now uses ${chosen}; open pages keep theirs until they are loaded again.`;
      },
    };
  },
};

const isLanguage = (word: string): word is Language => languages.some((known) => known === word);

export const founder: Command = {
  words: 'PERSON',
  about: 'confirms the address of a founder where no mail can be sent to do so (founders come from FOUNDER_EMAILS)',
  changes: true,
  async prepare(deps, typed) {
    const [who] = wordsOf(typed, ['PERSON']);
    const person = await findPerson(deps, who);
    const { email } = person.user;
    if (!deps.settings.founderEmails.includes(email)) {
      const way = 'add the address there, start the server again, then repeat this';
      throw new ActRefused(`${email} is not in FOUNDER_EMAILS, which alone makes founders: ${way}.`, person.id);
    }
    return {
      subjectId: person.id,
      async run() {
        await confirmAddress(deps.db, email);
        return `${email} is confirmed and a founder from now on. To end that, remove it from FOUNDER_EMAILS and start the server again.`;
      },
    };
  },
};

export const cancel: Command = {
  words: 'PERSON',
  about: 'ends a subscription with the period that is paid for',
  changes: true,
  async prepare(deps, typed) {
    const person = await findPerson(deps, wordsOf(typed, ['PERSON'])[0]);
    const { email } = person.user;
    return {
      subjectId: person.id,
      confirmation: { expected: email, meaning: `The subscription of ${email} will not renew.` },
      run: () =>
        orRefused(
          async () => {
            const end = await cancelAtPeriodEnd(deps, person.id);
            return `The subscription of ${email} ends${end === null ? ' with its period' : ` on ${moment(end)}`}.`;
          },
          person,
          {
            NOT_FOUND: `${email} has no running subscription.`,
            CONFLICT: `The subscription of ${email} already ends with its period.`,
            UNAVAILABLE: 'The payment provider is not connected or does not answer; nothing was changed.',
          },
        ),
    };
  },
};

export const codesOff: Command = {
  words: 'PERSON',
  about: 'switches the authenticator off for somebody who lost the device and the recovery codes, and mails them',
  changes: true,
  async prepare(deps, typed) {
    const person = await findPerson(deps, wordsOf(typed, ['PERSON'])[0]);
    const { email } = person.user;
    return {
      subjectId: person.id,
      confirmation: {
        expected: email,
        meaning: `The password or an emailed link alone will open ${email}. Be sure who is asking.`,
      },
      async run() {
        const wasOn = await removeAuthenticator(deps, { id: person.id, email, language: person.language });
        if (!wasOn) throw new ActRefused(`${email} has no authenticator.`, person.id);
        return `Signing in as ${email} no longer asks for a code.`;
      },
    };
  },
};

export const endSessions: Command = {
  words: 'PERSON',
  about: 'signs somebody out everywhere and disconnects their assistants; access tokens stay valid',
  changes: true,
  async prepare(deps, typed) {
    const person = await findPerson(deps, wordsOf(typed, ['PERSON'])[0]);
    const { email } = person.user;
    return {
      subjectId: person.id,
      run: () =>
        orRefused(
          async () => {
            const ended = await endAllSessions(deps, person.id);
            return `${email} is signed out everywhere (${ended} ${ended === 1 ? 'session' : 'sessions'} ended) and has to sign in again.`;
          },
          person,
          { NOT_FOUND: `${email} is not signed in anywhere.` },
        ),
    };
  },
};

export const exportData: Command = {
  words: 'PERSON --to FILE',
  about: 'writes everything an account owns into a new file, as the person gets it in the product',
  changes: true,
  options: { to: { type: 'string' } },
  async prepare(deps, typed) {
    const [who] = wordsOf(typed, ['PERSON']);
    const { to } = typed.options;
    if (typeof to !== 'string' || to.trim() === '') throw new ActRefused('Add --to FILE.');
    const person = await findPerson(deps, who);
    return {
      subjectId: person.id,
      async run() {
        const path = resolve(to);
        const text = `${JSON.stringify(await exportAccount(deps, { userId: person.id }), null, 2)}\n`;
        await writeFile(path, text, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
          throw new ActRefused(`${path} cannot be written (${error.code}); name a new file.`, person.id);
        });
        return `The data of ${person.user.email} are in ${path}, which only this account can read.`;
      },
    };
  },
};

export const deletion: Command = {
  words: 'PERSON',
  about: 'ends the subscription, deletes the account with everything it owns, and mails a confirmation',
  changes: true,
  async prepare(deps, typed) {
    const person = await findPerson(deps, wordsOf(typed, ['PERSON'])[0]);
    const { email } = person.user;
    if (person.tier === 'founder') {
      const way = 'remove the address from FOUNDER_EMAILS and start the server again first';
      throw new ActRefused(`${email} is a founder, whose account cannot be deleted: ${way}.`, person.id);
    }
    return {
      subjectId: person.id,
      confirmation: {
        expected: email,
        meaning: `The account ${email} and everything it owns will be deleted. This cannot be undone.`,
      },
      run: () =>
        orRefused(
          async () => {
            const leaver = {
              userId: person.id,
              language: person.language,
              tabId: null,
              entitlements: { isFounder: person.tier === 'founder' },
            };
            await deleteAccount(deps, leaver);
            return `The account ${email} is deleted.`;
          },
          person,
          { UNAVAILABLE: 'The payment provider is not connected or does not answer; nothing was deleted.' },
        ),
    };
  },
};

/** Says in the operator's words why the product refused. */
async function orRefused(
  act: () => Promise<string>,
  { id }: FoundPerson,
  reasons: Readonly<Record<string, string>>,
): Promise<string> {
  try {
    return await act();
  } catch (error) {
    const reason = error instanceof Refusal ? reasons[error.code] : undefined;
    throw reason === undefined ? error : new ActRefused(reason, id);
  }
}
