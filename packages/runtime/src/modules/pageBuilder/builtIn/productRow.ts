import { z } from 'zod';
import { html } from '../../../platform/html/html.ts';
import { optionalLine } from '../../../platform/http/forms/bodyFields.ts';
import { oneLine } from '../../../platform/http/forms/oneLine.ts';
import { listProductRows } from '../../catalog/index.ts';
import type { ProductRow, ProductTile } from '../../catalog/index.ts';
import { defineWidget } from '../contract.ts';
import { buttonSettings } from './button.ts';
import { wireframe } from './wireframe.ts';
import { addFault } from '../../../platform/http/forms/addFault.ts';

const MAX_PRODUCTS = 24;

const line = (name: string) => z.string().max(200).check(oneLine(name)).nullish();

const settings = z
  .object({
    title: optionalLine('title', 255).optional(),
    products: z.enum(['newest', 'best_selling', 'on_sale', 'category', 'collection', 'chosen']),
    category: line('category').meta({
      description: 'The URL key of the category, if `products` is `category`.',
      format: 'category-url-key',
      'x-when': { products: 'category' },
    }),
    collection: line('collection').meta({
      description: 'The code of the collection, if `products` is `collection`.',
      format: 'collection-code',
      'x-when': { products: 'collection' },
    }),
    skus: z
      .string()
      .max(2000)
      .nullish()
      .meta({
        description: 'The comma-separated SKUs, in display order, if `products` is `chosen`.',
        format: 'skus',
        'x-when': { products: 'chosen' },
      }),
    count: z.int().min(1).max(MAX_PRODUCTS).default(8),
    ...buttonSettings,
  })
  .superRefine((row, context) => {
    const requiredSetting = ASKED[row.products];
    if (requiredSetting && !row[requiredSetting])
      addFault(context, {
        path: [requiredSetting],
        rule: 'required',
        message: `${requiredSetting} is required for these products`,
      });
  });
type Settings = z.output<typeof settings>;

/** The setting that each kind of product selection requires. Null if the selection requires none. */
const ASKED = {
  newest: null,
  best_selling: null,
  on_sale: null,
  category: 'category',
  collection: 'collection',
  chosen: 'skus',
} as const;

const skusIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((sku) => sku.trim())
    .filter((sku) => sku !== '');

const rowOf = ({ products, count, skus, ...settingsOf }: Settings): ProductRow => {
  if (products === 'chosen') return { from: 'chosen', skus: skusIn(skus ?? ''), count };
  if (products === 'category' || products === 'collection')
    return { from: products, of: settingsOf[products] ?? '', count };
  return { from: products, count };
};

/** A widget that shows products side by side in a scrolling row. Renders nothing if there are no products. */
export const productRow = defineWidget<typeof settings, readonly ProductTile[]>({
  type: 'product_row',
  name: 'Product row',
  description:
    'A scrolling row of products: the newest, the best-selling, those on sale, a category, a collection, or products you choose.',
  picture: wireframe(
    ['title', 10, 10, 40, 5],
    ['line', 92, 11, 18, 3],
    ['picture', 10, 22, 30, 34],
    ['picture', 44, 22, 30, 34],
    ['picture', 78, 22, 30, 34],
    ['picture', 112, 22, 8, 34],
    ['line', 10, 60, 22, 3],
    ['line', 44, 60, 22, 3],
    ['line', 78, 60, 22, 3],
    ['title', 10, 70, 30, 2],
    ['line', 40, 70, 70, 2],
  ),
  defaults: {
    title: null,
    products: 'newest',
    category: null,
    collection: null,
    skus: null,
    count: 8,
    link: null,
    label: null,
  },
  changesWith: 'content',
  settings,
  load: (requests, { app, db }) => listProductRows(app, db, requests.map(rowOf)),
  render({ title, link, label }, page, products) {
    if (products.length === 0) return html``;
    const href = link ? page.link(link) : null;
    const more = href === null || !label ? null : html`<a href="${href}">${label}</a>`;
    const name = title || page.app.texts()('pageBuilder.productRow.name');
    return html`<section class="product-row" aria-label="${name}">
      ${(title || more) && page.inOwnLanguage(html`<div class="row-head">${title && html`<h2>${title}</h2>`}${more}</div>`)}
      <div class="scroller" tabindex="0" role="group" aria-label="${name}">${page.products(products)}</div>
    </section>`;
  },
});
