import { runAdmin } from '../apps/server/src/admin/run-admin.ts';
import { runOperatorCommand } from './operator-command.ts';
import { operatorTerminal } from './operator-terminal.ts';

/** For the server's operator: looks after accounts, mails and subscriptions, and reports (docs/operations). */
await runOperatorCommand((env, args) => runAdmin(env, args, operatorTerminal));
