import type { AppContext } from '../../../platform/contracts/context.ts';
import type { ComposedEmail, EmailKind, EmailMessage } from '../../mail/index.ts';
import { recipientOf } from '../orderEmailParts.ts';
import { exampleOf } from '../exampleEmails.ts';
import type { Order } from '../order.ts';
import { findOrder } from '../order.repo.ts';
import type { MailedReturn } from './returnEmailParts.ts';
import type { ReturnEventPayload } from './events.ts';
import { findReturn } from './return.repo.ts';
import { reasonNames } from './shownReasons.ts';
import type { ReturnRow } from './return.ts';
import type { ReturnState } from './returnState.ts';

type Compose = (
  app: AppContext,
  order: Order,
  row: MailedReturn & Partial<Pick<ReturnRow, 'label'>>,
) => EmailMessage | Promise<EmailMessage>;

/** Returns an example return of everything in an order, for email previews. */
export const exampleReturn = (app: AppContext, order: Order, isWithdrawal: boolean): MailedReturn => {
  const now = app.clock.now().toISOString();
  return {
    number: 'R10001',
    origin: isWithdrawal ? 'withdrawal' : 'shopper',
    comment: null,
    declined_reason: 'Opened',
    declared_at: isWithdrawal ? now : null,
    refund_due_at: isWithdrawal ? now : null,
    created_at: now,
    reasons: new Map(),
    items: order.items.map(({ order_item_id, uuid, qty }) => ({
      uuid,
      order_item_id,
      requested: qty,
      approved: qty,
      received: qty,
      restocked: qty,
      unshipped: 0,
      reason: null,
      condition: null,
    })),
  };
};

/** Defines the email about a return in one of the given states, in the language of its order. */
export const aboutReturn = (
  id: string,
  part: 'requested' | 'approved' | 'declined' | 'received' | 'withdrawal',
  state: ReturnState,
  compose: Compose,
): EmailKind<ReturnEventPayload> => ({
  id,
  to: 'customer',
  words: [
    {
      part: 'subject',
      key: `orders.return.email.${part}.subject`,
      placeholders: ['number', 'order', 'shop'],
    },
  ],
  example: exampleOf((app, order) => compose(app, order, exampleReturn(app, order, state === 'declared'))),
  compose: (payload, app) =>
    payload.state === state ? composeFor(app, payload, compose) : Promise.resolve(null),
});

/** Composes an email about a return in the language of the order. Returns null if the return or the order is gone. */
export async function composeFor(
  app: AppContext,
  { orderUuid, returnUuid }: ReturnEventPayload,
  compose: Compose,
): Promise<ComposedEmail | null> {
  const [order, row] = [await findOrder(app.db, orderUuid), await findReturn(app.db, returnUuid)];
  if (!order || !row) return null;
  const speaking = app.inLanguage(order.locale ?? app.languages.default);
  return {
    entityUuid: row.uuid,
    orderUuid: order.uuid,
    message: await compose(speaking, order, { ...row, reasons: await reasonNames(speaking, app.db) }),
    language: order.locale,
    to: recipientOf(order),
  };
}
