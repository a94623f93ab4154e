import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestShop, dataOf } from '@shop/runtime/testing';
import { expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { acpCash, acpChoice, acpPurchase, createAcpAgent } from '../support/acpAgent.ts';
import { inLane } from '../support/lane.ts';

interface Entry {
  readonly type: string;
  readonly amount: number;
}

/** Numbers that are the same in each run. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state >> 8) % most;
  };
}

const ROUNDS = inLane({ gate: 10, night: 67 });

test.each([
  ['USD', false, 2],
  ['JPY', true, 0],
  ['KWD', true, 3],
] as const)(
  'totals in %s, with tax included: %s, are those of the order',
  async (currency, isGross, digits) => {
    const shop = await createTestShop({
      extensions: [coreShipping, cod, agents],
      config: { shop: { currency } },
    });
    const next = numbers(digits + 7);
    await shop.make.zone({ countries: ['US'], cost: 5 });
    await shop.make.settings({ agentsAcpEnabled: true, priceIncludingTax: isGross });
    const rates = [{ rate: 7.25, country: 'US', province: '*', postcode: '*' }];
    const { uuid: tax_class } = await shop.make.taxClass({ rates });
    const products = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        shop.make.product({
          price: (next(9000) + 100) / 10 ** digits,
          qty: 100_000,
          ...(index % 2 === 0 && { tax_class }),
        }),
      ),
    );
    const { coupon } = await shop.make.coupon({
      discount_amount: 13,
      discount_type: 'percentage_discount_to_entire_order',
    });
    const { api_key: key } = dataOf(await shop.admin('POST', '/api/agents', { name: 'Chat' }));
    const agent = await createAcpAgent(shop.url, key);
    for (let round = 0; round < ROUNDS; round += 1) {
      const lines = products.filter(() => next(2) === 0);
      const bought = (lines.length === 0 ? products.slice(0, 1) : lines).map(
        ({ sku }) => [sku, next(4) + 1] as const,
      );
      const codes = next(2) === 0 ? [coupon] : [];
      const opened = await agent.ask(
        'session',
        'POST',
        '/checkout_sessions',
        acpPurchase(bought, { currency: currency.toLowerCase(), discounts: { codes } }),
      );
      const path = `/checkout_sessions/${opened.id}`;
      const chosen = await agent.ask('session', 'POST', path, acpChoice(opened));
      const done = await agent.ask('ordered', 'POST', `${path}/complete`, acpCash);
      const order = dataOf(await shop.admin('GET', `/api/orders/${done.order.id}`));
      const minor = (amount: number) => Math.round(amount * 10 ** digits);
      for (const { totals, line_items: items } of [chosen, done] as {
        totals: Entry[];
        line_items: { totals: Entry[] }[];
      }[]) {
        const of = (type: string, entries = totals) =>
          entries.filter((entry) => entry.type === type).reduce((sum, { amount }) => sum + amount, 0);
        expect(of('total')).toBe(minor(order.grand_total));
        expect(of('subtotal')).toBe(of('items_base_amount') - of('items_discount'));
        expect(of('total')).toBe(of('subtotal') - of('discount') + of('fulfillment') + of('tax') + of('fee'));
        expect(of('items_discount')).toBe(minor(order.discount_amount));
        expect(items.reduce((sum, one) => sum + of('items_discount', one.totals), 0)).toBe(
          of('items_discount'),
        );
        expect(items.reduce((sum, one) => sum + of('items_base_amount', one.totals), 0)).toBe(
          of('items_base_amount'),
        );
        expect(of('tax')).toBe(isGross ? 0 : minor(order.total_tax_amount));
        expect(totals.every(({ amount }) => amount >= 0)).toBe(true);
      }
      for (const { amount, allocations } of done.discounts.applied as {
        amount: number;
        allocations: { amount: number }[];
      }[])
        expect(allocations.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
    }
    await shop.stop();
  },
);
