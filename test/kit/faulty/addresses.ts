import { testAddressLookup } from '@shop/runtime/testing';
import type { Sample } from './sample.ts';
import { extensionOf } from './sample.ts';

const address = { address_1: '1 Elm St', city: 'Oakland', province: 'CA', postcode: '94607' };
const elm = { label: '1 Elm St, Oakland', address };
const service = { isDown: false };

const sample = (fault: string, changes: object, ...caught: readonly string[]): Sample => ({
  fault,
  caught,
  suite: testAddressLookup({
    extension: extensionOf('elms', {
      addressLookups: [{ name: 'elms', countries: ['US'], suggest: async () => [elm], ...changes }],
    }),
    lookup: 'elms',
    finds: { country: 'US', text: 'elm' },
    callMs: 500,
    config: { checkout: { addressLookupMs: 500 } },
    breakService() {
      service.isDown = true;
      return () => void (service.isDown = false);
    },
  }),
});
const orDown = async <T>(answer: T): Promise<T> => {
  if (service.isDown) throw new Error('The service is down');
  return answer;
};
const answering = (fault: string, answer: unknown, ...caught: readonly string[]): Sample =>
  sample(fault, { suggest: async () => orDown(answer) }, ...caught);

const PARTS = 'each suggestion has a label';
const LIST = 'it answers a list';
const SHOWN = 'a shopper is shown';

export const addressSamples: readonly Sample[] = [
  sample('none: a lookup that finds addresses by what was typed', {
    suggest: async ({ text }: { text: string }) => orDown(text.startsWith('elm') ? [elm] : []),
  }),
  answering('a number as postcode', [{ ...elm, address: { ...address, postcode: 94607 } }], PARTS, SHOWN),
  answering('a province of another country', [{ ...elm, address: { ...address, province: 'DE-BY' } }], PARTS),
  answering('no label', [{ address }], PARTS),
  answering('a key that no address has', [{ ...elm, address: { ...address, street: 'Elm' } }], PARTS),
  answering('no list', elm, LIST, SHOWN),
  answering(
    'eleven suggestions',
    Array.from({ length: 11 }, (_, at) => ({ ...elm, label: `${at}` })),
    LIST,
  ),
  answering('the same label twice', [elm, elm], 'no two suggestions'),
  sample('another country', { countries: ['DE'], suggest: () => orDown([elm]) }, 'it serves', SHOWN),
  sample('no answer', { suggest: () => new Promise(() => {}) }, LIST, 'an outage'),
  sample('an outage that looks like nothing found', {}, 'an outage'),
  sample(
    'a pattern made of what was typed',
    { suggest: ({ text }: { text: string }) => orDown(new RegExp(text).test('elm') ? [elm] : []) },
    'odd texts',
  ),
];
