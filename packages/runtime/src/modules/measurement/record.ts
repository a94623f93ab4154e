import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { RequestInfo } from '../../platform/http/route.ts';
import { visitorOf } from './consent.ts';
import type { NewMeasurementEvent } from './measurementEvent.ts';
import { insertEvent, insertEventOnce, insertOrder } from './measurementEvent.repo.ts';

/** The call of a visitor, who may have agreed. */
interface VisitorCall {
  readonly app: AppContext;
  readonly db: Db;
  readonly request: Pick<RequestInfo, 'headers'>;
}

/** The time within which a visitor who opens the checkout again still goes through it for the same time. */
const SAME_CHECKOUT_MS = 30 * 60_000;

/** Records an event of a visitor who agreed, while the shop measures. Tells whether it did. Two statements; none without consent. */
export async function recordEvent(
  { app, db, request }: VisitorCall,
  event: NewMeasurementEvent,
): Promise<boolean> {
  const visitor = visitorOf(request);
  if (visitor === null || !(await app.setting('measurementEnabled', db))) return false;
  await insertEvent(db, visitor, event, app.clock.now());
  return true;
}

/** Records that a visitor who agreed put something into the cart. It never fails: the cart was changed. */
export const recordAddedToCart = (call: VisitorCall, added: { readonly sku: string; readonly qty: number }) =>
  quietly(call, async (visitor) => {
    const properties = { sku: added.sku.slice(0, 200), qty: added.qty };
    const event = { name: 'added_to_cart', path: '/cart', properties };
    await insertEvent(call.db, visitor, event, call.app.clock.now());
  });

/** Records that a visitor who agreed began the checkout, once in half an hour. It never fails. */
export const recordCheckoutStarted = (call: VisitorCall) =>
  quietly(call, async (visitor) => {
    const now = call.app.clock.now();
    const since = new Date(now.getTime() - SAME_CHECKOUT_MS);
    const event = { name: 'checkout_started', path: '/checkout', properties: {} };
    await insertEventOnce(call.db, visitor, event, { now, since });
  });

/** Records that a visitor who agreed sent an order, which counts once it is placed. It never fails: the order is there. */
export const recordOrder = (call: VisitorCall, orderId: number) =>
  quietly(call, async (visitor) => {
    await insertOrder(call.db, visitor, orderId, call.app.clock.now());
  });

/** Does the work for a visitor who agreed, while the shop measures. A fault is logged: shopping goes on without measurement. */
async function quietly(
  { app, db, request }: VisitorCall,
  work: (visitor: string) => Promise<void>,
): Promise<void> {
  const visitor = visitorOf(request);
  if (visitor === null) return;
  try {
    if (await app.setting('measurementEnabled', db)) await work(visitor);
  } catch (error) {
    app.log.error({ err: error }, 'A step of a visitor was not measured');
  }
}
