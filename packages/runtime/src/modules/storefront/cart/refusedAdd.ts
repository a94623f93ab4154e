import { textKey } from '../../../platform/text/keyText.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import type { RefusedForm } from '../../../platform/contracts/route.ts';
import { formatPrice } from '../../../platform/money.ts';
import type { GiftCardOffer, ProductEntity } from '../../catalog/contract.ts';
import type { RefusedAddView } from '../../defaultTheme/contract.ts';
import type { SentForm } from '../../defaultTheme/index.ts';
import { answerFound } from '../answerFound.ts';
import { sentForm, formText } from '../sentForm.ts';
import { MAX_QTY } from '../../carts/index.ts';
import { ownCart } from './ownCart.ts';
import { cartPage } from './cartPage.ts';
import { INPUT_FIELDS } from './sentInputs.ts';
import { stockLeft, stockWords } from './stockLeft.ts';
import type { ProductLeft } from './stockLeft.ts';
import { productPage } from './refusedPage.ts';
import type { ProductPage } from './refusedPage.ts';

type Form = Parameters<typeof cartPage>[0] & Pick<RefusedForm, 'fields' | 'refusal'>;

const STOCK_CODES: ReadonlySet<string> = new Set(['NOT_ENOUGH_STOCK', 'OUT_OF_STOCK']);

/** Reports whether an entered quantity exceeds the maximum quantity of a line. */
const isTooMany = (typed: string): boolean => /^\s*\d+\s*$/.test(typed) && Number(typed) > MAX_QTY;

/** Reports whether a quantity was rejected because fewer units are left. */
const isShort = (
  { refusal }: Pick<Form, 'refusal'>,
  typed: string,
  { left, is_managed }: ProductLeft,
): boolean => STOCK_CODES.has(refusal.code) || (isTooMany(typed) && is_managed && left < MAX_QTY);

/** Returns the reason why a quantity was rejected, if the stock was not the reason. */
function qtyFault(form: Form, typed: string): string {
  const text = form.app.texts();
  if (isTooMany(typed)) return text('storefront.error.tooManyUnits', { max: MAX_QTY });
  return sentForm(form, ['qty'], 'qty').errors[0]?.message ?? text('storefront.error.qtyInvalid');
}

/**
 * Returns the reason why the quantity of a cart line was rejected: the number of units that are left, or what is wrong with the quantity.
 * Returns null if the line no longer exists.
 */
export async function lineFault(form: Form, itemId: string): Promise<string | null> {
  const { app, db, caller } = form;
  const typed = formText(form, 'qty');
  const cart = await ownCart(app, db, caller);
  const item = cart?.items.find(({ uuid }) => uuid === itemId);
  if (!item) return null;
  const found = await stockLeft(app, db, item.product_sku);
  return found && isShort(form, typed, found) ? stockWords(found, app.texts()) : qtyFault(form, typed);
}

/**
 * Responds if a product could not be added to the cart. Responds with the product page, which shows the reason next to the quantity and, if
 * too few units are left, offers to add them. Responds with the cart page if the product has no page.
 */
export async function refusedAdd(form: Form): Promise<Reply> {
  const { app, db, caller, refusal } = form;
  const sku = formText(form, 'sku');
  const typed = formText(form, 'qty');
  const product = sku === '' ? null : await stockLeft(app, db, sku);
  const found = product && (await productPage(app, db, product));
  if (!product || !found) return cartPage(form, sentForm(form, []));
  const cart = await ownCart(app, db, caller);
  const in_cart = (cart?.items ?? [])
    .filter(({ product_sku }) => textKey(product_sku) === textKey(sku))
    .reduce((units, { qty }) => units + qty, 0);
  return answerFound({ ...form, query: found.query }, found.path, found.page, {
    status: refusal.status,
    isPrivate: true,
    refusedAdd: {
      product: product.name,
      left: product.left,
      in_cart,
      ...whyRefused(form, typed, product, cardOf(found.page)),
    },
  });
}

/** Returns the amounts of the gift card on a page. Null for other products. */
const cardOf = ({ page }: ProductPage['page']): GiftCardOffer | null =>
  (page.entity as Partial<ProductEntity> | null)?.gift_card ?? null;

/** Reports whether a form was rejected for its quantity. */
const isAboutQty = ({ refusal: { code, details = [] } }: Form): boolean =>
  STOCK_CODES.has(code) || code === 'QTY_NOT_ALLOWED' || details.some(({ path }) => path === 'qty');

type Why = Pick<RefusedAddView, 'message' | 'qty' | 'form'>;

/** Returns the reason why a product could not be added, with the fields of a gift card as they were sent. */
function whyRefused(form: Form, typed: string, product: ProductLeft, card: GiftCardOffer | null): Why {
  const ofQty = isShort(form, typed, product) ? {} : { message: qtyFault(form, typed), qty: typed };
  if (card === null) return ofQty;
  const { values, errors } = sentInputsForm(form);
  if (isAboutQty(form)) return { ...ofQty, form: { values, errors: [] } };
  const { app, refusal } = form;
  const shown = errors.map((error) =>
    refusal.code === 'GIFT_CARD_AMOUNT'
      ? {
          ...error,
          message: app.texts()('storefront.error.giftCardAmount', { offered: offeredText(app, card) }),
        }
      : error,
  );
  return { qty: typed, form: { values, errors: shown } };
}

const ENTERED = ['inputs.entered.amount', 'inputs.entered.currency'];

/** Returns the fields of a gift card as they were sent. What is wrong with an entered amount stands at the amount. */
function sentInputsForm(form: Form): SentForm {
  const { values, errors } = sentForm(form, INPUT_FIELDS, '', ENTERED);
  return {
    values,
    errors: errors.map((error) =>
      ENTERED.includes(error.path) ? { ...error, path: 'inputs.amount' } : error,
    ),
  };
}

/** Returns the amounts of a gift card in the page's language. */
function offeredText(app: AppContext, { amounts, free, currency }: GiftCardOffer): string {
  const money = (amount: number) => formatPrice(app.locale, amount, currency);
  const range =
    free && app.texts()('storefront.giftCard.range', { min: money(free.min), max: money(free.max) });
  return [...amounts.map(({ price }) => money(price)), ...(range === null ? [] : [range])].join('; ');
}
