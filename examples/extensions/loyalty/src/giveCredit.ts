import { defineSubscriber } from '@shop/runtime/extension';
import type { AppContext, Db, Minor, Order } from '@shop/runtime/extension';
import { creditOf, percentOf } from './creditOf.ts';
import { groupsOfBuyer, insertCredit, lockCredit, updateCredit } from './creditRow.ts';
import type { CreditRow } from './creditRow.ts';

const DAY_MS = 86_400_000;

/** Returns the beginning of the keys under which the credit of an order is booked. */
export const keysOf = (orderUuid: string): string => `${orderUuid}:`;

/** Returns the words of the ledger in the language of the order. */
export const wordsFor = (app: AppContext, { locale }: Pick<Order, 'locale'>) =>
  (locale === null ? app : app.inLanguage(locale)).texts();

/** Returns the percentage for the customer of an order by the settings. */
async function percentFor(app: AppContext, db: Db, orderUuid: string): Promise<number> {
  const { loyaltyCreditPercent: all, loyaltyCreditGroups: byGroup } = await app.settings(
    ['loyaltyCreditPercent', 'loyaltyCreditGroups'],
    db,
  );
  return percentOf(await groupsOfBuyer(db, orderUuid), { all, byGroup });
}

/**
 * Books what an order gives back by what was paid of it and not refunded. The row of the order is locked before the order is read, so that of
 * several processes each sees what the one before it booked, and a repeated or late event finds nothing to do. Only a placed order begins a
 * row, so that orders from before the settings get nothing.
 */
async function bookCredit(app: AppContext, orderUuid: string, { isPlaced = false } = {}) {
  const percent = isPlaced ? await percentFor(app, app.db, orderUuid) : 0;
  await app.db.transaction(async (tx) => {
    if (percent > 0) await insertCredit(tx, orderUuid, percent);
    const row = await lockCredit(tx, orderUuid);
    const order = row && (await app.orders.find(tx, { uuid: orderUuid }));
    if (!order) return;
    const earned = creditOf(order, row.percent);
    const amount = row.is_expired ? Math.min(earned, row.amount) : earned;
    if (amount !== row.amount) await changeTo(app, tx, { row, order, amount });
  });
}

interface Change {
  readonly row: CreditRow;
  readonly order: Order;
  readonly amount: Minor;
}

/** Gives the difference to what the order stands at, or takes what is there of it: the balance is never below 0. */
async function changeTo(app: AppContext, tx: Db, { row, order, amount }: Change): Promise<void> {
  const { customer_id: customerId, currency } = row;
  const step = row.step + 1;
  const values = { number: order.order_number };
  const text = wordsFor(app, order);
  const change = { customerId, currency, key: `${keysOf(order.uuid)}${step}` };
  if (amount > row.amount) {
    const reason = text('loyalty.credit.given', values);
    await app.credit.give(tx, { ...change, amount: amount - row.amount, reason });
  } else {
    const reason = text('loyalty.credit.taken', values);
    await app.credit.take(tx, { ...change, amount: row.amount - amount, reason, upToBalance: true });
  }
  await updateCredit(tx, { ...row, amount, step, expires_at: row.expires_at ?? (await expiryOf(app, tx)) });
}

/** Returns when credit that is given now expires. Null if it never does. */
async function expiryOf(app: AppContext, db: Db): Promise<string | null> {
  const days = await app.setting('loyaltyCreditDays', db);
  return days === 0 ? null : new Date(app.clock.now().getTime() + days * DAY_MS).toISOString();
}

/** Customers get credit when money of an order arrives, and lose it when the order is refunded or canceled. */
export const creditSubscribers = [
  defineSubscriber({
    id: 'loyalty.creditPlaced',
    event: 'order_placed',
    handle: ({ orderUuid }, app) => bookCredit(app, orderUuid, { isPlaced: true }),
  }),
  defineSubscriber({
    id: 'loyalty.creditPaid',
    event: 'order_payment_updated',
    handle: ({ orderUuid }, app) => bookCredit(app, orderUuid),
  }),
  defineSubscriber({
    id: 'loyalty.creditRefunded',
    event: 'order_refunded',
    handle: ({ orderUuid }, app) => bookCredit(app, orderUuid),
  }),
  defineSubscriber({
    id: 'loyalty.creditCanceled',
    event: 'order_canceled',
    handle: ({ orderUuid }, app) => bookCredit(app, orderUuid),
  }),
];
