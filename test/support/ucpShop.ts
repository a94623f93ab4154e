import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestClock, createTestShop, startCardGateway } from '@shop/runtime/testing';
import type { CardGateway, TestClock, TestShop } from '@shop/runtime/testing';
import type { Extension } from '@shop/runtime/extension';
import { afterAll, beforeAll, expect } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { createDatabase } from './databases.ts';
import type { TestDatabase } from './databases.ts';
import { createUcpAgent, linesOf, shippedTo, toAgentsHere, ucpAddress, ucpBuyer } from './ucpAgent.ts';
import type { UcpAgent, UcpLines } from './ucpAgent.ts';

/** The amount of an entry of totals. */
export const totalOf = (body: { totals: { type: string; amount: number }[] }, type = 'total') =>
  body.totals.find((entry) => entry.type === type)?.amount;

/** The codes of the messages of an answer. */
export const codes = (body: { messages?: { code: string }[] }) =>
  (body.messages ?? []).map(({ code }) => code);

/** The errors of an answer. */
export const errors = (body: { messages?: { type: string; code: string; path?: string }[] }) =>
  (body.messages ?? []).filter(({ type }) => type === 'error').map(({ code, path }) => ({ code, path }));

/** The body of a purchase, which says the whole. */
export const wish = (items: UcpLines, more: object = {}) => ({
  line_items: linesOf(...items),
  buyer: ucpBuyer,
  fulfillment: shippedTo(),
  ...more,
});

/** The body that completes a purchase with cash. */
export const CASH = {
  payment: { instruments: [{ id: 'i1', handler_id: 'cod', type: 'cash_on_delivery' }] },
};

/** The body that completes a purchase with a card. */
export const card = (token: string) => ({
  payment: {
    instruments: [
      { id: 'i1', handler_id: 'cardgw', type: 'card', credential: { type: 'shared_payment_token', token } },
    ],
  },
});

/** A shop that sells to agents, with two of them. */
export interface UcpShop {
  shop: TestShop;
  /** The URL of the database, if other processes share it. */
  databaseUrl: string;
  gateway: CardGateway;
  clock: TestClock;
  agent: UcpAgent;
  other: UcpAgent;
  /** Opens a purchase and chooses its only shipping option, so that it is ready. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests may read any member
  ready(items: UcpLines, more?: object): Promise<any>;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests may read any member
  complete(id: string, payment: object): Promise<any>;
}

interface UcpShopOptions {
  /** True if the shop sells to agents from the beginning. Default: true. */
  readonly isOn?: boolean;
  /** True if other processes share its database. */
  readonly isShared?: boolean;
  readonly extensions?: readonly Extension[];
}

/** Starts a shop with a card gateway for the tests of a file. */
export function useUcpShop({ isOn = true, isShared = false, extensions = [] }: UcpShopOptions = {}): UcpShop {
  const its = {
    clock: createTestClock(),
    async ready(items, more = {}) {
      const opened = await its.agent.ask('checkout', 'POST', '/checkout-sessions', wish(items, more));
      const option = opened.fulfillment.methods[0].groups[0].options[0].id;
      const chosen = await its.agent.ask('checkout', 'PUT', `/checkout-sessions/${opened.id}`, {
        ...wish(items, more),
        fulfillment: shippedTo(ucpAddress, option),
      });
      expect(chosen.status, JSON.stringify(chosen.messages)).toBe('ready_for_complete');
      return chosen;
    },
    complete: (id, payment) =>
      its.agent.ask('checkout', 'POST', `/checkout-sessions/${id}/complete`, payment),
  } as UcpShop;
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    its.gateway = await startCardGateway();
    if (isShared) database = await createDatabase();
    its.databaseUrl = database?.url ?? '';
    const { url: apiBase, secretKey, endpointSecret } = its.gateway;
    its.shop = await createTestShop({
      extensions: [coreShipping, cod, cardgw, agents, ...extensions],
      ...(database && { databaseUrl: database.url }),
      clock: its.clock,
      config: { system: { cardgw: { apiBase, secretKey, endpointSecret }, ...toAgentsHere } },
    });
    await its.shop.make.zone({ countries: ['US'], cost: 5 });
    if (!isOn) return;
    await its.shop.make.settings({ agentsUcpEnabled: true });
    its.agent = await createUcpAgent(its.shop.url);
    its.other = await createUcpAgent(its.shop.url);
  });
  afterAll(async () => {
    await its.shop.stop();
    await database?.drop();
    await its.gateway.stop();
  });
  return its;
}
