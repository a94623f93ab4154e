import { z } from 'zod';
import { text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { saveTranslatedUrls } from '../../urls/index.ts';
import { lockCategoryTree } from './categoryTree.repo.ts';

const changedPath = z.object({ uuid, locale: text, path: text.nullable() });

/**
 * Saves category paths in one language, or in all, after URL keys or the tree have changed. A path consists of the translated
 * keys from the root down, with the default-language key if a key is not translated. Runs two SQL statements, and a third if
 * paths change. Locks the category tree.
 */
export async function saveCategoryPaths(tx: Db, language: string | null = null): Promise<void> {
  await lockCategoryTree(tx);
  const changed = await tx.any(sql.type(changedPath)`
    with recursive spoken as (
      select distinct locale from (
        select locale from translation where entity_type = 'category' and fields ? 'url_key'
        union all
        select locale from url_translation where entity_type = 'category'
      ) as any_language
      where ${language === null ? sql.fragment`true` : sql.fragment`locale = ${language}`}
    ), tree as (
      select c.category_id, c.uuid, s.locale, '/' || coalesce(t.fields ->> 'url_key', c.url_key) as path
      from category c cross join spoken s
      left join translation t on t.entity_uuid = c.uuid and t.locale = s.locale
      where c.parent_id is null
      union all
      select c.category_id, c.uuid, tree.locale, tree.path || '/' || coalesce(t.fields ->> 'url_key', c.url_key)
      from category c join tree on tree.category_id = c.parent_id
      left join translation t on t.entity_uuid = c.uuid and t.locale = tree.locale
    ), wanted as (
      select tree.uuid, tree.locale, nullif(tree.path, r.request_path) as path, u.request_path as stored
      from tree join url_rewrite r on r.entity_uuid = tree.uuid
      left join url_translation u on u.entity_uuid = tree.uuid and u.locale = tree.locale
    )
    select uuid, locale, path from wanted where path is distinct from stored`);
  await saveTranslatedUrls(
    tx,
    changed.map(({ uuid: entityUuid, locale, path }) => ({
      entityType: 'category',
      entityUuid,
      locale,
      path,
    })),
  );
}
