import { z } from 'zod';
import { sql } from '../../../platform/db/db.ts';
import type { ReadContext } from '../../../platform/loading/readContext.ts';
import { lineageOfCategory } from '../categories/category.loaders.ts';
import type { Crumb } from '../contract.ts';

/** Makes the breadcrumb of a category: links from the root of the tree down to the category itself. One statement. */
export const crumbsTo = async (context: ReadContext, categoryId: number): Promise<readonly Crumb[]> => {
  const lineage = await context.loader(lineageOfCategory)(categoryId);
  return lineage.map(({ uuid, name, path }) => ({ uuid, name, url: path }));
};

const MAX_ENTRIES = 30;

/** Describes the menu: the enabled categories at the root of the tree. */
export const categoryMenu = z.array(z.object({ uuid: z.string(), name: z.string(), url: z.string() }));

/** Selects the menu as one JSON value, as a part of another statement. */
export const selectCategoryMenu = sql.fragment`(
  select coalesce(json_agg(json_build_object('uuid', entry.uuid, 'name', entry.name, 'url', entry.url)
    order by entry.position, entry.category_id), '[]')
  from (
    select c.uuid, c.name, r.request_path as url, c.position, c.category_id
    from category c join url_rewrite r on r.entity_uuid = c.uuid
    where c.parent_id is null and c.status
    order by c.position, c.category_id limit ${MAX_ENTRIES}
  ) as entry)`;
