import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { PlainMessageKey } from '../../platform/contracts/messages.ts';
import type { CheckoutStep, CheckoutStepName, CheckoutView } from './checkoutViews.ts';
import { shownDue, taxBasis, taxLabel } from './shownTotal.ts';
import { deliveryText } from './deliveryText.ts';
import type { TemplateContext } from './contract.ts';
import type { SentForm } from './formFields.ts';

/** The view of a step of the checkout. */
export type Step<Name extends CheckoutStep['name']> = Extract<CheckoutStep, { name: Name }>;

interface RadioChoice {
  readonly value: string;
  readonly label: string;
  /** A second line below the label. */
  readonly detail?: string | null;
  /** The price at the end of the line. */
  readonly price?: string;
  /** A sentence below the choice. */
  readonly hint?: string | null;
}

const CONTINUE: Readonly<Partial<Record<CheckoutStepName, PlainMessageKey>>> = {
  shipping: 'storefront.checkout.toShipping',
  payment: 'storefront.checkout.toPayment',
};

/**
 * Renders the submit button of a step, with the total next to it. The label names the next incomplete step. On phones, both stay at the
 * bottom of the screen.
 */
export function nextButton(
  { steps, cart }: CheckoutView,
  step: CheckoutStepName,
  page: TemplateContext,
): Html {
  const later = steps.slice(steps.findIndex(({ name }) => name === step) + 1);
  const next = later.find(({ is_done }) => !is_done)?.name;
  return submitBar(cart, page.text((next && CONTINUE[next]) ?? 'storefront.checkout.toReview'), page);
}

/** Returns the key of the label of the amount next to the button. */
const totalKey = ({ unknown_totals, tenders }: NonNullable<CheckoutView['cart']>) => {
  if (tenders.length > 0) return 'storefront.contents.amountDue';
  return unknown_totals.length > 0 ? 'storefront.contents.estimatedTotal' : 'storefront.contents.grandTotal';
};

/** Renders the total and the button that places the order or continues. */
export const submitBar = (
  cart: CheckoutView['cart'],
  label: string,
  { money, text }: TemplateContext,
): Html =>
  html`<div class="submit">
    ${
      cart &&
      html`<p>
        <span>${text(totalKey(cart))}</span>
        <strong>${money(shownDue(cart), cart.currency)}</strong>
      </p>`
    }
    <button>${label}</button>
  </div>`;

/** Renders a group of radio buttons. Links in error messages point to the first button. */
export function radios(legend: string, choices: readonly RadioChoice[], { values, errors }: SentForm): Html {
  const error = errors.find(({ path }) => path === 'method')?.message;
  return html`<fieldset class="choices" ${error && html`aria-describedby="field-method-error"`}>
    <legend class="hidden">${legend}</legend>
    ${error && html`<p class="error" id="field-method-error">${error}</p>`}
    ${choices.map(({ value, label, detail, price, hint }, index) => {
      const id = index === 0 ? 'field-method' : `field-method-${index}`;
      return html`<div class="radio">
        <input
          type="radio"
          id="${id}"
          name="method"
          value="${value}"
          required
          ${hint && html`aria-describedby="${id}-hint"`}
          ${value === values['method'] && html`checked`}
        />
        <label for="${id}">
          <span>${label} ${detail && html`<span class="option">${detail}</span>`}</span>
          ${price && html`<span class="amount">${price}</span>`}
        </label>
        ${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
      </div>`;
    })}
  </fieldset>`;
}

/** Returns the radio buttons of shipping methods. */
export const methodChoices = (
  methods: Step<'shipping'>['methods'],
  cart: CheckoutView['cart'],
  page: TemplateContext,
): readonly RadioChoice[] =>
  methods.map(({ value, name, carrier, cost, ...times }) => ({
    value,
    label: carrier ? page.text('storefront.checkout.carrier', { method: name, carrier }) : name,
    detail: deliveryDetail(times, page),
    price:
      cost === 0
        ? page.text('storefront.contents.free')
        : taxLabel(page.money(cost, cart?.currency), cart && taxBasis(cart), page.text),
  }));

/** Returns the expected delivery dates of a shipping method, or otherwise its business days. Null if neither is known. */
function deliveryDetail(
  { delivery, business_days: days }: Pick<Step<'shipping'>['methods'][number], 'delivery' | 'business_days'>,
  page: TemplateContext,
): string | null {
  if (delivery) return deliveryText(delivery, page);
  const [min, max] = [days?.min ?? days?.max ?? null, days?.max ?? days?.min ?? null];
  if (min === null || max === null) return null;
  return min === max
    ? page.text('storefront.checkout.inDays', { days: min })
    : page.text('storefront.checkout.betweenDays', { min, max });
}
