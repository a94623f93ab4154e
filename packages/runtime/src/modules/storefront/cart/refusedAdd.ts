import { textKey } from '../../../platform/text/keyText.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import type { RefusedForm } from '../../../platform/contracts/route.ts';
import { findPage, resolvePath } from '../../urls/index.ts';
import type { FoundPage } from '../../urls/index.ts';
import { answerFound } from '../answerFound.ts';
import { sentForm, formText } from '../sentForm.ts';
import { ownCart } from './cartContents.ts';
import { cartPage } from './cartPage.ts';
import { stockLeft, stockWords } from './stockLeft.ts';
import type { ProductLeft } from './stockLeft.ts';

type Form = Parameters<typeof cartPage>[0] & Pick<RefusedForm, 'fields' | 'refusal'>;

const STOCK_CODES: ReadonlySet<string> = new Set(['NOT_ENOUGH_STOCK', 'OUT_OF_STOCK']);

/**
 * Returns a message with the number of units left if a higher quantity of a cart line was rejected. Returns null if something else was
 * rejected or the line no longer exists.
 */
export async function leftOfLine({ app, db, caller, refusal }: Form, itemId: string): Promise<string | null> {
  if (!STOCK_CODES.has(refusal.code)) return null;
  const cart = await ownCart(app, db, caller);
  const item = cart?.items.find(({ uuid }) => uuid === itemId);
  const found = item && (await stockLeft(app, db, item.product_sku));
  return found ? stockWords(found, app.texts()) : null;
}

/**
 * Responds if a product could not be added to the cart. If too few units are left, responds with the product page, which shows the
 * number of units left and offers to add them. Otherwise, responds with the cart page, which shows the reason.
 */
export async function refusedAdd(form: Form): Promise<Reply> {
  const { app, db, caller, refusal } = form;
  const sku = formText(form, 'sku');
  const product = STOCK_CODES.has(refusal.code) ? await stockLeft(app, db, sku) : null;
  const found = product && (await productPage(app, db, product));
  if (!product || !found) return cartPage(form, sentForm(form, []));
  const cart = await ownCart(app, db, caller);
  const in_cart = cart?.items.find(({ product_sku }) => textKey(product_sku) === textKey(sku))?.qty ?? 0;
  return answerFound({ ...form, query: found.query }, found.path, found.page, {
    status: refusal.status,
    isPrivate: true,
    refusedAdd: { product: product.name, left: product.left, in_cart },
  });
}

interface ProductPage {
  readonly path: string;
  /** The query parameters that select the options of a variant. */
  readonly query: Readonly<Record<string, string>>;
  readonly page: Extract<FoundPage, { readonly kind: string }>;
}

/** Finds the page that shows a product. For a variant, this is the page of its variant group. Returns null if there is no page. */
async function productPage(app: AppContext, db: Db, { url_key }: ProductLeft): Promise<ProductPage | null> {
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
