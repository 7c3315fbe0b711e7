import { parentPort, workerData } from 'node:worker_threads';
import { readJson } from './read-json.ts';

/** A thread that reads one large JSON text and ends. */
parentPort?.postMessage(readJson(workerData as Uint8Array));
