import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { CartContentsView } from './cartViews.ts';
import { tenderName } from './contents.ts';
import { inputField } from './formFields.ts';
import type { SentForm } from './formFields.ts';

/**
 * Renders the applied coupon and the gift cards, and a folded form for a code of either. The form is open if a code was rejected. `to` is the path
 * to continue at. Default: the cart page.
 */
export function couponPart(
  { coupon: applied, tenders }: Pick<CartContentsView, 'coupon' | 'tenders'>,
  form: SentForm,
  text: Text,
  to: string | null = null,
): Html {
  const next = to !== null && html`<input type="hidden" name="to" value="${to}" />`;
  const cards = tenders.filter(({ uuid }) => uuid !== null);
  return html`${codePart(applied, form, text, next)} ${cards.map((card) => cardPart(card, text, next))}`;
}

/** Renders a gift card with the button that takes it off the cart. */
const cardPart = (card: CartContentsView['tenders'][number], text: Text, next: Html | false): Html =>
  html`<form class="coupon applied" method="post" action="/cart/gift-cards/removal">
    <p>${tenderName(card, text)}</p>
    <input type="hidden" name="gift_card" value="${card.uuid}" />
    ${next}
    <button
      class="plain"
      aria-label="${text('storefront.cart.removeOf', { product: tenderName(card, text) })}"
    >
      ${text('storefront.cart.remove')}
    </button>
  </form>`;

function codePart(applied: string | null, form: SentForm, text: Text, next: Html | false): Html {
  if (applied !== null)
    return html`<form class="coupon applied" method="post" action="/cart/coupons/removal">
        <p>${text('storefront.cart.couponApplied', { coupon: applied })}</p>
        <input type="hidden" name="coupon" value="${applied}" />
        ${next}
        <button class="plain" aria-label="${text('storefront.cart.removeCoupon')}">
          ${text('storefront.cart.remove')}
        </button>
      </form>
      ${codeForm(text('storefront.cart.addGiftCard'), form, text, next)}`;
  return codeForm(text('storefront.cart.addCoupon'), form, text, next);
}

/** Renders the folded form for a code. */
function codeForm(title: string, form: SentForm, text: Text, next: Html | false): Html {
  return html`<details class="fold" ${form.errors.some(({ path }) => path === 'coupon') && html`open`}>
    <summary>${title}</summary>
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
