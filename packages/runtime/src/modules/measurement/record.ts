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

/** Matches user agents that identify themselves as robots, but not the phone brand Cubot. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|monitor/i;

/** Reports whether a person sees the requested page: the request is from neither a robot nor a browser prefetch. */
const isSeen = ({ headers }: Pick<RequestInfo, 'headers'>): boolean =>
  !ROBOT.test(headers['user-agent'] ?? '') &&
  !`${headers['sec-purpose'] ?? ''}${headers['purpose'] ?? ''}`.includes('prefetch');

/** Records a page view of a visitor who agreed, if measurement is enabled. The first view begins the visit. */
export function recordView({ app, request }: VisitorCall, view: Occurrence): void {
  if (isSeen(request)) app.measurement.record(newEvent(beginVisit(request), view, app.clock.now()));
}

/** Records a step of a visit. Does nothing without consent or without a previous page view. */
export function recordStep({ app, request }: VisitorCall, step: Occurrence): void {
  const visit = visitOf(request);
  if (visit !== null && isSeen(request)) app.measurement.record(newEvent(visit, step, app.clock.now()));
}

/**
 * Finds the visit whose order is counted. Returns null if there is none or measurement is disabled. One statement, or none without
 * consent.
 */
export async function countedVisit({ app, request }: VisitorCall, db: Db): Promise<string | null> {
  const visit = isSeen(request) ? visitOf(request) : null;
  return visit !== null && (await app.setting('measurementEnabled', db)) ? visit : null;
}

/**
 * Counts the order of a visit in the transaction that places it. An error is logged and only the count is rolled back: the order is still
 * placed.
 */
export async function recordOrder(app: AppContext, tx: Db, visit: string): Promise<void> {
  const event = newEvent(visit, { name: 'order_placed', path: '/checkout' }, app.clock.now());
  try {
    await tx.transaction((inner) => insertEvents(inner, [event]));
  } catch (error) {
    app.log.error({ err: error }, 'The order of a visit could not be counted');
  }
}
