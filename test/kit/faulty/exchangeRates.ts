import { testExchangeRates } from '@shop/runtime/testing';
import type { Sample } from './sample.ts';
import { extensionOf } from './sample.ts';

/** Units for one dollar. */
const KNOWN: Readonly<Record<string, number>> = { USD: 1, EUR: 0.8, JPY: 160 };
const service = { isDown: false };

interface Call {
  readonly base: string;
  readonly currencies: readonly string[];
}

/** Returns what a correct source answers. */
const resultOf = ({ base, currencies }: Call) => ({
  rates: Object.fromEntries(
    currencies.flatMap((code) => {
      const [rate, divisor] = [KNOWN[code], KNOWN[base]];
      return rate === undefined || divisor === undefined ? [] : [[code, String(rate / divisor)]];
    }),
  ),
  rated_at: '2026-01-31T00:00:00.000Z',
});

const orDown = async <T>(answer: T): Promise<T> => {
  if (service.isDown) throw new Error('The service is down');
  return answer;
};

const sample = (fault: string, getRates: (call: Call) => unknown, ...caught: readonly string[]): Sample => ({
  fault,
  caught,
  suite: testExchangeRates({
    extension: extensionOf('bank', { exchangeRates: [{ name: 'bank', getRates }] }),
    source: 'bank',
    currencies: ['EUR', 'JPY'],
    unknown: 'CHF',
    callMs: 500,
    config: { checkout: { exchangeRateMs: 500 } },
    breakService() {
      service.isDown = true;
      return () => void (service.isDown = false);
    },
  }),
});

const answering = (
  fault: string,
  changes: (result: ReturnType<typeof resultOf>, call: Call) => unknown,
  ...caught: readonly string[]
): Sample => sample(fault, (call) => orDown(changes(resultOf(call), call)), ...caught);

const KNOWS = 'it has a rate';
const FORM = 'the answer has the right form';
const UNKNOWN = 'a currency that it does not know';
const DIRECTION = 'rates are units';
const TIME = 'the time of the rates';
const TOLD = 'an administrator';
const OUTAGE = 'an outage';

export const exchangeRateSamples: readonly Sample[] = [
  answering('none: a bank that knows three currencies', (result) => result),
  answering(
    'numbers instead of texts',
    (result) => ({
      ...result,
      rates: Object.fromEntries(Object.entries(result.rates).map(([code, rate]) => [code, Number(rate)])),
    }),
    KNOWS,
    FORM,
    UNKNOWN,
    DIRECTION,
    TIME,
    TOLD,
  ),
  answering(
    'rates by the base that was not asked',
    (_, call) => resultOf({ ...call, base: 'USD' }),
    DIRECTION,
  ),
  answering(
    'a rate of a currency that it does not know',
    (result, { currencies }) => ({
      ...result,
      rates: { ...result.rates, ...(currencies.includes('CHF') && { CHF: '1' }) },
    }),
    UNKNOWN,
  ),
  answering(
    'no answer where one currency is not known',
    (result, { currencies }) => {
      if (currencies.includes('CHF')) throw new Error('No rate of CHF');
      return result;
    },
    FORM,
    UNKNOWN,
  ),
  answering(
    'the time of tomorrow a year later',
    (result) => ({ ...result, rated_at: '2999-01-31T00:00:00.000Z' }),
    TIME,
  ),
  answering(
    'a time that is none',
    (result) => ({ ...result, rated_at: 'today' }),
    KNOWS,
    FORM,
    UNKNOWN,
    DIRECTION,
    TIME,
    TOLD,
  ),
  answering(
    'only one of the currencies',
    ({ rates, rated_at }) => ({
      rates: Object.fromEntries(Object.entries(rates).slice(0, 1)),
      rated_at,
    }),
    KNOWS,
    UNKNOWN,
    TOLD,
  ),
  sample('old rates in an outage', async (call) => resultOf(call), OUTAGE),
];
