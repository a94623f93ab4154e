import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { suggestedPosts } from '../../blog/index.ts';
import { suggestedCategories } from '../../catalog/index.ts';
import { suggestedCmsPages } from '../../cmsPages/index.ts';

const suggestedPage = z.object({
  kind: z.enum(['category', 'cms_page', 'blog_post']),
  uuid,
  name: text,
  url: text,
});
export type SuggestedPage = z.output<typeof suggestedPage>;

/** Lists the categories, pages and posts whose names have words that start with the words of a text, at most `count` of each type. */
export function listSuggestedPages(
  app: AppContext,
  db: Db,
  words: string,
  count: number,
): Promise<readonly SuggestedPage[]> {
  const kinds: Readonly<Record<SuggestedPage['kind'], SqlFragment>> = {
    category: suggestedCategories(app, words),
    cms_page: suggestedCmsPages(app, words),
    blog_post: suggestedPosts(app, words),
  };
  const selects = Object.entries(kinds).map(
    ([kind, named]) => sql.fragment`(
      select ${kind}::text as kind, named.uuid, named.name, r.request_path as url
      from (${named}) as named join url_rewrite r on r.entity_uuid = named.uuid
      order by char_length(named.name), named.name, named.uuid limit ${count})`,
  );
  return db.any(sql.type(suggestedPage)`${sql.join(selects, sql.fragment` union all `)}`);
}
