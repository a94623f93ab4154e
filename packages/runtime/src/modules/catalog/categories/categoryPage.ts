import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { paragraphs } from '../../../platform/html/html.ts';
import { urnOf } from '../../urls/index.ts';
import type { Page } from '../../urls/index.ts';
import { findCategory } from './categoryListing.repo.ts';

/** The page of a category that is enabled; null for others. One statement. */
export async function loadCategoryPage(_: AppContext, db: Db, uuid: string): Promise<Page | null> {
  const category = await findCategory(db, { uuid }, { live: true });
  if (!category) return null;
  const { name, url_key, path, image, short_description, meta_title, meta_description } = category;
  return {
    route: 'categoryView',
    urn: urnOf('catalog:category', uuid),
    area: 'content',
    title: meta_title || name,
    description: meta_description,
    entity: {
      uuid,
      name,
      url_key,
      image,
      short_description,
      description: category.description,
      meta_title,
      meta_description,
      url: path,
    },
    body: short_description === null ? null : paragraphs(short_description),
  };
}
