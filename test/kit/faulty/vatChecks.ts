import { testVatChecker } from '@shop/runtime/testing';
import type { Sample } from './sample.ts';
import { extensionOf } from './sample.ts';

const VALID = 'DE123456789';
const service = { isDown: false };

interface Call {
  readonly vatId: string;
  readonly requesterId: string | null;
}

/** Returns what a correct checker answers. */
const resultOf = ({ vatId, requesterId }: Call) => ({
  vat_id: vatId,
  country: 'DE',
  valid: vatId === VALID,
  name: vatId === VALID ? 'Muster GmbH' : null,
  address: null,
  checked_at: '2026-01-31T12:00:00Z',
  reference: requesterId && 'WAPIAAAA',
});

const sample = (fault: string, changes: object, ...caught: readonly string[]): Sample => ({
  fault,
  caught,
  suite: testVatChecker({
    extension: extensionOf('office', {
      vatCheckers: [
        { name: 'office', prefixes: ['DE'], check: async (call: Call) => orDown(resultOf(call)), ...changes },
      ],
    }),
    checker: 'office',
    valid: VALID,
    invalid: 'DE987654321',
    callMs: 500,
    config: { checkout: { vatCheckMs: 500 } },
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
const answering = (fault: string, changes: (call: Call) => object, ...caught: readonly string[]): Sample =>
  sample(fault, { check: (call: Call) => orDown({ ...resultOf(call), ...changes(call) }) }, ...caught);

const PARTS = 'the result has all parts';
const TOLD = 'an administrator is told';

export const vatSamples: readonly Sample[] = [
  sample('none: a checker that knows one business', {}),
  answering('another VAT ID in the result', () => ({ vat_id: 'DE000000000' }), PARTS, TOLD),
  answering('a prefix instead of a country', () => ({ country: 'Germany' }), PARTS, TOLD),
  answering(
    'a text as valid',
    ({ vatId }) => ({ valid: vatId === VALID ? 'yes' : 'no' }),
    PARTS,
    'a VAT ID of a business',
  ),
  answering('an empty name', () => ({ name: '' }), PARTS),
  answering('a name without end', () => ({ name: 'x'.repeat(501) }), PARTS),
  answering('a day instead of a time', () => ({ checked_at: '2026-01-31' }), PARTS),
  answering('no reference', () => ({ reference: undefined }), PARTS),
  answering('everything is valid', () => ({ valid: true }), 'a VAT ID that no business has'),
  sample('no answer', { check: () => new Promise(() => {}) }, 'a VAT ID of a business', 'an outage'),
  sample(
    'an outage that looks like an invalid VAT ID',
    { check: async (call: Call) => (service.isDown ? { ...resultOf(call), valid: false } : resultOf(call)) },
    'an outage',
  ),
  sample('another prefix', { prefixes: ['FR'] }, 'it serves', TOLD),
];
