import { emailOn } from '../../mail/index.ts';
import type { EmailKind } from '../../mail/index.ts';
import { exampleOf } from '../exampleEmails.ts';
import { findOrder } from '../order.repo.ts';
import {
  approvedEmail,
  declinedEmail,
  labelEmail,
  merchantEmail,
  receivedEmail,
  requestedEmail,
} from './composeReturnEmails.ts';
import type { ReturnEventPayload } from './events.ts';
import { findReturn } from './return.repo.ts';
import { readReturnLabel } from './returnLabel.repo.ts';
import { reasonNames } from './shownReasons.ts';
import { aboutReturn, exampleReturn, composeFor } from './aboutReturn.ts';
import { withdrawalReceipt, withdrawalLink } from './withdrawalEmails.ts';

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
