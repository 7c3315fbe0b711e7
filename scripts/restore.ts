import { restore } from '../apps/server/src/backup-commands.ts';
import { runOperatorCommand } from './operator-command.ts';

/** For the server's operator: restores a backup into an empty database. */
await runOperatorCommand(restore);
