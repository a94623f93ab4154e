import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { visitorContext } from '../../../platform/loading/readContext.ts';
import { urnOf } from '../../urls/index.ts';
import type { Page, PageAsk } from '../../urls/index.ts';
import type { LocatedCategory } from '../categories/category.ts';
import { findCategory } from '../categories/category.repo.ts';
import { childrenOfCategory } from '../categories/category.loaders.ts';
import { CATEGORY_FACET } from '../listing/facetPlan.ts';
import { productsIn } from '../listing/productCollection.ts';
import { crumbsTo } from './categoryLinks.ts';
import type { Crumb } from './categoryLinks.ts';
import { ordersOf } from './listingAsk.ts';
import { readProductList } from './productList.ts';
import type { ProductList } from './productList.ts';

/** What the page of a category tells the public of it. */
export type CategoryEntity = ReturnType<typeof ownWords> & {
  /** The way to it from the root of the tree, without itself. */
  readonly breadcrumb: readonly Crumb[];
  readonly children: readonly Crumb[];
  readonly products: ProductList;
};

/**
 * The page of a category that is enabled, with the products that the query asks for; null for others. Statements: the
 * category, its ancestors, its children, and those of the list.
 */
export async function loadCategoryPage(
  app: AppContext,
  db: Db,
  uuid: string,
  ask: PageAsk,
): Promise<Page | null> {
  const category = await findCategory(db, { uuid }, 'storefront');
  if (!category) return null;
  const context = visitorContext(app, db);
  const id = category.category_id;
  const [crumbs, children, products] = await Promise.all([
    crumbsTo(context, id),
    context.loader(childrenOfCategory)(id),
    readProductList(context, withoutCategory(ask), ordersOf(false), (filters) =>
      productsIn(context, 'category', id, filters),
    ),
  ]);
  const entity: CategoryEntity = {
    ...ownWords(category),
    breadcrumb: crumbs.slice(0, -1),
    children: children.map(({ name, path }) => ({ name, url: path })),
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

/** Its products are those of this category: other categories are links. */
const withoutCategory = ({ query }: PageAsk): PageAsk => ({ query: { ...query, [CATEGORY_FACET]: [] } });

const ownWords = (category: LocatedCategory) => ({
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
