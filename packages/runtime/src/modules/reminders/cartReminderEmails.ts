import type { AppContext } from '../../platform/contracts/context.ts';
import { formatPrice } from '../../platform/money.ts';
import { productsBySku } from '../catalog/index.ts';
import { currentLines, lineName } from '../carts/index.ts';
import { greeting } from '../mail/index.ts';
import type { ComposedEmail, EmailKind, EmailLine, EmailMessage } from '../mail/index.ts';
import { sizedUrl } from '../media/index.ts';
import { offeredCode } from '../promotions/index.ts';
import { findRemindedCart } from './cartReminder.repo.ts';
import type { RemindedCart } from './cartReminder.repo.ts';
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

/** Lists what can be bought, in the language of the app, by the prices that hold now, as the shopper's cart shows them. */
async function linesOf(speaking: AppContext, { cart_uuid }: RemindedCart): Promise<readonly EmailLine[]> {
  const current = await currentLines(speaking, speaking.db, cart_uuid);
  if (!current) return [];
  const { app, currency, lines } = current;
  const productOf = await productsBySku(
    app,
    app.db,
    lines.map(({ product_sku }) => product_sku),
  );
  const text = app.texts();
  return lines.flatMap((line) => {
    const product = productOf(line.product_sku);
    if (!product?.in_stock) return [];
    const { tile, options } = product;
    const name =
      options.length > 0
        ? `${tile.name} (${options.join(', ')})`
        : lineName({ ...line, product_name: tile.name });
    return [
      {
        name: text('orders.email.line', { qty: line.qty, product: name }),
        amount: formatPrice(app.locale, line.total, currency),
        picture: line.thumbnail && sizedUrl(line.thumbnail, 'thumb'),
      },
    ];
  });
}

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
