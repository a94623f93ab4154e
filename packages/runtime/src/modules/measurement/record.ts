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

/** Programs that name themselves. The brand of telephones does not count. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|monitor/i;

/** Reports whether a person sees what a request asks for: no robot sent it, and no browser that only expects a click. */
const isSeen = ({ headers }: Pick<RequestInfo, 'headers'>): boolean =>
  !ROBOT.test(headers['user-agent'] ?? '') &&
  !`${headers['sec-purpose'] ?? ''}${headers['purpose'] ?? ''}`.includes('prefetch');

/** Records that a visitor who agreed views a page of a shop that measures. The visit begins with it, if it is the first. */
export function recordView({ app, request }: VisitorCall, view: Occurrence): void {
  if (isSeen(request)) app.measurement.record(newEvent(beginVisit(request), view, app.clock.now()));
}

/** Records a step of a visit. Without consent, or without a page viewed before, it does nothing. */
export function recordStep({ app, request }: VisitorCall, step: Occurrence): void {
  const visit = visitOf(request);
  if (visit !== null && isSeen(request)) app.measurement.record(newEvent(visit, step, app.clock.now()));
}

/** Finds the visit whose order is counted. Null: there is none, or the shop does not measure. One statement; none without consent. */
export async function countedVisit({ app, request }: VisitorCall, db: Db): Promise<string | null> {
  const visit = isSeen(request) ? visitOf(request) : null;
  return visit !== null && (await app.setting('measurementEnabled', db)) ? visit : null;
}

/** Counts the order of a visit, in the transaction that places it. A fault is logged and rolled back alone: the order is placed without it. */
export async function recordOrder(app: AppContext, tx: Db, visit: string): Promise<void> {
  const event = newEvent(visit, { name: 'order_placed', path: '/checkout' }, app.clock.now());
  try {
    await tx.transaction((inner) => insertEvents(inner, [event]));
  } catch (error) {
    app.log.error({ err: error }, 'The order of a visit could not be counted');
  }
}
