import { defineSubscriber, toMinor } from '@shop/runtime/extension';
import type { AppContext, Db } from '@shop/runtime/extension';
import { findReferrer, insertReferral, lockReferral, updateReferral } from './referral.ts';
import { rewardOf } from './rewardOf.ts';

/** Writes the referral of an order that was placed with the code of somebody else. */
async function begin(app: AppContext, tx: Db, orderUuid: string): Promise<void> {
  const { currency } = app.config.shop;
  const reward = toMinor(String(await app.setting('referralsReward', tx)), currency);
  const order = reward > 0 ? await app.orders.find(tx, { uuid: orderUuid }) : null;
  if (!order || order.coupons.length === 0) return;
  const referrer = await findReferrer(tx, order);
  if (referrer !== null) await insertReferral(tx, { order, referrer, currency, reward });
}

/**
 * Books the reward by what was paid of the friend's order and not refunded. The referral is locked before the order is read, so a repeated or late
 * event finds nothing to do.
 */
const bookReward = (app: AppContext, orderUuid: string, { isPlaced = false } = {}): Promise<void> =>
  app.db.transaction(async (tx) => {
    if (isPlaced) await begin(app, tx, orderUuid);
    const referral = await lockReferral(tx, orderUuid);
    const order = referral && (await app.orders.find(tx, { uuid: orderUuid }));
    if (!order) return;
    const amount = rewardOf(order, referral.reward);
    if (amount === referral.amount) return;
    const step = referral.step + 1;
    const change = {
      customerId: referral.customer_id,
      currency: referral.currency,
      key: `${orderUuid}:${step}`,
    };
    // The reasons do not tell who the friend is.
    const text = app.texts();
    if (amount > referral.amount)
      await app.credit.give(tx, {
        ...change,
        amount: amount - referral.amount,
        reason: text('referrals.ledger.given'),
      });
    else
      await app.credit.take(tx, {
        ...change,
        amount: referral.amount - amount,
        reason: text('referrals.ledger.taken'),
        upToBalance: true,
      });
    await updateReferral(tx, orderUuid, { amount, step });
  });

/** The reward comes when the friend's order is paid, and goes when it is refunded or canceled. */
export const rewardSubscribers = [
  defineSubscriber({
    id: 'referrals.placed',
    event: 'order_placed',
    handle: ({ orderUuid }, app) => bookReward(app, orderUuid, { isPlaced: true }),
  }),
  defineSubscriber({
    id: 'referrals.paid',
    event: 'order_payment_updated',
    handle: ({ orderUuid }, app) => bookReward(app, orderUuid),
  }),
  defineSubscriber({
    id: 'referrals.refunded',
    event: 'order_refunded',
    handle: ({ orderUuid }, app) => bookReward(app, orderUuid),
  }),
  defineSubscriber({
    id: 'referrals.canceled',
    event: 'order_canceled',
    handle: ({ orderUuid }, app) => bookReward(app, orderUuid),
  }),
];
