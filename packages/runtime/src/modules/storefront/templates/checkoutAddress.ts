import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { AddressView, CheckoutStep, PlaceView } from './checkoutViews.ts';
import { inputField, selectField } from './formFields.ts';
import type { SentForm } from './formFields.ts';

type AddressStep = Extract<CheckoutStep, { name: 'address' }>;

/** Whom the shop writes to, where the goods go, and who is billed. */
export const addressStep = (step: AddressStep, form: SentForm): Html =>
  html`${saved(step)}
    <form method="post" action="/checkout/address">
      ${inputField({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email', inputmode: 'email' }, form)}
      ${step.asks.shipping && addressFields('shipping', 'Shipping address', step.countries, form)}
      ${step.asks.billing === 'optional' && otherBilling(step, form)}
      ${
        step.asks.billing === 'required' &&
        html`<input type="hidden" name="billing_other" value="1" />
          ${addressFields('billing', 'Billing address', step.billing_countries, form)}`
      }
      ${provinces(step)}
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
    ${addressFields('billing', 'Billing address', step.billing_countries, form, false)}
  </div>`;

/** `isNeeded` false: browsers do not ask for the fields, the shop does where the box is ticked. */
const addressFields = (
  kind: 'shipping' | 'billing',
  legend: string,
  countries: readonly PlaceView[],
  form: SentForm,
  isNeeded = true,
): Html => {
  const named = (field: keyof AddressView) => ({
    name: `${kind}.${field}`,
    isAskedFor: isNeeded,
  });
  return html`<fieldset>
    <legend>${legend}</legend>
    ${inputField({ ...named('full_name'), label: 'Full name', autocomplete: `${kind} name` }, form)}
    ${inputField({ ...named('telephone'), label: 'Telephone', type: 'tel', autocomplete: `${kind} tel`, inputmode: 'tel' }, form)}
    ${inputField({ ...named('address_1'), label: 'Street and number', autocomplete: `${kind} address-line1` }, form)}
    ${inputField({ ...named('address_2'), label: 'More of the address', autocomplete: `${kind} address-line2`, required: false, isAskedFor: false }, form)}
    ${inputField({ ...named('city'), label: 'City', autocomplete: `${kind} address-level2` }, form)}
    ${inputField({ ...named('province'), label: 'State, province or region', autocomplete: `${kind} address-level1`, list: 'provinces' }, form)}
    ${inputField({ ...named('postcode'), label: 'Postcode', autocomplete: `${kind} postal-code` }, form)}
    ${selectField(
      { ...named('country'), label: 'Country', autocomplete: `${kind} country` },
      countryChoices(countries),
      form,
    )}
  </fieldset>`;
};

const countryChoices = (countries: readonly PlaceView[]) => [
  ...(countries.length === 1 ? [] : [{ value: '', label: 'Choose a country' }]),
  ...countries.map(({ code, name }) => ({ value: code, label: name })),
];

const provinces = ({ provinces: codes }: AddressStep): Html =>
  html`<datalist id="provinces">${codes.map((code) => html`<option value="${code}"></option>`)}</datalist>`;

/** An address in lines. */
export const addressText = (address: AddressView): Html =>
  html`<address>
    ${address.full_name}<br />${address.address_1}<br />${
      address.address_2 && html`${address.address_2}<br />`
    }${address.postcode}
    ${address.city}<br />${address.province}, ${address.country}<br />${address.telephone}
  </address>`;
