import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import type { AddressPartView, CompanyField, PlaceView, ProvinceGroupView } from './addressViews.ts';
import { inputField } from './formFields.ts';
import { selectField } from './selectField.ts';
import type { Field, SentForm } from './formFields.ts';
import type { Choice } from './selectField.ts';
import { countryField } from './countryField.ts';

/** The field names and choices of an address form. */
export interface AddressFields {
  /** The prefix of each field name, such as `shipping.`. */
  readonly prefix: string;
  /** The prefix of each `autocomplete` value, such as `shipping `. */
  readonly section: string;
  /** True if browsers require the fields. If false, only the shop validates them. Default: true. */
  readonly isRequiredInBrowser?: boolean;
  readonly countries: readonly PlaceView[];
  /** The provinces of the country selected in the form. */
  readonly provinces: readonly ProvinceGroupView[];
  /** The parts below the street, in the order of the selected country. */
  readonly parts: readonly AddressPartView[];
  /** The fields for companies that the form asks for. It also shows those that have a value. */
  readonly company: readonly CompanyField[];
  /** The path that looks up the typed street. Null if there is none. */
  readonly lookup?: string | null;
  /** The form action that shows the form again with the fields of another country and all other values as entered. */
  readonly countryPath: string;
}

/**
 * Renders the address fields of the selected country. A script replaces the fields below the country when it changes. Without the script,
 * a button reloads the form.
 */
export function addressFields(fields: AddressFields, form: SentForm, text: Text): Html {
  const { prefix, parts, lookup = null } = fields;
  const field = fieldNamer(fields);
  const input = (shown: Field) => inputField(shown, form, text);
  const street = input({ ...field('address_1', 'address-line1'), label: text('storefront.address.street') });
  const company = companyInputs(fields, form, text);
  return html`<div class="place" id="place-${prefix}">
    ${countryField(fields, form, text)}
    <div class="fields">
      ${HIDDEN.map((name) => hiddenField(`${prefix}${name}`, form))}
      <input type="hidden" name="${prefix}listed" value="${form.values[`${prefix}country`] ?? ''}" />
      ${input({ ...field('full_name', 'name'), label: text('storefront.address.fullName') })} ${company}
      ${lookup === null ? street : html`<div class="lookup" data-lookup="${lookup}">${street}</div>`}
      ${input({ ...field('address_2', 'address-line2'), label: text(company.length > 0 ? 'storefront.address.unit' : 'storefront.address.more'), required: false, isRequiredInBrowser: false })}
      <div class="parts ${parts.length > 2 && 'many'}">
        ${parts.map((part) => html`<div class="${part.name}">${partField(part, fields, form, text)}</div>`)}
      </div>
      ${input({ ...field('telephone', 'tel'), label: text('storefront.address.telephone'), type: 'tel', inputmode: 'tel' })}
    </div>
  </div>`;
}

/** Renders the fields for companies: those that the form asks for, and those that have a value. Both are optional. */
function companyInputs(fields: AddressFields, form: SentForm, text: Text): readonly Html[] {
  const shown = (name: CompanyField) =>
    fields.company.includes(name) || (form.values[fields.prefix + name] ?? '') !== '';
  const optional = { required: false, isRequiredInBrowser: false };
  const company = {
    ...fieldNamer(fields)('company', 'organization'),
    label: text('storefront.address.company'),
    ...optional,
  };
  const vatId = {
    name: `${fields.prefix}vat_id`,
    label: text('storefront.address.vatId'),
    hint: text('storefront.address.vatIdHint'),
    ...optional,
  };
  return [...(shown('company') ? [company] : []), ...(shown('vat_id') ? [vatId] : [])].map((field) =>
    inputField(field, form, text),
  );
}

/** The hidden fields with unusual values that the shopper was asked to check. The form accepts such a value if it is submitted again. */
const HIDDEN = ['questioned_postcode', 'questioned_telephone'];

const hiddenField = (name: string, { values }: SentForm): Html | null =>
  values[name] ? html`<input type="hidden" name="${name}" value="${values[name]}" />` : null;

const fieldNamer =
  ({ prefix, section, isRequiredInBrowser = true }: AddressFields) =>
  (name: string, autocomplete: string) => ({
    name: `${prefix}${name}`,
    autocomplete: `${section}${autocomplete}`,
    isRequiredInBrowser,
  });

/** Renders the field of a part whose presence and name depend on the country. */
function partField(
  { name, kind, is_required: required }: AddressPartView,
  fields: AddressFields,
  form: SentForm,
  text: Text,
): Html {
  const field = fieldNamer(fields);
  const optional = required ? {} : { required, isRequiredInBrowser: false };
  if (name === 'city') {
    const label = text('storefront.address.cityOf', { kind });
    return inputField({ ...field('city', 'address-level2'), label, ...optional }, form, text);
  }
  if (name === 'postcode') {
    const label = text('storefront.address.postcodeOf', { kind });
    return inputField({ ...field('postcode', 'postal-code'), label, ...optional }, form, text);
  }
  const label = text('storefront.address.provinceOf', { kind });
  const province = { ...field('province', 'address-level1'), label, ...optional };
  if (fields.provinces.length === 0) return inputField(province, form, text);
  const empty = text('storefront.address.chooseProvince', { kind });
  return selectField(
    province,
    provinceChoices(fields.provinces, form.values[province.name], empty),
    form,
    text,
  );
}

/**
 * The button that browsers activate when the shopper presses Enter in a field. It does the same as the form's last button, so that Enter
 * does not activate the country button. It must be the first button in the form.
 */
export const defaultButton = html`<button class="hidden" tabindex="-1" aria-hidden="true"></button>`;

/** Lists the provinces to choose from. Includes the entered province even if it is not in the country's list. */
function provinceChoices(
  provinces: readonly ProvinceGroupView[],
  written: string = '',
  empty: string,
): readonly Choice[] {
  const codes = provinces.flatMap(({ code, parts }) => [code, ...parts.map((part) => part.code)]);
  return [
    { value: '', label: empty },
    ...(written === '' || codes.includes(written) ? [] : [{ value: written, label: written }]),
    ...provinces.map(({ parts, ...place }) =>
      parts.length === 0 ? choiceOf(place) : { ...choiceOf(place), parts: [place, ...parts].map(choiceOf) },
    ),
  ];
}

const choiceOf = ({ code, name }: PlaceView) => ({ value: code, label: name });
