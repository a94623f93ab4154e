import { randomUUID } from 'node:crypto';
import type { FeedItem, ProductFeed, ProductFeedFile } from '../../modules/feeds/contract.ts';
import { feedCall } from '../../modules/feeds/index.ts';
import type { TestShop } from '../createTestShop.ts';
import { broken, createSuite, shown, within } from './suite.ts';
import type { Rules, Suite } from './suite.ts';
import { callMsOf, openSuiteShop } from './suiteShop.ts';
import type { SuiteShop } from './suiteShop.ts';

/** The product feed to test. `prepare` switches it on. */
export interface ProductFeedSuite extends SuiteShop {
  /** The name of the feed. */
  readonly feed: string;
  /** Switches the feed off until the returned function is called. Omit it if the feed is always on. */
  switchOff?(shop: TestShop): Promise<() => Promise<unknown>>;
}

interface Opened {
  readonly shop: TestShop;
  readonly feed: ProductFeed;
  readonly suite: ProductFeedSuite;
}

const RULES: Rules<Opened> = {
  'each file is found, with its type': async (on) => {
    for (const file of on.feed.files) {
      const { status, headers } = await fetchFile(on, file);
      if (status !== 200 || headers.get('content-type') !== file.type)
        throw broken(
          `${file.path} answered ${status} ${shown(headers.get('content-type'))}`,
          'Switch the feed on in "prepare" of the suite, and let "open" answer isOn: true then.',
        );
    }
  },
  'products that guests see are in a file, and no others': async (on) => {
    const [seen, hidden] = [markOf('SEEN'), markOf('HIDDEN')];
    await makeProduct(on, seen);
    await makeProduct(on, hidden, { status: 0 });
    const texts = await Promise.all(on.feed.files.map(async (file) => (await fetchFile(on, file)).body));
    if (!texts.some((text) => text.includes(seen)))
      throw broken('no file has a product that is for sale', 'Write each item of "items", with its SKU.');
    if (texts.some((text) => text.includes(hidden)))
      throw broken('a file has a product that is off', 'Write nothing but the items of "items".');
  },
  'a batch is written before the next but one is read': async (on) => {
    for (const file of on.feed.files) await checkStream(on, file);
  },
  'an ETag holds until the content changes': async (on) => {
    for (const file of on.feed.files.filter(({ hasEtag }) => hasEtag)) await checkEtag(on, file);
  },
  'what it finds wrong are a field, a sentence, and whether the product is refused': async (on) => {
    const { app, db } = on.shop;
    const { check } = await on.feed.open(app);
    if (!check) return;
    const call = { ...feedCall(app, db), text: app.texts() };
    for (const item of [itemOf(1), bareItem])
      for (const fault of check(item, call))
        if (!isFault(fault))
          throw broken(`check answered ${shown(fault)}`, 'Answer { field, message, is_refused }.');
  },
};

/**
 * Creates a suite that checks a product feed: files with what guests see and no more, written in bounded memory, with true ETags, and not
 * found while the feed is off.
 */
export function testProductFeed(suite: ProductFeedSuite): Suite {
  return createSuite(`the product feed ${suite.feed}`, () => open(suite), {
    ...RULES,
    ...(suite.switchOff && { 'no file is found while the feed is off': checkOff }),
  });
}

async function open(suite: ProductFeedSuite) {
  const shop = await openSuiteShop(suite);
  const feed = shop.app.registry('productFeeds').get(suite.feed);
  if (!feed) {
    await shop.stop();
    throw broken(
      `no product feed ${shown(suite.feed)}`,
      'Name the "name" of a feed that "setup" of the extension returns under productFeeds.',
    );
  }
  return { value: { shop, feed, suite }, close: () => shop.stop() };
}

/** Fetches a file as a client that takes no compression. The text must end within the time limit. */
const fetchFile = (
  { shop, suite }: Opened,
  { path }: ProductFeedFile,
  headers: Readonly<Record<string, string>> = {},
) =>
  within(callMsOf(suite), `writing ${path}`, async () => {
    const answer = await fetch(`${shop.url}/feeds/${path}`, {
      headers: { 'accept-encoding': 'identity', ...headers },
    });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  });

const markOf = (word: string): string => `${word}-${randomUUID().slice(0, 8)}`;

const makeProduct = ({ shop }: Opened, sku: string, more: object = {}) =>
  shop.make.product({ sku, name: `Name of ${sku}`, price: 9.5, images: ['/assets/a.jpg'], ...more });

/** The number of batches that are there to be read. */
const BATCHES = 5;

/** Checks that the items of the first batch are written before the third is read. */
async function checkStream({ shop, feed, suite }: Opened, { path }: ProductFeedFile): Promise<void> {
  const read = { batches: 0 };
  const { write } = await feed.open(shop.app);
  const call = {
    ...feedCall(shop.app, shop.db),
    async *items() {
      for (let batch = 1; batch <= BATCHES; batch += 1) {
        read.batches = batch;
        yield [itemOf(batch)];
      }
    },
  };
  await within(callMsOf(suite), `writing ${path}`, async () => {
    for await (const text of write(path, call))
      if (text.includes(itemOf(1).sku) && read.batches > 2)
        throw broken(
          `${path} kept the first batch until batch ${read.batches} was read`,
          'Yield the text of a batch before you ask for the next.',
        );
  });
}

async function checkEtag(on: Opened, file: ProductFeedFile): Promise<void> {
  const first = await fetchFile(on, file);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetchFile(on, file, { 'if-none-match': etag });
  const whole = await fetchFile(on, file);
  if (again.status !== 304 || whole.body !== first.body)
    throw broken(
      `${file.path} changed, though the content did not`,
      'Write nothing that depends on the time, on chance or on a request, or leave hasEtag out.',
    );
}

async function checkOff(on: Opened): Promise<void> {
  const switchOn = await on.suite.switchOff?.(on.shop);
  try {
    for (const file of on.feed.files) {
      const { status } = await fetchFile(on, file);
      if (status !== 404)
        throw broken(`${file.path} answered ${status} while the feed is off`, 'Answer isOn: false then.');
    }
  } finally {
    await switchOn?.();
  }
}

const isFault = (fault: unknown): boolean => {
  const { field, message, is_refused: isRefused } = Object(fault) as Record<string, unknown>;
  return isText(field) && isText(message) && typeof isRefused === 'boolean';
};

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Creates an item with all parts. */
const itemOf = (number: number): FeedItem => ({
  product_id: number,
  uuid: randomUUID(),
  sku: `ITEM-${number}`,
  name: `Item ${number}`,
  options: [['size', 'Large']],
  choices: [{ code: 'size', name: 'Size', value: 'Large' }],
  description: 'A thing.\nIn two lines.',
  url: `/item-${number}?size=Large`,
  pictures: ['/assets/a.jpg', 'https://cdn.test/b.jpg'],
  price: 9.5,
  compare_at_price: 12,
  in_stock: true,
  weight: 0.4,
  group_uuid: randomUUID(),
  category: 'Things',
  google_category: '649',
  is_gift_card: false,
  is_digital: false,
  consumer_notice: { type: 'safety_warning', message: 'Small parts.' },
  fact: (fact) => (fact === 'brand' ? 'Acme' : null),
});

/** An item that has nothing but what every product has. */
const bareItem: FeedItem = {
  ...itemOf(0),
  options: [],
  choices: [],
  description: null,
  pictures: [],
  price: 0,
  compare_at_price: null,
  in_stock: false,
  weight: 0,
  group_uuid: null,
  category: null,
  google_category: null,
  consumer_notice: null,
  fact: () => null,
};
