import { languages } from '@elan/domain/locale';
import { expect, test } from 'vitest';
import { accessNotice, invitationAnswerNotice, invitationMail } from '../features/collaboration/mails.ts';
import { digestMail } from '../features/digest/mails.ts';
import { mentionNotice, replyNotice } from '../features/notices/mails.ts';
import { signedNotice } from '../features/sign-offs/mails.ts';
import { acceptedNotice, newSuggestionNotice, refusedNotice } from '../features/suggestions/mails.ts';
import { answerNotice, questionNotice } from '../features/tasks/mails.ts';
import { nameAndAddress, plainName } from '../platform/mail/names.ts';

const from = {
  productName: 'A product',
  publicUrl: 'https://plans.x.test',
  supportEmail: 'help@x.test',
  postalAddress: '',
};
const lure = 'Win https://evil.test/now or EVIL.test, boss@evil.test <img src=evil';
const who = { name: lure, email: 'ann@x.test' };
const place = { who, project: lure, projectId: 'p' };
const news = { changes: 1, comments: 1, changedModules: [], completedModules: [] };

const mails = {
  invitation: () =>
    [false, true].flatMap((hasAccount) =>
      (['editor', 'adviser'] as const).map((role) =>
        invitationMail(from, {
          ...{ recipient: 'bob@x.test', language: 'en', hasAccount, role, link: 'https://plans.x.test/invite/1' },
          ...{ project: lure, inviter: who },
        }),
      ),
    ),
  'answer to an invitation': () =>
    (['accepted', 'declined'] as const).map((response) =>
      invitationAnswerNotice(from, { who, project: lure, response }),
    ),
  access: () => (['viewer', null] as const).map((role) => accessNotice(from, { who, project: lure, role })),
  comments: () =>
    [replyNotice, mentionNotice].map((notice) =>
      notice(from, { who, project: lure, at: { projectId: 'p', module: 'idea', thread: 't' }, content: 'Yes.' }),
    ),
  'sign-off': () => [signedNotice(from, { ...place, section: 'own', title: lure, note: 'Sound.' })],
  suggestions: () =>
    [newSuggestionNotice, acceptedNotice, refusedNotice].map((notice) => notice(from, { ...place, word: '' })),
  tasks: () => [
    questionNotice(from, { ...place, text: 'Who pays?' }),
    answerNotice(from, { ...place, text: 'Who pays?', answer: 'We do.' }),
  ],
  digest: () =>
    languages.map((language) =>
      digestMail(from, {
        ...{
          recipient: 'bob@x.test',
          language,
          since: new Date('2026-10-01T12:00:00Z'),
          unsubscribe: 'https://x.test/u',
        },
        projects: [{ ...news, userId: 'u', name: lure, people: [who] }],
      }),
    ),
};

test.each(Object.entries(mails))('%s: names that others chose lead nowhere', (_kind, compose) => {
  for (const mail of compose()) {
    const texts = typeof mail === 'function' ? languages.map((language) => mail(language)) : [mail];
    for (const text of texts) {
      expect(JSON.stringify(text)).toContain('Win …');
      expect(JSON.stringify(text)).not.toMatch(/evil/iu);
    }
  }
});

test.each([
  ['Boulangerie du coin', 'Boulangerie du coin'],
  ['Pain\u00a0doré', 'Pain\u00a0doré'],
  ['Version 2.0, phase 3', 'Version 2.0, phase 3'],
  ['Call evil\u3002example now', 'Call … now'],
  ['ftp://evil', ''],
  ['Call mailto:evil or 203.0.113.9/x', 'Call … or …'],
  ['<img src=x', ''],
  ['<b>Bread</b> &lt;i&gt; and butter', '…Bread…i… and butter'],
  ['I <3 bread > cake', 'I 3 bread cake'],
  ['Two\nlines', 'Two lines'],
  ['bread '.repeat(20), `${'bread '.repeat(9).trim()}…`],
])('the name %j is written as %j', (chosen, name) => expect(plainName(chosen)).toBe(name));

test('somebody without a name is called by the whole address, which leads to nobody else', () => {
  expect(nameAndAddress({ name: '', email: 'evil.test@x.test' })).toBe('evil.test@x.test');
  expect(nameAndAddress({ name: 'Zoé Roy', email: 'zoe@x.test' })).toBe('Zoé Roy (zoe@x.test)');
});
