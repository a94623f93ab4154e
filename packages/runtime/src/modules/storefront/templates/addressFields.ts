import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { PlaceView, ProvinceGroupView } from './checkoutViews.ts';
import { inputField, selectField } from './formFields.ts';
import type { SentForm } from './formFields.ts';

/** Where the fields of an address stand, and what can be chosen in them. */
export interface AddressFields {
  /** Stands before the name of each field, such as `shipping.`. */
  readonly prefix: string;
  /** Stands before each value of `autocomplete`, such as `shipping `. */
  readonly section: string;
  /** False: browsers do not ask for the fields, the shop does where it needs them. Default: true. */
  readonly isAskedFor?: boolean;
  readonly countries: readonly PlaceView[];
  /** The provinces of the country that stands in the form. */
  readonly provinces: readonly ProvinceGroupView[];
  /** The path that shows the form again for another country, with everything else as it was entered. */
  readonly countryPath: string;
}

/** The fields of an address. Its provinces follow the country without a script: a button asks for those of another one. */
export function addressFields(fields: AddressFields, form: SentForm): Html {
  const { prefix, section, isAskedFor = true } = fields;
  const named = (name: string, autocomplete: string) => ({
    name: `${prefix}${name}`,
    autocomplete: `${section}${autocomplete}`,
    isAskedFor,
  });
  return html`${countryField(fields, form)}
  ${inputField({ ...named('full_name', 'name'), label: 'Full name' }, form)}
  ${inputField({ ...named('telephone', 'tel'), label: 'Telephone', type: 'tel', inputmode: 'tel' }, form)}
  ${inputField({ ...named('address_1', 'address-line1'), label: 'Street and number' }, form)}
  ${inputField({ ...named('address_2', 'address-line2'), label: 'More of the address', required: false, isAskedFor: false }, form)}
  ${inputField({ ...named('city', 'address-level2'), label: 'City' }, form)} ${provinceField(fields, form)}
  ${inputField({ ...named('postcode', 'postal-code'), label: 'Postcode' }, form)}`;
}

/**
 * Pressing Enter in a field sends a form by its first button. This one does what the last one does, so that it is not the
 * button of another country. It has to come first in the form.
 */
export const defaultButton = html`<button class="hidden" tabindex="-1" aria-hidden="true"></button>`;

/**
 * The stylesheet hides the button while the country is the one whose provinces are shown. The page that it asks for opens
 * at the country again, from where the shopper goes on.
 */
function countryField(
  { prefix, section, isAskedFor = true, countries, provinces, countryPath }: AddressFields,
  form: SentForm,
): Html {
  const name = `${prefix}country`;
  const only = countries.length === 1;
  const shown = form.values[name] ?? '';
  const choices = [
    ...(only ? [] : [{ value: '', label: 'Choose a country' }]),
    ...countries.map(({ code, name: label }) => ({ value: code, label })),
  ];
  return html`<div class="country">
    ${provinces.length > 0 && !only && html`<input type="hidden" name="${prefix}listed" value="${shown}" />`}
    ${selectField(
      { name, label: 'Country', autocomplete: `${section}country`, isAskedFor },
      choices.map((choice) => ({ ...choice, isShown: choice.value === shown })),
      form,
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
          Update the form
        </button>
        <span class="hint" id="field-${name}-change">
          It then lists the states or provinces of the country that you chose.
        </span>
      </p>`
    }
  </div>`;
}

/** A list where the country has one; else a text, which is understood as well. */
function provinceField(
  { prefix, section, isAskedFor = true, provinces }: AddressFields,
  form: SentForm,
): Html {
  const name = `${prefix}province`;
  const field = {
    name,
    label: 'State, province or region',
    autocomplete: `${section}address-level1`,
    isAskedFor,
  };
  if (provinces.length === 0) return inputField(field, form);
  const written = form.values[name] ?? '';
  const codes = provinces.flatMap(({ code, parts }) => [code, ...parts.map((part) => part.code)]);
  return selectField(
    field,
    [
      { value: '', label: 'Choose one' },
      ...(written === '' || codes.includes(written) ? [] : [{ value: written, label: written }]),
      ...provinces.map(({ parts, ...place }) =>
        parts.length === 0 ? choiceOf(place) : { ...choiceOf(place), parts: [place, ...parts].map(choiceOf) },
      ),
    ],
    form,
  );
}

const choiceOf = ({ code, name }: PlaceView) => ({ value: code, label: name });
