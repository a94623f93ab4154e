import { hasBegun, hasEnded, isForCurrency, isForGroups, plainPrice } from './priceRules.ts';
import type { PriceListRule, ProductPrices } from './priceRules.ts';
import { hasProduct, isBefore, offerOf } from './resolvePrice.ts';
import type { PriceQuestion, ResolvedPrice } from './resolvePrice.ts';

/** A reason for a price. */
export interface PriceReason {
  readonly code: string;
  readonly message: string;
}

const reason = (code: string, message: string): PriceReason => ({ code, message });

/** Lists why a price is what it is: what the product itself costs, and for each list why it decides or not. Pure. */
export function priceReasons(
  product: ProductPrices,
  lists: readonly PriceListRule[],
  question: PriceQuestion,
  price: ResolvedPrice | null,
): readonly PriceReason[] {
  return [plainReason(product, question), ...lists.map((list) => listReason(product, list, question, price))];
}

function plainReason(product: ProductPrices, question: PriceQuestion): PriceReason {
  const { currency, base } = question;
  const plain = plainPrice(product, question);
  if (!plain.isBase) return reason('OWN_PRICE', `The product has a price of its own in ${currency.code}`);
  if (currency.isBase) return reason('BASE_PRICE', `The product has a price in ${base}`);
  return currency.factor
    ? reason('CONVERTED', `The price in ${base} is converted at the rate of ${currency.code}`)
    : reason('NO_RATE', `${currency.code} has no rate, and the product no price of its own in it`);
}

function listReason(
  product: ProductPrices,
  list: PriceListRule,
  question: PriceQuestion,
  price: ResolvedPrice | null,
): PriceReason {
  const { code } = list;
  const about = (why: string, text: string) => reason(why, `List "${code}" ${text}`);
  const { currency, groups, qty, now } = question;
  if (!list.is_on) return about('LIST_OFF', 'is off');
  if (!hasBegun(list, now)) return about('NOT_STARTED', `starts at ${timeOf(list.starts_at)}`);
  if (hasEnded(list, now)) return about('ENDED', `ended at ${timeOf(list.ends_at)}`);
  if (!isForCurrency(list, currency.code)) return about('OTHER_CURRENCY', `applies in ${list.currency} only`);
  if (!isForGroups(list, groups)) return about('OTHER_GROUP', 'is for other customer groups');
  if (!hasProduct(product, list)) return about('NOT_IN_LIST', 'has no price for the product');
  const amount = offerOf(product, list, question, qty);
  if (amount === null) {
    const isBelow = product.rows.some((row) => row.list === list.price_list_id && row.min_qty > qty);
    return isBelow
      ? about('QTY_NOT_REACHED', 'has prices for higher quantities only')
      : about('NO_RATE', `cannot be converted to ${currency.code}, which has no rate`);
  }
  if (price?.list?.price_list_id === list.price_list_id) return about('APPLIES', 'decides the price');
  const winner = price?.list;
  if (winner && winner.priority > list.priority)
    return about('LOWER_PRIORITY', `has a lower priority than list "${winner.code}"`);
  const isDearer =
    winner && !isBefore({ list, amount }, { list: winner, amount: price.amount }) && amount > price.amount;
  return isDearer
    ? about('HIGHER_AMOUNT', `has a higher price than list "${winner.code}"`)
    : about('NEWER_LIST', `has the same price as the older list "${winner?.code ?? ''}"`);
}

const timeOf = (time: number | null): string => (time === null ? '' : new Date(time).toISOString());
