import { idRefOf } from '../../../../platform/db/ids.ts';
import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { altOf, imageAddresses } from '../../../media/index.ts';
import { metafieldFields } from '../../../metafields/index.ts';
import type { LocatedCategory } from '../../categories/category.ts';
import { categoryById, childrenOfCategory, lineageOfCategory } from '../../categories/category.loaders.ts';
import { findCategory, findCategoryByUrlKey } from '../../categories/category.repo.ts';
import { attributesFrom, priceRangeFrom } from '../../listing/facets.ts';
import { readCategoryFacets, readProductsIn } from '../../listing/productsOfCategories.ts';
import type { CurrencyArgument } from '../../priceContexts/shownPrices.ts';
import { contextIn } from '../../priceContexts/contextIn.ts';
import type { ProductListArguments } from '../../listing/productCollection.ts';
import { translatedFields, translatedKey, translatedUrl } from '../../../translations/index.ts';

const childrenOf = (category: LocatedCategory, _: unknown, context: GraphQLContext) =>
  context.loader(childrenOfCategory)(category.category_id);

export default {
  Category: {
    ...translatedFields<LocatedCategory>(
      [
        'name',
        'description',
        'short_description',
        'url_key',
        'meta_title',
        'meta_description',
        'meta_keywords',
      ],
      ({ uuid }) => uuid,
    ),
    image: ({ image, name }: LocatedCategory) => (image === null ? null : { url: image, name }),
    products: (
      category: LocatedCategory,
      { filters, grouped, currency }: ProductListArguments,
      context: GraphQLContext,
    ) =>
      readProductsIn(contextIn(context, currency), 'category', category.category_id, filters, {
        isGrouped: grouped === true,
      }),
    availableAttributes: async ({ category_id: id }: LocatedCategory, _: unknown, context: GraphQLContext) =>
      attributesFrom(await readCategoryFacets(context, id)),
    async priceRange(
      { category_id: id }: LocatedCategory,
      { currency }: CurrencyArgument,
      context: GraphQLContext,
    ) {
      const priced = contextIn(context, currency);
      return priceRangeFrom(priced, await readCategoryFacets(priced, id));
    },
    parent: ({ parent_id: id }: LocatedCategory, _: unknown, context: GraphQLContext) =>
      id === null ? null : context.loader(categoryById)(id),
    children: childrenOf,
    hasChildren: async (...args: Parameters<typeof childrenOf>) => (await childrenOf(...args)).length > 0,
    path: (category: LocatedCategory, _: unknown, context: GraphQLContext) =>
      context.loader(lineageOfCategory)(category.category_id),
    url: (category: LocatedCategory, _: unknown, context: GraphQLContext) =>
      translatedUrl(context, category.uuid, category.path),
    ...metafieldFields<LocatedCategory>('category', (category) => category.meta_data),
    editUrl: (category: LocatedCategory, _: unknown, { audience }: GraphQLContext) =>
      audience === 'admin' ? `/admin/categories/edit/${category.uuid}` : null,
  },
  CategoryImage: { ...imageAddresses, alt: altOf },
  Query: {
    category(_: unknown, { id }: { id?: string | null }, context: GraphQLContext) {
      const ref = id == null ? null : idRefOf(id);
      return ref && findCategory(context.db, ref, context.audience);
    },
    async categoryByUrlKey(_: unknown, { urlKey }: { urlKey: string }, context: GraphQLContext) {
      const uuid = await translatedKey(context, 'category', urlKey);
      return uuid === null
        ? findCategoryByUrlKey(context.db, urlKey, context.audience)
        : findCategory(context.db, { uuid }, context.audience);
    },
  },
};
