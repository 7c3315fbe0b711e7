import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { explainDatabaseError } from '../operator-database.ts';
import type { Deps } from '../rpc/deps.ts';
import { type Act, ActRefused, type Command, type Typed } from './act.ts';
import { audit, type Operator, recordAct } from './audit.ts';
import { cancel, codesOff, deletion, endSessions, exportData, founder, language } from './change-account.ts';
import { inColumns } from './columns.ts';
import { openDeps } from './open-deps.ts';
import { showPerson } from './show-person.ts';
import { listMails, resend } from './unsent-mails.ts';
import { usage } from './usage-report.ts';

const commands: Readonly<Record<string, Command>> = {
  person: showPerson,
  language,
  founder,
  cancel,
  'codes-off': codesOff,
  'end-sessions': endSessions,
  export: exportData,
  delete: deletion,
  mails: listMails,
  resend,
  usage,
  audit,
};

const help = [
  'npm run admin -- COMMAND',
  '',
  inColumns(Object.entries(commands).map(([name, { words, about }]) => [`  ${name} ${words}`, about])),
  '',
  'PERSON is an address or an id. --as NAME says who you are in the audit log; --yes answers every question with yes.',
].join('\n');

/** The operator's terminal. */
export type Terminal = {
  /** @returns what was typed; null when nobody can answer */
  ask(question: string): Promise<string | null>;
  /** Shows a line of the log, beside the command's own output. */
  log(line: string): void;
};

/**
 * `npm run admin`: does one thing for the operator and writes it to the audit log.
 * @param env the settings of the server
 * @returns what was done or found, as a message for people
 * @throws ActRefused (exit code 2), or OperatorError and SettingsError saying what is wrong
 */
export async function runAdmin(env: NodeJS.ProcessEnv, args: readonly string[], terminal: Terminal): Promise<string> {
  const [name = '', ...rest] = args;
  if (name === 'help' || name === '--help') return help;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new ActRefused(name === '' ? help : `There is no command ${name}; see "help".`);
  const typed = parse(name, command, rest);
  const systemUser = nameOfSystemUser();
  const as = typed.options.as;
  const operator = {
    systemUser,
    name: typeof as === 'string' && as.trim() !== '' ? as.trim().slice(0, 100) : systemUser,
  };
  try {
    const { deps, close } = await openDeps(env, terminal.log);
    try {
      return await doAct(deps, { name, command, typed, operator, terminal });
    } finally {
      await close();
    }
  } catch (error) {
    throw explainDatabaseError(error);
  }
}

type Asked = { name: string; command: Command; typed: Typed; operator: Operator; terminal: Terminal };

async function doAct(deps: Deps, { name, command, typed, operator, terminal }: Asked): Promise<string> {
  let act: Act | undefined;
  const record = (outcome: 'begun' | 'done' | 'refused' | 'failed', subjectId = act?.subjectId ?? null) =>
    recordAct(deps.db, operator, { act: name, subjectId, details: act?.details ?? {}, outcome });
  try {
    act = await command.prepare(deps, typed);
    await confirm(act, typed, terminal);
    if (command.changes) await record('begun');
    const message = await act.run();
    await record('done');
    return message;
  } catch (error) {
    if (error instanceof ActRefused) await record('refused', act?.subjectId ?? error.subjectId);
    else await record('failed').catch(() => undefined);
    throw error;
  }
}

async function confirm({ confirmation, subjectId }: Act, { options }: Typed, { ask }: Terminal): Promise<void> {
  if (confirmation === undefined || options.yes === true) return;
  const answer = await ask(`${confirmation.meaning}\nType ${confirmation.expected} to go on: `);
  if (answer === null) throw new ActRefused('Nobody can confirm this here: add --yes.', subjectId);
  if (answer.trim().toLowerCase() !== confirmation.expected) {
    throw new ActRefused('That does not match; nothing was changed.', subjectId);
  }
}

function parse(name: string, { options = {}, words }: Command, args: readonly string[]): Typed {
  const shared = { as: { type: 'string' }, yes: { type: 'boolean' } } as const;
  try {
    const parsed = parseArgs({ args: [...args], options: { ...options, ...shared }, allowPositionals: true });
    return { words: parsed.positionals, options: parsed.values as Typed['options'] };
  } catch (error) {
    const [problem = ''] = (error as Error).message.split('. ');
    throw new ActRefused(`${problem}. Expected: ${name} ${words}`);
  }
}

function nameOfSystemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
