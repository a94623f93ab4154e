import { z } from 'zod';
import { bool, createdAt, entityId, entityUuid, text, updatedAt } from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';

/** Describes a CMS page as stored in the database and returned by the REST API. */
export const cmsPageRow = z.object({
  cms_page_id: entityId,
  uuid: entityUuid,
  title: text.describe('The heading of the page.'),
  content: text.nullable().meta(kind('rich_text', 'The content of the page. Null if there is none.')),
  url_key: text.describe('The path of the page. Must be unique among CMS pages.'),
  status: bool.meta(
    kind('flag', 'True if the page is public. False for a draft, which only administrators see.'),
  ),
  meta_title: text.nullable().describe('The title for search engines. Defaults to the heading if null.'),
  meta_description: text.nullable().describe('The description for search engines. Null if there is none.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type CmsPageRow = z.output<typeof cmsPageRow>;
