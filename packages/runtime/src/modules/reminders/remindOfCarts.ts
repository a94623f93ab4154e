import type { AppContext } from '../../platform/contracts/context.ts';
import type { Job } from '../../platform/contracts/jobs.ts';
import { isSending } from '../mail/index.ts';
import { claimCarts } from './cartReminder.repo.ts';
import { cartReminder, cartReminderSecond } from './cartReminderEmails.ts';
import { claimOrders } from './orderFollowUp.repo.ts';
import { orderFollowUp } from './orderFollowUpEmail.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The most emails that one transaction makes due. */
const BATCH = 100;
/** The time after which a due reminder is dropped. A shop that turns the emails on thus writes to nobody about old carts. */
const LATE_CART_MS = 3 * DAY_MS;
const LATE_ORDER_MS = 14 * DAY_MS;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Repeats a batch until one is not full. */
async function inBatches(signal: AbortSignal | undefined, batch: () => Promise<number>): Promise<void> {
  do signal?.throwIfAborted();
  while ((await batch()) === BATCH);
}

/**
 * Makes the emails about abandoned carts due: the first and the second, for carts whose shoppers consented. Each is noted in the
 * transaction that emits its event, so that neither two workers nor a crash send it twice.
 */
export const remindOfCarts: Job = {
  id: 'remindOfCarts',
  schedule: '*/10 * * * *',
  async run(app, signal) {
    if (!(await isSending(app, cartReminder))) return;
    const { cartReminderHours: first, cartReminderSecondHours: second } = await app.settings([
      'cartReminderHours',
      'cartReminderSecondHours',
    ]);
    await inBatches(signal, () => remind(app, 1, first, 0));
    if (await isSending(app, cartReminderSecond))
      await inBatches(signal, () => remind(app, 2, Math.max(second, first + 1), second - first));
  },
};

const remind = (app: AppContext, number: 1 | 2, hours: number, hoursApart: number): Promise<number> =>
  app.db.transaction(async (tx) => {
    const now = app.clock.now();
    const due = await claimCarts(tx, {
      number,
      idleSince: before(now, hours * HOUR_MS),
      notBefore: before(now, hours * HOUR_MS + LATE_CART_MS),
      // A first email that came late does not bring the second one close to it.
      firstBefore: before(now, Math.max(1, hoursApart / 2) * HOUR_MS),
      now,
      limit: BATCH,
    });
    if (due.length > 0)
      await app.emit(
        tx,
        ...due.map(({ uuid }) => ({ name: 'cart_reminder_due', payload: { reminderUuid: uuid } }) as const),
      );
    return due.length;
  });

/** Makes the follow-ups of orders due, once for each order. */
export const followUpOrders: Job = {
  id: 'followUpOrders',
  schedule: '23 * * * *',
  async run(app, signal) {
    if (!(await isSending(app, orderFollowUp))) return;
    const days = await app.setting('orderFollowUpDays');
    await inBatches(signal, () => followUp(app, days));
  },
};

const followUp = (app: AppContext, days: number): Promise<number> =>
  app.db.transaction(async (tx) => {
    const now = app.clock.now();
    const due = await claimOrders(tx, {
      arrivedBefore: before(now, days * DAY_MS),
      notBefore: before(now, days * DAY_MS + LATE_ORDER_MS),
      now,
      limit: BATCH,
    });
    if (due.length > 0)
      await app.emit(
        tx,
        ...due.map(({ uuid }) => ({ name: 'order_follow_up_due', payload: { followUpUuid: uuid } }) as const),
      );
    return due.length;
  });
