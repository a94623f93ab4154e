import { z } from 'zod';
import { bool, createdAt, entityId, entityUuid, text, updatedAt } from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { metaData } from '../metafields/index.ts';

/** Describes a blog category as stored in the database and returned by the REST API. */
export const blogCategoryRow = z.object({
  blog_category_id: entityId,
  uuid: entityUuid,
  name: text.describe('The name shown to shoppers.'),
  url_key: text.describe('The last path segment of the category page. Must be unique among blog categories.'),
  description: text
    .nullable()
    .meta(kind('rich_text', 'The content of the category page. Null if there is none.')),
  status: bool.meta(kind('flag', 'True if the category is public.')),
  meta_title: text.nullable().describe('The title for search engines. Defaults to the name if null.'),
  meta_description: text.nullable().describe('The description for search engines. Null if there is none.'),
  meta_data: metaData,
  created_at: createdAt,
  updated_at: updatedAt,
});
export type BlogCategoryRow = z.output<typeof blogCategoryRow>;
