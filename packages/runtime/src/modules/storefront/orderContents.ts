import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { instructionsOf, shipmentsOf } from '../orders/index.ts';
import { paymentMethodName, paymentStatusName, paymentStatusOf } from '../payments/index.ts';
import { addressView } from './checkout/addressForm.ts';
import type { ownOrder } from './checkout/paymentPage.ts';
import { contentsOf, taxOfOrder } from './contents.ts';
import { readTaxBasis } from './taxBasis.ts';

/** Creates the view members that all order pages share. */
export async function orderContents(app: AppContext, db: Db, order: Awaited<ReturnType<typeof ownOrder>>) {
  const { pricesIncludeTax, hasTaxRates } = await readTaxBasis(app, db);
  const text = app.texts();
  const { code, phase } = paymentStatusOf(app, order.payment_status);
  return {
    ...contentsOf(order, order.items, pricesIncludeTax, taxOfOrder(order, hasTaxRates)),
    uuid: order.uuid,
    order_number: order.order_number,
    created_at: order.created_at,
    payment_method: paymentMethodName(app, text, order.payment_method, order.payment_method_name),
    payment_status: { code, label: paymentStatusName(app, text, code), phase },
    payment_instructions: await instructionsOf(app, order),
    shipping_method: order.shipping_method_data?.snapshot.name ?? null,
    shipments: (await shipmentsOf(app, db, order)).map(
      ({ shipped_at, status, carrier_name, tracking_number, tracking_url }) => ({
        shipped_at,
        is_delivered: status === 'delivered',
        carrier: carrier_name,
        tracking_number,
        tracking_url,
      }),
    ),
    shipping_address: order.shipping_address && addressView(app.locale, order.shipping_address),
    billing_address: order.billing_address && addressView(app.locale, order.billing_address),
  };
}
