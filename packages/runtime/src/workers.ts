/** The public interface for running a shop in several processes of one machine. It loads nothing of the shop itself. */
export { PREPARED } from './platform/workers/messages.ts';
export type { Prepared, WorkerOpened } from './platform/workers/messages.ts';
export { superviseWorkers } from './platform/workers/superviseWorkers.ts';
