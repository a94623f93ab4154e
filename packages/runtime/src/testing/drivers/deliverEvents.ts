import { Logger, runOnce } from 'graphile-worker';
import type { RunnerOptions } from 'graphile-worker';
import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { DELIVER, deliverPayload } from '../../platform/events/outbox.ts';
import { deliverTask } from '../../platform/jobs/deliverTask.ts';

/** One delivery attempt of an event to a subscriber. */
export interface DeliveredEvent {
  /** The subscriber ID. */
  readonly subscriber: string;
  readonly event: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests may read any member
  readonly payload: any;
  /** The delivery ID, which is the same for all attempts. */
  readonly deliveryId: string;
  /** The attempt number, starting at 1. */
  readonly attempt: number;
}

/** A delivery attempt that failed. */
export interface FailedDelivery extends DeliveredEvent {
  readonly error: unknown;
}

/** The event deliveries of one `deliverEvents` call, in sequence. */
export interface Deliveries {
  readonly delivered: readonly DeliveredEvent[];
  readonly failed: readonly FailedDelivery[];
}

/** Delivers all pending events with the worker's task. Attempts each delivery only once per call. */
export async function deliverEvents(app: AppContext, databaseUrl: string): Promise<Deliveries> {
  const subscribers = app.registry('subscribers');
  const contributed = subscribers
    .list()
    .map((value) => ({ owner: subscribers.ownerOf(value.id) ?? 'none', isCore: false, value }));
  const task = deliverTask(app, contributed, app.config.deadlines.deliveryMs);
  const delivered: DeliveredEvent[] = [];
  const failed: FailedDelivery[] = [];
  const options: RunnerOptions = {
    connectionString: databaseUrl,
    schema: 'graphile_worker',
    concurrency: 1,
    // The worker does not wait until a job is released. With one connection, it releases a job before it fetches the next one, and before
    // it ends: a job that stays locked for a moment blocks those behind it in its queue.
    maxPoolSize: 1,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    taskList: {
      async [DELIVER](raw, helpers) {
        const one = { ...deliverPayload.parse(raw), attempt: helpers.job.attempts };
        try {
          await task(raw, helpers);
          delivered.push(one);
        } catch (error) {
          failed.push({ ...one, error });
          throw error;
        }
      },
    },
  };
  await endPauses(app);
  let tried: number;
  do {
    tried = delivered.length + failed.length;
    await runOnce(options);
    await pauseFailed(app);
  } while (delivered.length + failed.length > tried);
  return { delivered, failed };
}

/** Makes failed deliveries due immediately. */
const endPauses = ({ db }: AppContext): Promise<unknown> =>
  db.run(sql.type(noColumns)`
    update graphile_worker._private_jobs job set run_at = now()
    from graphile_worker._private_tasks task
    where task.id = job.task_id and task.identifier = ${DELIVER} and job.locked_at is null and job.run_at > now()`);

/** Postpones failed deliveries, so that they are not retried during this call. */
const pauseFailed = ({ db }: AppContext): Promise<unknown> =>
  db.run(sql.type(noColumns)`
    update graphile_worker._private_jobs job set run_at = now() + interval '1 hour'
    from graphile_worker._private_tasks task
    where task.id = job.task_id and task.identifier = ${DELIVER} and job.locked_at is null and job.attempts > 0`);
