import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { findPage, resolvePath } from '../../urls/index.ts';
import type { FoundPage } from '../../urls/index.ts';
import type { ProductLeft } from './stockLeft.ts';

export interface ProductPage {
  readonly path: string;
  /** The query parameters that select the options of a variant. */
  readonly query: Readonly<Record<string, string>>;
  readonly page: Extract<FoundPage, { readonly kind: string }>;
}

/** Finds the page that shows a product. For a variant, this is the page of its variant group. Returns null if there is no page. */
export async function productPage(
  app: AppContext,
  db: Db,
  { url_key }: ProductLeft,
): Promise<ProductPage | null> {
  const first = await pageAt(app, db, `/${url_key}`, {});
  if (!first || !('movedTo' in first.found)) return first && whole(first);
  const { movedTo, query } = first.found;
  const main = await pageAt(app, db, movedTo, query);
  return main && whole(main);
}

type Found = Pick<ProductPage, 'path' | 'query'> & { readonly found: FoundPage };

const whole = ({ path, query, found }: Found): ProductPage | null =>
  'kind' in found && found.kind === 'product' ? { path, query, page: found } : null;

/** Loads the page at a path in the default language. */
async function pageAt(
  app: AppContext,
  db: Db,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<Found | null> {
  const plain = app.inLanguage(app.languages.default);
  const found = await findPage(app, db, await resolvePath(plain, db, path), { query });
  return found && { path, query, found };
}
