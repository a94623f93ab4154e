import { isUuid } from '@shop/runtime/extension';
import { findSessionOfOrder } from '../../session.ts';
import { settlePayment } from '../../selling/settlePayment.ts';
import { notThere, tells } from '../answers.ts';
import { orderAnswer } from '../orderAnswer.ts';
import { defineOperationById } from './operation.ts';

/** The operations on orders. An agent reads those that it placed. */
export const orderOperations = {
  read: defineOperationById(async (serving, id) => {
    const { app, identity, selling } = serving;
    const owned = isUuid(id)
      ? await findSessionOfOrder(app.db, identity, { order: id, now: app.clock.now() })
      : null;
    const settled = owned && (await settlePayment(selling, owned));
    // An order that was not paid is not one yet.
    if (settled?.session.status !== 'completed') return notThere(serving);
    return tells(await orderAnswer(serving, settled));
  }),
};
