import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import { findByText } from '../../../platform/text/keyText.ts';
import type { FoundProduct } from '../contract.ts';
import { listProductCardsByRef } from '../listing/productCard.repo.ts';
import type { ProductCard } from '../listing/productCard.ts';
import { isInStock } from '../products/product.ts';
import { quantityRule } from '../products/quantityRule.ts';
import { currencyOf, pricesOf } from '../priceContexts/shownPrices.ts';
import { productTile } from './productTile.ts';

/** A product that was found, with the page that shows it. */
interface ProductOfRef {
  readonly product: FoundProduct;
  /** The UUID of the product whose page it is, and the query that selects the variant. */
  readonly page: { readonly uuid: string; readonly query: Readonly<Record<string, string>> };
}

/**
 * Finds public products by SKU or UUID. Returns a lookup that finds no unknown or hidden products. A SKU takes precedence. Runs one SQL
 * statement, or none without references.
 */
export async function productsByRef(
  app: AppContext,
  db: Db,
  refs: readonly string[],
): Promise<(ref: string) => ProductOfRef | null> {
  if (refs.length === 0) return () => null;
  const cards = await listProductCardsByRef(db, refs, pricesOf(app));
  const bySku = findByText(cards, ({ sku }) => sku);
  const byUuid = new Map(cards.map((card) => [card.uuid, card]));
  return (ref) => {
    const card = bySku(ref) ?? (isUuid(ref) ? byUuid.get(ref.toLowerCase()) : undefined);
    return card ? foundProduct(app, card) : null;
  };
}

const foundProduct = (app: AppContext, card: ProductCard): ProductOfRef => ({
  product: {
    ...productTile(app, card),
    currency: currencyOf(app),
    options: (card.page_options ?? []).map(([code, value]) => ({ code, value })),
    is_available: isInStock(card),
    quantities: quantityRule(card),
    main: card.page_uuid,
  },
  page: { uuid: card.page_uuid, query: Object.fromEntries(card.page_options ?? []) },
});
