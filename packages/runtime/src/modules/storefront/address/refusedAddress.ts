import { findCountry } from '../../../platform/countries/country.ts';
import { addressRule } from '../../../platform/countries/addressRule.ts';
import type { PlacePart } from '../../../platform/countries/addressRule.ts';
import type { RefusedForm } from '../../../platform/contracts/route.ts';
import type { Text } from '../../../platform/contracts/messages.ts';
import type { ErrorDetail } from '../../../platform/errors.ts';
import { ADDRESS_FIELDS } from '../../provinces/index.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { sentForm } from '../sentForm.ts';
import { partKind } from './addressParts.ts';
import { questionedField } from './sentAddress.ts';

type Refused = Pick<RefusedForm, 'app' | 'fields' | 'refusal'>;

/**
 * Creates a rejected form with addresses, see `sentForm`. Its errors use the country's terms for the address parts. Hidden fields store the
 * unusual values that were reported, so that these values are accepted the next time.
 */
export function refusedAddress(form: Refused, names: readonly string[]): SentForm {
  const sent = sentForm(form, names);
  const { details = [] } = form.refusal;
  const text = form.app.texts();
  const said = sent.errors.map((error, index) => {
    const detail = details[index];
    const message = detail && placeError(detail, sent.values, text);
    return message === undefined ? error : { ...error, message };
  });
  const questioned = details
    .filter(({ rule }) => rule === 'unusual')
    .map(({ path }) => {
      const { prefix, name } = split(path);
      return [`${prefix}${questionedField(name as 'postcode')}`, sent.values[path] ?? ''];
    });
  return { values: { ...sent.values, ...Object.fromEntries(questioned) }, errors: said };
}

/** Splits a field's path into the prefix of its address and its name. */
const split = (path: string) => {
  const at = path.lastIndexOf('.') + 1;
  return { prefix: path.slice(0, at), name: path.slice(at) };
};

/** The validation rules that a missing value fails. */
const MISSING = new Set(['required', 'type', 'minLength']);

function placeError(
  { path, rule, values }: ErrorDetail,
  sent: SentForm['values'],
  text: Text,
): string | undefined {
  const { prefix, name } = split(path);
  const country = findCountry(sent[`${prefix}country`] ?? '') ?? '';
  const kind = () => partKind(country, name as PlacePart);
  if (rule === 'unusual') {
    if (name === 'telephone') return text('storefront.address.unusualPhone');
    return text('storefront.address.unusualPostcode', {
      kind: kind(),
      example: addressRule(country).example ?? '',
    });
  }
  if (rule === 'maxLength' || rule === 'oneLine') {
    const label = labelOf(name, kind(), text);
    if (label === undefined) return undefined;
    return rule === 'oneLine'
      ? text('storefront.form.twoLines', { label })
      : text('storefront.form.tooLong', { label, max: Number(values?.['limit']) });
  }
  const isMissing = MISSING.has(rule) || (rule === 'INVALID_PROVINCE' && values?.['province'] === '');
  if (!isMissing) return undefined;
  if (name === 'city') return text('storefront.error.cityMissing', { kind: kind() });
  if (name === 'province') return text('storefront.error.provinceMissing', { kind: kind() });
  if (name === 'postcode') return text('storefront.error.postcodeMissing', { kind: kind() });
  return undefined;
}

/** Returns the label of a part of an address. Undefined for other fields. */
function labelOf(name: string, kind: string, text: Text): string | undefined {
  if (name === 'city') return text('storefront.address.cityOf', { kind });
  if (name === 'province') return text('storefront.address.provinceOf', { kind });
  return name === 'postcode' ? text('storefront.address.postcodeOf', { kind }) : undefined;
}

/** Sorts the errors of a form by the order of its fields. Errors that concern the whole form come first. */
export const inOrder = ({ values, errors }: SentForm, names: readonly string[] = []): SentForm => ({
  values,
  errors: errors.toSorted((one, other) => names.indexOf(one.path) - names.indexOf(other.path)),
});

/** The fields whose place in the form does not follow from the list of all: the country comes first, the others below the street. */
const PLACED: ReadonlySet<string> = new Set(['city', 'province', 'postcode', 'country', 'telephone']);

/** Lists the fields of an address in the order in which its form shows them. */
export const fieldOrder = (
  prefix: string,
  parts: readonly { readonly name: string }[],
): readonly string[] => {
  const above = ADDRESS_FIELDS.filter((name) => !PLACED.has(name));
  return ['country', ...above, ...parts.map(({ name }) => name), 'telephone'].map(
    (name) => `${prefix}${name}`,
  );
};
