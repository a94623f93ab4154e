import { setTimeout as pause } from 'node:timers/promises';
import type { TestAnswer } from '@shop/runtime/testing';
import { expect, vi } from 'vitest';
import type { CardShop } from './cardShop.ts';
import { answersOf, Killed } from './seller.ts';
import type { Fleet } from './seller.ts';
import { createReadyCart } from './shop.ts';

const REFUND_TRIES = 40;
/** Reports whether a shop was temporarily unable to respond. The card gateway's route uses one response for all external failures. */
const isAway = ({ status, body }: TestAnswer): boolean =>
  status === 503 || body.error?.code === 'CARD_INTENT_FAILED';

/** Responses that clients and the gateway received while shops were killed or lost their database. */
export interface TradeLog {
  /** UUIDs of orders that were confirmed to a client. */
  readonly confirmed: string[];
  /** Number of gateway events that a shop accepted. */
  taken: number;
  /** Number of requests to which a shop was temporarily unable to respond. */
  away: number;
  /** Responses that no client should ever receive. */
  readonly wrong: unknown[];
}

interface Trade {
  readonly fleet: Fleet;
  /** The shop used for verification, and its gateway. */
  readonly its: CardShop;
  readonly skus: readonly string[];
  /** Access token of an administrator. */
  readonly token: string;
}

/** Simulates shoppers who buy from several shops by card and by cash on delivery, while the gateway reports the payments. */
export function tradingOn({ fleet, its, skus, token }: Trade) {
  const log: TradeLog = { confirmed: [], taken: 0, away: 0, wrong: [] };

  /** Returns the response, or null if the shop or its database failed first. */
  const send: Fleet['request'] = async (...request) => {
    const answer = await fleet.request(...request);
    if (answer !== null && !isAway(answer)) return answer;
    log.away += 1;
    return null;
  };
  const answers = answersOf({ request: send });

  /** Places, pays and partially refunds orders until the signal aborts. */
  async function buy(signal: AbortSignal): Promise<void> {
    for (let turn = 0; !signal.aborted; turn += 1) {
      try {
        await buyOnce(turn % 3 === 0 ? 'cod' : 'cardgw', turn, signal);
      } catch (error) {
        if (!(error instanceof Killed)) log.wrong.push(error);
        await pause(20);
      }
    }
  }

  async function buyOnce(method: string, turn: number, signal: AbortSignal): Promise<void> {
    const cartId = await createReadyCart(answers, ...skus.slice(0, 1 + (turn % skus.length)));
    const choice = { method_code: method, method_name: method };
    expectDone(await answers.request('POST', `/api/carts/${cartId}/paymentMethods`, choice));
    const uuid = await placeUntilAnswered(cartId, signal);
    if (uuid === null || method === 'cod') return;
    const opened = await answers.request('POST', '/api/cardgw/paymentIntents', {
      cart_id: '',
      order_id: uuid,
    });
    expectDone(opened);
    its.gateway.pay(opened.body.data.clientSecret.split('_secret_')[0]);
    const amount = 1 + Math.floor(Math.random() * 5);
    // The refund is refused until the shop has received the payment event.
    for (let tries = 0; tries < REFUND_TRIES; tries += 1) {
      await pause(Math.random() * 100);
      const answer = await send(
        'POST',
        `/api/orders/${uuid}/refunds`,
        { amount },
        { authorization: `Bearer ${token}` },
      );
      if (answer?.status !== 400) return;
    }
  }

  async function placeUntilAnswered(cartId: string, signal: AbortSignal): Promise<string | null> {
    for (let tries = 1; !signal.aborted; tries += 1) {
      const answer = await send('POST', '/api/orders', { cart_id: cartId });
      if (answer?.status === 200) {
        log.confirmed.push(answer.body.data.uuid);
        return answer.body.data.uuid;
      }
      // The first attempt may have succeeded although its response was lost.
      if (answer && tries > 1 && answer.body.error?.code === 'INVALID_CART') return null;
      if (answer) throw new Error(JSON.stringify(answer.body));
      await pause(20);
    }
    return null;
  }

  /** Like the gateway, delivers each event repeatedly until a shop accepts it. Delivers some events twice. */
  async function deliverAll(signal: AbortSignal): Promise<void> {
    for (let next = 0; !signal.aborted || next < its.gateway.events.length;) {
      const event = its.gateway.events[next];
      if (!event) {
        await pause(10);
        continue;
      }
      const { body, headers } = its.gateway.signed(event);
      const answer = await send('POST', '/api/cardgw/webhook', body, headers);
      if (answer?.status === 200) {
        log.taken += 1;
        if (Math.random() < 0.8) next += 1;
      } else await pause(20);
    }
  }

  /** Waits until the given number of additional orders were confirmed and an event was accepted, regardless of how busy the machine is. */
  function moreTrade(orders = 1): Promise<void> {
    const { taken } = log;
    const before = log.confirmed.length;
    return vi.waitFor(
      () => {
        expect(log.taken).toBeGreaterThan(taken);
        expect(log.confirmed.length).toBeGreaterThanOrEqual(before + orders);
      },
      { timeout: 120_000, interval: 10 },
    );
  }

  return { log, buy, deliverAll, moreTrade };
}

function expectDone({ status, body }: TestAnswer): void {
  if (status !== 200) throw new Error(`Expected success and got ${status}: ${JSON.stringify(body)}`);
}
