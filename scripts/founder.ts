import { runAdmin } from '../apps/server/src/admin/run-admin.ts';
import { runOperatorCommand } from './operator-command.ts';
import { operatorTerminal } from './operator-terminal.ts';

/** For the server's operator: short for `npm run admin -- founder`. */
await runOperatorCommand((env, args) => runAdmin(env, ['founder', ...args], operatorTerminal));
