import { z } from 'zod';
import { html } from '../../../platform/html/html.ts';
import { optionalLine } from '../../../platform/http/forms/bodyFields.ts';
import { listProductRows } from '../../catalog/index.ts';
import type { ProductTile } from '../../catalog/index.ts';
import { defineWidget } from '../contract.ts';
import { wireframe } from './wireframe.ts';

const MAX_PRODUCTS = 50;

/** The widget settings: a title, a collection code, and the number of products to show. */
const settings = z.object({
  title: optionalLine('title', 255).optional(),
  collection: z.string().min(1).max(200).meta({ format: 'collection-code' }),
  count: z.int().min(1).max(MAX_PRODUCTS).default(4),
});

/** A widget that shows the newest products of a collection. */
export const collectionProducts = defineWidget<typeof settings, readonly ProductTile[]>({
  type: 'collection_products',
  name: 'Collection products',
  description: 'The newest products in a collection.',
  picture: wireframe(
    ['title', 10, 10, 40, 5],
    ['picture', 10, 22, 22, 28],
    ['picture', 36, 22, 22, 28],
    ['picture', 62, 22, 22, 28],
    ['picture', 88, 22, 22, 28],
    ['line', 10, 54, 18, 3],
    ['line', 36, 54, 18, 3],
    ['line', 62, 54, 18, 3],
    ['line', 88, 54, 18, 3],
  ),
  defaults: { title: null, collection: '', count: 4 },
  changesWith: 'content',
  settings,
  load: (requests, { app, db }) =>
    listProductRows(
      app,
      db,
      requests.map(({ collection, count }) => ({ from: 'collection', of: collection, count })),
    ),
  render: ({ title }, page, products) =>
    html`${title && page.inOwnLanguage(html`<h2>${title}</h2>`)}${page.products(products)}`,
});
