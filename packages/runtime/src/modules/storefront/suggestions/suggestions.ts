import { cached } from '../../../platform/contentCache/cachedRead.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { serverOf } from '../../../platform/serverContext.ts';
import { priceKeyOf, productTile, suggestProducts } from '../../catalog/index.ts';
import type { ProductTile } from '../../catalog/index.ts';
import { translateData } from '../../translations/index.ts';
import type { Suggested, SuggestedProduct, Suggestions } from '../../defaultTheme/index.ts';
import { listSuggestedPages } from './suggestedPages.repo.ts';
import type { SuggestedPage } from './suggestedPages.repo.ts';

const MAX_PRODUCTS = 6;
const MAX_PAGES = 3;
/**
 * Matches input that is long enough for suggestions: two letters, or one letter in scripts whose letters are words or syllables. Shorter
 * input would match nearly everything.
 */
const ENOUGH = /..|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/su;

/**
 * Returns suggestions for a partially typed keyword, in the app's language. The product search is cached until the shop's content
 * changes. Pages are always read, because posts become public over time. Runs two SQL statements, one of which checks whether content
 * has changed. Runs one more in languages other than the default, and none for a single alphabetic letter. `source` returns the database
 * for a read that starts now.
 */
export async function readSuggestions(
  app: AppContext,
  source: () => Promise<Db>,
  typedKeyword: string,
): Promise<Suggestions> {
  const keyword = typedKeyword.trim();
  if (!ENOUGH.test(keyword)) return { keyword, products: [], categories: [], pages: [], posts: [] };
  const db = await source();
  const [cards, found] = await Promise.all([
    // Requests the database again when the cached read starts, because a database selected earlier may not include the latest changes.
    cached(serverOf(app).content, `suggestions ${app.language} ${priceKeyOf(app)} ${keyword}`, async () =>
      suggestProducts(app, await source(), keyword, MAX_PRODUCTS),
    ),
    listSuggestedPages(app, db, keyword, MAX_PAGES),
  ]);
  const { products, pages } = await translateData(app, db, {
    products: cards.map((card) => productTile(app, card)),
    // Each entity type stores its name in one of these fields.
    pages: found.map((page) => ({ ...page, title: page.name })),
  });
  const ofKind = (kind: SuggestedPage['kind']): readonly Suggested[] =>
    pages
      .filter((page) => page.kind === kind)
      .map(({ uuid, name, title, url }) => ({ uuid, name: kind === 'cms_page' ? title : name, url }));
  return {
    keyword,
    products: products.map(suggestedProduct),
    categories: ofKind('category'),
    pages: ofKind('cms_page'),
    posts: ofKind('blog_post'),
  };
}

const suggestedProduct = (tile: ProductTile): SuggestedProduct => {
  const { uuid, sku, name, url, image, price, price_range, in_stock } = tile;
  return { uuid, sku, name, url, image, price, price_range, in_stock };
};
