import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';
import { searchHit, wordsMatch } from '../adminSearch/index.ts';
import type { SearchSource } from '../adminSearch/index.ts';

/** Finds CMS pages by the words of their title. */
export const cmsPageSearch: SearchSource = {
  type: 'cms_page',
  permission: 'listCmsPages',
  editPath: '/admin/pages/edit/',
  search: (db, text, limit) =>
    db.any(sql.type(searchHit)`
      select uuid, title, url_key as subtitle from cms_page
      where ${wordsMatch(sql.fragment`title`, text)} order by cms_page_id desc limit ${limit}`),
};

/** Selects the uuid and the title of the public pages whose words begin with those of a text. */
export const suggestedCmsPages = (text: string): SqlFragment =>
  sql.fragment`select c.uuid, c.title as name from cms_page c where c.status and ${wordsMatch(sql.fragment`c.title`, text)}`;
