import type { AppContext } from '../../platform/contracts/context.ts';
import type { MeasurementService, NewMeasurementEvent } from './contract.ts';
import { insertEvents } from './measurementEvent.repo.ts';

/** Maximum time in milliseconds before a queued event is written. */
const WAIT_MS = 1000;
/** Maximum number of queued events. Further events are dropped, so that a slow database does not exhaust memory. */
const MAX_WAITING = 5000;

/**
 * Creates the measurement service. If measurement is enabled, it collects events and writes each batch in one SQL
 * statement.
 */
export function measurementService(app: AppContext): MeasurementService {
  let waiting: NewMeasurementEvent[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const batch = waiting;
    waiting = [];
    if (dropped > 0) app.log.warn({ events: dropped }, 'Events of visits were dropped: too many waited');
    dropped = 0;
    if (batch.length === 0) return;
    try {
      if (await app.setting('measurementEnabled')) await insertEvents(app.db, batch);
    } catch (error) {
      app.log.error({ err: error, events: batch.length }, 'Events of visits could not be written');
    }
  };
  const flush = () => (writing = writing.then(write));

  return {
    flush,
    record(event) {
      if (waiting.length < MAX_WAITING) waiting.push(event);
      else dropped += 1;
      timer ??= setTimeout(() => void flush(), WAIT_MS).unref();
    },
  };
}
