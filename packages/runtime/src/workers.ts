/** The public interface for running a shop in several processes on one machine. It does not load the shop itself. */
export { PREPARED } from './platform/workers/messages.ts';
export type { Prepared, WorkerOpened } from './platform/workers/messages.ts';
export { superviseWorkers } from './platform/workers/superviseWorkers.ts';
