import type { AppContext } from '../../../platform/contracts/context.ts';
import { emailOn } from '../../mail/index.ts';
import type { ComposedEmail, EmailKind, EmailMessage } from '../../mail/index.ts';
import { recipientOf } from '../composeOrderEmails.ts';
import { exampleOf } from '../exampleEmails.ts';
import type { Order } from '../order.ts';
import { findOrder } from '../order.repo.ts';
import {
  approvedEmail,
  declinedEmail,
  labelEmail,
  linkEmail,
  merchantEmail,
  receiptEmail,
  receivedEmail,
  requestedEmail,
} from './composeReturnEmails.ts';
import type { MailedReturn } from './composeReturnEmails.ts';
import type { ReturnEventPayload, WithdrawalLinkPayload } from './events.ts';
import { findOrderOfBuyer, findReturn } from './return.repo.ts';
import { readReturnLabel } from './returnLabel.repo.ts';
import { reasonNames } from './shownReasons.ts';
import type { ReturnRow } from './return.ts';
import type { ReturnState } from './returnState.ts';

type Compose = (
  app: AppContext,
  order: Order,
  row: MailedReturn & Partial<Pick<ReturnRow, 'label'>>,
) => EmailMessage | Promise<EmailMessage>;

/** Returns an example return of everything in an order, for email previews. */
const exampleReturn = (app: AppContext, order: Order, isWithdrawal: boolean): MailedReturn => {
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
const aboutReturn = (
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

async function composeFor(
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

const returnRequested = aboutReturn('returnRequested', 'requested', 'requested', requestedEmail);
const returnApproved = aboutReturn('returnApproved', 'approved', 'approved', async (app, order, row) =>
  approvedEmail(app, order, row, await app.setting('returnInstructions')),
);
const returnDeclined = aboutReturn('returnDeclined', 'declined', 'declined', declinedEmail);
const returnReceived = aboutReturn('returnReceived', 'received', 'received', receivedEmail);

/** The email with the label of a return, in the language of its order. */
const returnLabel: EmailKind<ReturnEventPayload> = {
  id: 'returnLabel',
  to: 'customer',
  words: [
    {
      part: 'subject',
      key: 'orders.return.email.label.subject',
      placeholders: ['number', 'order', 'shop'],
    },
  ],
  example: exampleOf((app, order) =>
    labelEmail(app, order, exampleReturn(app, order, false), { carrier: 'Parcel Express', content: null }),
  ),
  compose: (payload, app) =>
    composeFor(app, payload, async (speaking, order, row) => {
      const file = await readReturnLabel(app.db, payload.returnUuid);
      return labelEmail(speaking, order, row, {
        carrier: row.label?.carrier_name ?? '',
        content: file?.content ?? null,
      });
    }),
};

/** The receipt of a withdrawal, which the law requires. */
const withdrawalReceipt: EmailKind<ReturnEventPayload> = {
  ...aboutReturn('withdrawalReceipt', 'withdrawal', 'declared', async (app, order, row) =>
    receiptEmail(app, order, row, await app.setting('returnInstructions')),
  ),
  isMandatory: true,
};

/** The email with the link to withdraw, if an order has the number and the email address. */
const withdrawalLink: EmailKind<WithdrawalLinkPayload> = {
  id: 'withdrawalLink',
  to: 'customer',
  isOpen: true,
  isMandatory: true,
  example: exampleOf(linkEmail),
  async compose({ orderNumber, email }, app) {
    const found = await findOrderOfBuyer(app.db, orderNumber, email);
    const order = found && (await findOrder(app.db, found.uuid));
    return (
      order && {
        entityUuid: order.uuid,
        orderUuid: order.uuid,
        message: linkEmail(app.inLanguage(order.locale ?? app.languages.default), order),
        language: order.locale,
        to: recipientOf(order),
      }
    );
  },
};

/** The email that tells the merchant of a return that a shopper began. */
const merchantReturn: EmailKind<ReturnEventPayload> = {
  id: 'merchantReturn',
  to: 'merchant',
  isOpen: true,
  example: exampleOf((app, order) => merchantEmail(app, order, exampleReturn(app, order, false))),
  async compose({ orderUuid, returnUuid, origin }, app) {
    const [order, row] = [await findOrder(app.db, orderUuid), await findReturn(app.db, returnUuid)];
    if (origin === 'merchant' || !order || !row) return null;
    const reasons = await reasonNames(app, app.db);
    return {
      entityUuid: row.uuid,
      orderUuid: order.uuid,
      message: merchantEmail(app, order, { ...row, reasons }),
    };
  },
};

/** The emails about returns and withdrawals. */
export const returnEmails: readonly EmailKind[] = [
  returnRequested,
  returnApproved,
  returnDeclined,
  returnReceived,
  returnLabel,
  withdrawalReceipt,
  withdrawalLink,
  merchantReturn,
];

/** The subscribers that send the emails about returns. */
export const returnMailers = [
  emailOn('return_created', 'returns.mailRequested', returnRequested),
  emailOn('return_created', 'returns.mailMade', returnApproved),
  emailOn('return_created', 'returns.mailMerchant', merchantReturn),
  emailOn('return_updated', 'returns.mailApproved', returnApproved),
  emailOn('return_updated', 'returns.mailDeclined', returnDeclined),
  emailOn('return_updated', 'returns.mailReceived', returnReceived),
  emailOn('return_label_created', 'returns.mailLabel', returnLabel),
  emailOn('withdrawal_declared', 'returns.mailReceipt', withdrawalReceipt),
  emailOn('withdrawal_link_requested', 'returns.mailLink', withdrawalLink),
];
