import type { AppContext } from '../../../platform/contracts/context.ts';
import { GATEWAY_FORMS } from '../../../platform/http/answer/contentSecurity.ts';
import { toMinor } from '../../../platform/money.ts';
import { amountOf, offeredExpress } from '../../carts/index.ts';
import type { Cart, ExpressPlace } from '../../carts/index.ts';
import type { ProductEntity } from '../../catalog/index.ts';
import type { ExpressButtonView } from '../../defaultTheme/index.ts';
import type { PageFrame } from '../page/pageFrame.ts';
import type { PagePlan } from '../page/pagePlan.ts';

type Amount = Parameters<typeof offeredExpress>[3];

/** Returns the express buttons at a place for an amount, with the frame of the page. No statement. */
async function expressButtons(
  app: AppContext,
  frame: PageFrame,
  place: ExpressPlace,
  amount: Amount | null,
): Promise<readonly ExpressButtonView[]> {
  if (amount === null) return [];
  const offered = await offeredExpress(app, frame.express, place, amount);
  return offered.map(({ express: { code, mark = null }, label, name }) => ({
    code,
    label: label ?? app.texts()('storefront.express.payWith', { name }),
    path: `/checkout/express/${encodeURIComponent(code)}`,
    mark,
  }));
}

/** Returns the express buttons for a cart. */
export const expressOfCart = (
  app: AppContext,
  frame: PageFrame,
  place: ExpressPlace,
  cart: Cart,
): Promise<readonly ExpressButtonView[]> => expressButtons(app, frame, place, amountOf(cart));

/**
 * Returns the express buttons for the least quantity of a product, which are the same for all visitors. Whether the product ships is not known here,
 * so there are none if the shop ships nowhere.
 */
export const expressOfProduct = (
  app: AppContext,
  frame: PageFrame | undefined,
  { in_stock, price, currency, quantities }: ProductEntity,
): Promise<readonly ExpressButtonView[]> =>
  frame && in_stock
    ? expressButtons(app, frame, 'product', {
        currency,
        grandTotal: toMinor(String(price), currency) * quantities.least,
        noShippingRequired: false,
      })
    : Promise.resolve([]);

/** Allows a page with express buttons to redirect its forms to gateways. */
export const expressSources = (buttons: readonly ExpressButtonView[]): Pick<PagePlan, 'sources'> =>
  buttons.length > 0 ? { sources: GATEWAY_FORMS } : {};
