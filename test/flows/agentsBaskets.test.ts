import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestShop, dataOf } from '@shop/runtime/testing';
import { expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { sizeOf } from '../support/lane.ts';
import {
  createUcpAgent,
  linesOf,
  shippedTo,
  toAgentsHere,
  ucpAddress,
  ucpBuyer,
} from '../support/ucpAgent.ts';

interface Entry {
  readonly type: string;
  readonly amount: number;
  readonly lines?: readonly { readonly amount: number }[];
}
const sumOf = (entries: readonly { readonly amount: number }[]) =>
  entries.reduce((total, { amount }) => total + amount, 0);

/** Numbers that are the same in each run. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state >> 8) % most;
  };
}

const ROUNDS = Math.ceil(sizeOf('RUNS', { gate: 30, night: 200 }) / 5);

test.each([
  ['USD', false, 2, 'en'],
  ['EUR', true, 2, 'de'],
  ['JPY', true, 0, 'fr'],
  ['JPY', false, 0, 'en'],
  ['KWD', true, 3, 'ar'],
] as const)(
  'totals in %s, with tax included: %s, are those of the order',
  async (currency, isGross, digits, language) => {
    const shop = await createTestShop({
      extensions: [coreShipping, cod, agents],
      config: { shop: { currency, languages: ['en', 'de', 'fr', 'ar'] }, system: toAgentsHere },
    });
    const next = numbers(digits + 7);
    await shop.make.zone({ countries: ['US'], cost: 5 });
    await shop.make.settings({ agentsUcpEnabled: true, priceIncludingTax: isGross });
    const rates = [{ rate: 7.25, country: 'US', province: '*', postcode: '*' }];
    const { uuid: tax_class } = await shop.make.taxClass({ rates });
    const products = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        shop.make.product({
          price: (next(9000) + 100) / 10 ** digits,
          ...(index % 2 === 0 && { tax_class }),
        }),
      ),
    );
    const coupons = [
      await shop.make.coupon({ discount_amount: 13, discount_type: 'percentage_discount_to_entire_order' }),
      await shop.make.coupon({ discount_amount: 3, discount_type: 'fixed_discount_to_entire_order' }),
    ];
    const agent = await createUcpAgent(shop.url);
    for (let round = 0; round < ROUNDS; round += 1) {
      const lines = products.filter(() => next(2) === 0);
      const bought = (lines.length === 0 ? products.slice(0, 1) : lines).map(
        ({ sku }) => [sku, next(4) + 1] as const,
      );
      const coupon = coupons[next(4)]?.coupon;
      const body = (option?: string) => ({
        line_items: linesOf(...bought),
        buyer: ucpBuyer,
        context: { language },
        fulfillment: shippedTo(ucpAddress, option),
        ...(coupon !== undefined && { discounts: { codes: [coupon] } }),
      });
      const opened = await agent.ask('checkout', 'POST', '/checkout-sessions', body());
      const path = `/checkout-sessions/${opened.id}`;
      const [option] = opened.fulfillment.methods[0].groups[0].options;
      const chosen = await agent.ask('checkout', 'PUT', path, body(option.id));
      const done = await agent.ask('checkout', 'POST', `${path}/complete`, {
        payment: { instruments: [{ id: 'i', handler_id: 'cod', type: 'cash_on_delivery' }] },
      });
      expect(done.status, JSON.stringify(done.messages)).toBe('completed');
      const order = dataOf(await shop.admin('GET', `/api/orders/${done.order.id}`));
      const minor = (amount: number) => Math.round(amount * 10 ** digits);
      for (const { totals, line_items: items } of [chosen, done] as {
        totals: Entry[];
        line_items: { totals: Entry[] }[];
      }[]) {
        const total = totals.find(({ type }) => type === 'total');
        expect(total?.amount).toBe(minor(order.grand_total));
        expect(sumOf(totals.filter(({ type }) => type !== 'total'))).toBe(total?.amount);
        expect(totals.map(({ type }) => type)).not.toContain('rounding');
        if (total?.lines) expect(sumOf(total.lines)).toBe(total.amount);
        const discount = 0 - sumOf(totals.filter(({ type }) => type === 'items_discount'));
        expect(discount).toBe(minor(order.discount_amount));
        expect(
          0 - sumOf(items.flatMap(({ totals: own }) => own.filter(({ type }) => type === 'items_discount'))),
        ).toBe(discount);
        const tax = isGross ? total?.lines?.[1]?.amount : totals.find(({ type }) => type === 'tax')?.amount;
        expect(tax ?? 0).toBe(minor(order.total_tax_amount));
      }
      for (const { amount, allocations } of done.discounts?.applied ?? [])
        expect(sumOf(allocations)).toBe(amount);
    }
    await shop.stop();
  },
);
