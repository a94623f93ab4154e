import { systemClock } from '../../packages/runtime/src/platform/clock.ts';
import type { ServerContext } from '../../packages/runtime/src/platform/serverContext.ts';
import type { Db } from '../../packages/runtime/src/platform/db/db.ts';
import { createRuntimeFaults } from '../../packages/runtime/src/platform/acting/createRuntimeFaults.ts';
import { createLogger } from '../../packages/runtime/src/platform/logger.ts';

/** Creates the subset of the app that the outbox and the worker need. */
export function workerApp(db: Db): ServerContext {
  const parts: Pick<ServerContext, 'db' | 'clock' | 'log' | 'faults'> = {
    db,
    clock: systemClock,
    faults: createRuntimeFaults(systemClock),
    log: createLogger({ mode: 'production', level: 'silent' }),
  };
  return parts as ServerContext;
}
