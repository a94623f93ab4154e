import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { visitorContext } from '../../../platform/loading/readContext.ts';
import { urnOf } from '../../urls/index.ts';
import type { Page, PageMoved, PageRequest } from '../../urls/index.ts';
import { findPageCard } from '../listing/productCard.repo.ts';
import type { ProductCard } from '../listing/productCard.ts';
import { productPath } from '../products/product.ts';
import { pricesOf } from '../priceContexts/shownPrices.ts';
import { SALE_TERMS, saleTermsFrom } from '../saleTerms.ts';
import { chosenVariant, readVariantOffer } from './variantOptions.ts';
import { NO_PRICE } from './ownFields.ts';
import { entityOf } from './productEntity.ts';

/**
 * Loads the page of a public product. Null if there is no such product. The page of a main variant shows the variant that the query
 * selects, and the paths of the other variants redirect there. Statements: the product, its variants if any, its parts, and the related
 * products, plus one if metafields refer to records.
 */
export async function loadProductPage(
  app: AppContext,
  db: Db,
  uuid: string,
  request: PageRequest,
): Promise<Page | PageMoved | null> {
  const prices = pricesOf(app);
  const priced = await findPageCard(db, uuid, SALE_TERMS, prices);
  // A product without a price in the visitor's currency has a page that says so.
  const found = priced ?? (prices && (await findPageCard(db, uuid, SALE_TERMS, null)));
  if (!found) return null;
  if (found.entry_of !== null) return found.is_shown ? pageOfVariant(found) : null;
  const context = visitorContext(app, db);
  const offer = found.is_shown || found.is_main ? await readVariantOffer(context, found) : null;
  const variant = offer && chosenVariant(offer, request);
  if (!variant && !found.is_shown) return null;
  const product = variant?.card ?? found;
  return {
    route: 'productView',
    urn: urnOf('catalog:product', uuid),
    area: 'content',
    title: product.meta_title || product.name,
    description: product.meta_description,
    entity: {
      ...(await entityOf(context, product, offer && variant ? { offer, variant } : null)),
      ...(!priced && !variant && NO_PRICE),
      terms: saleTermsFrom(app, found.settings),
    },
    body: null,
  };
}

/** Returns the location of the page that shows a variant. */
export const pageOfVariant = ({
  page_key,
  page_options,
}: Pick<ProductCard, 'page_key' | 'page_options'>): PageMoved => ({
  movedTo: productPath({ url_key: page_key }),
  query: Object.fromEntries(page_options ?? []),
});
