import { randomUUID } from 'node:crypto';
import { anonymous } from '../../platform/contracts/caller.ts';
import { approvalFault, findCart, startFault } from '../../modules/carts/index.ts';
import { formOf } from '../../modules/payments/index.ts';
import type { Cart } from '../../modules/carts/index.ts';
import type { ExpressApproval, ExpressPayment, ExpressStart } from '../../modules/carts/contract.ts';
import type { TestShop } from '../createTestShop.ts';
import { dataOf } from '../requests.ts';
import { broken, createSuite, shown, within } from './suite.ts';
import type { Rules, Suite } from './suite.ts';
import { callMsOf, openSuiteShop } from './suiteShop.ts';
import type { SuiteShop } from './suiteShop.ts';

/** The express payment to test, and how a shopper approves it. */
export interface ExpressPaymentSuite extends SuiteShop {
  /** The code of the express payment. */
  readonly express: string;
  /**
   * Approves a payment as its shopper would at the wallet. Returns the query string that the gateway adds to the return URL, which is
   * `start.redirectTo` if the express payment has a `form`.
   */
  approve(start: ExpressStart): Promise<Readonly<Record<string, string>>> | Readonly<Record<string, string>>;
}

interface Opened {
  readonly shop: TestShop;
  readonly express: ExpressPayment;
  readonly suite: ExpressPaymentSuite;
}

const PRICE = '17.90';

const RULES: Rules<Opened> = {
  'begin answers the payment, or form its markup, and where it is approved, in time': async (on) => {
    const cart = await newCart(on);
    await begin(on, cart, randomUUID());
  },
  'begin answers one payment for one requestId, and another one for another': async (on) => {
    if (!on.express.begin) return;
    const cart = await newCart(on);
    const id = randomUUID();
    const [first, again] = [await begin(on, cart, id), await begin(on, cart, id)];
    if (first.reference !== again.reference)
      throw broken(
        `the payments ${shown(first.reference)} and ${shown(again.reference)} for one requestId`,
        'Pass the requestId to the gateway as its idempotency key: a double click calls begin twice.',
      );
    const other = await begin(on, cart, randomUUID());
    if (other.reference === first.reference)
      throw broken(
        `the payment ${shown(other.reference)} for another requestId`,
        'Create a payment for each requestId: a changed cart has another total.',
      );
  },
  'a payment that is not approved has no approval': async (on) => {
    const cart = await newCart(on);
    const other = await newCart(on);
    const start = await begin(on, cart, randomUUID());
    const query = await on.suite.approve(await begin(on, other, randomUUID()));
    // A form has no payment before the approval, so that nothing but a made-up one is not approved.
    const unapproved = Object.fromEntries(
      Object.entries(query).map(([name, value]) => [
        name,
        on.express.form ? `${value}0` : value === query['token'] ? start.reference : value,
      ]),
    );
    for (const asked of [{}, unapproved]) {
      const found = await approval(on, cart, asked);
      if (found !== null)
        throw broken(
          `approval answered ${shown(found)} to the query ${shown(asked)}`,
          'Read the payment at the gateway, and answer null unless it is approved.',
        );
    }
  },
  'an approval has the payment that began, with what the wallet shares': async (on) => {
    const cart = await newCart(on);
    const start = await begin(on, cart, randomUUID());
    const query = await on.suite.approve(start);
    let { reference } = start;
    for (let time = 0; time < 2; time += 1) {
      const found = await approval(on, cart, query);
      if (found && on.express.form && time === 0) reference = found.reference;
      if (found?.reference !== reference)
        throw broken(
          `the approval of the payment ${shown(reference)} is ${shown(found)}`,
          'Answer the reference of the payment that the shopper approved, however often the shopper returns.',
        );
    }
  },
  'an approval is of its own cart alone': async (on) => {
    const [cart, other] = [await newCart(on), await newCart(on)];
    const query = await on.suite.approve(await begin(on, cart, randomUUID()));
    const found = await approval(on, other, query);
    if (found !== null)
      throw broken(
        `the approval of one cart is ${shown(found)} for another cart`,
        'Give the payment the uuid of the cart, and compare it: the query comes from the browser.',
      );
  },
};

/** Creates a suite that checks an express payment against its contract: payments by key, and approvals that cannot be forged. */
export function testExpressPayment(suite: ExpressPaymentSuite): Suite {
  return createSuite(`the express payment ${suite.express}`, () => open(suite), RULES);
}

async function open(suite: ExpressPaymentSuite) {
  const shop = await openSuiteShop(suite);
  const express = shop.app.registry('expressPayments').get(suite.express);
  if (express) return { value: { shop, express, suite }, close: shop.stop };
  await shop.stop();
  throw broken(
    `no express payment ${shown(suite.express)}`,
    'Name the "code" of an express payment that "setup" of the extension returns under expressPayments.',
  );
}

async function newCart({ shop }: Opened): Promise<Cart> {
  const { sku } = await shop.make.product({ price: PRICE });
  const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
  const cart = await findCart(shop.app, shop.db, cartId, anonymous);
  if (!cart) throw new Error(`The cart ${cartId} is gone`);
  return cart;
}

async function begin({ express, shop, suite }: Opened, cart: Cart, requestId: string): Promise<ExpressStart> {
  const call = {
    app: shop.app,
    cart,
    requestId,
    returnUrl: shop.app.url(`/checkout/express/${express.code}/return`, { cart: cart.uuid }),
    cancelUrl: shop.app.url('/cart'),
    signal: new AbortController().signal,
  };
  const { form } = express;
  if (form) {
    const { app, returnUrl, signal } = call;
    await within(callMsOf(suite), 'form', async () =>
      formOf(await form.call(express, { app, cart, returnUrl, countries: ['US'], signal })),
    );
    return { reference: requestId, redirectTo: returnUrl };
  }
  const answer: unknown = await within(callMsOf(suite), 'begin', () => express.begin?.(call));
  const fault = startFault(answer);
  if (fault) throw broken(`begin ${fault}`, 'Answer { reference, redirectTo } from the gateway.');
  return answer as ExpressStart;
}

async function approval(
  { express, shop, suite }: Opened,
  cart: Cart,
  query: Readonly<Record<string, string>>,
): Promise<ExpressApproval | null> {
  const call = { app: shop.app, cart, query, signal: new AbortController().signal };
  const answer: unknown = await within(callMsOf(suite), 'approval', () => express.approval(call));
  const fault = approvalFault(answer);
  if (fault)
    throw broken(
      `approval ${fault}`,
      'Answer null, or { reference, email, address } with "" for the parts of the address that the wallet does not share.',
    );
  return answer as ExpressApproval | null;
}
