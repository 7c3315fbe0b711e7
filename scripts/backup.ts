import { backUp } from '../apps/server/src/backup-commands.ts';
import { runOperatorCommand } from './operator-command.ts';

/** For the server's operator: writes a backup while people go on working. */
await runOperatorCommand(backUp);
