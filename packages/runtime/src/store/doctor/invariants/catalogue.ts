import { access } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import { MAX_ORDER_QTY } from '../../../modules/catalog/index.ts';
import { keyOfUrl } from '../../../modules/media/fileKey.ts';
import { byQuery, MOST } from './invariant.ts';
import type { Invariant } from './invariant.ts';

const fileRow = z.object({ url: text });

/** Checks the newest media files only, because all of them are missing if the folder was lost or not copied. */
const mediaFiles: Invariant = {
  id: 'mediaFiles',
  about: `The files of the newest ${MOST} entries of the library of images are there (storage \`local\`).`,
  fix: 'Restore the media folder from a backup made at the same time as the database.',
  async find(db, { config, registry }) {
    if (config.media.storage !== 'local' || registry('fileStorage').list().length > 0) return [];
    const folder = path.resolve(config.storeDir, config.media.folder);
    const rows = await db.any(sql.type(fileRow)`
      select url from media_file order by media_file_id desc limit ${MOST}`);
    const missing = await Promise.all(
      rows.map(async ({ url }) => {
        const key = keyOfUrl(url);
        const exists =
          key === null ||
          (await access(path.join(folder, key)).then(
            () => true,
            () => false,
          ));
        return exists ? [] : [url];
      }),
    );
    return missing.flat();
  },
};

/** The tables of records that have metafields. */
const OWNERS = [
  'product',
  'category',
  'collection',
  'customer',
  'order',
  'blog_post',
  'blog_category',
] as const;

const valuesOf = (owner: (typeof OWNERS)[number]) => sql.fragment`
  select ${owner}::text as owner_type, namespace.key as namespace, field.key as field_key
  from ${sql.identifier([owner])} row, jsonb_each(row.meta_data) namespace,
    jsonb_each(case jsonb_typeof(namespace.value) when 'object' then namespace.value else '{}' end) field
  where row.meta_data <> '{}'`;

/** The invariants of the catalog. */
export const catalogueInvariants: readonly Invariant[] = [
  byQuery({
    id: 'stock',
    about: 'Every product has a stock row, and no stock is negative.',
    fix: 'Save the product with its stock in the admin (/admin/products).',
    query: sql.fragment`
      select sku from product p left join product_inventory stock using (product_id)
      where stock.product_id is null or stock.qty < 0`,
  }),
  byQuery({
    id: 'priceHistory',
    about: 'The price of every product is the newest one in its price history.',
    fix: 'Run the job `keepPriceHistory`, which also runs every night. Look for a program that writes prices with SQL.',
    isCleared: true,
    query: sql.fragment`
      select p.sku from product p left join lateral (
        select h.amount, h.compare_at_price, h.lowest_price_30_days from price_history h
        where h.product_id = p.product_id and h.context = 'base'
        order by h.starts_at desc, h.price_history_id desc limit 1
      ) newest on true
      where newest.amount is null or (newest.amount, newest.compare_at_price, newest.lowest_price_30_days)
        is distinct from (p.price, p.compare_at_price, p.lowest_price_30_days)`,
  }),
  byQuery({
    id: 'orderQuantities',
    about:
      'Every product has a quantity that can be ordered: its least one is within its maximum and the setting `cartMaxUnitsPerLine`.',
    fix: "Lower the minimum or the step on the product's page (/admin/products), or raise the setting.",
    query: sql.fragment`
      select p.sku from product p left join setting s on s.name = 'cartMaxUnitsPerLine'
      where p.min_qty < 1 or p.qty_step < 1 or coalesce(p.min_qty, p.qty_step, 1) > least(
        p.max_qty, case when s.value #>> '{}' ~ '^[0-9]{1,6}$' then (s.value #>> '{}')::int else ${MAX_ORDER_QTY}::int end)`,
  }),
  byQuery({
    id: 'variantMain',
    about: 'Every variant group with variants has one main variant.',
    fix: "Choose the main variant on the group's page (/admin/variant-groups).",
    query: sql.fragment`
      select min(p.sku) from product p where p.variant_group_id is not null
      group by p.variant_group_id having count(*) filter (where p.is_main) <> 1`,
  }),
  byQuery({
    id: 'variantEntries',
    about: 'Lists show only the main variant of a visible variant group.',
    fix: "Save the group's main variant again (/admin/variant-groups).",
    query: sql.fragment`
      select p.sku from product p
      left join variant_group g using (variant_group_id)
      left join product main on main.variant_group_id = g.variant_group_id and main.is_main
      where (p.variant_group_id is not null or p.entry_of is not null)
        and p.entry_of is distinct from case when g.visibility and not p.is_main then main.product_id end`,
  }),
  byQuery({
    id: 'categoryTree',
    about: 'No category is below itself.',
    fix: 'Set `parent_id` of one of the categories to null with SQL, then move it in the admin (/admin/categories).',
    query: sql.fragment`
      with recursive tree as (
        select category_id from category where parent_id is null
        union all
        select c.category_id from category c join tree on c.parent_id = tree.category_id
      )
      select url_key from category c where not exists (select from tree where tree.category_id = c.category_id)`,
  }),
  byQuery({
    id: 'taxClasses',
    about: 'The tax classes in the settings exist.',
    fix: 'Choose others in the tax settings (/admin/tax).',
    query: sql.fragment`
      select name from setting
      where name in ('defaultShippingTaxClassId', 'defaultProductTaxClassId')
        and value #>> '{}' not in ('-1', '0', '') and not exists (
          select from tax_class class where lower(setting.value #>> '{}') in (class.tax_class_id::text, class.uuid::text))`,
  }),
  byQuery({
    id: 'pictureRows',
    about: 'All stored product images are in the media library.',
    fix: "Upload the image again on the product's page (/admin/products).",
    query: sql.fragment`
      select image.url from product_image image
      where image.url like '/assets/%' and not exists (select from media_file file where file.url = image.url)`,
  }),
  mediaFiles,
  byQuery({
    id: 'metafields',
    about: 'Every metafield value has a definition.',
    fix: 'Define the field again (/admin/metafields), or remove its values with SQL.',
    query: sql.fragment`
      select distinct owner_type || ' ' || namespace || '.' || field_key
      from (${sql.join(OWNERS.map(valuesOf), sql.fragment` union all `)}) value
      where not exists (
        select from metafield_definition d
        where (d.owner_type, d.namespace, d.field_key) = (value.owner_type, value.namespace, value.field_key))`,
  }),
];
