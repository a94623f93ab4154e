import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { findByText } from '../../../platform/text/keyText.ts';
import type { ProductTile } from '../contract.ts';
import { listProductCardsBySku } from '../listing/productCard.repo.ts';
import { isInStock } from '../products/product.ts';
import { pricesOf } from '../priceContexts/shownPrices.ts';
import { productTile } from './productTile.ts';

/** A product found by its SKU, which may be a variant. */
interface ProductOfSku {
  readonly tile: ProductTile;
  /** The options that distinguish a variant. Empty for other products. */
  readonly options: readonly string[];
  /** True if this product itself can be bought. The tile also counts the other variants. */
  readonly in_stock: boolean;
}

/** Finds public products by SKU. Returns a lookup that finds no unknown or hidden products. Runs one SQL statement. */
export async function productsBySku(
  app: AppContext,
  db: Db,
  skus: readonly string[],
): Promise<(sku: string) => ProductOfSku | null> {
  const cards = await listProductCardsBySku(db, skus, pricesOf(app));
  const bySku = findByText(cards, ({ sku }) => sku);
  return (sku) => {
    const card = bySku(sku);
    if (!card) return null;
    return {
      tile: productTile(app, card),
      options: card.page_options?.map(([, option]) => option) ?? [],
      in_stock: isInStock(card),
    };
  };
}
