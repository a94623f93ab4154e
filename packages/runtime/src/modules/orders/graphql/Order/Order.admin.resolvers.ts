import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toDecimal } from '../../../../platform/money.ts';
import { unprintableIn } from '../../../../platform/pdf/unprintable.ts';
import { price } from '../../../../platform/graphql/price.ts';
import { buyersTextsOf } from '../../documents/buyersTexts.ts';
import { activityLoader, noteLoader, termsLoader, transactionLoader } from '../../order.loaders.ts';
import type { Order } from '../../order.ts';
import type { TransactionRow } from '../../payment/transaction.ts';
import { capturedTotal, refundedTotal } from '../../payment/paymentSums.ts';
import { canCancel, canCapture, canRefund } from '../../payment/paymentRights.ts';
import { paymentLabel, shipmentLabel, textIn } from '../../statusLabels.ts';
import type { InLanguage } from '../../statusLabels.ts';

const api = (rest: string) => (order: Order) => `/api/orders/${order.uuid}${rest}`;

/** Makes the resolver of a sum over the payment transactions of an order. */
const moneyOf =
  (total: typeof capturedTotal) => async (order: Order, _args: unknown, context: GraphQLContext) => {
    const known = await context.loader(transactionLoader)(order.order_id);
    return price(context, toDecimal(total(known, order.currency), order.currency), order.currency);
  };

export default {
  Order: {
    activities: (order: Order, _args: unknown, { loader }: GraphQLContext) =>
      loader(activityLoader)(order.order_id),
    paymentTransactions: (order: Order, _args: unknown, { loader }: GraphQLContext) =>
      loader(transactionLoader)(order.order_id),
    canCapture: (order: Order, _args: unknown, { app }: GraphQLContext) => canCapture(app, order),
    async canRefund(order: Order, _args: unknown, { app, loader }: GraphQLContext) {
      return canRefund(app, order, await loader(transactionLoader)(order.order_id));
    },
    canCancel: (order: Order, _args: unknown, { app }: GraphQLContext) => canCancel(app, order),
    paymentStatusLabel: (order: Order, args: InLanguage, { app }: GraphQLContext) =>
      paymentLabel(app, textIn(app, args), order.payment_status),
    shipmentStatusLabel: (order: Order, args: InLanguage, { app }: GraphQLContext) =>
      shipmentLabel(textIn(app, args), order.shipment_status),
    capturedAmount: moneyOf(capturedTotal),
    refundedAmount: moneyOf(refundedTotal),
    notes: (order: Order, _args: unknown, { loader }: GraphQLContext) => loader(noteLoader)(order.order_id),
    acceptedTerms: ({ terms_version: version }: Order, _args: unknown, { loader }: GraphQLContext) =>
      version === null ? null : loader(termsLoader)(version),
    async unprintable(order: Order) {
      const found = await unprintableIn(buyersTextsOf(order));
      return found.letters.length > 0 ? found : null;
    },
    updateApi: api(''),
    captureApi: api('/capture'),
    refundApi: api('/refunds'),
    cancelApi: api('/cancel'),
    createShipmentApi: api('/shipments'),
    sendEmailApi: api('/emails'),
    editUrl: (order: Order) => `/admin/order/edit/${order.uuid}`,
  },
  PaymentTransaction: {
    amount: (row: TransactionRow, _args: unknown, context: GraphQLContext) =>
      price(context, row.amount, row.currency),
  },
};
