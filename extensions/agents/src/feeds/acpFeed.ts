import { toMinor } from '@shop/runtime/extension';
import type { FeedItem, LegalPageLink, ProductFeed, ProductFeedCall } from '@shop/runtime/extension';
import { plainText, titleOf } from './feedText.ts';

const METADATA = 'acp/metadata.json';
const PRODUCTS = 'acp/products.jsonl';

/** Maximum lengths of texts. The protocol names none. */
const MOST = { title: 150, description: 5000 } as const;

/** The feed of the Agentic Commerce Protocol (2026-04-17): a file about the feed, and one with a line for each product with its variants. */
export const acpFeed: ProductFeed = {
  name: 'acp',
  title: 'Agentic Commerce Protocol',
  files: [
    { path: METADATA, type: 'application/json; charset=utf-8', hasEtag: true },
    { path: PRODUCTS, type: 'application/jsonl; charset=utf-8', hasEtag: true },
  ],
  async open(app) {
    const isOn = await app.setting('agentsAcpEnabled');
    return {
      isOn,
      write: (path, call) => (path === METADATA ? writeMetadata(call) : writeProducts(call)),
    };
  },
};

async function* writeMetadata({ app, currency, country }: ProductFeedCall): AsyncGenerator<string> {
  const { hostname } = new URL(app.config.shop.url);
  const id = `${hostname}-${app.language}-${currency}`.toLowerCase();
  yield `${JSON.stringify({ id, ...(isCountry(country) && { target_country: country }) })}\n`;
}

async function* writeProducts(call: ProductFeedCall): AsyncGenerator<string> {
  const seller = sellerOf(call, await call.app.legal.links(call.app.language));
  let group: FeedItem[] = [];
  for await (const items of call.items({ isGrouped: true })) {
    let lines = '';
    for (const item of items) {
      const [first] = group;
      if (first && (item.group_uuid === null || item.group_uuid !== first.group_uuid)) {
        lines += lineOf(call, group, seller);
        group = [];
      }
      group.push(item);
    }
    if (lines !== '') yield lines;
  }
  if (group.length > 0) yield lineOf(call, group, seller);
}

/** Renders a product with its variants. A product without variants is its own variant. */
function lineOf(call: ProductFeedCall, items: readonly FeedItem[], seller: object): string {
  const [main] = items;
  if (!main) return '';
  const product = {
    id: main.group_uuid ?? main.uuid,
    title: plainText(main.name, MOST.title),
    ...described(main),
    url: call.linkOf({ url: main.url.replace(/\?.*$/, '') }),
    ...mediaOf(call, main),
    variants: items.map((item) => variantOf(call, item, seller)),
  };
  return `${JSON.stringify(product)}\n`;
}

function variantOf(call: ProductFeedCall, item: FeedItem, seller: object): object {
  const { currency } = call;
  const price = (amount: number) => ({ amount: toMinor(amount, currency), currency });
  const gtin = item.fact('gtin');
  const categories = [
    ...(item.category === null ? [] : [{ value: item.category, taxonomy: 'merchant' }]),
    ...(item.google_category === null
      ? []
      : [{ value: item.google_category, taxonomy: 'google_product_category' }]),
  ];
  return {
    id: item.sku,
    title: titleOf(item, MOST.title),
    ...described(item),
    url: call.linkOf(item),
    ...(gtin !== null && { barcodes: [{ type: 'GTIN', value: gtin }] }),
    price: price(item.price),
    ...(item.compare_at_price !== null && { list_price: price(item.compare_at_price) }),
    availability: { available: item.in_stock, status: item.in_stock ? 'in_stock' : 'out_of_stock' },
    ...(categories.length > 0 && { categories }),
    condition: ['new'],
    ...(item.choices.length > 0 && {
      variant_options: item.choices.map(({ name, value }) => ({ name, value })),
    }),
    ...mediaOf(call, item),
    seller,
  };
}

/** Returns the description, with the notice that the law requires at its end, for the format has no place of its own for it. */
function described({ description, consumer_notice: notice }: FeedItem): object {
  const parts = [description, notice?.message ?? null].filter((part) => part !== null);
  const plain = parts.map((part) => plainText(part, MOST.description)).join('\n\n');
  return plain === '' ? {} : { description: { plain } };
}

function mediaOf({ urlOf }: ProductFeedCall, { pictures, name }: FeedItem): object {
  if (pictures.length === 0) return {};
  return { media: pictures.map((one) => ({ type: 'image', url: urlOf(one), alt_text: name })) };
}

/** The types of links of the protocol, by kind of legal page. */
const LINKS: Partial<Readonly<Record<LegalPageLink['kind'], string>>> = {
  terms: 'terms_of_service',
  privacy: 'privacy_policy',
  withdrawal: 'refund_policy',
  shipping: 'shipping_policy',
};

function sellerOf({ app }: ProductFeedCall, pages: readonly LegalPageLink[]): object {
  const links = pages.flatMap(({ kind, url }) => {
    const type = LINKS[kind];
    return type === undefined ? [] : [{ type, url }];
  });
  return { name: app.config.shop.name, ...(links.length > 0 && { links }) };
}

export const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code);
