import type { Language } from '@elan/domain/locale';
import { accountDeletedMail } from '../../apps/server/src/features/account/mails.ts';
import { addressProved, passwordLocked, wrongCodes } from '../../apps/server/src/features/auth/mail-words.ts';
import { confirmationMail, letter, resetMail } from '../../apps/server/src/features/auth/mails.ts';
import { passwordChangedMail } from '../../apps/server/src/features/auth/password-mails.ts';
import {
  accessNotice,
  invitationAnswerNotice,
  invitationMail,
} from '../../apps/server/src/features/collaboration/mails.ts';
import { digestMail } from '../../apps/server/src/features/digest/mails.ts';
import { replyNotice } from '../../apps/server/src/features/notices/mails.ts';
import { composeMail } from '../../apps/server/src/platform/mail/compose.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectNothingCut, test } from '../journey.ts';

const from = {
  productName: 'Élan',
  publicUrl: 'https://elan.example',
  supportEmail: 'soutien-a-la-clientele@elan.example',
  postalAddress: '1234, rue Notre-Dame Est, bureau 500, Montréal (Québec) H2Y 1C6, Canada',
};
/** As long as a name can be, and a tag. */
const project = `<img src=x onerror=alert(1)>${'Boulangerie'.repeat(8)}`;
const who = { name: 'Marie-Ève Tremblay-Bouchard', email: `${'marie-eve'.repeat(7)}@example.test` };
const link = `https://elan.example/auth?token=${'x'.repeat(200)}`;
const unsubscribe = `https://elan.example/unsubscribe/${'0'.repeat(36)}.reply.${'x'.repeat(43)}`;
const recipient = 'bob@example.test';

/** Every kind of mail, as HTML. */
function mailsIn(language: Language): Record<string, string> {
  const to = { email: recipient, language };
  const now = new Date();
  const notice = (words: ReturnType<typeof accessNotice>) => {
    const { subject, ...text } = words(language);
    return composeMail(from, { recipient, subject, texts: [{ ...text, language }], unsubscribe });
  };
  const invitation = { recipient, language, project, inviter: who, role: 'editor', link } as const;
  const news = { userId: '', name: project, changes: 3, comments: 1, people: [who, who, who, who] };
  const mails = {
    confirmation: confirmationMail(from, to, link, now),
    reset: resetMail(from, to, link, now),
    'password changed': passwordChangedMail(
      from,
      to,
      link,
      { tokens: [project], assistants: 1 },
      { others: ['Google', project], isRemoved: false },
    ),
    'address proved': letter(addressProved, from, to, link),
    'password locked': letter(passwordLocked, from, to, link),
    'wrong codes': letter(wrongCodes, from, to, link),
    'account deleted': accountDeletedMail(from, recipient, language),
    'invitation of a person with an account': invitationMail(from, { ...invitation, hasAccount: true }),
    'invitation in both languages': invitationMail(from, { ...invitation, hasAccount: false }),
    'answered invitation': notice(invitationAnswerNotice(from, { who, project, response: 'declined' })),
    reply: notice(
      replyNotice(from, {
        who,
        project,
        at: { projectId: link, module: 'environmental', thread: link },
        content: project,
      }),
    ),
    'new role': notice(accessNotice(from, { who, project, role: 'commenter' })),
    'access ended': notice(accessNotice(from, { who, project, role: null })),
    digest: digestMail(from, {
      recipient,
      language,
      since: now,
      unsubscribe,
      projects: Array.from({ length: 12 }, () => ({
        ...news,
        changedModules: ['business-plan' as const, 'rd' as const],
        completedModules: ['environmental' as const, 'maturity' as const],
      })),
    }),
  };
  return Object.fromEntries(Object.entries(mails).map(([kind, { html }]) => [kind, html]));
}

for (const language of ['en', 'fr'] as const) {
  test(`every mail fits from 320 to 600 pixels in both themes (${language})`, async ({ page }) => {
    for (const [kind, html] of Object.entries(mailsIn(language))) {
      await test.step(kind, async () => {
        await page.setContent(html);
        expect(await page.locator('img, script, link, iframe, form').count()).toBe(0);
        for (const width of [320, 480, 600]) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoSidewaysScroll(page);
          await expectNothingCut(page);
        }
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
          expect(ground).toBe(colorScheme === 'dark' ? 'rgb(16, 26, 22)' : 'rgb(250, 246, 238)');
          await expectAccessible(page, ['wcag2a', 'wcag2aa']);
        }
      });
    }
  });
}
