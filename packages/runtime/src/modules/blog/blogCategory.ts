import { z } from 'zod';
import { bool, createdAt, entityId, entityUuid, text, updatedAt } from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { metaData } from '../metafields/index.ts';

/** Describes a blog category as stored in the database and returned by the REST API. */
export const blogCategoryRow = z.object({
  blog_category_id: entityId,
  uuid: entityUuid,
  name: text.describe('The name that shoppers read.'),
  url_key: text.describe('The last segment of the path of the category; unique among blog categories.'),
  description: text
    .nullable()
    .meta(kind('rich_text', 'The text of the page of the category; null: there is none.')),
  status: bool.meta(kind('flag', 'Whether the category is public.')),
  meta_title: text.nullable().describe('The title for search engines; null: the name.'),
  meta_description: text.nullable().describe('The description for search engines; null: there is none.'),
  meta_data: metaData,
  created_at: createdAt,
  updated_at: updatedAt,
});
export type BlogCategoryRow = z.output<typeof blogCategoryRow>;
