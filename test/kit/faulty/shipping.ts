import { setTimeout as sleep } from 'node:timers/promises';
import { toDecimal, toMinor } from '@shop/runtime/extension';
import type { QuoteContext } from '@shop/runtime/extension';
import { testShippingProvider } from '@shop/runtime/testing';
import type { Sample } from './sample.ts';
import { extensionOf } from './sample.ts';

const parcel = { code: 'parcel', name: 'Parcel', cost: '5' };
let turn = 0;

/** Creates a sample of a shipping provider that differs from a correct one, together with its broken service. */
const withService = (
  fault: string,
  breakService: (() => () => void) | null,
  changes: object,
  ...caught: readonly string[]
): Sample => ({
  fault,
  caught,
  suite: testShippingProvider({
    extension: extensionOf('van', {
      shippingProviders: [{ code: 'van', name: 'Van', getMethods: async () => [parcel], ...changes }],
    }),
    provider: 'van',
    callMs: 500,
    config: { checkout: { quoteTimeoutMs: 500 } },
    ...(breakService && { breakService }),
  }),
});
const sample = (fault: string, changes: object, ...caught: readonly string[]): Sample =>
  withService(fault, null, changes, ...caught);
const offering = (fault: string, method: object, ...caught: readonly string[]): Sample =>
  sample(fault, { getMethods: async () => [{ ...parcel, ...method }] }, ...caught);

/** Offers one method, which is free from a subtotal of 50. */
const free = {
  getMethods: async ({ totalValue }: QuoteContext) => [
    { ...parcel, cost: Number(totalValue) >= 50 ? '0' : '5' },
  ],
};
const freeFrom = (answer: (totalValue: string) => unknown) => ({
  ...free,
  freeFrom: async ({ totalValue }: QuoteContext) => answer(totalValue),
});
const FREE = 'a method that it calls free';
const higher = (one: string, other: string) => (Number(one) > Number(other) ? one : other);

const COST = 'each method has a code, a name, and an amount';
const ODD = 'odd carts';
const BUYS = 'a shopper is offered its methods';
const service = { isDown: false };
const breakService = () => {
  service.isDown = true;
  return () => void (service.isDown = false);
};

export const shippingSamples: readonly Sample[] = [
  sample('none: a provider with windows of delivery and its own look-up', {
    quoteTtlSeconds: 60,
    zoneConfigFields: [{ name: 'depot', type: 'text', label: 'Depot' }],
    getMethods: async ({ currency, totalWeight }: QuoteContext) => [
      {
        ...parcel,
        cost: toDecimal(toMinor(String(Math.min(Number(totalWeight), 90)), currency), currency),
        currency,
        delivery: { minBusinessDays: 1, maxBusinessDays: 3, estimatedDate: '2026-12-24' },
      },
    ],
    validateMethod: async (_: QuoteContext, code: string) =>
      code === 'parcel' ? { ...parcel, cost: '1.00' } : null,
  }),
  offering('a cost of NaN', { cost: Number.NaN }, COST, ODD, BUYS),
  offering('a negative cost', { cost: '-1.00' }, COST, ODD, BUYS),
  offering('a cost in words', { cost: 'five' }, COST, ODD, BUYS),
  offering('a cost finer than cents', { cost: '4.999' }, COST, ODD),
  offering('a cost of half a yen', { cost: '4.50' }, ODD),
  offering('the cost of another currency', { currency: 'EUR' }, COST, ODD, BUYS),
  offering('days of delivery in words', { delivery: { minBusinessDays: 'two' } }, COST, ODD),
  offering(
    'a delivery that ends before it begins',
    { delivery: { minBusinessDays: 5, maxBusinessDays: 2 } },
    COST,
    ODD,
  ),
  offering('a carrier that is no text', { carrier: { name: 'Van' } }, COST, ODD, BUYS),
  offering('a name of 256 characters', { name: 'x'.repeat(256) }, COST, ODD, BUYS),
  sample(
    '101 methods',
    {
      getMethods: async () =>
        Array.from({ length: 101 }, (_, index) => ({ ...parcel, code: `parcel-${index}` })),
    },
    'it answers a list',
    ODD,
    BUYS,
  ),
  sample(
    'two methods of one code',
    { getMethods: async () => [parcel, { ...parcel, name: 'Fast', cost: '9' }] },
    'no two methods',
  ),
  sample(
    'a code that changes',
    { getMethods: async () => [{ ...parcel, code: `parcel-${(turn += 1)}` }] },
    'the same cart gets',
    BUYS,
  ),
  sample(
    'an object in place of a list',
    { getMethods: async () => ({ methods: [parcel] }) },
    'it answers a list',
    BUYS,
  ),
  sample(
    'a call that hangs',
    { getMethods: () => new Promise(() => undefined) },
    'it answers a list',
    'it ends when',
    BUYS,
  ),
  sample(
    'a wait that ignores the signal',
    {
      getMethods: async ({ signal }: QuoteContext) =>
        signal.aborted ? sleep(2000).then(() => []) : [parcel],
    },
    'it ends when',
  ),
  sample(
    'a throw for a destination without a postcode',
    {
      getMethods: async ({ destination }: QuoteContext) => [
        { ...parcel, name: destination.postcode!.trim() || 'Parcel' },
      ],
    },
    ODD,
  ),
  sample(
    'items that are sorted in place',
    {
      getMethods: async ({ items }: QuoteContext) => {
        (items as unknown[]).push('tape');
        return [parcel];
      },
    },
    'it changes nothing',
  ),
  sample(
    'a look-up that knows every code',
    { validateMethod: async (_: unknown, code: string) => ({ ...parcel, code }) },
    'a method that was chosen',
  ),
  sample(
    'a look-up at another price',
    { validateMethod: async () => ({ ...parcel, cost: '6' }) },
    'a method that was chosen',
  ),
  sample(
    'a select without options',
    { zoneConfigFields: [{ name: 'depot', type: 'select', label: 'Depot' }] },
    'the provider says who',
  ),
  sample(
    'none: a method that is free from a subtotal, as it says',
    freeFrom((value) => [{ code: 'parcel', name: 'Parcel', from: higher(value, '50') }]),
  ),
  sample(
    'a free method below the subtotal of the cart',
    freeFrom(() => [{ code: 'parcel', name: 'Parcel', from: '50' }]),
    FREE,
  ),
  sample(
    'a method that is not free with the subtotal',
    freeFrom((value) => [{ code: 'parcel', name: 'Parcel', from: higher(value, '49.99') }]),
    FREE,
  ),
  sample(
    'a method that is free for less',
    freeFrom((value) => [{ code: 'parcel', name: 'Parcel', from: higher(value, '50.01') }]),
    FREE,
  ),
  sample(
    'a free method that nobody offers',
    freeFrom((value) => [{ code: 'van', name: 'Van', from: value }]),
    FREE,
  ),
  sample(
    'a subtotal in words',
    freeFrom(() => [{ code: 'parcel', name: 'Parcel', from: 'fifty' }]),
    FREE,
  ),
  sample(
    'one free method in place of a list',
    freeFrom(() => ({ code: 'parcel', name: 'Parcel', from: '50' })),
    FREE,
  ),
  sample('a code that is no code', { code: 'van', name: '' }, 'the provider says who'),
  withService('none: a service that fails, and a provider that throws then', breakService, {
    getMethods: async () => {
      if (service.isDown) throw new Error('connect ECONNREFUSED');
      return [parcel];
    },
  }),
  withService(
    'a wait for a service that does not answer',
    breakService,
    { getMethods: async () => (service.isDown ? new Promise(() => undefined) : [parcel]) },
    'an outage of its service',
  ),
];
