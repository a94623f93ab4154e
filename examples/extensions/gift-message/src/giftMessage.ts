import type { AppContext, Caller, Db, DeclaredMetafield, MetaData } from '@shop/runtime/extension';

/** Order metafield that stores the gift message. It is created at startup. The merchant may rename it and change its rules. */
export const giftField = {
  ownerType: 'order',
  namespace: 'gift',
  key: 'message',
  name: 'Gift message',
  description: 'The text that the shopper wants to be written on the card.',
  type: 'long_text',
  validations: [{ type: 'size', max: 500 }],
} as const satisfies DeclaredMetafield;

/** Returns the gift message in the metafields of a cart or order, or null if there is none. */
export function messageIn(values: MetaData): string | null {
  const message = values[giftField.namespace]?.[giftField.key];
  return typeof message === 'string' && message !== '' ? message : null;
}

/** Reads the gift message stored in an open cart. One statement. */
export const readCartMessage = async (app: AppContext, db: Db, cart: string): Promise<string | null> =>
  messageIn(await app.carts.metafields(db, cart));

/** Reads an order's gift message. One statement. Throws `ORDER_NOT_FOUND` (404). */
export const readOrderMessage = async (app: AppContext, db: Db, order: string): Promise<string | null> =>
  messageIn(await app.metafields.read(db, { ownerType: giftField.ownerType, id: order }));

/**
 * Stores the gift message in one of the caller's carts, for the future order. An empty message removes the stored one. Returns the current
 * message. Throws `INVALID_CART` (400) if the cart is closed or belongs to another customer, and `METAFIELD_INVALID` (400) if the message
 * is too long.
 */
export async function writeCartMessage(
  app: AppContext,
  db: Db,
  { cart, caller, message }: { readonly cart: string; readonly caller: Caller; readonly message: string },
): Promise<string | null> {
  const { namespace, key } = giftField;
  // Forms send two characters for a newline, but browsers count only one.
  const text = message.replaceAll('\r\n', '\n').trim();
  return messageIn(await app.carts.writeMetafield(db, { id: cart, caller, namespace, key }, text));
}
