import type { AppContext } from '../../platform/contracts/context.ts';
import { actingExtension } from '../../platform/acting/acting.ts';
import { isUuid } from '../../platform/db/ids.ts';
import type { Author } from '../auth/index.ts';
import { cancelOrder } from './cancelOrder.ts';
import type { OrdersService, PaymentsService } from './contract.ts';
import { activityOf, addActivity } from './activity.ts';
import { findOrder, findOrderBy, findOrderOfCart, listUnpaidOrders } from './order.repo.ts';
import { updateIntegrationId } from './orderState.repo.ts';
import { orderProgress } from './orderProgress.ts';
import { confirmationUrl, orderLink } from './orderToken.ts';
import { placeForBuyer } from './placeForBuyer.ts';
import { applyPayment } from './payment/applyPayment.ts';
import { buyerPayments } from './payment/orderPayment.ts';
import { isPayable, paymentPath } from './payment/payable.ts';
import { endPayment } from './payment/endPayment.ts';
import { frontEndAddress } from './payment/returnAddress.ts';
import { takePayment } from './payment/takePayment.ts';
import { unpaidBefore } from './unpaidOrders.ts';

/** Creates the services that the module adds to `app`. */
export const orderServices = (app: AppContext): { orders: OrdersService; payments: PaymentsService } => ({
  orders: {
    async find(db, ref) {
      if ('uuid' in ref) return isUuid(ref.uuid) ? findOrder(db, ref.uuid) : null;
      if ('cart' in ref) return isUuid(ref.cart) ? findOrderOfCart(db, ref.cart) : null;
      return findOrderBy(db, ref);
    },
    place: (buyer, request) => placeForBuyer(app, buyer, request),
    progress: (db, order) => orderProgress(app, db, order),
    link: (uuid) => orderLink(app, uuid),
    paymentLink: (order) => (isPayable(app, order) ? app.url(paymentPath(app, order)) : null),
    unpaidBefore: (ttlHours) => unpaidBefore(app, ttlHours),
    listUnpaid: (query) => listUnpaidOrders(app.db, query),
    async setIntegrationId(db, uuid, id) {
      await updateIntegrationId(db, uuid, id);
    },
    async addActivity(db, uuid, activity, { once = false } = {}) {
      await addActivity(app, db, uuid, activityOf(activity), { author: extensionAuthor(), once });
    },
    frontEndUrl: (order) => frontEndAddress(app, order),
    confirmationUrl: (uuid, token = null) => confirmationUrl(app, uuid, token),
    async cancel(uuid, reason) {
      await cancelOrder(app, uuid, reason, extensionAuthor());
    },
  },
  payments: {
    ...buyerPayments(app),
    apply: (report, db) => applyPayment(app, report, db),
    end: (uuid) => endPayment(app, uuid),
    take: (uuid, take) => takePayment(app, uuid, take),
    credentials: (method) => app.registry('paymentMethods').get(method)?.credentials ?? [],
  },
});

/** Returns the calling extension as the author. Null if the shop's own code made the call. */
function extensionAuthor(): Author | null {
  const name = actingExtension();
  return name === undefined ? null : { kind: 'extension', uuid: null, name };
}
