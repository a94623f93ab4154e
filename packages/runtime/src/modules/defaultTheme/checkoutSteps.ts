import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { PlainMessageKey } from '../../platform/contracts/messages.ts';
import type { CheckoutStep, CheckoutStepName, CheckoutView } from './checkoutViews.ts';
import { shownDue, taxBasis, taxLabel } from './contents.ts';
import { deliveryText } from './deliveryText.ts';
import type { TemplateContext } from './contract.ts';
import { addressText, billingText } from './facts.ts';
import { reviewGuarantee } from './guarantee.ts';
import { termsField } from './legal.ts';
import type { SentForm } from './formFields.ts';

type Step<Name extends CheckoutStep['name']> = Extract<CheckoutStep, { name: Name }>;

interface RadioChoice {
  readonly value: string;
  readonly label: string;
  /** A second line below the label. */
  readonly detail?: string | null;
  /** The price at the end of the line. */
  readonly price?: string;
  /** A sentence that is shown while the choice is selected. */
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

const submitBar = (cart: CheckoutView['cart'], label: string, { money, text }: TemplateContext): Html =>
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
function radios(legend: string, choices: readonly RadioChoice[], { values, errors }: SentForm): Html {
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

export function shippingStep(step: Step<'shipping'>, view: CheckoutView, page: TemplateContext): Html {
  const { cart, form } = view;
  const { text } = page;
  if (step.methods.length === 0)
    return html`<p>${text('storefront.checkout.cannotShip')}</p>
      <p>
        <a class="button" href="/checkout?step=address">${text('storefront.checkout.otherAddress')}</a>
      </p>`;
  const choices = methodChoices(step.methods, cart, page);
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
    ${nextButton(view, 'shipping', page)}
  </form>`;
}

/** Returns the radio buttons of shipping methods. */
const methodChoices = (
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

export const paymentStep = (step: Step<'payment'>, view: CheckoutView, page: TemplateContext): Html =>
  step.methods.length === 0
    ? html`<p>${cannotPay(step, page)}</p>`
    : html`<form method="post" action="/checkout/payment-method">
        ${radios(
          page.text('storefront.checkout.howToPay'),
          step.methods.map(({ code, name, hint }) => ({ value: code, label: name, hint })),
          view.form,
        )}
        ${nextButton(view, 'payment', page)}
      </form>`;

/** Returns the reason why no payment method is offered. */
const cannotPay = ({ for_shipped_only: names }: Step<'payment'>, { text, shop }: TemplateContext): string =>
  names.length === 0
    ? text('storefront.checkout.cannotPay')
    : text('storefront.checkout.cannotPayUnshipped', {
        methods: new Intl.ListFormat(shop.locale, { type: 'conjunction' }).format(names),
      });

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
        <h3>${page.text('storefront.checkout.step.shipping')}</h3>
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
  const amount = money(shownDue(cart), cart.currency);
  return text(button === 'order' ? 'storefront.checkout.place' : 'storefront.checkout.pay', { amount });
}

const fact = (name: string, value: Html | string | null, change: Html): Html =>
  html`<div class="changeable">
    <dt>${name}</dt>
    <dd>${value} ${change}</dd>
  </div>`;
