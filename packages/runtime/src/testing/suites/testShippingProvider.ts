import type {
  Destination,
  QuoteContext,
  QuoteItem,
  ShippingMethod,
  ShippingProvider,
} from '../../modules/shipping/contract.ts';
import { MOST_METHODS } from '../../modules/shipping/index.ts';
import { Refusal } from '../../platform/errors.ts';
import { ITEM, OAKLAND, TOTALS } from './quoteExamples.ts';
import type { TestShop } from '../createTestShop.ts';
import type { ApiRecord } from '../makers/makerParts.ts';
import { dataOf } from '../requests.ts';
import { checkFree } from './freeMethods.ts';
import { methodFault, providerFault } from './shippingFaults.ts';
import { broken, createSuite, isLate, shown, within } from './suite.ts';
import type { Rules, Suite } from './suite.ts';
import { callMsOf, openSuiteShop } from './suiteShop.ts';
import type { SuiteShop } from './suiteShop.ts';

/** The shipping provider to test, and how to get its offers. */
export interface ShippingProviderSuite extends Omit<SuiteShop, 'prepare'> {
  /** The shipping provider code. */
  readonly provider: string;
  /** The zone-specific configuration of the shipping provider. */
  readonly zoneConfig?: Readonly<Record<string, unknown>>;
  /** The shipping address. Default: an address in Oakland, California. */
  readonly destination?: Destination;
  /** Prepares settings and rates so that the provider has an offer for a product with a price of 10.00 and a weight of 1. */
  prepare?(shop: TestShop, zone: ApiRecord): Promise<unknown>;
  /** Disables the provider's external service until the returned function is called. Omit it if there is none. */
  breakService?(): () => void;
}

interface Opened {
  readonly shop: TestShop;
  readonly provider: ShippingProvider;
  readonly suite: ShippingProviderSuite;
  context(changes?: Partial<QuoteContext>): QuoteContext;
}

const offers = (methods: readonly ShippingMethod[]): string =>
  JSON.stringify(methods.map(({ code, cost }) => [code, String(cost)]));

const RULES: Rules<Opened> = {
  'the provider says who it is and what a zone configures': ({ provider }) => {
    const fault = providerFault(provider);
    if (fault) throw broken(fault.seen, fault.fix);
  },
  'it answers a list of at most 100 methods in time': async (on) => {
    const methods = await requestQuote(on, on.context());
    if (methods.length === 0)
      throw broken(
        'no method for a product of 10.00 that weighs 1',
        'Prepare the rates of the zone in "prepare", or give the suite a "destination" that the provider ships to.',
      );
  },
  'each method has a code, a name, and an amount of the currency as its cost': async (on) =>
    check(await requestQuote(on, on.context()), 'USD'),
  'no two methods of an answer have the same code': async (on) => {
    const codes = (await requestQuote(on, on.context())).map(({ code }) => code);
    const twice = codes.find((code, index) => codes.indexOf(code) < index);
    if (twice !== undefined)
      throw broken(
        `the code ${shown(twice)} twice`,
        'Give each method a code of its own: only the first is offered.',
      );
  },
  'the same cart gets the same offers again': async (on) => {
    const [one, other] = [await requestQuote(on, on.context()), await requestQuote(on, on.context())];
    if (offers(one) !== offers(other))
      throw broken(
        `${shown(one)}, then ${shown(other)}`,
        'Codes and costs follow from the cart, the zone and the settings. A code that changes cannot be chosen.',
      );
  },
  'it changes nothing in what it is given': async (on) => {
    const context = on.context();
    const {
      app: _,
      db: _db,
      cached: _cached,
      signal: _signal,
      fromShopCurrency: _convert,
      ...plain
    } = context;
    const before = structuredClone(plain);
    await requestQuote(on, context);
    if (JSON.stringify(before) !== JSON.stringify(plain))
      throw broken(
        `the context was ${shown(before)} and is ${shown(plain)}`,
        'Copy what you change: other providers receive the same objects.',
      );
  },
  'odd carts and destinations are answered, or refused with a text': requestOddQuotes,
  'a method that was chosen is found again, and one that does not exist is not': checkChosen,
  'a method that it calls free from a subtotal is free with it': checkFree,
  'it ends when the signal aborts': async (on) => {
    const aborted = AbortSignal.abort(new Error('The request is gone'));
    await within(callMsOf(on.suite), 'getMethods with an aborted signal', () =>
      Promise.resolve(on.provider.getMethods(on.context({ signal: aborted }))).catch(() => []),
    );
  },
  'a shopper is offered its methods, and orders with one': async ({
    shop,
    suite: { provider, destination },
  }) => {
    const order = await shop.make.order({
      shippingProvider: provider,
      ...(destination && { address: { ...destination } }),
    });
    const chosen = order['shipping_method_data'];
    if (chosen?.provider_code !== provider)
      throw broken(
        `the order has the shipping method ${shown(chosen)}`,
        'See the log of the shop: the provider was left out of the offers.',
      );
  },
};

/**
 * Creates a suite that checks a shipping provider against its contract: its offers for common and unusual carts, and an order with one
 * of its methods.
 */
export function testShippingProvider(suite: ShippingProviderSuite): Suite {
  return createSuite(`the shipping provider ${suite.provider}`, () => open(suite), {
    ...RULES,
    ...(suite.breakService && { 'an outage of its service keeps nobody from buying': checkOutage }),
  });
}

async function open(suite: ShippingProviderSuite) {
  const { prepare: _, ...rest } = suite;
  const shop = await openSuiteShop(rest);
  const close = () => shop.stop();
  try {
    const provider = shop.app.registry('shippingProviders').get(suite.provider);
    if (!provider)
      throw broken(
        `no shipping provider ${shown(suite.provider)}`,
        'Name the "code" of a provider that "setup" of the extension returns under shippingProviders.',
      );
    const destination = suite.destination ?? OAKLAND;
    const zone = await shop.make.zone({
      countries: [destination.country],
      provider: suite.provider,
      ...(suite.zoneConfig && { config: suite.zoneConfig }),
    });
    await suite.prepare?.(shop, zone);
    const context: Opened['context'] = (changes = {}) => ({
      app: shop.app,
      db: shop.db,
      destination: { ...destination },
      origin: shop.app.config.shop.address ?? null,
      zone: { id: zone['shipping_zone_id'], uuid: zone.uuid, name: zone['name'] },
      items: [{ ...ITEM }],
      ...TOTALS,
      currency: 'USD',
      zoneConfig: { ...suite.zoneConfig },
      cached: (_key, read) => read(shop.db),
      signal: new AbortController().signal,
      ...changes,
    });
    return { value: { shop, provider, suite, context }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Requests shipping methods. They must be returned as a list and within the time limit. */
async function requestQuote(on: Opened, context: QuoteContext): Promise<readonly ShippingMethod[]> {
  const answer: unknown = await within(callMsOf(on.suite), 'getMethods', () =>
    on.provider.getMethods(context),
  );
  if (!Array.isArray(answer))
    throw broken(`getMethods answered ${shown(answer)}`, 'Answer a list of methods, which may be empty.');
  if (answer.length > MOST_METHODS)
    throw broken(
      `getMethods answered ${answer.length} methods`,
      `Offer at most ${MOST_METHODS} of them: the shop leaves out a provider that answers more.`,
    );
  return answer as readonly ShippingMethod[];
}

function check(methods: readonly ShippingMethod[], currency: string): void {
  for (const method of methods) {
    const fault = methodFault(method, currency);
    if (fault) throw broken(fault.seen, fault.fix);
  }
}

async function requestOddQuotes(on: Opened): Promise<void> {
  const many: QuoteItem = { ...ITEM, qty: 9999, weight: '999.9999', unitPrice: '0.00' };
  const odd: Readonly<Record<string, Partial<QuoteContext>>> = {
    'a destination with a country alone': { destination: { country: on.context().destination.country } },
    'a destination of empty texts': {
      destination: { ...on.context().destination, province: '', postcode: '', city: '', address_1: '' },
    },
    'a country that nobody ships to': {
      destination: { country: 'AQ', province: null, postcode: null, city: null },
    },
    'a cart without weight': { items: [{ ...ITEM, weight: '0' }], totalWeight: '0' },
    'a cart with a product that is not shipped': {
      items: [ITEM, { ...ITEM, productId: 2, sku: 'CARD', noShippingRequired: true }],
    },
    'a cart of 9,999 heavy units': { items: [many], totalWeight: '9998999.0001', totalValue: '0.00' },
    'an empty configuration of the zone': { zoneConfig: {} },
    'a cart in yen': { currency: 'JPY', totalValue: '1000', items: [{ ...ITEM, unitPrice: '1000' }] },
    'a cart in dinars': { currency: 'KWD', totalValue: '10.000', items: [{ ...ITEM, unitPrice: '10.000' }] },
  };
  for (const [what, changes] of Object.entries(odd)) {
    const context = on.context(changes);
    const methods = await requestQuote(on, context).catch((error: unknown) => {
      if (error instanceof Refusal) return [];
      throw broken(
        `${what}: ${shown(error)}`,
        'Answer no methods where there are none, or throw refuse(400, …) with a text for the shopper.',
        error,
      );
    });
    for (const method of methods) {
      const fault = methodFault(method, context.currency);
      if (fault) throw broken(`${what}: ${fault.seen}`, fault.fix);
    }
  }
}

async function checkChosen(on: Opened): Promise<void> {
  const { provider } = on;
  const validate = (code: string) =>
    within(
      callMsOf(on.suite),
      'validateMethod',
      async () => (await provider.validateMethod?.(on.context(), code)) ?? null,
    );
  if (!provider.validateMethod) return;
  for (const { code, cost } of await requestQuote(on, on.context())) {
    const found = await validate(code);
    if (found?.code !== code || Number(found.cost) !== Number(cost))
      throw broken(
        `getMethods offers ${shown({ code, cost })}, and validateMethod answers ${shown(found)}`,
        'Answer the same method at the same cost, or leave validateMethod out: then getMethods is asked.',
      );
  }
  const unknown = await validate('no-such-method').catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw broken(
      `validateMethod threw ${shown(error)} for a code that it does not know`,
      'Answer null, or throw refuse(400, …) with a text for the shopper.',
      error,
    );
  });
  if (unknown !== null)
    throw broken(
      `validateMethod answers ${shown(unknown)} for "no-such-method"`,
      'Answer null for a code that is not on offer.',
    );
}

const GRACE_MS = 1000;

async function checkOutage(on: Opened): Promise<void> {
  const restoreService = on.suite.breakService?.();
  const callMs = callMsOf(on.suite);
  try {
    // The aborted signal ends the wait for an unresponsive service.
    await within(callMs + GRACE_MS, 'getMethods, whose signal aborted meanwhile,', async () =>
      on.provider.getMethods(on.context({ signal: AbortSignal.timeout(callMs) })),
    ).catch((error: unknown) => {
      if (isLate(error)) throw error;
    });
    const { cartId } = dataOf(
      await on.shop.request('POST', '/api/carts', {
        items: [{ sku: (await on.shop.make.product()).sku, qty: 1 }],
      }),
    );
    const { body } = await within(15_000, 'the offers of the shop', () =>
      on.shop.query(
        'query($id: String!, $to: String!) { cart(id: $id) { availableShippingMethods(country: $to) { providerCode } } }',
        { id: cartId, to: on.context().destination.country },
      ),
    );
    if (body.errors)
      throw broken(
        `the offers of a cart are ${shown(body.errors)}`,
        'Throw, or answer no methods, when the service fails: the shop then leaves the provider out.',
      );
  } finally {
    restoreService?.();
  }
}
