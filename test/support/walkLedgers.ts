import { randomUUID } from 'node:crypto';
import { sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';
import {
  redeemStoredValues,
  refundToStoredValue,
  releaseStoredValue,
} from '../../packages/runtime/src/modules/storedValue/index.ts';

/** A random walk: redeeming, releasing and refunding orders from gift cards that several walkers share. */
export interface Walk {
  readonly values: readonly number[];
  /** Orders of this walker alone. Each is redeemed at most once. */
  readonly orders: readonly number[];
  /** Orders that all walkers release and refund. */
  readonly shared: readonly number[];
  readonly steps: number;
  readonly seed: number;
}

/** The amounts, in minor units, that a walker believes to have added to each value. */
export type Changes = Readonly<Record<string, number>>;

const none = sql.type(z.object({}));
const LANES = 4;

/** Returns random whole numbers below a limit, the same ones for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Walks in several connections at once. */
export async function walkLedgers(db: Db, walk: Walk): Promise<Changes> {
  const changes = new Map<number, number>();
  const add = (id: number, amount: number) => changes.set(id, (changes.get(id) ?? 0) + amount);
  const left = [...walk.orders];
  const paid = new Map<number, readonly { readonly storedValueId: number; readonly amount: number }[]>();
  const random = randomFrom(walk.seed);

  const redeem = async () => {
    const orderId = left.pop();
    if (orderId === undefined) return;
    const first = random(walk.values.length);
    const second = (first + 1 + random(walk.values.length - 1)) % walk.values.length;
    // In any sequence: the ledger locks by id.
    const ids = random(2) === 0 ? [first] : [first, second];
    const parts = ids.map((at) => ({ storedValueId: walk.values[at] as number, amount: 1 + random(400) }));
    const ok = await db.transaction((tx) => redeemStoredValues(tx, { orderId, parts, now: new Date() }));
    if (!ok) return;
    paid.set(orderId, parts);
    for (const { storedValueId, amount } of parts) add(storedValueId, -amount);
  };
  const locked = <T>(orderId: number, work: (tx: Db) => Promise<T>) =>
    db.transaction(async (tx) => {
      await tx.run(none`select from "order" where order_id = ${orderId} for update`);
      return work(tx);
    });
  const release = async (orderId: number) => {
    const parts = paid.get(orderId);
    paid.delete(orderId);
    const count = await locked(orderId, (tx) => releaseStoredValue(tx, { orderId, now: new Date() }));
    if (parts && count !== parts.length) throw new Error(`${count} of ${parts.length} were released`);
    for (const { storedValueId, amount } of parts ?? []) add(storedValueId, amount);
  };
  const refund = async (orderId: number) => {
    const parts = paid.get(orderId);
    if (!parts) return;
    paid.delete(orderId);
    const attemptUuid = randomUUID();
    for (const part of parts) {
      const once = () =>
        locked(orderId, (tx) => refundToStoredValue(tx, { ...part, orderId, attemptUuid, now: new Date() }));
      const written = await Promise.all([once(), once()]);
      if (written.filter(Boolean).length !== 1) throw new Error('a refund was not written once');
      add(part.storedValueId, part.amount);
    }
  };

  const step = async () => {
    const [orderId] = [...paid.keys()].slice(random(Math.max(paid.size, 1)));
    const turn = random(10);
    if (turn < 6 || orderId === undefined) return redeem();
    if (turn < 8) return release(orderId);
    return refund(orderId);
  };
  let taken = 0;
  const lane = async () => {
    while (taken++ < walk.steps) {
      await step();
      const shared = walk.shared[random(Math.max(walk.shared.length, 1))];
      if (shared !== undefined && random(5) === 0)
        await locked(shared, (tx) => releaseStoredValue(tx, { orderId: shared, now: new Date() }));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return Object.fromEntries(changes);
}
