import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { PlainMessageKey } from '../../platform/contracts/messages.ts';
import type { CheckoutStep, CheckoutView } from './checkoutViews.ts';
import { shownDue } from './shownTotal.ts';
import type { TemplateContext } from './contract.ts';
import { addressText, billingText } from './facts.ts';
import { reviewGuarantee } from './guarantee.ts';
import { termsField } from './legal.ts';
import type { SentForm } from './formFields.ts';
import type { Step } from './choiceStep.ts';
import { methodChoices, radios, submitBar } from './choiceStep.ts';

/** Renders the order review and the button that places the order. */
export function reviewStep(view: CheckoutView, page: TemplateContext): Html | null {
  const { cart, step, steps, form } = view;
  if (!cart || step?.name !== 'review') return null;
  const { text } = page;
  const has = (name: CheckoutStep['name']) => steps.some((one) => one.name === name);
  const shipping = cart.shipping_address && addressText(cart.shipping_address);
  const billing = billingText(cart, text);
  const change = (name: CheckoutStep['name'], label: PlainMessageKey) =>
    html`<a href="/checkout?step=${name}" aria-label="${text(label)}"
      >${text('storefront.checkout.change')}</a
    >`;
  return html`${step.express && approvedNotice(step.express.name, page)}
    <dl class="facts">
      ${fact(text('storefront.checkout.email'), cart.email, change('address', 'storefront.checkout.changeEmail'))}
      ${
        has('shipping') &&
        fact(
          text('storefront.checkout.shipTo'),
          shipping,
          change('address', 'storefront.checkout.changeShippingAddress'),
        )
      }
      ${
        billing &&
        fact(
          text('storefront.checkout.billTo'),
          billing,
          change('address', 'storefront.checkout.changeBillingAddress'),
        )
      }
      ${
        has('shipping') &&
        (step.express?.methods.length ?? 0) < 2 &&
        fact(
          text('storefront.checkout.step.shipping'),
          cart.shipping_method,
          change('shipping', 'storefront.checkout.changeShipping'),
        )
      }
      ${
        cart.note &&
        fact(
          text('storefront.checkout.note'),
          cart.note,
          change('shipping', 'storefront.checkout.changeNote'),
        )
      }
      ${
        has('payment') &&
        fact(
          text('storefront.checkout.step.payment'),
          cart.payment_method,
          change('payment', 'storefront.checkout.changePayment'),
        )
      }
    </dl>
    ${step.express && shippingChoice(step.express.methods, view, page)}
    ${cart.lines.every(({ errors }) => errors.length === 0) && placeForm(step, cart, form, page)}`;
}

const approvedNotice = (name: string, { text }: TemplateContext): Html =>
  html`<p class="notice" role="status">${text('storefront.express.approved', { name })}</p>`;

/** Renders the shipping methods of an express payment. Returns null if there is nothing to choose. */
const shippingChoice = (
  methods: Step<'shipping'>['methods'],
  { cart, form }: CheckoutView,
  page: TemplateContext,
): Html | null =>
  methods.length < 2
    ? null
    : html`<form class="methods" method="post" action="/checkout/shipping-method">
        <h2>${page.text('storefront.checkout.step.shipping')}</h2>
        ${radios(page.text('storefront.checkout.howToShip'), methodChoices(methods, cart, page), form)}
        <button class="quiet">${page.text('storefront.express.ship')}</button>
      </form>`;

/** Renders the form that places the order. Requires that all cart lines can be ordered. */
const placeForm = (
  step: Step<'review'>,
  cart: NonNullable<CheckoutView['cart']>,
  form: SentForm,
  page: TemplateContext,
): Html =>
  html`<form class="order" method="post" action="/checkout/order">
    <input type="hidden" name="cart_id" value="${cart.uuid}" />
    <input type="hidden" name="reviewed" value="${step.reviewed}" />
    <input type="hidden" name="seen" value="${step.seen}" />
    ${reviewGuarantee(step.guarantee, page)} ${step.terms && termsField(step.terms, form, page)}
    ${submitBar(cart, placeText(step.button, cart, page), page)}
  </form>`;

/**
 * Returns the label of the button that places the order. The label includes the amount, except where the law permits no words besides the
 * obligation to pay.
 */
function placeText(
  button: Step<'review'>['button'],
  cart: NonNullable<CheckoutView['cart']>,
  { money, text }: TemplateContext,
): string {
  if (button === 'obligation') return text('storefront.checkout.placeWithObligation');
  return text('storefront.checkout.place', { amount: money(shownDue(cart), cart.currency) });
}

const fact = (name: string, value: Html | string | null, change: Html): Html =>
  html`<div class="changeable">
    <dt>${name}</dt>
    <dd>${value} ${change}</dd>
  </div>`;
