import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { urnOf } from '../../urls/index.ts';
import type { Page } from '../../urls/index.ts';
import type { LocatedCategory } from '../categories/category.repo.ts';
import { findCategory } from '../categories/categoryListing.repo.ts';

/** What the page of a category tells the public of it. */
export type CategoryEntity = ReturnType<typeof entityOf>;

/** The page of a category that is enabled; null for others. One statement. */
export async function loadCategoryPage(_: AppContext, db: Db, uuid: string): Promise<Page | null> {
  const category = await findCategory(db, { uuid }, { live: true });
  if (!category) return null;
  return {
    route: 'categoryView',
    urn: urnOf('catalog:category', uuid),
    area: 'content',
    title: category.meta_title || category.name,
    description: category.meta_description,
    entity: entityOf(category),
    body: null,
  };
}

const entityOf = (category: LocatedCategory) => ({
  uuid: category.uuid,
  name: category.name,
  url_key: category.url_key,
  image: category.image,
  short_description: category.short_description,
  description: category.description,
  meta_title: category.meta_title,
  meta_description: category.meta_description,
  url: category.path,
});
