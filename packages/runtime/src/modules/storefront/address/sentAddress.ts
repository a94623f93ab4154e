import { z } from 'zod';
import {
  addressRule,
  isUsualPhone,
  isUsualPostcode,
  tidyPostcode,
} from '../../../platform/countries/addressRule.ts';
import { findCountry } from '../../../platform/countries/country.ts';
import { validationFailed } from '../../../platform/errors.ts';
import type { ErrorDetail } from '../../../platform/errors.ts';
import { formFlag } from '../../../platform/http/forms/bodyFields.ts';
import { addressFields, withPlaceRules } from '../../customers/index.ts';
import { countryName, withOptionalParts } from '../../provinces/index.ts';
import { wantsJson } from '../page/pagePlan.ts';
import { checkList, isFromOtherList, LISTED } from './formProvinces.ts';

/** The fields whose unusual values the form reports once. */
const QUESTIONED = ['postcode', 'telephone'] as const;

/**
 * Returns the name of the hidden field with an unusual value that the form has reported. The form accepts this value if it is submitted
 * again.
 */
export const questionedField = (field: (typeof QUESTIONED)[number]): string => `questioned_${field}`;

/** The names of the hidden fields of an address form. */
export const HIDDEN_FIELDS = [LISTED, ...QUESTIONED.map(questionedField)];

const hiddenFields = {
  [LISTED]: z.string().optional(),
  questioned_postcode: z.string().optional(),
  questioned_telephone: z.string().optional(),
};

/** An address from a submitted form. */
interface FormAddress {
  readonly country: string;
  readonly postcode: string;
  readonly telephone: string;
}

/** A submitted address, with errors about unusual values that the form has not reported yet. */
interface SentAddress<T extends FormAddress> {
  readonly address: T;
  readonly doubts: readonly ErrorDetail[];
}

/**
 * Fills in the parts that the form does not show for a country, so that clients need not send them. Removes a province that was selected
 * from another country's list.
 */
function withUnasked(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  const fields = sent as Readonly<Record<string, unknown>>;
  const country = typeof fields['country'] === 'string' ? findCountry(fields['country']) : null;
  if (country === null) return sent;
  const { parts } = addressRule(country);
  const { province, listed } = fields;
  const isStale =
    typeof province === 'string' &&
    typeof listed === 'string' &&
    isFromOtherList({ country, province, listed });
  return {
    ...fields,
    ...(!parts.includes('city') && { city: fields['city'] ?? countryName('en', country) }),
    ...(!parts.includes('province') && { province: isStale ? '' : (province ?? '') }),
    ...(!parts.includes('postcode') && { postcode: fields['postcode'] ?? '' }),
  };
}

/** Lists the fields of an address whose values are unusual in its country. */
function unusualFields({
  country,
  postcode,
  telephone,
}: FormAddress): readonly (typeof QUESTIONED)[number][] {
  const isUsual = {
    postcode: postcode === '' || isUsualPostcode(addressRule(country), postcode),
    telephone: isUsualPhone(telephone),
  };
  return QUESTIONED.filter((field) => !isUsual[field]);
}

/** Returns the hidden fields of a form with a stored address, so that its unusual values are not reported again. */
export const acceptedValues = (address: FormAddress): Readonly<Record<string, string>> =>
  Object.fromEntries(unusualFields(address).map((field) => [questionedField(field), address[field]]));

/** Creates errors about unusual values that the form has not reported before. */
const doubtsOf = (
  address: FormAddress,
  questioned: Readonly<Record<string, string | undefined>>,
): readonly ErrorDetail[] =>
  unusualFields(address)
    .filter((field) => questioned[questionedField(field)] !== address[field])
    .map((field) => ({
      path: field,
      rule: 'unusual',
      message: `The ${field} is unusual in ${address.country}. Send it again to keep it.`,
    }));

/** The fields of a submitted address. */
const fields = { ...addressFields, ...hiddenFields };

const toAddress = <T extends z.output<z.ZodObject<typeof fields>>>({
  listed: _listed,
  questioned_postcode,
  questioned_telephone,
  ...rest
}: T) => ({
  address: withOptionalParts({ ...rest, address_2: rest.address_2?.trim() ? rest.address_2 : null }),
  doubts: doubtsOf(rest, { questioned_postcode, questioned_telephone }),
});

/** The schema of an address in a submitted form. */
export const sentAddress = z.preprocess(
  withUnasked,
  withPlaceRules(z.object(fields)).superRefine(checkList).transform(toAddress),
);

/** The schema of a submitted address for the address book. */
export const sentBookAddress = z.preprocess(
  withUnasked,
  withPlaceRules(z.object({ ...fields, is_default: formFlag('is_default').default(false) }))
    .superRefine(checkList)
    .transform(toAddress),
);

/**
 * Returns the address of a submitted form. The shop's own form rejects unusual values once (`VALIDATION_FAILED`, 400), and stores the
 * postcode in the country's format. Clients that request JSON are treated like API clients. `prefix` precedes the names of the form's
 * fields.
 */
export function readForm<T extends FormAddress>(
  request: Parameters<typeof wantsJson>[0],
  { address, doubts }: SentAddress<T>,
  prefix = '',
): T {
  if (wantsJson(request)) return address;
  if (doubts.length > 0)
    throw validationFailed(doubts.map((doubt) => ({ ...doubt, path: `${prefix}${doubt.path}` })));
  return { ...address, postcode: tidyPostcode(addressRule(address.country), address.postcode) };
}
