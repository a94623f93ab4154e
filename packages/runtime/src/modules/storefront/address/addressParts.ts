import type { AppContext } from '../../../platform/contracts/context.ts';
import { addressRule, placesOf } from '../../../platform/countries/addressRule.ts';
import type { AddressRule, PlacePart } from '../../../platform/countries/addressRule.ts';
import type { Db } from '../../../platform/db/db.ts';
import { dependsOnProvinces, hasProvinces } from '../../provinces/index.ts';
import type { AddressPartView } from '../../defaultTheme/index.ts';

/**
 * Lists the parts of an address that its form asks for, in the country's order. While no country is chosen, it asks for all. A province is
 * also asked for if tax rates or shipping zones depend on it. Takes no statement if the country's addresses always have a province.
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

/** Returns the order in which somebody with the page's language writes an address of a country with two scripts. */
function orderIn(locale: string, { parts, format, language }: AddressRule): readonly PlacePart[] {
  const isOwn = language !== undefined && languageOf(locale) === languageOf(language);
  return isOwn ? placesOf(format) : parts;
}

const languageOf = (locale: string): string => new Intl.Locale(locale).language;

/** Returns what a country calls a part of its addresses, as the messages of the form distinguish it. */
export function partKind(country: string, part: PlacePart): string {
  const rule = addressRule(country);
  if (part === 'city') return rule.city ?? 'city';
  if (part === 'postcode') return rule.postcode ?? 'postal';
  return rule.province ?? (country !== '' && rule.parts.includes('province') ? 'province' : 'other');
}
