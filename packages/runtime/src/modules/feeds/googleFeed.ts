import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { defineRegistryKey } from '../../platform/contracts/processors.ts';
import type { FeedItem } from '../catalog/index.ts';
import type { GoogleFeedMember, OpenProductFeed, ProductFeed, ProductFeedCall } from './contract.ts';
import { withoutControls } from './feed.ts';
import { googleFaults } from './googleFaults.ts';
import { GOOGLE_MOST } from './googleLimits.ts';

/** The feed of the shop's products as RSS 2.0 for Google Merchant Center and other consumers of the same format. */
export const googleFeed: ProductFeed = {
  name: 'google',
  title: 'Google Merchant Center',
  files: [{ path: 'google.xml', type: 'application/xml; charset=utf-8' }],
  async open(app): Promise<OpenProductFeed> {
    const { productFeedEnabled: isOn, productFeedCategory: category } = await app.settings([
      'productFeedEnabled',
      'productFeedCategory',
    ]);
    return { isOn, write: (_path, call) => write(call, category), check: googleFaults };
  },
};

async function* write(call: ProductFeedCall, category: string): AsyncGenerator<string> {
  const { app } = call;
  const { name } = app.config.shop;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield `${String(html`<title>${name}</title><link>${app.url('/')}</link><description>${name}</description>`)}\n`;
  for await (const items of call.items()) {
    const more = await app.process(
      'googleFeedMembers',
      items.map(() => []),
      { items },
    );
    yield items
      .map((item, index) => withoutControls(String(itemTag(call, item, category, more[index] ?? []) ?? '')))
      .join('');
  }
  yield '</channel>\n</rss>\n';
}

/** Renders a product's feed item. Returns null if the product has no image, because the feed format requires one. */
function itemTag(
  call: ProductFeedCall,
  item: FeedItem,
  category: string,
  more: readonly GoogleFeedMember[],
): Html | null {
  const [mainImage, ...others] = item.pictures.map(call.urlOf);
  if (mainImage === undefined) return null;
  const { weightUnit } = call.app.config.shop;
  const [brand, gtin, mpn] = [item.fact('brand'), item.fact('gtin'), item.fact('mpn')];
  const isNamed = gtin !== null || (brand !== null && mpn !== null);
  const priceOf = (amount: number) => `${call.decimalOf(amount)} ${call.currency}`;
  return html`<item>
    ${tag('id', idOf(item))}${tag('title', titleOf(item))}${tag('description', cut(item.description ?? item.name, GOOGLE_MOST.description))}
    ${tag('link', call.linkOf(item))}${tag('image_link', mainImage)}${others.map((one) => tag('additional_image_link', one))}
    ${tag('availability', item.in_stock ? 'in_stock' : 'out_of_stock')}${tag('price', priceOf(item.compare_at_price ?? item.price))}${tag('sale_price', item.compare_at_price === null ? null : priceOf(item.price))}${tag('condition', 'new')}
    ${tag('brand', brand)}${tag('gtin', gtin)}${tag('mpn', mpn)}${isNamed ? null : tag('identifier_exists', 'no')}
    ${tag('item_group_id', item.group_uuid)}${tag('color', item.fact('color'))}${tag('size', item.fact('size'))}${tag('material', item.fact('material'))}${tag('pattern', item.fact('pattern'))}
    ${tag('shipping_weight', item.weight > 0 ? `${item.weight} ${weightUnit}` : null)}${tag('product_type', item.category)}${tag('google_product_category', item.google_category ?? category)}
    ${noticeTag(item)}${more.map(([name, value]) => tag(name, value))}
  </item> `;
}

/** Renders the notice that the law requires with a product, as a group of two members. Returns null if there is none. */
function noticeTag({ consumer_notice: notice }: FeedItem): Html | null {
  if (notice === null) return null;
  const parts = [tag('consumer_notice_type', notice.type), tag('consumer_notice_message', notice.message)];
  return html`<g:consumer_notice>${parts}</g:consumer_notice>`;
}

/** Renders a product attribute under its name in the feed format. Returns null if the attribute has no value. */
const tag = (name: string, value: string | null): Html | null =>
  value ? html`<g:${name}>${value}</g:${name}>` : null;

/** Returns the id of an item: the SKU, or the UUID if the SKU is too long for the format. The checkout for assistants takes both. */
const idOf = ({ sku, uuid }: FeedItem): string => (Array.from(sku).length <= GOOGLE_MOST.id ? sku : uuid);

/** Returns the title of an item: the name, and behind it the options that lead to a variant on its page. */
const titleOf = ({ name, options, choices }: FeedItem): string =>
  cut(
    [name, ...(options.length > 0 ? choices : []).map(({ value }) => value)].join(' – '),
    GOOGLE_MOST.title,
  );

const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('');

/** The members that the feed has by itself. */
const OWN: ReadonlySet<string> = new Set(
  `id title description link image_link additional_image_link availability price sale_price condition brand gtin mpn identifier_exists
  item_group_id color size material pattern shipping_weight product_type google_product_category consumer_notice`.split(
    /\s+/,
  ),
);

/** Returns what is wrong with members of items, or null. */
const membersFault = (
  lists: readonly (readonly GoogleFeedMember[])[],
  { items }: { readonly items: readonly FeedItem[] },
): string | null => {
  if (lists.length !== items.length) return `${lists.length} lists for ${items.length} items`;
  const wrong = lists
    .flat()
    .find(([name, value]) => !/^[a-z][a-z0-9_]*$/.test(name) || OWN.has(name) || typeof value !== 'string');
  return wrong ? `the member ${JSON.stringify(wrong)}, which must be a new name and a text` : null;
};

export const googleFeedMembers = defineRegistryKey({
  key: 'googleFeedMembers',
  description: 'Further members of the items of the Google feed: a list of names and values for each item.',
  fault: membersFault,
});
