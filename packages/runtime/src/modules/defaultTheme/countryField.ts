import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import { selectField } from './selectField.ts';
import type { SentForm } from './formFields.ts';
import type { AddressFields } from './addressFields.ts';

/**
 * Renders the country field with a button that reloads the form, for browsers without scripts. The stylesheet hides the button while the
 * form already has the fields of the selected country. The reloaded page scrolls back to the country field.
 */
export function countryField(
  { prefix, section, isRequiredInBrowser = true, countries, countryPath }: AddressFields,
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
        <button class="quiet" formaction="${countryPath}#field-${name}" formnovalidate>
          ${text('storefront.address.updateForm')}
        </button>
      </p>`
    }
  </div>`;
}
