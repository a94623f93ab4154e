import type { AppContext } from '../../../platform/contracts/context.ts';
import type { ReadContext } from '../../../platform/loading/readContext.ts';
import { responsiveImage, sizedUrl } from '../../media/index.ts';
import { pageMetafields } from '../../metafields/index.ts';
import { contentLanguage } from '../../translations/index.ts';
import type { ProductAttribute } from '../attributes/attribute.ts';
import type { ProductEntity } from '../contract.ts';
import type { ProductCard } from '../listing/productCard.ts';
import { offersOf } from '../offers/productOffers.ts';
import { struckPriceOf } from '../prices/struckPrice.ts';
import { isInStock, pageAddress } from '../products/product.ts';
import { pricesOf } from '../priceContexts/shownPrices.ts';
import { quantityRule } from '../products/quantityRule.ts';
import { linkedProducts } from '../related/linkedProducts.ts';
import { tiersFrom } from '../priceContexts/priceTiers.ts';
import { readProductParts } from './pageParts.repo.ts';
import { giftCardPrices } from './giftCardPrices.ts';
import { mainImage, productTile } from './productTile.ts';
import { variantOptions } from './variantOptions.ts';
import type { OfferedVariant, VariantOffer } from './variantOptions.ts';
import { ownFields, saleFields } from './ownFields.ts';

const MAX_RELATED = 8;

interface Choice {
  readonly offer: VariantOffer;
  readonly variant: OfferedVariant;
}

/** Returns the product of a page, with its variants and related products. */
export async function entityOf(
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

/** Returns the offers of a product, or nothing if it has none. */
function offersOn(app: AppContext, product: ProductCard): Pick<ProductEntity, 'offers'> {
  const offers = offersOf(app, product);
  return offers.length === 0 ? {} : { offers };
}

const attributeOf = ({ attribute_code: code, attribute_name: name, value, options }: ProductAttribute) => ({
  code,
  name,
  values: value === null ? options.map(({ option_text }) => option_text) : [value],
});
