import type {
  ExchangeRateCall,
  ExchangeRateResult,
  ExchangeRates,
} from '../../modules/currencies/contract.ts';
import { exchangeRateFault } from '../../modules/currencies/index.ts';
import type { TestShop } from '../createTestShop.ts';
import { dataOf } from '../requests.ts';
import { broken, createSuite, isLate, shown, within } from './suite.ts';
import type { Rules, Suite } from './suite.ts';
import { callMsOf, openSuiteShop } from './suiteShop.ts';
import type { SuiteShop } from './suiteShop.ts';

/** The source of exchange rates to test, and currencies that it knows. */
export interface ExchangeRatesSuite extends SuiteShop {
  /** The name of the source. */
  readonly source: string;
  /** ISO 4217 codes of at least two currencies that the source knows. The shop's own currency has to be known as well. */
  readonly currencies: readonly string[];
  /** The code of a currency that the source does not know. Omit it if it knows all. */
  readonly unknown?: string;
  /** Disables the source's external service until the returned function is called. Omit it if there is none. */
  breakService?(): () => void;
}

interface Opened {
  readonly shop: TestShop;
  readonly source: ExchangeRates;
  readonly suite: ExchangeRatesSuite;
  call(changes?: Partial<ExchangeRateCall>): ExchangeRateCall;
}

/** The greatest distance from 1 of the product of a rate and the rate of the opposite direction. */
const ROUNDING = 0.001;

const DAY_MS = 86_400_000;

const RULES: Rules<Opened> = {
  'it has a rate of every currency that it knows': async (on) =>
    void (await ratesFor(on, on.suite.currencies)),
  'the answer has the right form, whatever is asked': async (on) => {
    const { currencies, unknown } = on.suite;
    const asked = [[], currencies.slice(0, 1), ...(unknown === undefined ? [] : [[unknown]])];
    for (const codes of asked) check(await request(on, on.call({ currencies: codes })));
  },
  'a currency that it does not know is left out, and the others are there': async (on) => {
    const { currencies, unknown } = on.suite;
    if (unknown === undefined) return;
    const { rates } = await ratesFor(on, currencies, [unknown, ...currencies]);
    if (Object.hasOwn(rates, unknown))
      throw broken(`the rate of ${unknown} is ${shown(rates[unknown])}`, 'Leave out what is not known.');
  },
  'rates are units of the currency for one unit of the base': async (on) => {
    const [one = '', other = ''] = on.suite.currencies;
    const there = Number((await ratesFor(on, [other], [other], one)).rates[other]);
    const back = Number((await ratesFor(on, [one], [one], other)).rates[one]);
    if (Math.abs(there * back - 1) > ROUNDING)
      throw broken(
        `one ${one} is ${there} ${other}, and one ${other} is ${back} ${one}`,
        'Divide the published rate of the currency by that of the base.',
      );
  },
  'the time of the rates is not in the future': async (on) => {
    const { rated_at } = check(await request(on, on.call()));
    if (Date.parse(rated_at) > Date.now() + DAY_MS)
      throw broken(`rated_at is ${rated_at}`, 'Answer the time at which the rates were published.');
  },
  'it ends when the signal aborts': async (on) => {
    const signal = AbortSignal.abort(new Error('The request is gone'));
    await within(callMsOf(on.suite), 'getRates with an aborted signal', () =>
      Promise.resolve(on.source.getRates(on.call({ signal }))).catch(() => null),
    );
  },
  'an administrator gets its rates': async ({ shop, suite: { source, currencies } }) => {
    const found = dataOf(await shop.admin('POST', '/api/currencies/refresh', {}));
    const left = currencies.filter(
      (code) => code !== shop.app.config.shop.currency && !found.updated.includes(code),
    );
    if (found.source !== source || left.length > 0)
      throw broken(`the shop answered ${shown(found)}`, 'The cases above name the fault.');
  },
};

/**
 * Creates a suite that checks a source of exchange rates: rates in the right form and direction, in time, with what it does not know left out,
 * and no rates during an outage.
 */
export function testExchangeRates(suite: ExchangeRatesSuite): Suite {
  return createSuite(`the source of exchange rates ${suite.source}`, () => open(suite), {
    ...RULES,
    ...(suite.breakService && { 'an outage of its service is told, and rates stay': checkOutage }),
  });
}

async function open(suite: ExchangeRatesSuite) {
  const shop = await openSuiteShop(suite);
  const source = shop.app.registry('exchangeRates').get(suite.source);
  if (!source || suite.currencies.length < 2) {
    await shop.stop();
    throw source
      ? broken(`currencies are ${shown(suite.currencies)}`, 'Name at least two that the source knows.')
      : broken(
          `no source of exchange rates ${shown(suite.source)}`,
          'Name the "name" of a source that "setup" of the extension returns under exchangeRates.',
        );
  }
  const base = shop.app.config.shop.currency;
  for (const code of suite.currencies.filter((one) => one !== base))
    dataOf(await shop.admin('POST', '/api/currencies', { code }));
  const call: Opened['call'] = (changes = {}) => ({
    app: shop.app,
    base,
    currencies: suite.currencies,
    signal: new AbortController().signal,
    ...changes,
  });
  return { value: { shop, source, suite, call }, close: () => shop.stop() };
}

/** Requests rates. They must arrive within the time limit. */
const request = (on: Opened, call: ExchangeRateCall): Promise<ExchangeRateResult> =>
  within(callMsOf(on.suite), 'getRates', async () => on.source.getRates(call));

/** Requests rates of currencies, of which `known` must be there. */
async function ratesFor(
  on: Opened,
  known: readonly string[],
  currencies: readonly string[] = known,
  base = on.shop.app.config.shop.currency,
): Promise<ExchangeRateResult> {
  const result = check(await request(on, on.call({ base, currencies })));
  const missing = known.filter((code) => code !== base && !Object.hasOwn(result.rates, code));
  if (missing.length > 0)
    throw broken(
      `${shown(result)} for the base ${base} has no rate of ${missing.join(', ')}`,
      'Answer a rate of every currency that is asked for and known, for every base that is known.',
    );
  return result;
}

function check(result: ExchangeRateResult): ExchangeRateResult {
  const fault = exchangeRateFault(result);
  if (fault !== null)
    throw broken(
      `${shown(result)}: ${fault}`,
      "Answer { rates, rated_at }, such as { rates: { EUR: '0.9215' }, rated_at: '2026-01-31T00:00:00.000Z' }.",
    );
  return result;
}

const GRACE_MS = 1000;

async function checkOutage(on: Opened): Promise<void> {
  const restoreService = on.suite.breakService?.();
  const callMs = callMsOf(on.suite);
  const ratesNow = async () =>
    dataOf(await on.shop.admin('GET', '/api/currencies')).map(({ rate }: { rate: number | null }) => rate);
  const before = shown(await ratesNow());
  try {
    // The aborted signal ends the wait for an unresponsive service.
    const outcome = await within(callMs + GRACE_MS, 'getRates, whose signal aborted meanwhile,', async () =>
      on.source.getRates(on.call({ signal: AbortSignal.timeout(callMs) })),
    ).catch((error: unknown) => {
      if (isLate(error)) throw error;
      return null;
    });
    if (outcome !== null)
      throw broken(
        `getRates answered ${shown(outcome)} while its service is down`,
        'Throw when the service fails: the rates of the shop then stay.',
      );
    const { status } = await on.shop.admin('POST', '/api/currencies/refresh', {});
    if (status !== 503) throw broken(`the shop answered ${status}`, 'Throw an error, and no refusal.');
    const after = shown(await ratesNow());
    if (after !== before)
      throw broken(`rates were ${before} and are ${after}`, 'Throw when the service fails.');
  } finally {
    restoreService?.();
  }
}
