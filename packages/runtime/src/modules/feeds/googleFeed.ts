import type { AppContext } from '../../platform/contracts/context.ts';
import { absoluteImageUrl } from '../media/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { toDecimal, toMinor } from '../../platform/money.ts';
import { currencyOf, feedProducts } from '../catalog/index.ts';
import type { FeedItem } from '../catalog/index.ts';
import { withoutControls } from './feed.ts';

/** Maximum lengths of values in the feed format. */
const MOST = { id: 50, title: 150, description: 5000 } as const;

/**
 * Generates a feed of the shop's products in the app's language, as RSS 2.0 for Google Merchant Center and other consumers of the same
 * format.
 */
export async function* googleFeed(app: AppContext, db: Db, category: string): AsyncGenerator<string> {
  const { name } = app.config.shop;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield `${String(html`<title>${name}</title><link>${app.url('/')}</link><description>${name}</description>`)}\n`;
  for await (const items of feedProducts(app, db))
    yield items.map((item) => withoutControls(String(itemTag(app, item, category) ?? ''))).join('');
  yield '</channel>\n</rss>\n';
}

/** Renders a product's feed item. Returns null if the product has no image, because the feed format requires one. */
function itemTag(app: AppContext, item: FeedItem, category: string): Html | null {
  const [mainImage, ...others] = item.pictures.map((one) => addressOf(app, one));
  if (mainImage === undefined) return null;
  const { weightUnit } = app.config.shop;
  const currency = currencyOf(app);
  const [brand, gtin, mpn] = [item.fact('brand'), item.fact('gtin'), item.fact('mpn')];
  const isNamed = gtin !== null || (brand !== null && mpn !== null);
  return html`<item>
    ${tag('id', idOf(item))}${tag('title', titleOf(item))}${tag('description', cut(item.description ?? item.name, MOST.description))}
    ${tag('link', addressOf(app, linkOf(app, item.url)))}${tag('image_link', mainImage)}${others.map((one) => tag('additional_image_link', one))}
    ${tag('availability', item.in_stock ? 'in_stock' : 'out_of_stock')}${tag('price', priceOf(item.compare_at_price ?? item.price, currency))}${tag('sale_price', item.compare_at_price === null ? null : priceOf(item.price, currency))}${tag('condition', 'new')}
    ${tag('brand', brand)}${tag('gtin', gtin)}${tag('mpn', mpn)}${isNamed ? null : tag('identifier_exists', 'no')}
    ${tag('item_group_id', item.group_uuid)}${tag('color', item.fact('color'))}${tag('size', item.fact('size'))}${tag('material', item.fact('material'))}${tag('pattern', item.fact('pattern'))}
    ${tag('shipping_weight', item.weight > 0 ? `${item.weight} ${weightUnit}` : null)}${tag('product_type', item.category)}${tag('google_product_category', item.google_category ?? category)}
  </item> `;
}

/** Renders a product attribute under its name in the feed format. Returns null if the attribute has no value. */
const tag = (name: string, value: string | null): Html | null =>
  value ? html`<g:${name}>${value}</g:${name}>` : null;

const idOf = ({ sku, uuid }: FeedItem): string => (Array.from(sku).length <= MOST.id ? sku : uuid);

const titleOf = ({ name, options }: FeedItem): string =>
  cut([name, ...options.map(([, text]) => text)].join(' – '), MOST.title);

const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('');

/** Formats an amount for the feed, such as `12.50 USD`. */
const priceOf = (amount: number, currency: string): string =>
  `${toDecimal(toMinor(amount, currency), currency)} ${currency}`;

/** Returns the path of a product page, which names the currency if that is not the shop's own. */
const linkOf = (app: AppContext, url: string): string => {
  const currency = currencyOf(app);
  if (currency === app.config.shop.currency) return url;
  return `${url}${url.includes('?') ? '&' : '?'}currency=${currency}`;
};

/** Returns the absolute URL of a product or image, encoded for the feed. */
const addressOf = (app: AppContext, address: string): string =>
  absoluteImageUrl(address, (path) => new URL(app.url(path)).href);
