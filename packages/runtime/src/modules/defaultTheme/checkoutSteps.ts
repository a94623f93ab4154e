import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { CheckoutView } from './checkoutViews.ts';
import type { TemplateContext } from './contract.ts';
import type { Step } from './choiceStep.ts';
import { methodChoices, radios, nextButton } from './choiceStep.ts';

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
