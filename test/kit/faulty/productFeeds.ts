import type { OpenProductFeed, ProductFeedCall } from '@shop/runtime/extension';
import { testProductFeed } from '@shop/runtime/testing';
import type { Sample } from './sample.ts';
import { extensionOf } from './sample.ts';

const state = { isOn: true };
const lineOf = ({ sku }: { readonly sku: string }) => `${sku}\n`;

async function* write(_: string, call: ProductFeedCall) {
  for await (const items of call.items()) yield items.map(lineOf).join('');
}

const fault = { field: 'gtin', message: 'There is no GTIN.', is_refused: true };
const opened: OpenProductFeed = { isOn: true, write, check: () => [fault] };

const sample = (
  what: string,
  changes: Partial<Record<keyof OpenProductFeed, unknown>>,
  ...caught: readonly string[]
): Sample => ({
  fault: what,
  caught,
  suite: testProductFeed({
    extension: extensionOf('acme', {
      productFeeds: [
        {
          name: 'acme',
          title: 'Acme',
          files: [{ path: 'acme/skus.csv', type: 'text/csv; charset=utf-8', hasEtag: true }],
          open: async () => ({ ...opened, isOn: state.isOn, ...changes }),
        },
      ],
    }),
    feed: 'acme',
    callMs: 5000,
    async switchOff() {
      state.isOn = false;
      return async () => void (state.isOn = true);
    },
  }),
});

const TAG = 'an ETag holds';
const SEEN = 'products that guests see';

export const productFeedSamples: readonly Sample[] = [
  sample('none: a feed of SKUs', {}),
  sample(
    'all products are kept until the end',
    {
      async *write(_: string, call: ProductFeedCall) {
        const all: string[] = [];
        for await (const items of call.items()) all.push(...items.map(lineOf));
        yield all.join('');
      },
    },
    'a batch is written',
  ),
  sample('always on', { isOn: true }, 'no file is found'),
  sample('always off', { isOn: false }, 'each file is found', SEEN),
  sample(
    'another text each time',
    {
      async *write(path: string, call: ProductFeedCall) {
        yield `${Math.random()}\n`;
        yield* write(path, call);
      },
    },
    TAG,
  ),
  sample(
    'no products',
    {
      async *write() {
        yield 'sku\n';
      },
    },
    SEEN,
  ),
  sample('a fault without a sentence', { check: () => [{ ...fault, message: '' }] }, 'what it finds wrong'),
  sample('a fault that is a text', { check: () => ['There is no GTIN.'] }, 'what it finds wrong'),
];
