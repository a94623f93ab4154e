import type { PaymentStatus } from '../payments/contract.ts';
import type { ContentsView } from './contentsViews.ts';
import type { AfterSaleView } from './returnViews.ts';
import type { AddressView } from './addressViews.ts';
import type { PaymentInstructionsView, ShipmentView } from './confirmationViews.ts';

/** A step in an order's progress. */
export interface OrderStepView {
  readonly name: 'ordered' | 'paid' | 'packed' | 'shipped' | 'delivered' | 'refunded' | 'canceled';
  /** `done`: the step was reached. `current`: the order is at this step. At most one step is current. `todo`: the step is still ahead. */
  readonly state: 'done' | 'current' | 'todo';
  /** True if the step concerns only a part of the order, such as the shipment of some lines. */
  readonly is_partial: boolean;
  /** The time at which the step was reached (ISO 8601). Null if the order has not reached it, or the time is unknown. */
  readonly at: string | null;
}

/** The first and last expected delivery dates (ISO 8601). */
export interface ArrivalView {
  readonly first: string;
  readonly last: string;
}

/** A gift card that the order sold. Its code is only in the email that delivers it. */
export interface SoldCardView {
  /** The last four characters of its code. */
  readonly last4: string;
  readonly amount: number;
  readonly currency: string;
  /** The name or the email address of whoever gets it. Null if it is unknown. */
  readonly recipient: string | null;
  /** `due`: it will be mailed. `void`: it was refunded or canceled. */
  readonly state: 'due' | 'sent' | 'void' | 'expired';
  /** The day on which it was or will be mailed (ISO 8601). Null if it is mailed at once. */
  readonly day: string | null;
}

/** The data that the confirmation page and the customer's order page share. */
export interface OrderDetailsView extends ContentsView {
  readonly uuid: string;
  readonly order_number: string;
  readonly created_at: string;
  readonly email: string;
  /** True if the shop has accepted the order because its payment was received or guaranteed. */
  readonly is_placed: boolean;
  /** The steps in the order's progress, in sequence. Empty if the payment failed. */
  readonly steps: readonly OrderStepView[];
  /** The expected time of arrival, as promised when the order was placed. Null if nothing was promised or nothing is still to arrive. */
  readonly arrival: ArrivalView | null;
  /** The shipments, oldest first. */
  readonly shipments: readonly ShipmentView[];
  /** The gift cards that the order sold, once it is paid. */
  readonly gift_cards: readonly SoldCardView[];
  readonly shipping_address: AddressView | null;
  readonly billing_address: AddressView | null;
  readonly shipping_method: string | null;
  readonly payment_method: string;
  readonly payment_status: {
    readonly code: string;
    readonly label: string;
    readonly phase: PaymentStatus['phase'];
  };
  readonly payment_instructions: PaymentInstructionsView | null;
  readonly after_sale: AfterSaleView;
  /** The path of the invoice as a PDF. Null if it has not been issued. */
  readonly invoice_path: string | null;
  /** The path where the shopper can pay or retry a failed payment. Null if no payment is due. */
  readonly payment_path: string | null;
}
