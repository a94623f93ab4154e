import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { addressText } from './checkoutAddress.ts';
import type { CheckoutStep, CheckoutView } from './checkoutViews.ts';
import { linesTable, taxNote, totalsTable } from './contents.ts';
import type { Surroundings } from './contract.ts';
import type { SentForm } from './formFields.ts';

type Step<Name extends CheckoutStep['name']> = Extract<CheckoutStep, { name: Name }>;

interface RadioChoice {
  readonly value: string;
  readonly label: Html;
}

/** One of several, the first of which errors lead to. */
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

export function shippingStep(step: Step<'shipping'>, { cart, form }: CheckoutView, page: Surroundings): Html {
  if (step.methods.length === 0)
    return html`<p>We cannot ship to this address.</p>
      <p><a class="button" href="/checkout?step=address">Choose another address</a></p>`;
  const note = taxNote(cart?.prices_include_tax ?? null);
  const choices = step.methods.map(({ value, name, carrier, cost, business_days: days }) => ({
    value,
    label: html`${name}${carrier && ` (${carrier})`}:
    ${page.money(cost, cart?.currency)}${note}${days && daysText(days)}`,
  }));
  const invalid = form.errors.some(({ path }) => path === 'note');
  return html`<form method="post" action="/checkout/shipping-method">
    ${radios('How should it be shipped?', choices, form)}
    <p class="field">
      <label for="field-note">A note for the delivery (optional)</label>
      <textarea id="field-note" name="note" rows="3" maxlength="2000" ${invalid && html`aria-invalid="true"`}>
${form.values['note'] ?? ''}</textarea>
    </p>
    <button>Continue</button>
  </form>`;
}

const daysText = ({ min, max }: { readonly min: number | null; readonly max: number | null }): string => {
  const days = [...new Set([min, max].filter((day) => day !== null))];
  if (days.length === 0) return '';
  return `, in ${days.join(' to ')} business day${days.length === 1 && days[0] === 1 ? '' : 's'}`;
};

export const paymentStep = (step: Step<'payment'>, form: SentForm): Html =>
  step.methods.length === 0
    ? html`<p>There is no way to pay at the moment. Please come back later.</p>`
    : html`<form method="post" action="/checkout/payment-method">
        ${radios(
          'How do you want to pay?',
          step.methods.map(({ code, name }) => ({ value: code, label: html`${name}` })),
          form,
        )}
        <button>Continue</button>
      </form>`;

/** All that is ordered, once more, and the button that does it. */
export function reviewStep({ cart, step, steps }: CheckoutView, page: Surroundings): Html | null {
  if (!cart || step?.name !== 'review') return null;
  const has = (name: CheckoutStep['name']) => steps.some((one) => one.name === name);
  return html`${linesTable(cart, page)} ${totalsTable(cart, page)}
    <dl class="facts">
      ${fact('E-mail', cart.email, 'address', 'the e-mail')}
      ${has('shipping') && fact('Goes to', cart.shipping_address && addressText(cart.shipping_address), 'address', 'the address')}
      ${cart.billing_address && fact('Bill to', addressText(cart.billing_address), 'address', 'the billing address')}
      ${has('shipping') && fact('Shipping', cart.shipping_method, 'shipping', 'the shipping')}
      ${cart.note && fact('Note', cart.note, 'shipping', 'the note')}
      ${has('payment') && fact('Payment', cart.payment_method, 'payment', 'the payment')}
    </dl>
    <form method="post" action="/checkout/order">
      <input type="hidden" name="cart_id" value="${cart.uuid}" />
      <input type="hidden" name="seen" value="${step.seen}" />
      <button>Place the order</button>
    </form>`;
}

const fact = (name: string, value: Html | string | null, step: CheckoutStep['name'], what: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>
      ${value}
      <a href="/checkout?step=${step}">Change<span class="hidden"> ${what}</span></a>
    </dd>
  </div>`;
