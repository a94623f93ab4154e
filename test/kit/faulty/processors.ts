import { setTimeout as sleep } from 'node:timers/promises';
import { mulDiv } from '@shop/runtime/extension';
import type { RegistryValues } from '@shop/runtime/extension';
import { testProcessor } from '@shop/runtime/testing';
import type { ProcessorCase } from '@shop/runtime/testing';
import type { Sample } from './sample.ts';
import { extensionOf } from './sample.ts';

let calls = 0;
const HURRY = { callMs: 300, config: { deadlines: { callMs: 300 } } };

/** Creates a sample of a processor for a key. The cases use default contexts unless the key defines its own. */
function sample<K extends keyof RegistryValues>(
  fault: string,
  key: K,
  process: (value: never, context: never) => unknown,
  caught: readonly string[],
  cases: readonly ProcessorCase<K>[] = [],
): Sample {
  const extension = extensionOf('club', { processors: [{ key, process }] });
  return { fault, caught, suite: testProcessor({ extension, key, cases, ...HURRY }) };
}
const price = (
  fault: string,
  process: (value: number, context: { customerId: number | null }) => unknown,
  ...caught: readonly string[]
) => sample(fault, 'cartItemUnitPrice', process as never, caught);

const KIND = 'it answers every case';
const PURE = 'the same value and context';
const BUYS = 'a shopper can buy';
const carts = [
  { value: [], context: { cart: { items: [] } } },
] as unknown as readonly ProcessorCase<'orderRefusals'>[];

export const processorSamples: readonly Sample[] = [
  price('none: five percent for members', (value, { customerId }) =>
    customerId === null ? value : mulDiv(value, 95, 100),
  ),
  price('a fraction of a cent', (value) => value * 0.95, KIND),
  price('a price in words', (value) => `${value}`, KIND, BUYS),
  price('a price below 0', (value) => value - 500, KIND),
  price('NaN', () => Number.NaN, KIND, BUYS),
  price('nothing that is returned', (value) => void (value + 1), KIND, BUYS),
  price(
    'a throw for guests',
    (value, { customerId }) => value + Number(customerId!.toFixed(0)),
    KIND,
    PURE,
    BUYS,
  ),
  price('a price that counts the calls', (value) => value + (calls += 1), PURE),
  price('a price that follows the clock', (value) => value + (Date.now() % 1000), PURE),
  price('a wait in each call', (value) => sleep(30, value), 'it is quick'),
  price('a call that hangs', () => new Promise(() => undefined), KIND, BUYS),
  price(
    'a context that is changed',
    (value, context) => {
      context.customerId = 1;
      return value;
    },
    'it changes nothing',
  ),
  sample(
    'a discount of more than the line',
    'cartDiscounts',
    (discounts: readonly number[]) => discounts.map((one) => one + 5000),
    [KIND],
  ),
  sample(
    'a list that is changed in place',
    'cartDiscounts',
    (discounts: number[]) => {
      discounts.push(0);
      discounts.pop();
      discounts.sort((one, other) => other - one);
      if (discounts.length > 0) discounts[0] = 1;
      return discounts;
    },
    ['it changes nothing'],
  ),
  sample('a tax rate that is a number', 'cartItemTaxRate', () => 7, [KIND, BUYS]),
  sample('a negative fee', 'cartShippingFee', () => -1, [KIND]),
  sample('a reason that is no text', 'orderRefusals', () => [{ reason: 'no' }], [KIND], carts),
  sample('none: a reason', 'orderRefusals', (texts: readonly string[]) => texts, [], carts),
  {
    fault: 'another key',
    caught: ['the extension has a processor'],
    suite: testProcessor({ extension: extensionOf('club', {}), key: 'cartItemUnitPrice' }),
  },
];
