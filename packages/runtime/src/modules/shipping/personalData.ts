import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';

/** Declares what the tables of the module know about shoppers. */
export const shippingPersonalData: readonly PersonalTable[] = [
  notPersonal('shipping_zone', 'name'),
  notPersonal('shipping_zone_country', 'country'),
  notPersonal('shipping_zone_provider', 'provider_code', 'config'),
  notPersonal('shipping_zone_province', 'country', 'province'),
];
