import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createTurns, type Turns } from './turns.ts';

/** A finished file, in a form that can be sent between processes. */
export type MadeFile = { name: string; type: string; bytes: Uint8Array };

/** What the process that makes files answers; `refused` says what is wrong with the input. */
export type FileAnswer = { file: MadeFile } | { refused: string } | { failure: string };

/** The input of the process cannot be made into a file. */
export class OrderRefused extends Error {
  override readonly name = 'OrderRefused';
}

/** The process ended while it made a file: its input may need too much memory. */
export class OrderCrashed extends Error {
  override readonly name = 'OrderCrashed';
}

/** The process did not answer in time, because of its input or because the machine is busy. */
export class OrderTooSlow extends Error {
  override readonly name = 'OrderTooSlow';
}

/** Makes files in a process of its own, so that nobody else waits for them and their memory is given back. */
export type FileMaker = {
  /** One file at a time, and a short and fair queue: reading what goes into a file belongs to its turn. */
  inTurn: Turns;
  /**
   * @param order what the process understands; a copy of it is sent
   * @param seconds how long it may take, if that is less than usual
   * @throws OrderRefused, whose message is why; OrderTooSlow; OrderCrashed, as when it takes too much memory; Error if the
   *   file cannot be made
   */
  make(order: object, seconds?: number): Promise<MadeFile>;
  end(): void;
};

/**
 * Each has its own process and queue, so that uploaded pictures and shared links with many readers never delay the
 * files of a project.
 */
export type FileMakers = {
  /** For people of a project. */
  files: FileMaker;
  /** Remakes what people upload. */
  pictures: FileMaker;
  /** For readers of links, in turn by link. */
  readers: FileMaker;
};

export type FileMakerOptions = {
  /** The program that answers orders with a FileAnswer. */
  program: URL;
  /** How long the process waits for another order before it ends. */
  idleSeconds?: number;
  longestSeconds?: number;
  /** Multiplies how long every file may take: tests run beside other programs. */
  timeFactor?: number;
};

/** How many files may wait. A file takes about half a second at most, so the last one waits for about ten. */
const longestQueue = 20;

/** How many of one person, or of one link. */
const waitingEach = 2;

/**
 * The process gets no setting and no secret of the server, and ends when its objects need more memory than this: enough
 * for a Word file of eleven analyses of the greatest length, each half table rows and half bold words.
 */
const flags = ['--max-old-space-size=1024', '--max-semi-space-size=8'];

/** The process is started by the first order. */
export function createFileMaker(options: FileMakerOptions): FileMaker {
  const { program, idleSeconds = 60, longestSeconds = 60, timeFactor = 1 } = options;
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };

  const start = (): ChildProcess => {
    const started = fork(program, [], {
      execArgv: flags,
      serialization: 'advanced',
      env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.once('exit', () => {
      if (child === started) child = null;
    });
    // People who use the product come first.
    if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    return started;
  };

  const make = async (order: object, seconds = longestSeconds): Promise<MadeFile> => {
    clearTimeout(idle);
    child ??= start();
    const asked = child;
    hold(asked);
    try {
      return await answerOf(asked, order, seconds * timeFactor);
    } catch (error) {
      if (child === asked && !(error instanceof OrderRefused)) end();
      throw error;
    } finally {
      release(asked);
      idle = setTimeout(end, idleSeconds * 1_000).unref();
    }
  };

  return { inTurn: createTurns({ atOnce: 1, longestQueue, waitingEach }), make, end };
}

/** The server can end while the process waits for an order, but not while it makes a file. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function answerOf(child: ChildProcess, order: object, longestSeconds: number): Promise<MadeFile> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(limit);
      child.off('message', answered);
      child.off('exit', ended);
      child.off('error', reject);
      act();
    };
    const answered = (answer: FileAnswer) =>
      settle(() => {
        if ('file' in answer) resolve(answer.file);
        else reject('refused' in answer ? new OrderRefused(answer.refused) : new Error(answer.failure));
      });
    const ended = (code: number | null, signal: string | null) =>
      settle(() => reject(new OrderCrashed(`The process that makes files ended (${signal ?? code})`)));
    const limit = setTimeout(
      () => settle(() => reject(new OrderTooSlow(`A file took longer than ${longestSeconds} seconds`))),
      longestSeconds * 1_000,
    );
    child.on('message', answered);
    child.once('exit', ended);
    child.once('error', reject);
    child.send(order, (error) => {
      if (error !== null) settle(() => reject(error));
    });
  });
}
