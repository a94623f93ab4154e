import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { CartContentsView, CodeView } from './cartViews.ts';
import { tenderName } from './totalsTable.ts';
import { shownDue } from './shownTotal.ts';
import type { TemplateContext } from './contract.ts';
import { inputField } from './formFields.ts';
import type { SentForm } from './formFields.ts';

/**
 * Renders the codes on the cart with what each did, the gift cards and the credit that pay for it, and a folded form for a code of either
 * kind. The form is open if a code was rejected. `to` is the path to continue at. Default: the cart page.
 */
export function couponPart(
  cart: CartContentsView,
  form: SentForm,
  page: TemplateContext,
  to: string | null = null,
): Html {
  const { text } = page;
  const next = to !== null && html`<input type="hidden" name="to" value="${to}" />`;
  const isEmpty = cart.codes.length === 0 && cart.tenders.length === 0;
  return html`${
    !isEmpty &&
    html`<ul class="codes" aria-label="${text('storefront.code.list')}">
      ${cart.codes.map((code) => codePart(code, cart, page, next))}
      ${cart.tenders.map((tender) => tenderPart(tender, cart, page, next))}
    </ul>`
  }
  ${offeredCredit(cart, page, next)}
  ${codeForm(text(isEmpty ? 'storefront.cart.addCoupon' : 'storefront.cart.addGiftCard'), form, page, next)}`;
}

/** Renders a code with what it did, and the button that takes it off the cart. */
const codePart = (
  code: CodeView,
  { currency }: CartContentsView,
  page: TemplateContext,
  next: Html | false,
): Html =>
  html`<li>
    <form class="coupon applied" method="post" action="/cart/coupons/removal">
      <p class="${code.gives === 'nothing' && 'idle'}">
        <strong>${code.code}</strong> <span class="option">${effectOf(code, currency, page)}</span>
      </p>
      <input type="hidden" name="coupon" value="${code.code}" />
      ${next} ${removal(code.code, page)}
    </form>
  </li>`;

const removal = (product: string, { text }: TemplateContext): Html =>
  html`<button class="plain" aria-label="${text('storefront.cart.removeOf', { product })}">
    ${text('storefront.cart.remove')}
  </button>`;

/** Returns what a code did, as a text. */
function effectOf({ gives, saved, reason }: CodeView, currency: string, page: TemplateContext): string {
  const { text, money } = page;
  if (gives === 'nothing') return text('storefront.code.nothing', { reason: reason ?? '' });
  if (gives === 'discount') return text('storefront.code.saves', { amount: money(saved, currency) });
  return text(gives === 'gift' ? 'storefront.code.gift' : 'storefront.code.shipping');
}

/** Renders a gift card or the credit with what it pays, and the button that takes it off the cart. */
const tenderPart = (
  tender: CartContentsView['tenders'][number],
  { currency }: CartContentsView,
  page: TemplateContext,
  next: Html | false,
): Html => {
  const name = tenderName(tender, page.text);
  const isCard = tender.uuid !== null;
  return html`<li>
    <form
      class="coupon applied"
      method="post"
      action="${isCard ? '/cart/gift-cards/removal' : '/cart/credit/removal'}"
    >
      <p>
        <strong>${name}</strong>
        <span class="option"
          >${page.text('storefront.code.pays', { amount: page.money(tender.amount, currency) })}</span
        >
      </p>
      ${isCard && html`<input type="hidden" name="gift_card" value="${tender.uuid}" />`} ${next}
      ${removal(name, page)}
    </form>
  </li>`;
};

/** Renders the button that pays with store credit. Returns null if there is none, it is used already, or nothing is left to pay. */
function offeredCredit(cart: CartContentsView, page: TemplateContext, next: Html | false): Html | null {
  const { text, money } = page;
  const isUsed = cart.tenders.some(({ uuid }) => uuid === null);
  if (!cart.store_credit || isUsed || shownDue(cart) <= 0) return null;
  const balance = money(cart.store_credit.balance, cart.currency);
  return html`<form class="coupon applied credit" method="post" action="/cart/credit">
    <p>${text('storefront.credit.available', { balance })}</p>
    ${next}
    <button class="quiet">${text('storefront.credit.use')}</button>
  </form>`;
}

/** Renders the folded form for a code. */
function codeForm(title: string, form: SentForm, { text }: TemplateContext, next: Html | false): Html {
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
