import type { Reply } from '../../platform/contracts/reply.ts';
import type { BlogCategoryEntity, BlogPostEntity } from '../blog/contract.ts';
import type { CategoryEntity, CollectionEntity, ProductEntity } from '../catalog/contract.ts';
import { pricesOf } from '../catalog/index.ts';
import type { FoundPage } from '../urls/index.ts';
import { expressOfProduct, expressSources } from './checkout/expressButtons.ts';
import { answerPage } from './page/answerPage.ts';
import type { PagePlan, PathCall } from './page/pagePlan.ts';
import { listOptions } from './listPage.ts';
import { newestTiles } from './newestTiles.ts';
import { postData } from './blogPages.ts';
import { feedPathOf, productData, translatedInto } from '../feeds/index.ts';
import { productScript } from './productScript.ts';
import { productTaxNote } from './taxNote.ts';
import type { BlogPostView, PageView, ProductView } from '../defaultTheme/contract.ts';

type ShownPage = Extract<FoundPage, { readonly kind: string }>;

type Answer = (call: PathCall, view: PageView, entity: unknown, options: PagePlan) => Promise<Reply>;

/** The entity types whose pages have a dedicated template. */
const KINDS: Readonly<Record<string, Answer>> = {
  async product(call, view, entity, options) {
    const product = entity as ProductEntity;
    // Prices that are shown on another basis than they are stored on say so.
    const isNoted =
      options.frame?.menus.legal?.rulesFor(null).notesTax === true || pricesOf(call.app)?.tax != null;
    // Most gift cards are sold without tax, and none is shipped.
    const tax_note =
      isNoted && !product.gift_card ? await productTaxNote(call.app, call.db, product.uuid) : null;
    const express = await expressOfProduct(call.app, options.frame, product);
    const more: PagePlan<ProductView> = {
      ...options,
      ...expressSources(express),
      image: product.image,
      scripts: [productScript.path],
      counted: { name: 'product_viewed', subject: product.sku },
      price: { amount: product.price, currency: product.currency },
      retainedQuery: namedOptions(product, call.query),
      data: (shown, { name }) => productData(call.app, shown.entity, name),
    };
    const refused_add = options.refusedAdd ?? null;
    return answerPage(call, 'product', { ...view, entity: product, tax_note, refused_add, express }, more);
  },
  async category(call, view, entity, options) {
    const category = entity as CategoryEntity;
    const more = {
      ...options,
      image: category.image,
      ...listOptions(category.products),
    };
    const instead = await productsInstead(call, category.products);
    return answerPage(call, 'category', { ...view, entity: category, instead }, more);
  },
  async collection(call, view, entity, options) {
    const collection = entity as CollectionEntity;
    const feed = feedPathOf(collection.url);
    const more = {
      ...options,
      feed,
      ...listOptions(collection.products),
    };
    const instead = await productsInstead(call, collection.products);
    return answerPage(call, 'collection', { ...view, entity: collection, instead }, more);
  },
  blog_category(call, view, entity, options) {
    const category = entity as BlogCategoryEntity;
    const { posts, url } = category;
    const more = { ...options, feed: feedPathOf(url), ...listOptions(posts) };
    return answerPage(call, 'blog', { ...view, entity: category, posts }, more);
  },
  blog_post(call, view, entity, options) {
    const post = entity as BlogPostEntity;
    const more: PagePlan<BlogPostView> = {
      ...options,
      image: post.image,
      data: (shown) => postData(call.app, shown.entity),
    };
    return answerPage(call, 'blogPost', { ...view, entity: post }, more);
  },
};

/** Returns the newest products if a list has no products even without its filters. Otherwise returns none. */
const productsInstead = async ({ app, db }: PathCall, { total, narrowed }: CategoryEntity['products']) =>
  total === 0 && Object.keys(narrowed).length === 0 ? newestTiles(app, db) : [];

/** Returns the query parameters that select options of the displayed variant. */
const namedOptions = ({ variants }: ProductEntity, query: PathCall['query']): Record<string, string> =>
  Object.fromEntries(
    variants.flatMap(({ code, options }) => {
      const chosen = query[code] === undefined ? undefined : options.find((option) => option.chosen);
      return chosen ? [[code, chosen.label]] : [];
    }),
  );

/** Responds with the page of an entity. Entity types without a dedicated template provide the page content themselves. */
export function answerFound(
  call: PathCall,
  path: string,
  { kind, page, paths, languages }: ShownPage,
  options: PagePlan,
): Promise<Reply> {
  const places = { paths, translated: translatedInto(call.app, kind, languages) };
  const { route, urn, title, description, entity } = page;
  const view = { kind, route, urn, path, title, description };
  const answer = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  return answer
    ? answer(call, view, entity, { ...options, ...places })
    : answerPage(call, 'content', { ...view, entity }, { ...options, ...places });
}
