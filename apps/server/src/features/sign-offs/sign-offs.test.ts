import { limits, mostSignOffs } from '@elan/domain/limits';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { outboxMails } from '../../db/schema/mail.ts';
import { projectCollaborators } from '../../db/schema/projects.ts';
import { signOffs } from '../../db/schema/sign-offs.ts';
import { createCollaborator, createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { pngOf } from '../../testing/test-pictures.ts';

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id, name: 'La Fournée' });
  const projectId = project.id;
  const join = async (role: 'adviser' | 'full_adviser' | 'editor' | 'viewer') => {
    const user = await createUser(app.deps);
    const { id } = await createCollaborator(app.deps, project, { user, role });
    return { ...user, collaboratorId: id };
  };
  const section = 'summary' as const;
  const write = async (by: TestUser, text: string, baseVersion = 0) =>
    app.as(by).planDocument.save({ projectId, section, text, baseVersion, language: 'en' });
  const markFor = async (user: TestUser, language: 'en' | 'fr' = 'en') => {
    const { sections } = await app.as(user).documents.planSections({ projectId, language });
    return sections.find(({ key }) => key === section)?.mark ?? '';
  };
  const sign = async (by: TestUser, more: { mark?: string; note?: string; language?: 'en' | 'fr' } = {}) => {
    const mark = more.mark ?? (await markFor(by, more.language));
    return app.as(by).signOffs.sign({ projectId, section, language: 'en', note: 'The sums are right.', ...more, mark });
  };
  const list = async (user: TestUser) => (await app.as(user).signOffs.list({ projectId })).sign_offs;
  await write(owner, 'A bakery.');
  return { app, owner, project, projectId, section, join, write, markFor, sign, list };
}

describe('signing a section off', () => {
  test('is for advisers alone, not even for the owner', async () => {
    const { owner, join, sign } = await scene();
    for (const user of [owner, await join('editor'), await join('viewer')]) {
      expect(await refusal(sign(user))).toBe('FORBIDDEN');
    }
  });

  test('is seen by everybody with who, when and why, and told to the owner once', async () => {
    const { app, owner, projectId, join, sign, list } = await scene();
    const adviser = await join('adviser');
    await sign(adviser, { note: '  I called the landlord. ' });
    expect(await list(await join('viewer'))).toMatchObject([
      {
        section: 'summary',
        title: 'Summary',
        note: 'I called the landlord.',
        author: { email: adviser.email },
        own: false,
      },
    ]);
    expect((await list(adviser))[0]?.own).toBe(true);
    const mails = await app.deps.db.select().from(outboxMails);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [owner.email, 'A section of your plan was signed off'],
    ]);
    expect(mails[0]?.text).toContain(`/project/plan?project=${projectId}#plan-summary`);
    expect(mails[0]?.text).toContain('signed off the section “Summary” of the plan of “La Fournée”');
    expect(mails[0]?.unsubscribe).toContain('.advice.');
    const { activity } = await app.as(owner).activity.list({ projectId });
    expect(activity[0]).toMatchObject({ action_type: 'section_signed', metadata: { title: 'Summary' } });
  });

  test('is refused when the section has just changed, and the new text can be signed', async () => {
    const { owner, join, write, markFor, sign, list } = await scene();
    const adviser = await join('adviser');
    const read = await markFor(adviser);
    await write(owner, 'A bakery and a café.', 1);
    expect(await refusal(sign(adviser, { mark: read }))).toBe('CONFLICT');
    expect(await list(adviser)).toEqual([]);
    expect((await sign(adviser)).sign_offs).toHaveLength(1);
  });

  test('is outdated once the words or what they were written from change, and not by an unrelated change', async () => {
    const { app, owner, projectId, join, write, markFor, sign, list } = await scene();
    const adviser = await join('adviser');
    await sign(adviser);
    const signed = (await list(adviser))[0]?.mark;
    await app
      .as(owner)
      .planDocument.save({ projectId, section: 'risks', text: 'None.', baseVersion: 0, language: 'en' });
    expect(await markFor(owner)).toBe(signed);
    await app.as(owner).modules.saveAnswers({
      projectId,
      module: 'idea',
      answers: [{ question: 'businessIdea', value: 'A bakery with a terrace in the old port', baseVersion: 0 }],
    });
    const after = await markFor(owner);
    expect(after).not.toBe(signed);
    await write(owner, 'A shop.', 1);
    expect(await markFor(owner)).not.toBe(after);
  });

  test('by two advisers stays apart, and again replaces the earlier one', async () => {
    const { join, sign, list } = await scene();
    const [one, other] = [await join('adviser'), await join('full_adviser')];
    await Promise.all([sign(one), sign(other), sign(one)]);
    await sign(one, { note: 'Read again.' });
    expect((await list(one)).map(({ own, note }) => [own, note]).sort()).toEqual([
      [false, 'The sums are right.'],
      [true, 'Read again.'],
    ]);
  });

  test('needs a reason, a section that says something, and room', async () => {
    const { app, projectId, join, sign } = await scene();
    const adviser = await join('adviser');
    expect(await refusal(sign(adviser, { note: ' \n ' }))).toBe('INVALID_INPUT');
    expect(await refusal(sign(adviser, { note: 'x'.repeat(limits.signOffNote + 1) }))).toBe('INVALID_INPUT');
    const nothing = {
      projectId,
      section: crypto.randomUUID(),
      language: 'en',
      note: 'Fine',
      mark: 'x'.repeat(22),
    } as const;
    expect(await refusal(app.as(adviser).signOffs.sign(nothing))).toBe('INVALID_INPUT');
    await app.deps.db.execute(sql`
      insert into plan_sign_offs (project_id, section, user_id, title, language, mark, note)
      select ${projectId}, n::text, ${adviser.id}, 'T', 'en', 'm', 'n' from generate_series(1, ${mostSignOffs}) n`);
    expect(await refusal(sign(adviser))).toBe('LIMIT_REACHED');
  });
});

async function textOfWord(file: File): Promise<string> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return strFromU8(parts['word/document.xml'] ?? new Uint8Array());
}

describe('sign-offs in the files of the plan', () => {
  test('are for the owner alone, and only where they were asked for', async () => {
    const { app, owner, projectId, join, sign } = await scene();
    const adviser = await join('adviser');
    await sign(adviser, { note: 'I called the landlord.' });
    const signed = { projectId, format: 'markdown', language: 'en' } as const;
    for (const user of [adviser, await join('editor'), await join('viewer')]) {
      expect(await refusal(app.as(user).documents.signedPlan(signed))).toBe('FORBIDDEN');
    }
    const text = await (await app.as(owner).documents.signedPlan(signed)).body.text();
    expect(text).toContain('# Sections signed off by advisers');
    expect(text).toContain('I called the landlord.');
    expect(text).toContain('| Unchanged |');
    const plain = await (await app.as(owner).documents.plan(signed)).body.text();
    expect(plain).not.toContain('landlord');
    const ends_at = new Date(Date.now() + 86_400_000).toISOString();
    const { address } = await app
      .as(owner)
      .links.create({ projectId, document: 'plan', language: 'en', reader: 'A bank', ends_at, password: null });
    const token = address.split('#')[1] ?? '';
    const { body } = await app.as(null).links.file({ token, format: 'word' });
    const file = await textOfWord(body);
    expect(file).toContain('A bakery.');
    expect(file).not.toContain('landlord');
    expect(JSON.stringify(await app.as(null).links.open({ token, password: null }))).not.toContain('landlord');
  });

  test('say when a section has changed since, in every language, with a picture too', async () => {
    const { app, owner, projectId, section, join, write, sign } = await scene();
    const picture = { pictureId: crypto.randomUUID(), data: pngOf(40, 30).toString('base64') };
    await app
      .as(owner)
      .planPictures.add({ projectId, section, ...picture, alt: 'The shop', caption: '', width: 'full' });
    const adviser = await join('adviser');
    await sign(adviser, { language: 'fr' });
    const made = async (format: 'markdown' | 'pdf' | 'word', language: 'en' | 'fr') =>
      (await app.as(owner).documents.signedPlan({ projectId, format, language })).body;
    expect(await (await made('markdown', 'en')).text()).toContain('| Unchanged |');
    expect(await (await made('markdown', 'fr')).text()).toContain('| Inchangée |');
    await write(owner, 'A bakery and a café.', 1);
    expect(await (await made('markdown', 'fr')).text()).toContain('| Modifiée depuis |');
    expect((await made('pdf', 'fr')).type).toBe('application/pdf');
    expect(await textOfWord(await made('word', 'en'))).toContain('Changed since');
  });

  test('leave out what a section left out says, and name nobody who left', async () => {
    const { app, owner, projectId, section, join, sign } = await scene();
    const adviser = await join('adviser');
    await sign(adviser);
    await app.as(owner).collaboration.remove({ projectId, collaboratorId: adviser.collaboratorId });
    const made = async () => {
      const { body } = await app.as(owner).documents.signedPlan({ projectId, format: 'markdown', language: 'en' });
      return body.text();
    };
    expect(await made()).toContain('| A former adviser |');
    await app.as(owner).planDocument.show({ projectId, section, shown: false });
    expect(await made()).not.toContain('former adviser');
  });
});

describe('a sign-off', () => {
  test('is withdrawn by its author alone, and the timeline keeps both', async () => {
    const { app, owner, projectId, section, join, sign, list } = await scene();
    const [one, other] = [await join('adviser'), await join('adviser')];
    await sign(one);
    await app.as(other).signOffs.withdraw({ projectId, section });
    expect(await list(owner)).toHaveLength(1);
    expect(await refusal(app.as(owner).signOffs.withdraw({ projectId, section }))).toBe('FORBIDDEN');
    expect(await app.as(one).signOffs.withdraw({ projectId, section })).toEqual({ sign_offs: [] });
    const { activity } = await app.as(owner).activity.list({ projectId });
    expect(activity.map(({ action_type: type }) => type).slice(0, 2)).toEqual(['sign_off_withdrawn', 'section_signed']);
  });

  test('of somebody who left stays without a name; they read nothing any more', async () => {
    const { app, owner, projectId, section, join, sign, list } = await scene();
    const adviser = await join('adviser');
    const mark = (await sign(adviser)).sign_offs[0]?.mark ?? '';
    await app.as(owner).collaboration.remove({ projectId, collaboratorId: adviser.collaboratorId });
    expect(await list(owner)).toMatchObject([{ author: null, note: 'The sums are right.' }]);
    for (const call of [
      () => app.as(adviser).signOffs.list({ projectId }),
      () => app.as(adviser).signOffs.withdraw({ projectId, section }),
      () => app.as(adviser).signOffs.sign({ projectId, section, language: 'en', mark, note: 'Fine' }),
      () => app.as(adviser).documents.planSections({ projectId, language: 'en' }),
    ]) {
      expect(await refusal(call())).toBe('NOT_FOUND');
    }
  });

  test('goes with the account of its author, and with the project', async () => {
    const { app, owner, projectId, join, sign, list } = await scene();
    const [one, other] = [await join('adviser'), await join('adviser')];
    await sign(one);
    await sign(other);
    await app.as(one).account.delete({ confirmDeletion: true });
    expect(await list(owner)).toMatchObject([{ author: { email: other.email } }]);
    await app.as(owner).projects.delete({ projectId });
    await app.as(owner).projects.erase({ projectId });
    expect(await app.deps.db.select().from(signOffs)).toEqual([]);
  });

  test('is not stored when the role ends while the section is read', async () => {
    const { app, projectId, section, join, markFor, list, owner } = await scene();
    const adviser = await join('adviser');
    const mark = await markFor(adviser);
    const { files } = app.deps.makers;
    const { make } = files;
    files.make = async (order) => {
      const made = await make(order);
      await app.deps.db
        .update(projectCollaborators)
        .set({ role: 'viewer' })
        .where(eq(projectCollaborators.id, adviser.collaboratorId));
      return made;
    };
    const call = app.as(adviser).signOffs.sign({ projectId, section, language: 'en', mark, note: 'Fine' });
    expect(await refusal(call)).toBe('FORBIDDEN');
    expect(await list(owner)).toEqual([]);
  });
});
