import type { EmailKind } from '../../mail/index.ts';
import { recipientOf } from '../orderEmailParts.ts';
import { exampleOf } from '../exampleEmails.ts';
import { findOrder } from '../order.repo.ts';
import { linkEmail, receiptEmail } from './composeWithdrawalEmails.ts';
import type { ReturnEventPayload, WithdrawalLinkPayload } from './events.ts';
import { findOrderOfBuyer } from './return.repo.ts';
import { aboutReturn } from './aboutReturn.ts';

/** The receipt of a withdrawal, which the law requires. */
export const withdrawalReceipt: EmailKind<ReturnEventPayload> = {
  ...aboutReturn('withdrawalReceipt', 'withdrawal', 'declared', async (app, order, row) =>
    receiptEmail(app, order, row, await app.setting('returnInstructions')),
  ),
  isMandatory: true,
};

/** The email with the link to withdraw, if an order has the number and the email address. */
export const withdrawalLink: EmailKind<WithdrawalLinkPayload> = {
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
