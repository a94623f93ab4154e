import { systemClock } from '../../packages/runtime/src/platform/clock.ts';
import type { AppContext } from '../../packages/runtime/src/platform/context.ts';
import type { Db } from '../../packages/runtime/src/platform/db/db.ts';
import { createRuntimeFaults } from '../../packages/runtime/src/platform/extensions/runtimeFaults.ts';
import { createLogger } from '../../packages/runtime/src/platform/logger.ts';

/** As much of the app as the outbox and the worker ask for. */
export function workerApp(db: Db): AppContext {
  const parts: Pick<AppContext, 'db' | 'clock' | 'log' | 'faults'> = {
    db,
    clock: systemClock,
    faults: createRuntimeFaults(systemClock),
    log: createLogger({ mode: 'production', level: 'silent' }),
  };
  return parts as AppContext;
}
