import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { PlaceView, ProvinceGroupView } from './checkoutViews.ts';
import { inputField, selectField } from './formFields.ts';
import type { Field, SentForm } from './formFields.ts';

/** The field names and choices of an address form. */
export interface AddressFields {
  /** The prefix of each field name, such as `shipping.`. */
  readonly prefix: string;
  /** The prefix of each `autocomplete` value, such as `shipping `. */
  readonly section: string;
  /** Whether browsers require the fields. If false, only the shop validates them. Default: true. */
  readonly isRequiredInBrowser?: boolean;
  readonly countries: readonly PlaceView[];
  /** The provinces of the country selected in the form. */
  readonly provinces: readonly ProvinceGroupView[];
  /** The form action that shows the form again with another country's provinces and all other values as entered. */
  readonly countryPath: string;
}

/**
 * Renders the address fields. The province list matches the country without a script, because a button reloads the form with the
 * selected country's provinces.
 */
export function addressFields(fields: AddressFields, form: SentForm, text: Text): Html {
  const { prefix, section, isRequiredInBrowser = true } = fields;
  const named = (name: string, autocomplete: string) => ({
    name: `${prefix}${name}`,
    autocomplete: `${section}${autocomplete}`,
    isRequiredInBrowser,
  });
  const input = (field: Field) => inputField(field, form, text);
  return html`${countryField(fields, form, text)}
  ${input({ ...named('full_name', 'name'), label: text('storefront.address.fullName') })}
  ${input({ ...named('telephone', 'tel'), label: text('storefront.address.telephone'), type: 'tel', inputmode: 'tel' })}
  ${input({ ...named('address_1', 'address-line1'), label: text('storefront.address.street') })}
  ${input({ ...named('address_2', 'address-line2'), label: text('storefront.address.more'), required: false, isRequiredInBrowser: false })}
  ${input({ ...named('city', 'address-level2'), label: text('storefront.address.city') })}
  ${provinceField(fields, form, text)}
  ${input({ ...named('postcode', 'postal-code'), label: text('storefront.address.postcode') })}`;
}

/**
 * The button that browsers activate when the shopper presses Enter in a field. It does the same as the form's last button, so that Enter
 * does not activate the country button. It must be the first button in the form.
 */
export const defaultButton = html`<button class="hidden" tabindex="-1" aria-hidden="true"></button>`;

/**
 * Renders the country field with a button that reloads the form. The stylesheet hides the button if the form already lists the selected
 * country's provinces. The reloaded page scrolls back to the country field.
 */
function countryField(
  { prefix, section, isRequiredInBrowser = true, countries, provinces, countryPath }: AddressFields,
  form: SentForm,
  text: Text,
): Html {
  const name = `${prefix}country`;
  const only = countries.length === 1;
  const shown = form.values[name] ?? '';
  const choices = [
    ...(only ? [] : [{ value: '', label: text('storefront.address.chooseCountry') }]),
    ...countries.map(({ code, name: label }) => ({ value: code, label })),
  ];
  return html`<div class="country">
    ${provinces.length > 0 && !only && html`<input type="hidden" name="${prefix}listed" value="${shown}" />`}
    ${selectField(
      {
        name,
        label: text('storefront.address.country'),
        autocomplete: `${section}country`,
        isRequiredInBrowser,
      },
      choices.map((choice) => ({ ...choice, isShown: choice.value === shown })),
      form,
      text,
    )}
    ${
      !only &&
      html`<p class="change">
        <button
          class="quiet"
          formaction="${countryPath}#field-${name}"
          formnovalidate
          aria-describedby="field-${name}-change"
        >
          ${text('storefront.address.updateForm')}
        </button>
        <span class="hint" id="field-${name}-change">${text('storefront.address.updateHint')}</span>
      </p>`
    }
  </div>`;
}

/** Renders the province as a dropdown list if the country has provinces, otherwise as a text field. The shop accepts both. */
function provinceField(
  { prefix, section, isRequiredInBrowser = true, provinces }: AddressFields,
  form: SentForm,
  text: Text,
): Html {
  const name = `${prefix}province`;
  const field = {
    name,
    label: text('storefront.address.province'),
    autocomplete: `${section}address-level1`,
    isRequiredInBrowser,
  };
  if (provinces.length === 0) return inputField(field, form, text);
  const written = form.values[name] ?? '';
  const codes = provinces.flatMap(({ code, parts }) => [code, ...parts.map((part) => part.code)]);
  return selectField(
    field,
    [
      { value: '', label: text('storefront.address.chooseProvince') },
      ...(written === '' || codes.includes(written) ? [] : [{ value: written, label: written }]),
      ...provinces.map(({ parts, ...place }) =>
        parts.length === 0 ? choiceOf(place) : { ...choiceOf(place), parts: [place, ...parts].map(choiceOf) },
      ),
    ],
    form,
    text,
  );
}

const choiceOf = ({ code, name }: PlaceView) => ({ value: code, label: name });
