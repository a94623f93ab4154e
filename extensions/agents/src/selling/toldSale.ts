import type { CartState } from '@shop/runtime/extension';
import { offerId, wayOf } from './sale.ts';
import type { Sale, Selling } from './sale.ts';
import { itemProblem, rejectedIn } from './problem.ts';
import type { Problem } from './problem.ts';
import { quotedDestination } from './shopAddress.ts';
import { destinationOf } from './wish.ts';
import type { SentWish } from './wish.ts';

/** Tells a purchase as it stands: what can be chosen, and what is missing. `told` are the problems of the change before. */
export async function toldSale(
  selling: Selling,
  wish: SentWish,
  state: CartState,
  told: readonly Problem[],
): Promise<Sale> {
  const { app, buyer } = selling;
  const destination = quotedDestination(destinationOf(wish));
  const isSaved = state.shipping_address !== null;
  const [methods, { priceIncludingTax: isGross }, notices] = await Promise.all([
    app.carts.methods(buyer, state.cartId, isSaved || destination === null ? {} : destination),
    app.settings(['priceIncludingTax']),
    app.catalog.notices(
      { language: app.language },
      state.items.map(({ product_sku: sku }) => sku),
    ),
  ]);
  const offers = methods.ok ? methods.value.available_shipping_methods : [];
  const payments = (methods.ok ? methods.value.available_payment_methods : [])
    .map(({ code }) => code)
    .filter((code) => wayOf(app, code) !== null);
  const sale = { state, isGross, offers, payments, notices, problems: [] };
  return {
    ...sale,
    problems: [
      ...told,
      ...lineProblems(state),
      ...missing(sale, wish, told),
      ...codeProblems(state, wish, told),
    ],
  };
}

/** Returns the codes that did not hold when they were sent, and still do not. */
function codeProblems(
  { coupons }: CartState,
  { rejected = [], codes = [] }: SentWish,
  told: readonly Problem[],
): readonly Problem[] {
  const isTold = new Set(rejectedIn(told).map(({ index }) => index));
  const held = new Set(coupons.map((code) => code.trim().toLowerCase()));
  return rejected.filter(({ index }) => {
    const code = codes[index]?.trim().toLowerCase();
    return code !== undefined && !held.has(code) && !isTold.has(index);
  });
}

/** Returns the problems of the lines, such as goods that were sold meanwhile. */
const lineProblems = ({ errors, items }: CartState): Problem[] =>
  errors.flatMap((error) => {
    const line = items.find(({ uuid }) => error.field === `items.${uuid}`);
    return line ? [itemProblem(error, { sku: line.product_sku })] : [];
  });

/** Returns what is missing for the purchase to be completed. Nothing is said twice. */
function missing(
  { state, offers, payments }: Pick<Sale, 'state' | 'offers' | 'payments'>,
  wish: SentWish,
  told: readonly Problem[],
): Problem[] {
  const has = (...kinds: readonly string[]) => told.some(({ kind }) => kinds.includes(kind));
  const problems: Problem[] = [];
  if (state.items.length === 0) problems.push({ kind: 'no_items' });
  if (state.customer_email === null && !has('email_invalid')) problems.push({ kind: 'email_missing' });
  if (!state.no_shipping_required) problems.push(...missingDelivery(state, offers, wish, has));
  if (state.amount_due > 0 && payments.length === 0) problems.push({ kind: 'no_way_to_pay' });
  if (wish.currency !== undefined && wish.currency.toUpperCase() !== state.currency)
    problems.push({ kind: 'currency_ignored' });
  if (state.shipping_address === null) problems.push({ kind: 'tax_unknown' });
  return problems;
}

function missingDelivery(
  { shipping_method: chosen, shipping_address: address }: CartState,
  offers: Sale['offers'],
  wish: SentWish,
  has: (...kinds: readonly string[]) => boolean,
): Problem[] {
  const destination = destinationOf(wish);
  if (destination === null)
    return [{ kind: wish.destination == null ? 'destination_missing' : 'destination_unknown' }];
  if (has('address_invalid')) return [];
  if (offers.length === 0) {
    const isQuotable = quotedDestination(destination) !== null;
    return isQuotable ? [{ kind: 'address_undeliverable' }] : [];
  }
  if (wish.option == null) return [{ kind: 'option_missing' }];
  const isOffered = offers.some((offer) => offerId(offer) === wish.option);
  if (!isOffered) return has('option_unknown') ? [] : [{ kind: 'option_unknown' }];
  if (address !== null && chosen === null && !has('option_unknown')) return [{ kind: 'option_unknown' }];
  return [];
}
