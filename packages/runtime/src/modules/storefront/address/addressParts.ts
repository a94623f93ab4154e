import type { AppContext } from '../../../platform/contracts/context.ts';
import { addressRule, placesOf } from '../../../platform/countries/addressRule.ts';
import type { AddressRule, PlacePart } from '../../../platform/countries/addressRule.ts';
import type { Db } from '../../../platform/db/db.ts';
import { dependsOnProvinces, hasProvinces } from '../../provinces/index.ts';
import type { AddressPartView } from '../../defaultTheme/index.ts';

/**
 * Lists the address parts that the form shows, in the country's order. If no country is selected, lists all parts. Includes the province if
 * tax rates or shipping zones depend on it. Runs no SQL statement if addresses in the country always have a province.
 */
export async function addressParts(
  app: AppContext,
  db: Db,
  country: string,
): Promise<readonly AddressPartView[]> {
  const rule = addressRule(country);
  const isNeeded =
    !rule.requiredParts.has('province') &&
    hasProvinces(country) &&
    (await dependsOnProvinces(app, db, country));
  const usual = orderIn(app.locale, rule);
  const parts: readonly PlacePart[] =
    isNeeded && !usual.includes('province') ? [...usual, 'province'] : usual;
  return parts.map((name) => ({
    name,
    kind: partKind(country, name),
    is_required: country === '' || rule.requiredParts.has(name) || (name === 'province' && isNeeded),
  }));
}

/** Returns the order of the address parts. In a country with two scripts, the order depends on the page's language. */
function orderIn(locale: string, { parts, format, language }: AddressRule): readonly PlacePart[] {
  const isOwn = language !== undefined && languageOf(locale) === languageOf(language);
  return isOwn ? placesOf(format) : parts;
}

const languageOf = (locale: string): string => new Intl.Locale(locale).language;

/** Returns a country's term for an address part. The form has a message for each term. */
export function partKind(country: string, part: PlacePart): string {
  const rule = addressRule(country);
  if (part === 'city') return rule.city ?? 'city';
  if (part === 'postcode') return rule.postcode ?? 'postal';
  return rule.province ?? (country !== '' && rule.parts.includes('province') ? 'province' : 'other');
}
