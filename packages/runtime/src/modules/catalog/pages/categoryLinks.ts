import { z } from 'zod';
import { sql } from '../../../platform/db/db.ts';
import type { ReadContext } from '../../../platform/loading/readContext.ts';
import { lineageOfCategory } from '../categories/category.loaders.ts';

/** A link to an entity of the catalogue. */
export interface Crumb {
  readonly name: string;
  /** A path of the shop. */
  readonly url: string;
}

/** The way from the root of the tree down to a category, it included. One statement. */
export const crumbsTo = async (context: ReadContext, categoryId: number): Promise<readonly Crumb[]> => {
  const lineage = await context.loader(lineageOfCategory)(categoryId);
  return lineage.map(({ name, path }) => ({ name, url: path }));
};

const MAX_ENTRIES = 30;

/** The enabled categories at the root of the tree. */
export const categoryMenu = z.array(z.object({ name: z.string(), url: z.string() }));

/** Reads the menu as one JSON value, as part of a statement that is made anyway. */
export const selectCategoryMenu = sql.fragment`(
  select coalesce(json_agg(json_build_object('name', entry.name, 'url', entry.url)
    order by entry.position, entry.category_id), '[]')
  from (
    select c.name, r.request_path as url, c.position, c.category_id
    from category c join url_rewrite r on r.entity_uuid = c.uuid
    where c.parent_id is null and c.status
    order by c.position, c.category_id limit ${MAX_ENTRIES}
  ) as entry)`;
