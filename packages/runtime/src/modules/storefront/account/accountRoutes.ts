import { z } from 'zod';
import { visitorContext } from '../../../platform/loading/readContext.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { customerOrders } from '../../orders/index.ts';
import { readOwnCredit } from '../../storedValue/index.ts';
import { showNotBought } from '../cart/cartPage.ts';
import { answerPage } from '../page/answerPage.ts';
import { orderSummaries } from '../order/orderSummaries.ts';
import { accountPage, forCustomer } from './accountPage.ts';
import { orderPage, reorder } from './orderPage.ts';

const PAGE = { kind: 'page', access: 'public' } as const;
const LATEST = 5;
const ORDERS = 20;

/** Lists a page of a customer's orders. Runs one SQL statement, and at most two more if some of the orders have shipped. */
async function ordersOf(
  { app, db }: Pick<Call, 'app' | 'db'>,
  customerId: number,
  first: number,
  after?: string,
) {
  const args = { first, after: after ?? null };
  const { edges, pageInfo } = await customerOrders(visitorContext(app, db), customerId, args);
  const { hasNextPage, endCursor } = pageInfo;
  const orders = await orderSummaries(
    app,
    db,
    edges.map(({ node }) => node),
  );
  return { orders, next: hasNextPage ? endCursor : null };
}

/** The number of changes of the store credit on the overview. */
const MAX_ENTRIES = 50;

/** Returns the store credit of a customer and its newest changes. */
const creditOf = ({ balances, entries }: Awaited<ReturnType<typeof readOwnCredit>>) => ({
  credit: balances.filter(({ balance }) => balance > 0),
  credit_entries: entries
    .toReversed()
    .slice(0, MAX_ENTRIES)
    .map(({ kind, amount, currency, at, reason, order_uuid: uuid, order_number: number }) => ({
      kind,
      amount,
      currency,
      at,
      reason,
      order: uuid === null || number === null ? null : { uuid, number },
    })),
});

/** The routes of a customer's account and orders. */
export const accountRoutes = [
  defineRoute({
    id: 'storefrontAccount',
    method: 'GET',
    path: '/account',
    ...PAGE,
    handle: (call) =>
      forCustomer(call, async ({ id, email, fullName }) => {
        const { orders } = await ordersOf(call, id, LATEST);
        const customer = { email, full_name: fullName };
        const title = call.app.texts()('storefront.account.title');
        const view = {
          ...accountPage('/account', title),
          customer,
          orders,
          ...creditOf(await readOwnCredit(call.db, id)),
        };
        return answerPage(call, 'account', view, { isPrivate: true });
      }),
  }),

  defineRoute({
    id: 'storefrontOrders',
    method: 'GET',
    path: '/account/orders',
    ...PAGE,
    query: z.object({ after: z.string().optional() }),
    handle: (call) =>
      forCustomer(call, async ({ id }) => {
        const page = await ordersOf(call, id, ORDERS, call.query.after);
        const title = call.app.texts()('storefront.orders.title');
        const view = { ...accountPage('/account/orders', title), ...page };
        return answerPage(call, 'orders', view, { isPrivate: true });
      }),
  }),

  defineRoute({
    id: 'storefrontOrder',
    method: 'GET',
    path: '/account/orders/{uuid}',
    ...PAGE,
    params: z.object({ uuid: z.string() }),
    handle: (call) => forCustomer(call, (customer) => orderPage(call, customer, call.params.uuid)),
  }),

  defineRoute({
    id: 'storefrontReorder',
    method: 'POST',
    path: '/account/orders/{uuid}/reorder',
    ...PAGE,
    params: z.object({ uuid: z.string() }),
    body: z.object({}),
    handle: (call) => forCustomer(call, (customer) => reorder(call, customer, call.params.uuid)),
    formPage: '/cart',
    refused: showNotBought,
  }),
];
