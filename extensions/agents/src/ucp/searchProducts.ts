import { refuse, toDecimal, z } from '@shop/runtime/extension';
import type { AppContext, FoundProduct } from '@shop/runtime/extension';
import { availabilityOf, productOfTile, readerOf, variantOfTile } from './catalogParts.ts';
import type { searchBody } from './bodies.ts';
import type { Serving } from './visits.ts';

/** The number of products on a page of the shop's own search. */
const PAGE = 24;
const DEFAULT_LIMIT = 10;

const cursorText = z.string().regex(/^\d{1,6}$/);

/** Reads where a search goes on: the number of products before. */
function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  if (!cursorText.safeParse(text).success)
    throw refuse(400, 'VALIDATION_FAILED', 'The cursor is not one of this search', {
      at: 'pagination.cursor',
    });
  return Number(text);
}

const cursorAt = (offset: number): string => Buffer.from(String(offset), 'latin1').toString('base64url');

/** Searches the catalog as the storefront does. Fewer products than asked for are on a page where the shop's own pages end. */
export async function searchProducts({ app }: Serving, body: z.output<typeof searchBody>) {
  const { query, filters, context, pagination } = body;
  const price = filters?.price;
  const hasFilter =
    (filters?.categories?.length ?? 0) > 0 || price?.min !== undefined || price?.max !== undefined;
  if (!query?.trim() && !hasFilter)
    throw refuse(400, 'VALIDATION_FAILED', 'Search needs a query or a filter', { at: 'query' });
  const offset = offsetOf(pagination?.cursor);
  const limit = Math.min(pagination?.limit ?? DEFAULT_LIMIT, PAGE);
  const reader = readerOf(app, context?.currency);
  const currency = await currencyOf(app, context?.currency);
  const found = await app.catalog.search(reader, query ?? '', {
    page: String(Math.floor(offset / PAGE) + 1),
    ...(filters?.categories && { cat: filters.categories }),
    ...(price?.min !== undefined && { min_price: toDecimal(price.min, currency) }),
    ...(price?.max !== undefined && { max_price: toDecimal(price.max, currency) }),
  });
  if (!found.ok) throw refuse(found.status, found.code, found.message);
  const { items, total } = found.value;
  const start = offset % PAGE;
  const isThere = Math.floor(offset / PAGE) + 1 === found.value.page;
  const shown = isThere ? items.slice(start, start + limit) : [];
  const details = await detailsOf(
    app,
    reader,
    shown.map(({ sku }) => sku),
  );
  const next = offset + shown.length;
  const hasNext = shown.length > 0 && next < total;
  return {
    products: shown.map((tile) => {
      const known = details.get(tile.sku);
      const shownIn = known?.currency ?? currency;
      return {
        id: known?.main ?? tile.uuid,
        ...productOfTile(app, tile, shownIn),
        variants: [
          {
            ...variantOfTile(app, tile, shownIn),
            availability: availabilityOf(known?.is_available ?? tile.in_stock),
          },
        ],
      };
    }),
    pagination: {
      has_next_page: hasNext,
      ...(hasNext && { cursor: cursorAt(next) }),
      ...(found.value.is_exact && { total_count: total }),
    },
  };
}

/** Returns the currency in which the prices of a search are filtered. */
async function currencyOf(app: AppContext, wished: string | undefined): Promise<string> {
  const own = app.config.shop.currency;
  return wished === undefined ? own : wished.toUpperCase();
}

/** Looks up what tiles do not tell: the page of each product, and if the shown variant itself can be bought. */
async function detailsOf(
  app: AppContext,
  reader: ReturnType<typeof readerOf>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, FoundProduct>> {
  if (skus.length === 0) return new Map();
  const found = await app.catalog.lookup(reader, skus);
  const products = found.ok ? found.value : [];
  return new Map(products.flatMap((product) => (product === null ? [] : [[product.sku, product]])));
}
