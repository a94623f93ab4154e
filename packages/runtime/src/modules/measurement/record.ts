import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { RequestInfo } from '../../platform/contracts/route.ts';
import { beginVisit, visitOf } from './consent.ts';
import { newEvent } from './measurementEvent.ts';
import type { Occurrence } from './measurementEvent.ts';
import { insertEvents } from './measurementEvent.repo.ts';

interface VisitorCall {
  readonly app: AppContext;
  readonly request: Pick<RequestInfo, 'headers' | 'setCookie'>;
}

/** Matches user agents that identify themselves as bots, except for the phone brand Cubot. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|monitor/i;

/** Reports whether a request is for a page view by a person, not from a bot or a browser prefetch. */
const isSeen = ({ headers }: Pick<RequestInfo, 'headers'>): boolean =>
  !ROBOT.test(headers['user-agent'] ?? '') &&
  !`${headers['sec-purpose'] ?? ''}${headers['purpose'] ?? ''}`.includes('prefetch');

/** Records a page view by a visitor who consented, if measurement is enabled. The first page view starts the visit. */
export function recordView({ app, request }: VisitorCall, view: Occurrence): void {
  if (isSeen(request)) app.measurement.record(newEvent(beginVisit(request), view, app.clock.now()));
}

/** Records a step in a visit. Does nothing without consent or without an earlier page view. */
export function recordStep({ app, request }: VisitorCall, step: Occurrence): void {
  const visit = visitOf(request);
  if (visit !== null && isSeen(request)) app.measurement.record(newEvent(visit, step, app.clock.now()));
}

/**
 * Finds the visit to which an order is attributed. Returns null if there is none or measurement is disabled. One SQL
 * statement, or none without consent.
 */
export async function countedVisit({ app, request }: VisitorCall, db: Db): Promise<string | null> {
  const visit = isSeen(request) ? visitOf(request) : null;
  return visit !== null && (await app.setting('measurementEnabled', db)) ? visit : null;
}

/**
 * Records a visit's order in the transaction that places the order. If recording fails, logs the error and rolls back
 * only the record; the order is still placed.
 */
export async function recordOrder(app: AppContext, tx: Db, visit: string): Promise<void> {
  const event = newEvent(visit, { name: 'order_placed', path: '/checkout' }, app.clock.now());
  try {
    await tx.transaction((inner) => insertEvents(inner, [event]));
  } catch (error) {
    app.log.error({ err: error }, 'The order of a visit could not be counted');
  }
}
