import { expect, test } from 'vitest';
import { invitationMail } from './mails.ts';

const from = {
  productName: 'A product',
  publicUrl: 'https://plans.x.test',
  supportEmail: 'help@x.test',
  postalAddress: '',
};

const mailFor = (project: string, language: 'en' | 'fr' = 'en') =>
  invitationMail(from, {
    recipient: 'bob@x.test',
    language,
    hasAccount: true,
    project,
    inviter: { email: 'ann@x.test', name: '' },
    role: 'editor',
    link: 'https://plans.x.test/invite/1',
  });

test.each([
  ['Boulangerie du coin', 'Invitation to work on "Boulangerie du coin"'],
  ['Win https://evil.test/now?x=1 today', 'Invitation to work on "Win … today"'],
  ['Call EVIL.example now', 'Invitation to work on "Call … now"'],
  ['www.evil and boss@bank.test wait', 'Invitation to work on "… and … wait"'],
  ['Version 2.0, phase 3', 'Invitation to work on "Version 2.0, phase 3"'],
  ['https://evil.test', 'Invitation to work on a project'],
  ['bread '.repeat(20), `Invitation to work on "${'bread '.repeat(9).trim()}…"`],
])('the subject of an invitation to %j holds no address and is short', (project, subject) => {
  expect(mailFor(project).subject).toBe(subject);
});

test('in French too, and the mail itself names the project', () => {
  expect(mailFor('https://evil.test', 'fr').subject).toBe('Invitation à travailler à un projet');
  expect(mailFor('Pain\u00a0doré', 'fr').text).toContain('«\u00a0Pain\u00a0doré\u00a0»');
});
