import { countryCodes } from '../../../platform/countries/country.ts';
import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { entitiesWithKey } from '../../../modules/translations/index.ts';
import { reservedUrlKeys } from '../../../modules/urls/index.ts';
import { byQuery, offenders } from './invariant.ts';
import type { Invariant } from './invariant.ts';
import { alike, alikeEmails, alikeCodes } from './alikeKeys.ts';

const countries: Invariant = {
  id: 'countries',
  about: 'Every country in addresses, shipping zones and tax rates is in ISO 3166-1.',
  fix: "Correct the order (/admin/orders), the customer's address (/admin/customers), the zone (/admin/shipping) or the rate (/admin/tax).",
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

const vatIds = byQuery({
  id: 'vatIds',
  about:
    'Every VAT ID in addresses is in capitals, with the prefix of a country and without blanks, dots and dashes.',
  fix: "Correct the order (/admin/orders) or the customer's address (/admin/customers).",
  query: sql.fragment`
    select kind || ' ' || name || ': ' || vat_id from (
      select 'order' as kind, o.order_number as name, address.vat_id from "order" o
      join order_address address on address.order_address_id in (o.shipping_address_id, o.billing_address_id)
      union
      select 'customer', c.email, address.vat_id from customer_address address join customer c using (customer_id)
      union
      select 'cart', c.uuid::text, address.vat_id from cart_address address join cart c using (cart_id) where c.status
    ) found where vat_id !~ '^[A-Z]{2}[A-Z0-9+*]{2,18}$'`,
});

const ONE_WINS = 'Until then, an exact match wins, otherwise the older one.';

/** Selects the records of a kind whose own URL key is one of `translated`. */
const withTranslatedKey = (kind: string): SqlFragment => sql.fragment`
  select ${kind}, uuid, url_key from ${sql.identifier([kind])}
  where url_key in (select key from translated where entity_type = ${kind})`;

const sharedUrlKeys: Invariant = {
  id: 'sharedUrlKeys',
  about: 'No two records of one kind have the same URL key in any of the languages of the shop.',
  fix: 'Change the URL key of one of the records or of its translation in the admin.',
  async find(db, { config }) {
    const { languages } = config.shop;
    if (languages.length < 2) return [];
    const translated = sql.fragment`
      select entity_type, entity_uuid, fields ->> 'url_key' as key from translation
      where fields ? 'url_key' and locale = any(${sql.array([...languages], 'text')})`;
    return offenders(
      db,
      sql.fragment`
        with translated as (${translated})
        select entity_type || ' ' || key from (
          select * from translated union all ${sql.join(entitiesWithKey.map(withTranslatedKey), sql.fragment` union all `)}
        ) held
        group by entity_type, key having count(distinct entity_uuid) > 1`,
    );
  },
};

const reservedKeys: Invariant = {
  id: 'reservedKeys',
  about: 'No record at the root of the shop has the path of a route or a language.',
  fix: "Change its URL key: either its page or the route's page cannot be opened.",
  find(db, app) {
    const paths = sql.array(
      reservedUrlKeys(app).map((key) => `/${key}`),
      'text',
    );
    return offenders(
      db,
      sql.fragment`
        select entity_type || ' ' || request_path from url_rewrite where request_path = any(${paths})
        union
        select entity_type || ' /' || locale || request_path from url_translation where request_path = any(${paths})`,
    );
  },
};

/** The invariants of lookup keys. */
export const keyInvariants: readonly Invariant[] = [
  countries,
  vatIds,
  byQuery({
    id: 'alikeSkus',
    about: 'No two products have SKUs that differ only in case, blanks or zero-width characters.',
    fix: `Give one of the products another SKU, or delete it (/admin/products). ${ONE_WINS}`,
    query: alike('product', 'sku'),
  }),
  byQuery({
    id: 'alikeCoupons',
    about: 'No two coupons have codes that differ only in case.',
    fix: `Give one of the coupons another code, or delete it (/admin/coupons). ${ONE_WINS}`,
    query: alike('coupon', 'coupon'),
  }),
  byQuery({
    id: 'alikeOptions',
    about: 'No two options of an attribute differ only in case, blanks or zero-width characters.',
    fix: `Give the products one of the options, and remove the other (/admin/attributes). ${ONE_WINS}`,
    query: alike('attribute_option', 'option_text', sql.fragment`attribute_id,`),
  }),
  alikeEmails,
  alikeCodes,
  sharedUrlKeys,
  reservedKeys,
];
