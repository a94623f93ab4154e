import type { LineView } from './contentsViews.ts';
import type { PageView } from './contract.ts';
import type { SentForm } from './formFields.ts';

/** Units of an order line that are withdrawn or returned. */
export interface ReturnedLineView extends Pick<LineView, 'name' | 'image' | 'options' | 'qty'> {
  /** The reason that the shopper gave. Null if there is none. */
  readonly reason: string | null;
}

/** A return or withdrawal as the shopper sees it. */
export interface ReturnView {
  readonly uuid: string;
  readonly number: string;
  readonly origin: 'shopper' | 'merchant' | 'withdrawal';
  readonly state: 'requested' | 'approved' | 'declined' | 'declared' | 'received' | 'refunded' | 'closed';
  /** The path of its page. It has the order's token, because the order may have been opened with one. */
  readonly path: string;
  readonly lines: readonly ReturnedLineView[];
  /** The time at which it was requested or declared (ISO 8601). */
  readonly created_at: string;
  /** Why the merchant declined it. Null if it was not declined. */
  readonly declined_reason: string | null;
  /** True if withdrawn units had not been shipped, so that they are not shipped any more. */
  readonly is_shipping_stopped: boolean;
  /** By when withdrawn goods have to be sent back (ISO 8601). Null if there is nothing to send back. */
  readonly send_back_by: string | null;
  /** The amount of the refund in major units, as far as it is known. Null if nothing is to be refunded. */
  readonly refund: number | null;
  readonly currency: string;
  /** By when a withdrawal has to be refunded (ISO 8601). Null if no time is set. */
  readonly refund_due_at: string | null;
  /** True if the order was canceled with the withdrawal, because nothing had been paid. */
  readonly is_order_canceled: boolean;
}

/** A product that the law excludes from the right of withdrawal. */
export interface ExcludedView {
  readonly name: string;
  /** The code of the reason, such as `perishable`. */
  readonly reason: string;
}

/** The shopper's right to withdraw from the contract of an order. */
export interface WithdrawalRightView {
  /** `open`: something may be withdrawn. `over`: the period has ended. `done`: nothing is left of the order. */
  readonly state: 'open' | 'over' | 'excluded' | 'done';
  /** The path of the page that withdraws. Null if nothing may be withdrawn. */
  readonly path: string | null;
  /** The days of the period, from the delivery. */
  readonly days: number;
  /** The last day of the period (ISO 8601). Null while the period has not begun. */
  readonly last_day: string | null;
  readonly excluded: readonly ExcludedView[];
}

/** Says which lines the shopper can return, by the shop's own terms. */
export interface ReturnRightView {
  /** The path of the page that requests a return. Null if the period has ended. */
  readonly path: string | null;
  /** The last day of the period (ISO 8601). Null while the period has not begun. */
  readonly last_day: string | null;
}

/** The returns of an order, and what the shopper can still return or withdraw. */
export interface AfterSaleView {
  /** Null in countries without the right, and for a canceled order. */
  readonly withdrawal: WithdrawalRightView | null;
  /** Null if the shop takes nothing back, or the shopper has nothing to send back. */
  readonly returns: ReturnRightView | null;
  /** Oldest first. */
  readonly list: readonly ReturnView[];
}

/** A line of an order from which the shopper chooses units. */
export interface ChoosableLineView extends Pick<LineView, 'uuid' | 'name' | 'image' | 'options'> {
  /** The number of units that can be chosen. */
  readonly units: number;
  /** The number of units that are chosen. */
  readonly chosen: number;
}

/** The order of a page about returns. */
export interface ReturnedOrderView {
  readonly uuid: string;
  readonly order_number: string;
  readonly created_at: string;
  readonly email: string;
  /** The name of the shopper. Null if it is unknown. */
  readonly name: string | null;
  /** The path of the order's page. */
  readonly path: string;
}

/** The pages with which a shopper withdraws from the contract of an order. */
export interface WithdrawalView extends PageView {
  /** `choose`: which units. `confirm`: the declaration with its button. `closed`: nothing may be withdrawn, and why. */
  readonly step: 'choose' | 'confirm' | 'closed';
  readonly order: ReturnedOrderView;
  readonly right: WithdrawalRightView;
  readonly lines: readonly ChoosableLineView[];
  /** The path to which the form of the step is sent: with GET to choose, with POST to confirm. */
  readonly action: string;
  /** The order's token, which the form of the first step sends. */
  readonly token: string;
  /** The path back to the choice. */
  readonly choose_path: string;
  readonly form: SentForm;
}

/** The page that requests a return. */
export interface ReturnRequestView extends PageView {
  readonly order: ReturnedOrderView;
  /** Null if the shop takes nothing back, or the shopper has nothing to send back. */
  readonly right: ReturnRightView | null;
  readonly lines: readonly ChoosableLineView[];
  /** The reasons from which the shopper can choose. */
  readonly reasons: readonly { readonly code: string; readonly name: string }[];
  /** The path to which the form is sent. */
  readonly action: string;
  readonly form: SentForm;
}

/** The label of a return. */
export interface ReturnLabelView {
  /** The path of the file. */
  readonly path: string;
  readonly carrier: string;
  readonly tracking_number: string;
  /** The carrier's tracking page. Null if there is none. */
  readonly tracking_url: string | null;
}

/** An image of a return. */
export interface ReturnImageView {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The path to which the form that removes it is sent. */
  readonly remove_path: string;
}

/** The form that adds images to a return, with the files in its field `images`. */
export interface ReturnImageForm {
  /** The path to which the form is sent. */
  readonly action: string;
  /** The number of images that a return can have. */
  readonly max: number;
  readonly form: SentForm;
}

/** The page of a return or withdrawal. */
export interface OrderReturnView extends PageView {
  readonly order: ReturnedOrderView;
  readonly return: ReturnView;
  /** The shopper's comment. Null if there is none. */
  readonly comment: string | null;
  /** The time at which the withdrawal was declared, to the second, in the language of the page. Null for other returns. */
  readonly declared_on: string | null;
  /** The merchant's instructions for sending the goods back. Null if there is nothing to send back. */
  readonly instructions: string | null;
  /** The label with which the goods are sent back. Null if there is none, and once the return has ended. */
  readonly label: ReturnLabelView | null;
  /** The images that the shopper added. */
  readonly images: readonly ReturnImageView[];
  /** The form that adds images. Null if the return has ended or has as many as it can have. */
  readonly image_form: ReturnImageForm | null;
}

/** The page that mails the link to withdraw from an order. */
export interface WithdrawalLinkView extends PageView {
  readonly step: 'form' | 'sent';
  /** True if the visitor followed a link that no longer works. */
  readonly is_link_over: boolean;
  readonly form: SentForm;
}
