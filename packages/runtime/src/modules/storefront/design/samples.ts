import type { Text } from '../../../platform/contracts/messages.ts';
import type { ProductTile } from '../../catalog/index.ts';
import type { ContentsView, SentForm } from '../../defaultTheme/index.ts';

/** Creates sample product tiles with different badges, prices and options. */
export function sampleTiles(text: Text, tile: ProductTile | undefined): readonly ProductTile[] {
  const name = text('storefront.design.product');
  const plain: ProductTile = {
    uuid: '',
    sku: 'SAMPLE',
    name,
    short_description: null,
    url: '/design-system',
    image: tile?.image ?? null,
    picture: tile?.picture ?? null,
    second_picture: null,
    price: 24,
    price_range: { min: 24, max: 24 },
    in_stock: true,
    is_on_sale: false,
    is_new: false,
    compare_at_price: null,
    unit_price: null,
    swatches: [],
  };
  const colors = ['#1d4f3c', '#a3121a', '#e2b04a'].map((color, index) => ({
    uuid: String(index),
    label: color,
    color,
  }));
  return [
    { ...plain, is_on_sale: true, compare_at_price: 32 },
    { ...plain, is_new: true, swatches: colors, price_range: { min: 24, max: 48 } },
    { ...plain, unit_price: { price: 96, amount: 1, unit: 'kg' }, short_description: name },
    { ...plain, in_stock: false, picture: null },
  ];
}

/** Creates the lines and totals of a sample order. */
export const sampleContents = (text: Text, currency: string): ContentsView => ({
  currency,
  prices_include_tax: false,
  coupon: null,
  lines: [1, 2].map((qty) => ({
    uuid: String(qty),
    sku: 'SAMPLE',
    name: text('storefront.design.product'),
    url: '/design-system',
    image: null,
    options: [],
    qty,
    quantities: { min: null, max: null, step: 1, least: 1, most: null },
    unit_price: 24,
    base_unit_price: qty === 1 ? { price: 96, amount: 1, unit: 'kg' } : null,
    total: 24 * qty,
    delivery: { first: '2026-03-04', last: '2026-03-06' },
    errors: [],
  })),
  totals: [
    { code: 'sub_total', amount: 72, includes_tax: false },
    { code: 'shipping', amount: 0, includes_tax: false },
    { code: 'tax', amount: 7.2, includes_tax: null },
    { code: 'grand_total', amount: 79.2, includes_tax: true },
  ],
  discounts: [],
  has_tax: true,
  unknown_totals: [],
  estimated_tax: null,
  estimated_total: null,
  tenders: [],
});

/** Creates a sample form with values and an error. */
export const sampleForm = (text: Text): SentForm => ({
  values: { 'sample.email': 'ada@', 'sample.ticked': '1', 'sample.choice': 'one' },
  errors: [{ path: 'sample.email', message: text('storefront.error.emailInvalid') }],
});

/** Returns sample settings for one widget of each built-in type. Omits widgets that require an image if there is no image. */
export function sampleSettings(
  text: Text,
  image: string | null,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const title = text('storefront.design.product');
  const words = text('storefront.design.sentence');
  const button = { link: '/design-system', label: text('storefront.cart.browse') };
  const items = [1, 2, 3];
  return {
    hero: { title, text: words, image, ...button },
    banner: { image, title, text: words, link: '/design-system' },
    text_block: { text: words },
    rich_text: { title, text: `<p>${words}</p><ul><li>${title}</li><li>${title}</li></ul>` },
    html: { html: `<p>${words}</p>` },
    features: { items: items.map(() => ({ title, text: words })) },
    faq: { title, items: items.map(() => ({ question: title, answer: words })) },
    basic_menu: { items: items.map(() => ({ label: title, link: '/design-system' })) },
    product_row: { title, products: 'newest', count: 8, ...button },
    spacer: { size: 'small', line: true },
    ...(image !== null && {
      image_text: { image, title, text: words, ...button, reversed: false },
      tiles: { title, items: items.map(() => ({ image, title, link: '/design-system' })) },
    }),
  };
}
