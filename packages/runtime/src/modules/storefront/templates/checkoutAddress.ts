import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { addressFields, defaultButton } from './addressFields.ts';
import type { AddressView, CheckoutStep } from './checkoutViews.ts';
import { inputField } from './formFields.ts';
import type { SentForm } from './formFields.ts';

type AddressStep = Extract<CheckoutStep, { name: 'address' }>;

/** Whom the shop writes to, where the goods go, and who is billed. */
export const addressStep = (step: AddressStep, form: SentForm): Html =>
  html`${saved(step)}
    <form method="post" action="/checkout/address">
      ${defaultButton}
      ${inputField({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email', inputmode: 'email' }, form)}
      ${step.asks.shipping && addressGroup('shipping', 'Shipping address', step, form)}
      ${step.asks.billing === 'optional' && otherBilling(step, form)}
      ${
        step.asks.billing === 'required' &&
        html`<input type="hidden" name="billing_other" value="1" />
          ${addressGroup('billing', 'Billing address', step, form)}`
      }
      <button>Continue</button>
    </form>`;

/** A form for each address of the book, so that one click does. */
const saved = ({ saved_addresses: addresses }: AddressStep): Html | null =>
  addresses.length === 0
    ? null
    : html`<section aria-labelledby="saved">
        <h3 id="saved">Your addresses</h3>
        <ul class="addresses">
          ${addresses.map(
            (address) =>
              html`<li>
                ${addressText(address)}
                <form method="post" action="/checkout/saved-address">
                  <input type="hidden" name="address" value="${address.uuid}" />
                  <button>
                    Use this address<span class="hidden">: ${address.address_1}, ${address.city}</span>
                  </button>
                </form>
              </li>`,
          )}
        </ul>
      </section>`;

/** The fields stand below the box that they belong to; the stylesheet hides them while it is not ticked. */
const otherBilling = (step: AddressStep, form: SentForm): Html =>
  html`<div class="more">
    <input
      type="checkbox"
      id="field-billing_other"
      name="billing_other"
      value="1"
      ${form.values['billing_other'] && html`checked`}
    />
    <label for="field-billing_other">Send the bill to another address</label>
    ${addressGroup('billing', 'Billing address', step, form, false)}
  </div>`;

/** `isAskedFor` false: browsers do not ask for the fields, the shop does where the box is ticked. */
const addressGroup = (
  kind: 'shipping' | 'billing',
  legend: string,
  step: AddressStep,
  form: SentForm,
  isAskedFor = true,
): Html =>
  html`<fieldset>
    <legend>${legend}</legend>
    ${addressFields(
      {
        prefix: `${kind}.`,
        section: `${kind} `,
        isAskedFor,
        countries: kind === 'shipping' ? step.countries : step.billing_countries,
        provinces: step.provinces[kind],
        countryPath: '/checkout/country',
      },
      form,
    )}
  </fieldset>`;

/** An address in lines. */
export const addressText = (address: AddressView): Html =>
  html`<address>
    ${address.full_name}<br />${address.address_1}<br />${
      address.address_2 && html`${address.address_2}<br />`
    }${address.postcode}
    ${address.city}<br />${address.province_name}, ${address.country}<br />${address.telephone}
  </address>`;
