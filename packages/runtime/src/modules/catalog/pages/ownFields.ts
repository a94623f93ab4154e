import type { AppContext } from '../../../platform/contracts/context.ts';
import type { ReadContext } from '../../../platform/loading/readContext.ts';
import { toMinor, toNumber } from '../../../platform/money.ts';
import { richText } from '../../../platform/html/richText.ts';
import { sizedUrl } from '../../media/index.ts';
import { settingsFrom } from '../../settings/index.ts';
import { CARD_SETTINGS } from '../catalogSettings.ts';
import type { ProductCard } from '../listing/productCard.ts';
import { isInStock, productPath } from '../products/product.ts';
import { currencyOf } from '../priceContexts/shownPrices.ts';
import { quantityRule } from '../products/quantityRule.ts';
import { deliveryDays } from './deliveryDays.ts';
import { giftCardOffer, giftCardPrices } from './giftCardPrices.ts';
import { priceNotes } from './productTile.ts';

/** The prices of a product that has none in the visitor's currency. */
export const NO_PRICE = {
  no_price: true,
  price: 0,
  compare_at_price: null,
  unit_price: null,
  price_range: { min: 0, max: 0 },
} as const;

/** Returns the fields that the product itself has. */
export const ownFields = ({ app }: ReadContext, product: ProductCard) => ({
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

/** Returns the amounts and prices of a gift card, which no price list changes. */
function giftCardFields(app: AppContext, product: ProductCard) {
  if (product.gift_card === null) return {};
  const [offer, prices] = [giftCardOffer(app, product), giftCardPrices(app, product)];
  if (offer === null || prices === null) return NO_PRICE;
  const { price, price_range, compare_at_price, unit_price } = prices;
  return { gift_card: offer, price, price_range, compare_at_price, unit_price };
}

/** Returns what a sale of a price list saves, and the lowest price of the 30 days before it. */
export function saleFields(
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
