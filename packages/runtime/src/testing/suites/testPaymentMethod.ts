import type { Order } from '../../modules/orders/order.ts';
import type { PaidOrder, PaymentCredential } from '../../modules/payments/contract.ts';
import type { TestShop } from '../createTestShop.ts';
import type { ApiRecord } from '../makers/makerParts.ts';
import { checkCharges } from './checkCharges.ts';
import { checkStoredCards } from './checkStoredCards.ts';
import { checkCapture, checkFound, checkRefunds, checkVoid } from './paymentCalls.ts';
import type { AheadClock, PaymentCase } from './paymentCase.ts';
import { answersOf, recording } from './paymentRecording.ts';
import { placedRecordFault } from './paymentFaults.ts';
import { broken, createSuite, shown, within } from './suite.ts';
import type { Suite } from './suite.ts';
import { callMsOf, openSuiteShop, withChanged } from './suiteShop.ts';
import type { SuiteShop } from './suiteShop.ts';

/** The payment method to test, and how a shopper pays with it. */
export interface PaymentMethodSuite extends SuiteShop {
  /** The payment method code. */
  readonly method: string;
  /**
   * Pays an order as its shopper would at the gateway, and resolves when the shop has recorded the payment. Omit it if shoppers only
   * place the order.
   */
  pay?(shop: TestShop, order: ApiRecord): Promise<unknown>;
  /** Returns a credential that pays an order of 17.90. Required if the method has `payWith`. */
  credential?(order: ApiRecord): Promise<PaymentCredential> | PaymentCredential;
  /**
   * Returns the amounts that the gateway moved for an order, as decimal strings. The suite uses them to detect duplicate payments and
   * refunds.
   */
  moved?(order: ApiRecord): Promise<MovedMoney> | MovedMoney;
  /** Returns the number of an order's payments that the shopper could still pay at the gateway. */
  payable?(order: ApiRecord): Promise<number> | number;
}

/** The amounts that a gateway moved for an order, as decimal strings in major units. */
export interface MovedMoney {
  readonly captured: string;
  readonly refunded: string;
}

function aheadClock(): AheadClock {
  let ahead = 0;
  return { now: () => new Date(Date.now() + ahead), ahead: (ms) => void (ahead = ms) };
}

const TOTAL = '17.90';

/**
 * Creates a suite that checks a payment method against its contract: when it is offered, its forms, and whether money is moved exactly
 * once and in the requested amount.
 */
export function testPaymentMethod(suite: PaymentMethodSuite): Suite {
  return createSuite(`the payment method ${suite.method}`, () => open(suite), {
    'isAvailable answers yes or no for every cart, in time': checkAvailable,
    'checkoutHint answers a sentence or null for every cart, in time': checkHint,
    'shoppers are offered it': async ({ shop }) => {
      const codes = await offeredCodes(shop);
      if (!codes.includes(suite.method))
        throw broken(
          `the offered payment methods are ${shown(codes)}`,
          'Save in "prepare" the settings that it needs, or see the log: a method whose isAvailable fails is not offered.',
        );
    },
    'onOrderPlaced answers a record of the whole total, at once': (on) => {
      for (const order of sampleOrders(suite.method)) {
        const answer: unknown = on.method.onOrderPlaced?.({ app: on.shop.app, order }) ?? null;
        const fault = answer === null ? null : placedRecordFault(on, answer, order);
        if (fault) throw broken(fault.seen, fault.fix);
      }
    },
    'each order has transactions of its own': async (on) => {
      const ids = sampleOrders(suite.method).map(
        (order) => on.method.onOrderPlaced?.({ app: on.shop.app, order })?.transactionId ?? order.uuid,
      );
      if (new Set(ids).size < ids.length)
        throw broken(
          `the orders have the transaction ids ${shown(ids)}`,
          'Make the id from what the gateway answers, or from the uuid of the order.',
        );
      for (const order of [await on.newOrder(), await on.newOrder()]) {
        const known = on.shop.app.registry('paymentMethods').get(order['payment_method']);
        if (known?.code !== suite.method)
          throw broken(
            `an order has the payment method ${shown(order['payment_method'])}`,
            'Keep what the shopper chose.',
          );
      }
    },
    'the form of an order leads to one payment': checkForm,
    'a credential is charged once, and found where its answer was lost': checkCharges,
    'stored cards are those of the customer alone': checkStoredCards,
    'amountStep is a whole number of minor units': (on) => checkUnits(on, 'amountStep'),
    'leastAmount is a whole number of minor units': (on) => checkUnits(on, 'leastAmount'),
    'setup describes the account without a remote call': checkSetup,
    'a capture takes what was asked, and once where its answer was lost': checkCapture,
    'refunds give back what was asked, and once where an answer was lost': checkRefunds,
    'a cancellation releases what was held': checkVoid,
    'findAttempt finds what was made, and nothing else': checkFound,
    'an unpaid order can be ended, and ended again': checkEnd,
  });
}

async function open(suite: PaymentMethodSuite) {
  const log = recording();
  const extension = withChanged(suite.extension, 'paymentMethods', (method) =>
    method.code === suite.method ? answersOf(method, log, callMsOf(suite)) : method,
  );
  const clock = aheadClock();
  const shop = await openSuiteShop({ ...suite, extension }, { clock });
  const method = shop.app.registry('paymentMethods').get(suite.method);
  if (!method) {
    await shop.stop();
    throw broken(
      `no payment method ${shown(suite.method)}`,
      'Name the "code" of a method that "setup" of the extension returns under paymentMethods.',
    );
  }
  const newOrder = async () => {
    const { sku } = await shop.make.product({ price: TOTAL, no_shipping_required: true });
    return shop.make.order({ items: [{ sku }], paymentMethod: suite.method });
  };
  const value: PaymentCase = {
    shop,
    method,
    suite,
    recording: log,
    clock,
    newOrder,
    async paidOrder() {
      const order = await newOrder();
      await suite.pay?.(shop, order);
      return order;
    },
  };
  return { value, close: shop.stop };
}

async function offeredCodes(shop: TestShop): Promise<readonly string[]> {
  const { body } = await shop.query('{ paymentMethods { code } }');
  return (body.data?.paymentMethods ?? []).map(({ code }: { code: string }) => code);
}

/** Returns sample orders as passed to payment methods at placement, in currencies with two, zero and three decimal places. */
const sampleOrders = (method: string): readonly PaidOrder[] =>
  (
    [
      ['USD', TOTAL],
      ['JPY', '1790'],
      ['KWD', '17.900'],
    ] as const
  ).map(([currency, grand_total]) => ({
    order_id: null,
    uuid: crypto.randomUUID(),
    order_number: null,
    currency,
    grand_total,
    payment_method: method,
    payment_status: 'pending',
    customer_email: 'ada@example.com',
  }));

function checkUnits({ method }: PaymentCase, member: 'amountStep' | 'leastAmount'): void {
  for (const currency of ['USD', 'JPY', 'KWD']) {
    const units = method[member]?.(currency) ?? 1;
    if (!Number.isSafeInteger(units) || units < 1)
      throw broken(
        `${member}(${currency}) is ${shown(units)}`,
        'Answer minor units from 1, such as 10 for KWD.',
      );
  }
}

const CARTS = [
  { currency: 'USD', grandTotal: '0.01' },
  { currency: 'USD', grandTotal: TOTAL },
  { currency: 'USD', grandTotal: '99999999.99' },
  { currency: 'JPY', grandTotal: '1790' },
  { currency: 'KWD', grandTotal: '17.900' },
].map((cart) => ({ ...cart, noShippingRequired: false }));

async function checkHint({ shop, method, suite }: PaymentCase): Promise<void> {
  if (!method.checkoutHint) return;
  for (const cart of CARTS) {
    const call = `checkoutHint of a cart of ${cart.grandTotal} ${cart.currency}`;
    const answer: unknown = await within(callMsOf(suite), call, () => method.checkoutHint?.(cart, shop.app));
    if (answer !== null && (typeof answer !== 'string' || answer.trim() === ''))
      throw broken(`${call} answered ${shown(answer)}`, 'Answer one sentence, or null.');
  }
}

async function checkAvailable({ shop, method, suite }: PaymentCase): Promise<void> {
  if (!method.isAvailable) return;
  for (const cart of CARTS) {
    const call = `isAvailable of a cart of ${cart.grandTotal} ${cart.currency}`;
    const answer: unknown = await within(callMsOf(suite), call, () =>
      method.isAvailable?.(cart, shop.app),
    ).catch((error: unknown) => {
      throw broken(
        `${call}: ${shown(error)}`,
        'Answer false where the method cannot be used. A method that fails or is late is not offered.',
        error,
      );
    });
    if (typeof answer !== 'boolean')
      throw broken(`${call} answered ${shown(answer)}`, 'Answer true or false.');
  }
}

const ordered = async ({ shop }: PaymentCase, { uuid }: ApiRecord): Promise<Order> => {
  const order = await shop.app.orders.find(shop.db, { uuid });
  if (!order) throw new Error(`The order ${uuid} is gone`);
  return order;
};

async function checkForm(on: PaymentCase): Promise<void> {
  const { method, shop, suite } = on;
  if (!method.checkoutForm) return;
  const order = await on.newOrder();
  const forms: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    const call = {
      app: shop.app,
      order: await ordered(on, order),
      token: 'token',
      customer: null,
      signal: new AbortController().signal,
    };
    const form = await within(callMsOf(suite), 'checkoutForm', () => method.checkoutForm!(call));
    if ('redirectTo' in form && !/^https?:\/\//.test(form.redirectTo))
      throw broken(
        `redirectTo is ${shown(form.redirectTo)}`,
        'Answer an absolute address, such as app.url("/…").',
      );
    if (!('redirectTo' in form) && form.markup === undefined)
      throw broken(`checkoutForm answered ${shown(form)}`, 'Answer { redirectTo } or { markup: html`…` }.');
    forms.push('redirectTo' in form ? form.redirectTo : String(form.markup));
  }
  const count = await suite.payable?.(order);
  if (forms[0] !== forms[1] || (count ?? 1) > 1)
    throw broken(
      count === undefined
        ? `the form of an order is ${shown(forms[0])}, and then ${shown(forms[1])}`
        : `an order whose form was opened twice can be paid ${count} times`,
      'Store the payment that you opened at the gateway, or find it by the uuid of the order, and answer the same one: each reload of the page calls checkoutForm.',
    );
}

async function checkSetup({ method, shop, suite }: PaymentCase): Promise<void> {
  if (!method.setup) return;
  const { mode, missing, addresses } = await within(callMsOf(suite), 'setup', () => method.setup!(shop.app));
  if (![null, 'live', 'test', 'simulated'].includes(mode))
    throw broken(`the mode is ${shown(mode)}`, 'It is live, test, simulated or null.');
  if (!Array.isArray(missing) || missing.some((key) => typeof key !== 'string'))
    throw broken(`missing is ${shown(missing)}`, 'List the keys of settings without a value.');
  const bad = addresses.find(({ url }) => !/^https?:\/\//.test(url));
  if (bad) throw broken(`the address ${shown(bad)}`, 'Addresses are absolute: app.url("/api/…").');
}

async function checkEnd(on: PaymentCase): Promise<void> {
  const { method, shop, suite } = on;
  if (!method.endPayment) return;
  const order = await on.newOrder();
  if (method.checkoutForm)
    await method.checkoutForm({
      app: shop.app,
      order: await ordered(on, order),
      token: 'token',
      customer: null,
      signal: new AbortController().signal,
    });
  for (const isRetry of [false, true]) {
    const call = {
      app: shop.app,
      order: await ordered(on, order),
      isRetry,
      signal: new AbortController().signal,
    };
    await within(callMsOf(suite), 'endPayment', () => method.endPayment!(call));
  }
  const count = await suite.payable?.(order);
  if (count !== undefined && count > 0)
    throw broken(
      `an order whose payment was ended can be paid ${count} times`,
      'Cancel the payment at the gateway, or throw when the gateway does not confirm it.',
    );
}
