import { z } from 'zod';
import { sql } from '../../../platform/db/db.ts';

const MAX_ENTRIES = 30;

/** The schema of the menu, which lists the enabled categories at the root of the tree. */
export const categoryMenu = z.array(z.object({ uuid: z.string(), name: z.string(), url: z.string() }));

/** Selects the menu as one JSON value, for use in another SQL statement. */
export const selectCategoryMenu = sql.fragment`(
  select coalesce(json_agg(json_build_object('uuid', entry.uuid, 'name', entry.name, 'url', entry.url)
    order by entry.position, entry.category_id), '[]')
  from (
    select c.uuid, c.name, r.request_path as url, c.position, c.category_id
    from category c join url_rewrite r on r.entity_uuid = c.uuid
    where c.parent_id is null and c.status
    order by c.position, c.category_id limit ${MAX_ENTRIES}
  ) as entry)`;
