import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { bool } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { emailSwitch, sendsEmails } from '../../mail/index.ts';
import {
  instructionsOf,
  isPayable,
  orderToken,
  paymentPath,
  paymentTimes,
  paymentTimesColumn,
  returnFacts,
  returnFactsColumn,
  returnRights,
  RIGHTS_SETTINGS,
  shipmentsOf,
} from '../../orders/index.ts';
import type { Order, ShipmentRow } from '../../orders/index.ts';
import { paymentMethodName, paymentStatusName, paymentStatusOf } from '../../payments/index.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../../settings/index.ts';
import { hasTaxRatesColumn } from '../../tax/index.ts';
import type { OrderDetailsView } from '../../defaultTheme/index.ts';
import { addressView } from '../checkout/addressForm.ts';
import { contentsOf, taxOfOrder } from '../contents.ts';
import { showsTax } from '../taxNote.ts';
import { afterSaleOf } from '../returns/afterSale.ts';
import { arrivalOf, deliveryOf } from './arrivalOf.ts';
import { orderSteps } from './orderSteps.ts';
import { soldCardViews } from './soldCardViews.ts';

/** The email that confirms an order to the shopper. */
const CONFIRMATION = 'orderConfirmation';

const NO_RIGHTS = { withdrawal: null, returns: null };
const KEYS = ['priceIncludingTax', ...RIGHTS_SETTINGS] as const;

const detailsRow = z.object({
  saved: savedSettings,
  has_tax_rates: bool,
  payment: paymentTimes,
  facts: returnFacts,
});

export interface OrderDetails extends OrderDetailsView {
  /** True if the shop emails a confirmation of this order. */
  readonly is_confirmed_by_email: boolean;
}

/**
 * Creates the view members that all order pages share. Runs one SQL statement, at most two more if units of the order have shipped, one if it has
 * returns, and one if it sold gift cards.
 */
export async function orderDetails(app: AppContext, db: Db, order: Order): Promise<OrderDetails> {
  const [{ saved, has_tax_rates, payment, facts }, shipments, payment_instructions] = await Promise.all([
    db.one(sql.type(detailsRow)`
      select ${savedSettingsColumn([...KEYS, emailSwitch(CONFIRMATION)])} as saved,
        ${hasTaxRatesColumn} as has_tax_rates, ${paymentTimesColumn(order.order_id)} as payment,
        ${returnFactsColumn(order)} as facts`),
    shipmentsOf(app, db, order),
    instructionsOf(app, order),
  ]);
  const settings = settingsFrom(app, KEYS, saved);
  const { priceIncludingTax } = settings;
  const text = app.texts();
  const { code, phase } = paymentStatusOf(app, order.payment_status);
  const lines = order.items.map((item) => ({ ...item, delivery: deliveryOf(item) }));
  const steps = orderSteps({
    ...order,
    ...payment,
    phase,
    is_payable: isPayable(app, order),
    shipments,
  });
  // An order whose payment failed for good has no steps, and is no contract.
  const rights =
    steps.length === 0 ? NO_RIGHTS : returnRights(app, order, { settings, facts, parcels: shipments });
  const is_placed = order.placed_at !== null;
  const is_payable = isPayable(app, order);
  return {
    ...contentsOf(order, lines, showsTax(app, priceIncludingTax, order), taxOfOrder(order, has_tax_rates)),
    uuid: order.uuid,
    order_number: order.order_number,
    created_at: order.created_at,
    email: order.customer_email,
    is_placed,
    is_confirmed_by_email: is_placed && sendsEmails(app, CONFIRMATION, saved),
    steps,
    arrival: arrivalOf(app, order, phase),
    payment_method: paymentMethodName(app, text, order.payment_method, order.payment_method_name),
    payment_status: { code, label: paymentStatusName(app, text, code), phase },
    payment_instructions,
    payment_path: is_payable ? paymentPath(app, order) : null,
    after_sale: await afterSaleOf(app, db, order, { ...rights, hasReturns: facts.has_returns }),
    invoice_path: invoicePath(app, order),
    shipping_method: order.shipping_method_data?.snapshot.name ?? null,
    gift_cards: await soldCardViews(app, db, order),
    shipments: shipments.map(shipmentView),
    shipping_address: order.shipping_address && addressView(app, order.shipping_address),
    billing_address: order.billing_address && addressView(app, order.billing_address),
  };
}

/** Returns the path of an issued invoice. It has the order's token, because the page may have been opened with one. */
const invoicePath = (app: AppContext, { uuid, invoice_number }: Order): string | null =>
  invoice_number === null ? null : `/api/orders/${uuid}/documents/invoice?token=${orderToken(app, uuid)}`;

const shipmentView = ({
  shipped_at,
  status,
  carrier_name,
  tracking_number,
  tracking_url,
  delivered_at,
}: ShipmentRow) => ({
  shipped_at,
  is_delivered: status === 'delivered',
  delivered_at,
  carrier: carrier_name,
  tracking_number,
  tracking_url,
});
