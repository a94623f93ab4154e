import type { GraphQLContext } from '../../../platform/graphql/contract.ts';
import { price } from '../../../platform/graphql/price.ts';
import type { Price } from '../../../platform/graphql/price.ts';
import { noPrice } from '../errors.ts';
import type { ProductCard } from '../listing/productCard.ts';
import { contextIn } from './contextIn.ts';
import { tiersOfProduct } from './priceTiers.ts';
import { shownCurrencies } from './shownCurrencies.ts';
import { productById } from '../variants/variant.loaders.ts';

/** The parent value of the GraphQL type `ProductPrice`. */
export interface ProductPrice {
  readonly regular: Price;
  readonly special: Price | null;
}

/** Returns the currency of a card's prices. */
export const currencyOfCard = (card: ProductCard, { app }: Pick<GraphQLContext, 'app'>): string =>
  card.currency ?? app.config.shop.currency;

/** Returns the context that shows the currency of a card, for products that belong to it. */
export const contextOfCard = (card: ProductCard, context: GraphQLContext): GraphQLContext =>
  card.currency === undefined ? context : contextIn(context, card.currency);

/** Finds a card with its prices in a currency. Null if the product has no price there. Throws `INVALID_CURRENCY`. */
async function cardIn(
  card: ProductCard,
  currency: string | null | undefined,
  context: GraphQLContext,
): Promise<ProductCard | null> {
  if (currency === null || currency === undefined) return card;
  if (currency.toUpperCase() === currencyOfCard(card, context)) return card;
  return contextIn(context, currency).loader(productById)(card.product_id);
}

/** Finds a card with its prices in a currency. Throws `NO_PRICE` if the product has none there, and `INVALID_CURRENCY`. */
export async function pricedCard(
  card: ProductCard,
  currency: string | null | undefined,
  context: GraphQLContext,
): Promise<ProductCard> {
  const found = await cardIn(card, currency, context);
  if (!found) throw noPrice(currency?.toUpperCase() ?? currencyOfCard(card, context));
  return found;
}

/** Creates the price of a card. A sale by a price list has the price without it as `regular`. */
export function priceOfCard(card: ProductCard, context: GraphQLContext): ProductPrice {
  const currency = currencyOfCard(card, context);
  const own = price(context, card.price, currency);
  const before = card.is_special === true ? card.compare_at_price : null;
  return before === null
    ? { regular: own, special: null }
    : { regular: price(context, before, currency), special: own };
}

/** Lists the prices of a card in all currencies in which it has one. */
export async function pricesOfCard(card: ProductCard, context: GraphQLContext) {
  const cards = await Promise.all(
    shownCurrencies(context.app).map((currency) => cardIn(card, currency, context)),
  );
  return cards.flatMap((one) =>
    one ? [{ currency: currencyOfCard(one, context), ...priceOfCard(one, context) }] : [],
  );
}

/** Lists the prices by quantity of a product in a currency, by default the one of the card. Throws `INVALID_CURRENCY`. */
export async function tiersOfCard(
  card: ProductCard,
  asked: string | null | undefined,
  context: GraphQLContext,
) {
  const currency = asked?.toUpperCase() ?? currencyOfCard(card, context);
  const tiers = await contextIn(context, currency).loader(tiersOfProduct)(card.product_id);
  return tiers.map((tier) => ({ ...tier, price: price(context, tier.price, currency) }));
}
