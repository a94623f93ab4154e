import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { toDecimal } from '../../../../platform/money.ts';
import type { Minor } from '../../../../platform/money.ts';
import { unprintableIn } from '../../../../platform/pdf/unprintable.ts';
import { price } from '../../../../platform/graphql/price.ts';
import { buyersTextsOf } from '../../documents/buyersTexts.ts';
import { activityLoader, noteLoader, termsLoader, transactionLoader } from '../../order.loaders.ts';
import type { Order } from '../../order.ts';
import type { TransactionRow } from '../../payment/transaction.ts';
import { capturableAmount, refundableNow, releasableAmount } from '../../payment/movableAmounts.ts';
import { capturedTotal, refundedTotal } from '../../payment/paymentSums.ts';
import { canCancel, canCapture, canRefund } from '../../payment/paymentRights.ts';
import { storedCaptured, storedRefunded } from '../../tenders/orderTender.ts';
import { paymentLabel, shipmentLabel, textIn } from '../../statusLabels.ts';
import type { InLanguage } from '../../statusLabels.ts';

const api = (rest: string) => (order: Order) => `/api/orders/${order.uuid}${rest}`;

type AmountOf = (known: readonly TransactionRow[], order: Order, context: GraphQLContext) => Minor;

/** Creates the resolver for an amount derived from an order's payment transactions. */
const moneyOf = (amountOf: AmountOf) => async (order: Order, _args: unknown, context: GraphQLContext) => {
  const known = await context.loader(transactionLoader)(order.order_id);
  return price(context, toDecimal(amountOf(known, order, context), order.currency), order.currency);
};

const textOf = (version: string | null, { loader }: GraphQLContext) =>
  version === null ? null : loader(termsLoader)(version);

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
    capturableAmount: moneyOf((known, order, { app }) => capturableAmount(app, order, known)),
    refundableAmount: moneyOf((known, order, { app }) => refundableNow(app, order, known)),
    releasableAmount: moneyOf((known, order, { app }) => releasableAmount(app, order, known)),
    capturedAmount: moneyOf((known, order) => capturedTotal(known, order.currency) + storedCaptured(order)),
    refundedAmount: moneyOf((known, order) => refundedTotal(known, order.currency) + storedRefunded(order)),
    notes: (order: Order, _args: unknown, { loader }: GraphQLContext) => loader(noteLoader)(order.order_id),
    acceptedTerms: ({ terms_version: version }: Order, _args: unknown, context: GraphQLContext) =>
      textOf(version, context),
    termsText: ({ terms_text_version: version }: Order, _args: unknown, context: GraphQLContext) =>
      textOf(version, context),
    withdrawalText: ({ withdrawal_version: version }: Order, _args: unknown, context: GraphQLContext) =>
      textOf(version, context),
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
