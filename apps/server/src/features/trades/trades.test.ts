import { expect, test } from 'vitest';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

async function scene(description: string | null = null) {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id });
  const projectId = project.id;
  await app.as(owner).projects.update({ projectId, name: 'P', description: description ?? '' });
  const say = (question: string, value: string) =>
    app.as(owner).modules.saveAnswers({ projectId, module: 'idea', answers: [{ question, value, baseVersion: 0 }] });
  const get = (language: 'en' | 'fr' = 'en') => app.as(owner).trades.get({ projectId, language });
  return { app, owner, project, projectId, say, get };
}

test('a stranger sees no trade, a viewer does', async () => {
  const { app, project, projectId } = await scene();
  const stranger = await createUser(app.deps);
  expect(await refusal(app.as(stranger).trades.get({ projectId, language: 'en' }))).toBe('NOT_FOUND');
  const viewer = await createUser(app.deps);
  await createCollaborator(app.deps, project, { user: viewer, role: 'viewer' });
  expect(await app.as(viewer).trades.get({ projectId, language: 'en' })).toMatchObject({ chosen: null });
});

test.each([
  ['an emoji', '🐶'],
  ['nothing that is a business', 'you are all idiots'],
  ['nothing', ''],
])('a description of %s suggests no trade and offers nothing', async (_, description) => {
  const { get } = await scene(description);
  expect(await get()).toMatchObject({
    chosen: null,
    suggested: [],
    lenderAsks: null,
    offers: [],
    checklists: { cost: [] },
  });
});

test('words suggest a trade in either language, as they were typed, and the trade offers something', async () => {
  const { say, get } = await scene();
  await say('businessIdea', 'Toilettage de chiens dans un camion');
  const found = await get('en');
  expect(found).toMatchObject({ chosen: null, suggested: [{ trade: 'pet-grooming' }] });
  expect(found.suggested[0]?.words).toContain('toilettage');
  const [competitors] = found.offers;
  expect(competitors).toMatchObject({ module: 'analysis', question: 'competitors' });
  expect(competitors?.texts).toContain('Veterinary clinics');
  expect((await get('fr')).offers[0]?.texts).toContain('Cliniques vétérinaires');
});

test.each([
  ['hair-salon', 'Salon coiffure et esthétique', 'Je suis coiffeuse, et aussi soins du visage, esthétique, épilation'],
  [
    'beauty',
    'Esthétique et soins du visage, un peu de coiffure',
    'Esthéticienne, cils, et une coiffeuse loue une chaise',
  ],
  ['hair-salon', 'Haircuts, facials, waxing, skin care', 'A hair salon with facials, waxing and skin care'],
])('what comes first is the trade, before what else is sold: %s', async (trade, description, idea) => {
  const { say, get } = await scene(description);
  await say('businessIdea', idea);
  expect((await get()).suggested[0]?.trade).toBe(trade);
});

test('two trades in one idea are both suggested', async () => {
  const { say, get } = await scene();
  await say('businessIdea', 'A café where people repair their bicycles: espresso, pastry, bike repair and tune-ups');
  const trades = (await get()).suggested.map(({ trade }) => trade);
  expect(trades).toEqual(expect.arrayContaining(['cafe', 'bike-repair']));
});

test('the trade that was chosen counts, whatever the words say, and changing it changes nothing that was typed', async () => {
  const { app, owner, projectId, say, get } = await scene();
  await say('businessIdea', 'Dog grooming');
  const setting = (value: 'bakery' | 'cafe', version: number | null) => ({
    id: '0197a3a0-0000-7000-8000-000000000001',
    kind: 'setting' as const,
    cells: { name: 'trade' as const, value },
    ...{ origins: {}, status: 'confirmed' as const, off: false, note: null, proof: null, proposal: null },
    ...{ version, position: 0 },
  });
  await app.as(owner).ledger.save({ projectId, rows: [setting('bakery', null)] });
  const bakery = await get();
  expect(bakery).toMatchObject({ chosen: 'bakery', suggested: [] });
  expect(bakery.lenderAsks?.permits[0]?.question).toMatch(/bread/u);
  await app.as(owner).ledger.save({ projectId, rows: [setting('cafe', 1)] });
  expect((await get()).chosen).toBe('cafe');
  const { modules_data: modules } = await app.as(owner).projects.get({ projectId });
  expect(modules.idea?.answers.businessIdea).toBe('Dog grooming');
});
