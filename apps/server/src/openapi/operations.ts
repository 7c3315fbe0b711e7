/** What the calls are about, by the feature of the contract that they belong to. */
export const tags = {
  projects: ['Projects', 'The projects of the person, and what they may do in each.'],
  collaboration: ['Projects', ''],
  modules: ['Modules', 'The questions, and their answers in a project.'],
  versions: ['Modules', ''],
  journal: ['Modules', ''],
  ledger: ['Figures', 'The rows that people keep, the forecast made of them, and what was read in the answers.'],
  forecast: ['Figures', ''],
  figureCheck: ['Figures', ''],
  trades: ['Trades', 'What kind of business it is, and what is known of that kind.'],
  lenderFacts: ['For a lender', 'What a lender asks for that no figure says.'],
  papers: ['For a lender', ''],
  tasks: ['Tasks', 'What there is to do.'],
  comments: ['Comments and suggestions', 'What people and programs say about a plan, and propose for it.'],
  suggestions: ['Comments and suggestions', ''],
  documents: ['Files', 'A project or its business plan as a file, and a project from a file.'],
  projectFile: ['Files', ''],
} as const satisfies Record<string, readonly [name: string, description: string]>;

const own = '6f1c1d5e-5a3e-4a53-9d4c-0d6f9f3f8a01';
const page = 'Comes in pages: send the `next` of a page back as `cursor`.';
const resend = 'The id is yours: a call whose answer was lost can be sent again.';

type Described = { description: string; body?: Readonly<Record<string, unknown>> };

/** Every call that is open to programs, by its name in the contract: what to know of it, and a body as an example. */
export const operations: Readonly<Record<string, Described>> = {
  'projects.list': { description: `The projects that the person owns. ${page}` },
  'projects.get': { description: 'A project with the answers, versions and analyses of each module that was used.' },
  'projects.permissions': { description: 'What the owner of the token may do in the project.' },
  'collaboration.shared': { description: `The projects of others. ${page}` },
  'modules.list': {
    description: 'Every module with the ids and labels of its questions, and the options of those that have some.',
  },
  'modules.saveAnswers': {
    description:
      'An answer names the version it replaces (0 if there is none). If somebody changed it first, nothing is overwritten, and the present text is under `conflicts`.',
    body: { answers: [{ question: 'location', value: 'Trois-Rivières', baseVersion: 0 }] },
  },
  'versions.list': { description: `Analyses without their text. ${page}` },
  'versions.get': { description: 'Markdown; of ideas, customer profiles and the score the data they were read from.' },
  'versions.answers': { description: `What the answer said before each change. ${page}` },
  'journal.list': { description: page },
  'ledger.get': { description: 'The rows that people keep. Amounts are in cents.' },
  'ledger.save': {
    description:
      'Rows bring their own id, so that a call can be sent again; `version` is null for a new one. A row that somebody changed first comes back with `conflict`, unchanged. Amounts are in cents. The trade is the setting `trade`.',
    body: {
      rows: [
        {
          id: own,
          version: null,
          position: 1,
          kind: 'cost',
          cells: { name: 'Rent', amount: 90_000, every: 'month' },
          origins: {},
          status: 'confirmed',
          off: false,
          note: null,
          proof: null,
          proposal: null,
        },
      ],
    },
  },
  'ledger.versions': { description: `What the row said before each change. ${page}` },
  'ledger.removed': { description: `With their last content. ${page}` },
  'forecast.get': {
    description:
      '36 months of business, in cents. `books` is null while something is missing, and `missing` says what: not known is not zero. Without debts and the household.',
  },
  'forecast.proposals': {
    description:
      'To accept one, save it as a row with an id of your own and its id as `proposal`; to refuse one, send its id in `refuse`. Without debts and the household.',
  },
  'figureCheck.list': { description: 'With the source that each rests on, or as an estimate. Money is in cents.' },
  'trades.list': { description: 'Trades, and kinds of trades for what is not among them.' },
  'trades.get': { description: 'The trade is chosen by saving the setting `trade` among the figures.' },
  'lenderFacts.list': { description: 'Amounts are in cents, shares in hundredths of a percent, choices by their key.' },
  'lenderFacts.save': {
    description: 'Each names the version it replaces. One that somebody changed first comes back with `conflict`.',
    body: { facts: [{ fact: 'ask.amount', text: '1800000', baseVersion: 0, language: 'en' }] },
  },
  'lenderFacts.versions': { description: `What the fact said before each change. ${page}` },
  'papers.list': { description: 'A paper that is not listed is missing.' },
  'tasks.list': { description: 'In their order, done ones included, with everybody who can be given one.' },
  'tasks.add': { description: resend, body: { taskId: own, text: 'Call the landlord', due: '2027-02-01' } },
  'tasks.update': { description: 'The text, the day, who does it, and whether it is done.', body: { done: true } },
  'tasks.reorder': { description: 'Tasks come in ascending order of their positions.', body: { position: 2.5 } },
  'tasks.remove': { description: 'A repeat changes nothing.' },
  'comments.list': { description: `With the newest replies to each. ${page}` },
  'comments.replies': { description: `Oldest first within a page. ${page}` },
  'comments.add': { description: resend, body: { commentId: own, content: 'Is this still true?' } },
  'comments.update': { description: "The person's own comments.", body: { content: 'Is this still true?' } },
  'comments.resolve': { description: 'A repeat changes nothing.', body: { resolved: true } },
  'comments.remove': { description: "The person's own comments, and in their own project all." },
  'suggestions.list': {
    description: `Each with what is there now (\`standing\`) while it waits for a decision. ${page}`,
  },
  'suggestions.add': {
    description: `Changes nothing until somebody who may edit the project accepts it; a program cannot. ${resend}`,
    body: {
      suggestionId: own,
      reason: 'The rent is half.',
      proposal: { kind: 'answer', module: 'idea', question: 'location', value: 'Shawinigan' },
    },
  },
  'suggestions.withdraw': { description: 'Until it is decided.', body: {} },
  'documents.file': {
    description: 'Its name is in the header `content-disposition`. Without debts and the household.',
  },
  'documents.plan': {
    description: 'For a reader outside the business. Its name is in the header `content-disposition`.',
  },
  'documents.place': { description: 'Null when none of them waits.' },
  'projectFile.check': {
    description: 'Nothing is created. The format of the file is described by `/schemas/project-1.json`.',
    body: { file: { format: 'elan-project', version: 1, project: { name: 'Boulangerie' } } },
  },
  'projectFile.import': {
    description: `Also the way to create a project: only \`format\`, \`version\` and its name are required. ${resend}`,
    body: { importId: own, file: { format: 'elan-project', version: 1, project: { name: 'Boulangerie' } } },
  },
};
