import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import { addressFields, defaultButton } from './addressFields.ts';
import type { CheckoutStep, CheckoutView } from './checkoutViews.ts';
import type { TemplateContext } from './contract.ts';
import { nextButton } from './choiceStep.ts';
import { addressText } from './facts.ts';
import { checkField, inputField } from './formFields.ts';
import type { SentForm } from './formFields.ts';

type AddressStep = Extract<CheckoutStep, { name: 'address' }>;

/** Renders the step that collects the email address and the postal addresses. */
export function addressStep(step: AddressStep, view: CheckoutView, page: TemplateContext): Html {
  const { form } = view;
  const { text } = page;
  return html`${saved(step, text)}
    <form method="post" action="/checkout/address">
      ${defaultButton} ${contact(step, form, text)}
      ${step.asks.shipping && addressGroup('shipping', step, form, text)}
      ${step.asks.billing === 'optional' && otherBilling(step, form, text)}
      ${
        step.asks.billing === 'required' &&
        html`<input type="hidden" name="billing_other" value="1" />
          ${addressGroup('billing', step, form, text)}`
      }
      ${
        step.can_save &&
        checkField({ name: 'save_address', label: text('storefront.checkout.saveAddress') }, form)
      }
      ${nextButton(view, 'address', page)}
    </form>`;
}

/** Renders the email address, a link for shoppers with an account, and the consent to reminders. */
const contact = (step: AddressStep, form: SentForm, text: Text): Html =>
  html`<fieldset>
    <legend>${text('storefront.checkout.contact')}</legend>
    ${inputField(
      {
        name: 'email',
        label: text('storefront.checkout.email'),
        type: 'email',
        autocomplete: 'email',
        inputmode: 'email',
      },
      form,
      text,
    )}
    ${
      !step.can_save &&
      html`<p class="hint">
        ${text('storefront.signIn.haveAccount')}
        <a href="/account/login?to=/checkout">${text('storefront.signIn.login')}</a>
      </p>`
    }
    ${
      step.asks_reminders &&
      html`<input type="hidden" name="asks_reminders" value="1" />
        ${checkField({ name: 'reminders', label: text('reminders.checkout.consent') }, form)}`
    }
  </fieldset>`;

/** Renders a form for each saved address, so that one click selects the address. */
const saved = ({ saved_addresses: addresses }: AddressStep, text: Text): Html | null =>
  addresses.length === 0
    ? null
    : html`<section aria-labelledby="saved">
        <h2 id="saved">${text('storefront.checkout.yourAddresses')}</h2>
        <ul class="addresses">
          ${addresses.map(
            (address) =>
              html`<li>
                ${addressText(address)}
                <form method="post" action="/checkout/saved-address">
                  <input type="hidden" name="address" value="${address.uuid}" />
                  <button
                    aria-label="${text('storefront.checkout.useAddressOf', {
                      street: address.address_1,
                      city: address.city,
                    })}"
                  >
                    ${text('storefront.checkout.useAddress')}
                  </button>
                </form>
              </li>`,
          )}
        </ul>
      </section>`;

/** Renders the billing address fields below their checkbox. The stylesheet hides the fields until the box is checked. */
const otherBilling = (step: AddressStep, form: SentForm, text: Text): Html =>
  html`<div class="more">
    <input
      type="checkbox"
      id="field-billing_other"
      name="billing_other"
      value="1"
      ${form.values['billing_other'] && html`checked`}
    />
    <label for="field-billing_other">${text('storefront.checkout.otherBilling')}</label>
    ${addressGroup('billing', step, form, text, false)}
  </div>`;

/**
 * Renders the fields of one address. If `isRequiredInBrowser` is false, browsers do not require the fields, but the shop does if the box is
 * checked.
 */
const addressGroup = (
  kind: 'shipping' | 'billing',
  step: AddressStep,
  form: SentForm,
  text: Text,
  isRequiredInBrowser = true,
): Html =>
  html`<fieldset>
    <legend>
      ${text(kind === 'shipping' ? 'storefront.checkout.shippingAddress' : 'storefront.checkout.billingAddress')}
    </legend>
    ${addressFields(
      {
        prefix: `${kind}.`,
        section: `${kind} `,
        isRequiredInBrowser,
        countries: kind === 'shipping' ? step.countries : step.billing_countries,
        provinces: step.provinces[kind],
        parts: step.parts[kind],
        company: step.company_fields,
        lookup: step.lookup[kind],
        countryPath: '/checkout/country',
      },
      form,
      text,
    )}
  </fieldset>`;
