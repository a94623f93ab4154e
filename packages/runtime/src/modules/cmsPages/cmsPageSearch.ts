import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';
import { searchHit } from '../adminSearch/index.ts';
import type { SearchSource } from '../adminSearch/index.ts';
import { isNamed, searchedLanguages } from '../translations/index.ts';

const NAMES = { entityType: 'cms_page', column: 'title' } as const;

/** Finds CMS pages by words in their titles. */
export const cmsPageSearch: SearchSource = {
  type: 'cms_page',
  permission: 'listCmsPages',
  editPath: '/admin/pages/edit/',
  search: (db, text, limit) =>
    db.any(sql.type(searchHit)`
      select uuid, title, url_key as subtitle from cms_page
      where ${isNamed(sql.fragment`uuid`, NAMES, text, null)} order by cms_page_id desc limit ${limit}`),
};

/**
 * Selects the UUID and title of public pages whose stored or translated title has words beginning with the given
 * words.
 */
export const suggestedCmsPages = (app: AppContext, text: string): SqlFragment =>
  sql.fragment`select c.uuid, c.title as name from cms_page c 
    where c.status and ${isNamed(sql.fragment`c.uuid`, NAMES, text, searchedLanguages(app, 'storefront'))}`;
