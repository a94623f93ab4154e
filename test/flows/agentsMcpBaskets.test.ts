import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestShop, dataOf } from '@shop/runtime/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { SEED, sizeOf } from '../support/lane.ts';
import { createMcpAgent } from '../support/mcpAgent.ts';
import { linesOf, shippedTo, toAgentsHere, ucpAddress, ucpBuyer } from '../support/ucpAgent.ts';

interface Entry {
  readonly type: string;
  readonly amount: number;
}

const ROUNDS = sizeOf('RUNS', { gate: 10, night: 67 });

test.each([
  ['USD', false, 2, 'en'],
  ['JPY', true, 0, 'de'],
  ['KWD', true, 3, 'ar'],
] as const)(
  'totals in %s, with tax included: %s, are those of the order',
  async (currency, isGross, digits, language) => {
    const shop = await createTestShop({
      extensions: [coreShipping, cod, agents],
      config: {
        shop: { currency },
        system: { agents: { ...toAgentsHere.agents, rateLimit: false } },
      },
    });
    await shop.make.zone({ countries: ['US'], cost: 5 });
    await shop.make.settings({
      agentsUcpEnabled: true,
      agentsMcpEnabled: true,
      priceIncludingTax: isGross,
    });
    const { uuid: tax_class } = await shop.make.taxClass({
      rates: [{ rate: 7.25, country: 'US', province: '*', postcode: '*' }],
    });
    const skus: string[] = [];
    for (const [index, price] of [101, 1999, 333, 12_345].entries()) {
      const made = await shop.make.product({
        price: price / 10 ** digits,
        ...(index % 2 === 0 && { tax_class }),
      });
      skus.push(made.sku);
    }
    const { coupon } = await shop.make.coupon({
      discount_amount: 13,
      discount_type: 'percentage_discount_to_entire_order',
    });
    const agent = await createMcpAgent(shop.url);
    const basket = fc.record({
      lines: fc.uniqueArray(fc.tuple(fc.constantFrom(...skus), fc.integer({ min: 1, max: 5 })), {
        selector: ([sku]) => sku,
        minLength: 1,
        maxLength: 4,
      }),
      hasCode: fc.boolean(),
    });
    for (const { lines, hasCode } of fc.sample(basket, { numRuns: ROUNDS, seed: SEED + digits })) {
      const checkout = (option?: string) => ({
        line_items: linesOf(...lines),
        buyer: ucpBuyer,
        context: { language },
        fulfillment: shippedTo(ucpAddress, option),
        ...(hasCode && { discounts: { codes: [coupon] } }),
      });
      const opened = await agent.ask('checkout', 'create_checkout', { checkout: checkout() });
      const { id } = opened;
      const [option] = opened.fulfillment.methods[0].groups[0].options;
      const chosen = await agent.ask('checkout', 'update_checkout', { id, checkout: checkout(option.id) });
      const done = await agent.ask('checkout', 'complete_checkout', {
        id,
        checkout: { payment: { instruments: [{ handler_id: 'cod', type: 'cash_on_delivery' }] } },
      });
      expect(done.status, JSON.stringify(done.messages)).toBe('completed');
      const order = dataOf(await shop.admin('GET', `/api/orders/${done.order.id}`));
      for (const { totals } of [chosen, done] as { totals: Entry[] }[]) {
        const total = totals.find(({ type }) => type === 'total')?.amount;
        expect(total).toBe(Math.round(order.grand_total * 10 ** digits));
        expect(
          totals.filter(({ type }) => type !== 'total').reduce((sum, { amount }) => sum + amount, 0),
        ).toBe(total);
      }
    }
    await shop.stop();
  },
);
