import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { PlainMessageKey, Text } from '../../platform/contracts/messages.ts';
import type { CheckoutStep, CheckoutStepName, CheckoutStepView, CheckoutView } from './checkoutViews.ts';
import { taxBasis, taxLabel } from './contents.ts';
import type { TemplateContext } from './contract.ts';
import { addressText } from './facts.ts';
import { termsField } from './legal.ts';
import type { SentForm } from './formFields.ts';

type Step<Name extends CheckoutStep['name']> = Extract<CheckoutStep, { name: Name }>;

interface RadioChoice {
  readonly value: string;
  readonly label: string;
}

const CONTINUE: Readonly<Partial<Record<CheckoutStepName, PlainMessageKey>>> = {
  shipping: 'storefront.checkout.toShipping',
  payment: 'storefront.checkout.toPayment',
};

/** Renders the submit button of a step. Its label names the next incomplete step. */
export function nextButton(steps: readonly CheckoutStepView[], step: CheckoutStepName, text: Text): Html {
  const later = steps.slice(steps.findIndex(({ name }) => name === step) + 1);
  const next = later.find(({ is_done }) => !is_done)?.name;
  return html`<button>${text((next && CONTINUE[next]) ?? 'storefront.checkout.toReview')}</button>`;
}

/** Renders a group of radio buttons. Links in error messages point to the first button. */
function radios(legend: string, choices: readonly RadioChoice[], { values, errors }: SentForm): Html {
  const error = errors.find(({ path }) => path === 'method')?.message;
  return html`<fieldset ${error && html`aria-describedby="field-method-error"`}>
    <legend>${legend}</legend>
    ${error && html`<p class="error" id="field-method-error">${error}</p>`}
    ${choices.map(({ value, label }, index) => {
      const id = index === 0 ? 'field-method' : `field-method-${index}`;
      return html`<p class="radio">
        <input
          type="radio"
          id="${id}"
          name="method"
          value="${value}"
          required
          ${value === values['method'] && html`checked`}
        />
        <label for="${id}">${label}</label>
      </p>`;
    })}
  </fieldset>`;
}

export function shippingStep(
  step: Step<'shipping'>,
  { cart, form, steps }: CheckoutView,
  page: TemplateContext,
): Html {
  const { text } = page;
  if (step.methods.length === 0)
    return html`<p>${text('storefront.checkout.cannotShip')}</p>
      <p>
        <a class="button" href="/checkout?step=address">${text('storefront.checkout.otherAddress')}</a>
      </p>`;
  const choices = step.methods.map(({ value, name, carrier, cost, business_days: days }) => ({
    value,
    label: offerText(
      carrier ? text('storefront.checkout.carrier', { method: name, carrier }) : name,
      cost === 0
        ? text('storefront.contents.free')
        : taxLabel(page.money(cost, cart?.currency), cart && taxBasis(cart), text),
      days,
      text,
    ),
  }));
  const invalid = form.errors.some(({ path }) => path === 'note');
  return html`<form method="post" action="/checkout/shipping-method">
    ${radios(text('storefront.checkout.howToShip'), choices, form)}
    <p class="field">
      <label for="field-note"
        >${text('storefront.form.optional', { label: text('storefront.checkout.shippingNote') })}</label
      >
      <textarea
        id="field-note"
        name="note"
        dir="auto"
        rows="3"
        maxlength="2000"
        ${invalid && html`aria-invalid="true"`}
      >
${form.values['note'] ?? ''}</textarea>
    </p>
    ${nextButton(steps, 'shipping', text)}
  </form>`;
}

/** Returns the label of a shipping method with its price and, if known, its delivery days. */
function offerText(
  method: string,
  price: string,
  days: Step<'shipping'>['methods'][number]['business_days'],
  text: Text,
): string {
  const [min, max] = [days?.min ?? days?.max ?? null, days?.max ?? days?.min ?? null];
  if (min === null || max === null) return text('storefront.checkout.offer', { method, price });
  return min === max
    ? text('storefront.checkout.offerInDays', { method, price, days: min })
    : text('storefront.checkout.offerBetweenDays', { method, price, min, max });
}

export const paymentStep = (step: Step<'payment'>, { form, steps }: CheckoutView, text: Text): Html =>
  step.methods.length === 0
    ? html`<p>${text('storefront.checkout.cannotPay')}</p>`
    : html`<form method="post" action="/checkout/payment-method">
        ${radios(
          text('storefront.checkout.howToPay'),
          step.methods.map(({ code, name }) => ({ value: code, label: name })),
          form,
        )}
        ${nextButton(steps, 'payment', text)}
      </form>`;

/** Renders the order review and the button that places the order. */
export function reviewStep({ cart, step, steps, form }: CheckoutView, page: TemplateContext): Html | null {
  if (!cart || step?.name !== 'review') return null;
  const { text } = page;
  const has = (name: CheckoutStep['name']) => steps.some((one) => one.name === name);
  const shipping = cart.shipping_address && addressText(cart.shipping_address);
  const billing = cart.billing_address && addressText(cart.billing_address);
  const change = (name: CheckoutStep['name'], label: PlainMessageKey) =>
    html`<a href="/checkout?step=${name}" aria-label="${text(label)}"
      >${text('storefront.checkout.change')}</a
    >`;
  return html`<dl class="facts">
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
    ${cart.lines.every(({ errors }) => errors.length === 0) && placeForm(step, cart, form, page)}`;
}

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
    ${step.terms && termsField(step.terms, form, page)}
    <button>${placeText(step.button, cart, page)}</button>
  </form>`;

/** Returns the label of the button that places the order. The label includes the amount if the shopper pays immediately. */
function placeText(
  button: Step<'review'>['button'],
  { totals, currency }: Pick<NonNullable<CheckoutView['cart']>, 'totals' | 'currency'>,
  { money, text }: TemplateContext,
): string {
  if (button === 'obligation') return text('storefront.checkout.placeWithObligation');
  if (button === 'order') return text('storefront.checkout.place');
  const total = totals.find(({ code }) => code === 'grand_total')?.amount ?? 0;
  return text('storefront.checkout.pay', { amount: money(total, currency) });
}

const fact = (name: string, value: Html | string | null, change: Html): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value} ${change}</dd>
  </div>`;
