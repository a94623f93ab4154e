import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';

const words = z.string().nullable();

/** The seller as it was when a document was issued, with the shop's currency and time zone. */
export const seller = z.object({
  name: z.string(),
  legal_name: words,
  vat_id: words,
  tax_number: words,
  email: words,
  phone: words,
  address_1: words,
  city: words,
  postcode: words,
  province: words,
  country: words,
  currency: z.string(),
  timezone: z.string(),
});
export type Seller = z.output<typeof seller>;

const filled = (value: string | null | undefined): string | null => value?.trim() || null;

/** Reads the seller from the settings and the configuration. `app` has the shop's name. Never call it in a transaction. */
export async function readSeller(app: AppContext): Promise<Seller> {
  const { shop } = app.config;
  const stored = await app.settings([
    'shopLegalName',
    'shopVatId',
    'shopTaxNumber',
    'contactEmail',
    'contactPhone',
  ]);
  const { address } = shop;
  return {
    name: shop.name,
    legal_name: filled(stored.shopLegalName),
    vat_id: filled(stored.shopVatId),
    tax_number: filled(stored.shopTaxNumber),
    email: filled(stored.contactEmail),
    phone: filled(stored.contactPhone),
    address_1: filled(address?.address_1),
    city: filled(address?.city),
    postcode: filled(address?.postcode),
    province: filled(address?.province),
    country: address?.country ?? null,
    currency: shop.currency,
    timezone: shop.timezone,
  };
}
