import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { richText } from '../../../platform/html/richText.ts';
import { visitorContext } from '../../../platform/loading/readContext.ts';
import { pageMetafields } from '../../metafields/index.ts';
import { urnOf } from '../../urls/index.ts';
import type { Page, PageRequest } from '../../urls/index.ts';
import type { LocatedCategory } from '../categories/category.ts';
import type { CategoryEntity } from '../contract.ts';
import { CATEGORY_FACET } from '../listing/facetPlan.ts';
import { readProductsIn } from '../listing/productsOfCategories.ts';
import { ordersOf } from './listingQuery.ts';
import { findPageCategory } from './pageParts.repo.ts';
import { readProductList } from './productList.ts';

/**
 * Loads the page of an enabled category, with the products that the query selects. Null if there is no such category. Statements: the
 * category with its surrounding links, and those of the list.
 */
export async function loadCategoryPage(
  app: AppContext,
  db: Db,
  uuid: string,
  request: PageRequest,
): Promise<Page | null> {
  const category = await findPageCategory(db, uuid);
  if (!category) return null;
  const context = visitorContext(app, db);
  const id = category.category_id;
  const [products, metafields] = await Promise.all([
    readProductList(context, withoutCategory(request), ordersOf(false), (filters) =>
      readProductsIn(context, 'category', id, filters, { isGrouped: true }),
    ),
    pageMetafields(context, 'category', category.meta_data),
  ]);
  const entity: CategoryEntity = {
    ...ownFields(category),
    metafields,
    breadcrumb: category.breadcrumb.slice(0, -1),
    children: category.children,
    products: { ...products, filters: products.filters.filter(({ key }) => key !== CATEGORY_FACET) },
  };
  return {
    route: 'categoryView',
    urn: urnOf('catalog:category', uuid),
    area: 'content',
    title: category.meta_title || category.name,
    description: category.meta_description,
    entity,
    body: null,
  };
}

/** Removes the category filter, because the page shows only this category. */
const withoutCategory = ({ query }: PageRequest): PageRequest => ({
  query: { ...query, [CATEGORY_FACET]: [] },
});

const ownFields = (category: LocatedCategory) => ({
  uuid: category.uuid,
  name: category.name,
  url_key: category.url_key,
  image: category.image,
  short_description: category.short_description,
  description: category.description,
  description_tree: richText(category.description),
  meta_title: category.meta_title,
  meta_description: category.meta_description,
  url: category.path,
});
