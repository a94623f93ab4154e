import type { Offer, ShippingMethod } from './contract.ts';

/** Maximum number of methods that a provider may offer for a cart. */
export const MOST_METHODS = 100;
/** Maximum length of a method's strings, which carts and orders store. */
export const MOST_CHARACTERS = 255;

/** Returns the name of a shipping method field whose string is too long, or null. */
export function longTextOf({
  code,
  name,
  carrier,
  serviceCode,
  snapshot,
}: Pick<ShippingMethod, 'code' | 'name' | 'carrier' | 'serviceCode' | 'snapshot'>): string | null {
  const texts = {
    code,
    name,
    carrier,
    serviceCode,
    'snapshot.carrier': snapshot?.carrier,
    'snapshot.serviceCode': snapshot?.serviceCode,
  };
  const long = Object.entries(texts).find(
    ([, text]) => typeof text === 'string' && text.length > MOST_CHARACTERS,
  );
  return long?.[0] ?? null;
}

/**
 * Describes what is wrong with offers returned by a processor, as a phrase that follows "it made". Returns null if
 * the offers are valid.
 */
export function offersFault(offers: readonly Offer[]): string | null {
  const wrong = offers.find(
    ({ cost, name, code }) =>
      !Number.isSafeInteger(cost) || cost < 0 || typeof name !== 'string' || typeof code !== 'string',
  );
  if (wrong)
    return `${JSON.stringify(wrong)}, which is not a valid offer: its cost must be a whole number of 0 or more`;
  for (const offer of offers) {
    const long = longTextOf(offer);
    if (long !== null) return `an offer whose ${long} has more than ${MOST_CHARACTERS} characters`;
  }
  for (const [provider, all] of Map.groupBy(offers, ({ providerCode }) => providerCode))
    if (all.length > MOST_METHODS)
      return `${all.length} offers from the provider "${provider}", but at most ${MOST_METHODS} are allowed`;
  return null;
}
