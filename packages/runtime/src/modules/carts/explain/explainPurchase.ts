import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { noPrice } from '../../catalog/index.ts';
import { invalidCurrency } from '../../currencies/index.ts';
import type { QuoteRequest } from '../../shipping/index.ts';
import { cartColumns } from '../cartColumns.ts';
import { productOf } from '../inputs/cartInputs.ts';
import { loadCartInputs } from '../inputs/loadCartInputs.ts';
import type { CouponCart } from '../../promotions/index.ts';
import { termsOfCart, unitPriceIn } from '../cartCurrency.ts';
import { draftOf } from '../draft.ts';
import { activeCartNotFound } from '../errors.ts';
import { newPurchase, noQuote } from '../quote/newPurchase.ts';
import type { PurchaseBuyer } from '../quote/newPurchase.ts';
import type { QuoteBody } from '../quote/quoteBody.ts';
import { computeCart } from '../recomputeCart.ts';
import type { CartComputation } from '../recomputeCart.ts';
import { quoteRequest, rememberQuotes } from '../shippingQuotes.ts';
import type { Account, CartStep, Turn } from './cartStep.ts';
import { isGift } from '../offers/giftsOf.ts';
import { promotionSteps } from './promotionSteps.ts';
import { allSteps } from './taxFreeSteps.ts';

/** A purchase computed for an explanation, and how its values were derived. */
export interface ExplainedPurchase {
  readonly account: Account;
  readonly computation: CartComputation;
  readonly steps: readonly CartStep[];
  /** The request to shipping providers. Null if there is no address. */
  readonly request: QuoteRequest | null;
}

/** A purchase that is not in any cart. */
interface Purchase {
  readonly items: QuoteBody['items'];
  /** The address. Null if not known. */
  readonly address: QuoteBody['address'] | null;
  /** The code of the currency, in any case. Default: the shop's. */
  readonly currency?: string | undefined;
}

/**
 * Explains a purchase that is not in any cart, computing it like a cart. Writes nothing, and ignores product stock and
 * status. Runs one SQL statement. Throws `PRODUCT_NOT_FOUND` (400) for an unknown SKU, `INVALID_CURRENCY` (400) for a currency that is not
 * on, and `NO_PRICE` (400) for a product without a price in it.
 */
export async function explainPurchase(
  app: AppContext,
  db: Db,
  { items, address, currency = app.config.shop.currency }: Purchase,
  buyer?: PurchaseBuyer,
): Promise<ExplainedPurchase> {
  const { draft, inputs } = await newPurchase(app, db, { items, address, goods: undefined }, buyer);
  const terms = inputs.currencies.find(currency);
  if (!terms) throw invalidCurrency(currency);
  for (const line of draft.lines)
    if (unitPriceIn(productOf(inputs.products, line), inputs, terms, line.qty) === null)
      throw noPrice(terms.code);
  return explained(app, { ...draft, currency: terms.code }, inputs, noQuote);
}

/**
 * Explains an active cart, with a different coupon if one is given. Writes nothing. Must not be called inside a
 * transaction. Throws `CART_NOT_FOUND` (404).
 */
export async function explainActiveCart(
  app: AppContext,
  db: Db,
  id: string,
  coupon?: string,
): Promise<ExplainedPurchase> {
  const inputs = await loadCartInputs(app, db, id, { coupon });
  if (!inputs) throw activeCartNotFound(id);
  const draft = draftOf(inputs);
  return explained(
    app,
    { ...draft, ...(coupon !== undefined && { codes: [coupon] }) },
    inputs,
    rememberQuotes(app, db),
  );
}

async function explained(
  app: AppContext,
  draft: Account['draft'],
  inputs: Account['inputs'],
  quote: typeof noQuote,
): Promise<ExplainedPurchase> {
  const turns: Turn[] = [];
  const computation = await computeCart(app, quote, draft, inputs, (turn, line) =>
    turns.push({ ...turn, line }),
  );
  const promotions = promotionSteps(app, draft, computation);
  const account = { draft, inputs, computation, turns, weightUnit: app.config.shop.weightUnit, promotions };
  const { columns, lines } = cartColumns(draft, computation);
  const destination = draft.addresses.shipping;
  return {
    account,
    computation,
    steps: allSteps(account),
    request: destination && quoteRequest(columns, lines, destination, inputs.shippingRevision),
  };
}

/** Creates the cart for evaluating a coupon from a computed purchase. Gifts do not count. */
export function couponCartOf({ account, computation: { taxed: totals } }: ExplainedPurchase): CouponCart {
  const bought = totals.lines.filter((line) => !isGift(line));
  return {
    terms: termsOfCart(account.inputs.currencies, account.draft),
    sub_total: totals.sub_total,
    total_qty: bought.reduce((units, { qty }) => units + qty, 0),
    lines: bought.map(({ product_id, sku, qty, final_price }) => ({
      product_id,
      sku,
      qty,
      unit_price: final_price,
    })),
  };
}
