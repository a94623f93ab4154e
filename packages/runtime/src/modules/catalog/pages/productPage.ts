import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ReadContext } from '../../../platform/loading/readContext.ts';
import { visitorContext } from '../../../platform/loading/readContext.ts';
import { toMinor, toNumber } from '../../../platform/money.ts';
import { richText } from '../../../platform/html/richText.ts';
import { responsiveImage, sizedUrl } from '../../media/index.ts';
import { pageMetafields } from '../../metafields/index.ts';
import { settingsFrom } from '../../settings/index.ts';
import { contentLanguage } from '../../translations/index.ts';
import { urnOf } from '../../urls/index.ts';
import type { Page, PageMoved, PageRequest } from '../../urls/index.ts';
import type { ProductAttribute } from '../attributes/attribute.ts';
import { CARD_SETTINGS } from '../catalogSettings.ts';
import type { ProductEntity } from '../contract.ts';
import { findPageCard } from '../listing/productListing.repo.ts';
import type { ProductCard } from '../listing/productCard.ts';
import { offersOf } from '../offers/productOffers.ts';
import { struckPriceOf } from '../prices/struckPrice.ts';
import { isInStock, pageAddress, productPath } from '../products/product.ts';
import { currencyOf, pricesOf } from '../priceContexts/shownPrices.ts';
import { quantityRule } from '../products/quantityRule.ts';
import { linkedProducts } from '../related/linkedProducts.ts';
import { tiersFrom } from '../priceContexts/priceTiers.ts';
import { SALE_TERMS, saleTermsFrom } from '../saleTerms.ts';
import { deliveryDays } from './deliveryDays.ts';
import { readProductParts } from './pageParts.repo.ts';
import { giftCardOffer, giftCardPrices } from './giftCardPrices.ts';
import { mainImage, priceNotes, productTile } from './productTile.ts';
import { chosenVariant, readVariantOffer, variantOptions } from './variantOptions.ts';
import type { OfferedVariant, VariantOffer } from './variantOptions.ts';

const MAX_RELATED = 8;

/** The prices of a product that has none in the visitor's currency. */
const NO_PRICE = {
  no_price: true,
  price: 0,
  compare_at_price: null,
  unit_price: null,
  price_range: { min: 0, max: 0 },
} as const;

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

interface Choice {
  readonly offer: VariantOffer;
  readonly variant: OfferedVariant;
}

async function entityOf(
  context: ReadContext,
  product: ProductCard,
  choice: Choice | null,
): Promise<Omit<ProductEntity, 'terms'>> {
  const { product_id: id } = product;
  const prices = pricesOf(context.app);
  const [{ images, attributes, breadcrumb, tier_sources: tiers }, related, metafields] = await Promise.all([
    readProductParts(context.db, id, contentLanguage(context.app), prices),
    linkedProducts(context, 'related', [id, product.entry_of ?? id], MAX_RELATED),
    pageMetafields(context, 'product', product.meta_data),
  ]);
  return {
    ...ownFields(context, product),
    ...(prices && product.gift_card === null && saleFields(context.app, product)),
    ...offersOn(context.app, product),
    ...(prices && product.gift_card === null && tiers && { tiers: tiersFrom(context.app, tiers, prices) }),
    pictures: images.map((image) => responsiveImage(image, 'single')),
    images: images.map(({ url, alt }) => ({
      thumb: sizedUrl(url, 'thumb'),
      single: sizedUrl(url, 'single'),
      alt,
    })),
    attributes: attributes.map(attributeOf),
    breadcrumb,
    variants: choice ? variantOptions(choice.offer, choice.variant) : [],
    variant_group: choice && choice.offer.group.uuid,
    members: choice ? choice.offer.variants.map((member) => memberOf(context.app, member)) : [],
    metafields,
    related: related.map((card) => productTile(context.app, card)),
  };
}

const memberOf = (app: AppContext, { card, options }: OfferedVariant) => ({
  uuid: card.uuid,
  sku: card.sku,
  url: pageAddress({
    page_key: card.page_key,
    page_options: options.map(({ attribute_code, option_text }) => [attribute_code, option_text]),
  }),
  price: Number(card.price),
  compare_at_price: struckPriceOf(app, card),
  ...amountsOfCard(app, card),
  in_stock: isInStock(card),
  quantities: quantityRule(card),
  picture: mainImage(card, 'single'),
  options: options.map(({ attribute_code: code, attribute_name: name, option_text: value }) => ({
    code,
    name,
    value,
  })),
});

/** Returns the prices of a variant that is a gift card. */
function amountsOfCard(app: AppContext, card: ProductCard) {
  const prices = giftCardPrices(app, card);
  if (prices === null) return {};
  const { price, price_range, compare_at_price } = prices;
  return { price, price_range, compare_at_price };
}

const ownFields = ({ app }: ReadContext, product: ProductCard) => ({
  uuid: product.uuid,
  sku: product.sku,
  name: product.name,
  url_key: product.url_key,
  price: Number(product.price),
  currency: currencyOf(app),
  in_stock: isInStock(product),
  quantities: quantityRule(product),
  image: product.image_url === null ? null : sizedUrl(product.image_url, 'single'),
  short_description: product.short_description,
  consumer_notice_type: product.consumer_notice_type,
  consumer_notice: product.consumer_notice,
  description: product.description,
  description_tree: richText(product.description),
  meta_title: product.meta_title,
  meta_description: product.meta_description,
  /** The lowest and highest variant prices. Both equal the product price if there are no variants. */
  price_range: { min: Number(product.lowest_price), max: Number(product.highest_price) },
  /** The path of the product page. For a variant, the path of the main variant's page. */
  url: productPath({ url_key: product.page_key }),
  contents: product.unit === null ? null : { amount: Number(product.unit_amount), unit: product.unit },
  ...afterSale(app, product),
  ...priceNotes(app, product),
  ...giftCardFields(app, product),
});

/** Returns the offers of a product, or nothing if it has none. */
function offersOn(app: AppContext, product: ProductCard): Pick<ProductEntity, 'offers'> {
  const offers = offersOf(app, product);
  return offers.length === 0 ? {} : { offers };
}

/** Returns the amounts and prices of a gift card, which no price list changes. */
function giftCardFields(app: AppContext, product: ProductCard) {
  if (product.gift_card === null) return {};
  const [offer, prices] = [giftCardOffer(app, product), giftCardPrices(app, product)];
  if (offer === null || prices === null) return NO_PRICE;
  const { price, price_range, compare_at_price, unit_price } = prices;
  return { gift_card: offer, price, price_range, compare_at_price, unit_price };
}

/** Returns what a sale of a price list saves, and the lowest price of the 30 days before it. */
function saleFields(
  app: AppContext,
  { is_special, price, compare_at_price, lowest_price_30_days }: ProductCard,
) {
  if (is_special !== true) return {};
  const currency = currencyOf(app);
  const saving = toMinor(compare_at_price ?? price, currency) - toMinor(price, currency);
  return {
    ...(saving > 0 && { saving: toNumber(saving, currency) }),
    ...(lowest_price_30_days !== null && { lowest_price_30_days: Number(lowest_price_30_days) }),
  };
}

/** Returns the estimated delivery window and the return period, if the shop shows them. */
function afterSale(app: AppContext, product: ProductCard) {
  const settings = settingsFrom(app, CARD_SETTINGS, product.saved);
  const isShipped = !product.no_shipping_required;
  const returnDays = settings.returnDays > 0 ? (product.return_days ?? settings.returnDays) : 0;
  return {
    delivery:
      settings.deliveryEstimateShown && isShipped && isInStock(product)
        ? deliveryDays(settings, app.clock.now(), app.config.shop.timezone)
        : null,
    return_days: returnDays > 0 && isShipped ? returnDays : null,
  };
}

const attributeOf = ({ attribute_code: code, attribute_name: name, value, options }: ProductAttribute) => ({
  code,
  name,
  values: value === null ? options.map(({ option_text }) => option_text) : [value],
});
