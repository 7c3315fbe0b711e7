import { migrateFor } from '../apps/server/src/migrate-command.ts';
import { runOperatorCommand } from './operator-command.ts';

/** For an operator whose product does not own its tables: brings them up to date. */
await runOperatorCommand(migrateFor);
