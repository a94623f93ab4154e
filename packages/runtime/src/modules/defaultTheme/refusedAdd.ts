import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { RefusedAddView } from './contract.ts';
import { errorSummary } from './formFields.ts';

/** Returns the number of units that the shopper can still add to the cart. */
export const unitsToAdd = ({ left, in_cart }: RefusedAddView): number => Math.max(left - in_cart, 0);

/** Reports whether a form was rejected because of the fields of a gift card, and not because of the quantity. */
export const hasFieldErrors = ({ form }: RefusedAddView): boolean =>
  form !== undefined && form.errors.length > 0;

/**
 * Renders the reason why a product could not be added, such as the number of units that can still be added, or the errors of a gift card's fields. The notice receives the focus
 * when the page opens.
 */
export const refusedAddNotice = (refused: RefusedAddView, text: Text): Html =>
  (refused.form && errorSummary(refused.form, text)) ??
  html`<div class="errors" role="alert" tabindex="-1" autofocus>
    <p id="qty-error">${refused.message ?? sentence(refused, text)}</p>
    ${refused.in_cart > 0 && html`<p><a href="/cart">${text('storefront.stock.toCart')}</a></p>`}
  </div>`;

function sentence(refused: RefusedAddView, text: Text): string {
  const { product, left, in_cart: have } = refused;
  const more = unitsToAdd(refused);
  if (left === 0) return text('storefront.stock.gone', { product });
  if (have === 0) return text('storefront.stock.left', { product, left });
  return more === 0
    ? text('storefront.stock.allInCart', { product, left })
    : text('storefront.stock.someInCart', { product, left, have, more });
}
