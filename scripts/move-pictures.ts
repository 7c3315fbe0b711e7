import { movePicturesFor } from '../apps/server/src/move-pictures-command.ts';
import { runOperatorCommand } from './operator-command.ts';

/** For the server's operator: moves pictures between the database and the object store while people go on working. */
await runOperatorCommand(movePicturesFor);
