import type { AppContext } from '../../platform/contracts/context.ts';
import { formatPrice } from '../../platform/money.ts';
import { appForBuyer, productsBySku } from '../catalog/index.ts';
import { lineName } from '../carts/index.ts';
import { greeting } from '../mail/index.ts';
import type { ComposedEmail, EmailKind, EmailLine, EmailMessage } from '../mail/index.ts';
import { sizedUrl } from '../media/index.ts';
import { offeredCode } from '../promotions/index.ts';
import { findRemindedCart } from './cartReminder.repo.ts';
import type { RemindedCart, RemindedItem } from './cartReminder.repo.ts';
import type { CartReminderDue } from './events.ts';
import { recoverUrl, stopUrl } from './reminderTokens.ts';
import { stopBlocks } from './stopBlocks.ts';

const EXAMPLE = '00000000-0000-4000-8000-000000000000';

/** The first email about an abandoned cart. */
export const cartReminder: EmailKind<CartReminderDue> = {
  id: 'cartReminder',
  to: 'customer',
  isOpen: true,
  isOffByDefault: true,
  words: [
    { part: 'subject', key: 'reminders.cart.subject', placeholders: ['shop'] },
    { part: 'intro', key: 'reminders.cart.intro', placeholders: ['shop'] },
  ],
  example: async (app) => ({ message: exampleEmail(app, 1, null), about: null }),
  compose: composeReminder,
};

/** The second and last email about an abandoned cart, which may offer a coupon. */
export const cartReminderSecond: EmailKind<CartReminderDue> = {
  id: 'cartReminderSecond',
  to: 'customer',
  isOpen: true,
  isOffByDefault: true,
  words: [
    { part: 'subject', key: 'reminders.second.subject', placeholders: ['shop'] },
    { part: 'intro', key: 'reminders.second.intro', placeholders: ['shop'] },
    { part: 'coupon', key: 'reminders.second.coupon', placeholders: ['code'] },
  ],
  example: async (app) => ({ message: exampleEmail(app, 2, await couponToOffer(app)), about: null }),
  compose: composeReminder,
};

/** Returns the coupon code that the second email mentions. Null if none is set, or if it cannot be used now. */
export async function couponToOffer(app: AppContext): Promise<string | null> {
  const code = await app.setting('cartReminderCoupon');
  return code === '' ? null : offeredCode(app.db, code, app.clock.now());
}

/** Returns the kind of the first or the second email about a cart. */
export const kindOf = (number: number): EmailKind<CartReminderDue> =>
  number === 1 ? cartReminder : cartReminderSecond;

/**
 * Composes a reminder in the language of the cart. Null if the shopper came back, ordered or refused meanwhile, or if nothing of the cart
 * can be bought any more.
 */
async function composeReminder(
  { reminderUuid }: CartReminderDue,
  from: AppContext,
): Promise<ComposedEmail | null> {
  const cart = await findRemindedCart(from.db, reminderUuid);
  if (!cart) return null;
  const app = from.inLanguage(cart.locale ?? from.languages.default);
  const lines = await linesOf(app, cart);
  if (lines.length === 0) return null;
  const code = cart.number === 1 ? null : await couponToOffer(app);
  return {
    entityUuid: cart.uuid,
    language: app.language,
    message: reminderEmail(app, cart, lines, code),
    to: { name: cart.full_name ?? '', address: cart.email },
  };
}

/** Lists what can be bought, in the language of the app: by the total that the shopper saw, or by the price that holds now. */
async function linesOf(
  speaking: AppContext,
  { items, currency, groups }: RemindedCart,
): Promise<readonly EmailLine[]> {
  const app = appForBuyer(speaking, currency, { groups });
  const skus = items.map(({ product_sku }) => product_sku);
  const productOf = await productsBySku(app, app.db, skus);
  const text = app.texts();
  return items.flatMap((item) => {
    const product = productOf(item.product_sku);
    if (!product?.in_stock) return [];
    const isSamePrice = product.tile.price === item.product_price;
    const total = isSamePrice ? item.line_total_incl_tax : product.tile.price * item.qty;
    const name =
      product.options.length > 0
        ? `${product.tile.name} (${product.options.join(', ')})`
        : nameOf(item, product.tile.name);
    return [
      {
        name: text('orders.email.line', { qty: item.qty, product: name }),
        amount: formatPrice(app.locale, total, currency),
        picture: item.thumbnail && sizedUrl(item.thumbnail, 'thumb'),
      },
    ];
  });
}

const nameOf = ({ variant_options }: RemindedItem, product_name: string): string =>
  lineName({ product_name, variant_options });

type Reminded = Pick<RemindedCart, 'number' | 'email' | 'cart_uuid' | 'full_name'>;

function reminderEmail(
  app: AppContext,
  { number, email, cart_uuid, full_name }: Reminded,
  lines: readonly EmailLine[],
  code: string | null,
): EmailMessage {
  const text = app.texts();
  const { name: shop } = app.config.shop;
  const stop = stopUrl(app, email);
  const isFirst = number === 1;
  return {
    subject: text(isFirst ? 'reminders.cart.subject' : 'reminders.second.subject', { shop }),
    unsubscribeUrl: stop,
    blocks: [
      greeting(text, full_name),
      { paragraph: text(isFirst ? 'reminders.cart.intro' : 'reminders.second.intro', { shop }) },
      ...(code === null ? [] : [{ paragraph: text('reminders.second.coupon', { code }) }]),
      { lines },
      { link: { label: text('reminders.cart.link'), url: recoverUrl(app, cart_uuid) } },
      { paragraph: text('reminders.cart.note') },
      ...stopBlocks(app, stop),
    ],
  };
}

function exampleEmail(app: AppContext, number: number, code: string | null): EmailMessage {
  const text = app.texts();
  const line = {
    name: text('orders.email.line', { qty: 2, product: 'Walnut tray' }),
    amount: formatPrice(app.locale, 40, app.config.shop.currency),
    picture: null,
  };
  const cart = { number, email: 'ada@example.com', cart_uuid: EXAMPLE, full_name: 'Ada Lovelace' };
  return reminderEmail(app, cart, [line], code);
}
