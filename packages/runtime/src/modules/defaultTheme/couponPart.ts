import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { CartContentsView } from './cartViews.ts';
import { inputField } from './formFields.ts';
import type { SentForm } from './formFields.ts';

/**
 * Renders the applied coupon, or a folded form for one. The form is open if a coupon was rejected. `to` is the path to continue at.
 * Default: the cart page.
 */
export function couponPart(
  { coupon: applied }: Pick<CartContentsView, 'coupon'>,
  form: SentForm,
  text: Text,
  to: string | null = null,
): Html {
  const next = to !== null && html`<input type="hidden" name="to" value="${to}" />`;
  if (applied !== null)
    return html`<form class="coupon applied" method="post" action="/cart/coupons/removal">
      <p>${text('storefront.cart.couponApplied', { coupon: applied })}</p>
      <input type="hidden" name="coupon" value="${applied}" />
      ${next}
      <button class="plain" aria-label="${text('storefront.cart.removeCoupon')}">
        ${text('storefront.cart.remove')}
      </button>
    </form>`;
  return html`<details class="fold" ${form.errors.some(({ path }) => path === 'coupon') && html`open`}>
    <summary>${text('storefront.cart.addCoupon')}</summary>
    <form class="coupon" method="post" action="/cart/coupons">
      ${next}
      ${inputField(
        { name: 'coupon', label: text('storefront.cart.couponCode'), autocomplete: 'off' },
        form,
        text,
      )}
      <button class="quiet">${text('storefront.cart.applyCoupon')}</button>
    </form>
  </details>`;
}
