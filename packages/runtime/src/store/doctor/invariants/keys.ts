import { countryCodes } from '../../../platform/countries/country.ts';
import { sql } from '../../../platform/db/db.ts';
import { offenders } from './invariant.ts';
import type { Invariant } from './invariant.ts';

const countries: Invariant = {
  id: 'countries',
  about: 'Every country of an address, a shipping zone and a tax rate is one of ISO 3166-1.',
  mend: 'Correct the order (/admin/orders), the address of the customer (/admin/customers), the zone (/admin/shipping) or the rate (/admin/tax).',
  severity: 'warning',
  find: (db) =>
    offenders(
      db,
      sql.fragment`
        select kind || ' ' || name || ': ' || country from (
          select 'order' as kind, o.order_number as name, address.country from "order" o
          join order_address address on address.order_address_id in (o.shipping_address_id, o.billing_address_id)
          union
          select 'customer', c.email, address.country from customer_address address join customer c using (customer_id)
          union
          select 'cart', c.uuid::text, address.country from cart_address address join cart c using (cart_id) where c.status
          union
          select 'zone', zone.name, reach.country from shipping_zone zone
          join shipping_zone_country reach on reach.zone_id = zone.shipping_zone_id
          union
          select 'rate', rate.name, entry from tax_rate rate, unnest(string_to_array(rate.country, ',')) entry where entry <> '*'
        ) found where country <> all(${sql.array([...countryCodes()], 'text')})`,
    ),
};

/** The invariants of texts by which records are found. */
export const keyInvariants: readonly Invariant[] = [countries];
