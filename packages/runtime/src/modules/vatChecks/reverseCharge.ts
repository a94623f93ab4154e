import { z } from 'zod';
import { bool, text } from '../../platform/db/columns.ts';
import type { TaxAddress } from '../tax/index.ts';
import { EU_PREFIXES, vatCountry } from './vatId.ts';
import type { VatSettings } from './vatSettings.ts';

/** The check of a cart's VAT ID. `valid` is null if no service answered. */
export const keptVatCheck = z.object({
  vat_id: text,
  country: text,
  valid: bool.nullable(),
  name: text.nullable(),
  address: text.nullable(),
  checked_at: text,
  reference: text.nullable(),
});
export type KeptVatCheck = z.output<typeof keptVatCheck>;

/** A buyer with a VAT ID, as far as known. */
export interface VatBuyer {
  /** The VAT ID of the billing address, in its stored form. Null if there is none. */
  readonly vatId: string | null;
  readonly check: KeptVatCheck | null;
  /** The address to which goods are shipped, or of the buyer if nothing is shipped. */
  readonly destination: TaxAddress | null;
}

/**
 * Reports if a purchase is taxed in the buyer's country, by the buyer: the setting is on, the buyer has a checked VAT ID of another EU country
 * than the shop's, and the goods go to another EU country. Pure.
 */
export function isReverseCharged(
  { reverseCharge, shopVatId }: VatSettings,
  { vatId, check, destination }: VatBuyer,
): boolean {
  if (!reverseCharge || shopVatId === null || vatId === null || destination === null) return false;
  if (check?.vat_id !== vatId || check.valid !== true) return false;
  const seller = memberOf(shopVatId);
  const buyer = memberOf(vatId);
  const place = memberAt(destination);
  return seller !== null && buyer !== null && place !== null && buyer !== seller && place !== seller;
}

/** Reports if the check of a VAT ID could make a purchase tax-free. Pure. */
export const needsVatCheck = ({ reverseCharge, shopVatId }: VatSettings, vatId: string): boolean => {
  const buyer = memberOf(vatId);
  return reverseCharge && shopVatId !== null && buyer !== null && buyer !== memberOf(shopVatId);
};

/** Returns the prefix of a VAT ID of the EU. Null for other VAT IDs. */
const memberOf = (vatId: string): string | null => {
  const prefix = vatId.slice(0, 2);
  return EU_PREFIXES.has(prefix) ? prefix : null;
};

const MEMBERS = new Map([...EU_PREFIXES].map((prefix) => [vatCountry(prefix), prefix]));

/** Returns the prefix of the EU country of an address. Of the United Kingdom only Northern Ireland is one, whose postcodes begin with BT. */
function memberAt({ country, postcode }: TaxAddress): string | null {
  const member = MEMBERS.get(country) ?? null;
  return member === 'XI' && !/^\s*BT/i.test(postcode ?? '') ? null : member;
}
