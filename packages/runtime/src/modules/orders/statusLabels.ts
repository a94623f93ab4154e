import type { AppContext } from '../../platform/contracts/context.ts';
import type { PlainMessageKey, Text } from '../../platform/contracts/messages.ts';
import { paymentStatusName, paymentStatuses, paymentStatusOf } from '../payments/index.ts';
import type { PaymentStatus } from '../payments/index.ts';
import { SHIPMENT_STATUSES } from './orderStatus.ts';
import type { ShipmentStatus } from './orderStatus.ts';

/** The urgency of a status. `warning` needs attention; `critical` reports a failure. */
type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'critical';

/** A status with its name in the reader's language. */
export interface StatusLabel {
  readonly code: string;
  readonly name: string;
  readonly tone: Tone;
}

const PAYMENT_TONES: Readonly<Record<PaymentStatus['phase'], Tone>> = {
  unpaid: 'warning',
  authorized: 'info',
  paid: 'success',
  refunded: 'neutral',
  failed: 'critical',
  canceled: 'neutral',
};

const SHIPMENT: Readonly<Record<ShipmentStatus, readonly [name: PlainMessageKey, tone: Tone]>> = {
  unfullfilled: ['orders.shipmentStatus.unfullfilled', 'warning'],
  partially_shipped: ['orders.shipmentStatus.partiallyShipped', 'warning'],
  shipped: ['orders.shipmentStatus.shipped', 'info'],
  partially_delivered: ['orders.shipmentStatus.partiallyDelivered', 'info'],
  delivered: ['orders.shipmentStatus.delivered', 'success'],
  canceled: ['orders.shipmentStatus.canceled', 'neutral'],
};

type App = Pick<AppContext, 'registry'>;

/** Returns the label of a payment status. If its payment method is not installed, the label is the status code. */
export const paymentLabel = (app: App, text: Text, code: string): StatusLabel => ({
  code,
  name: paymentStatusName(app, text, code),
  tone: PAYMENT_TONES[paymentStatusOf(app, code).phase],
});

/** Returns the label of a shipment status. */
export function shipmentLabel(text: Text, code: ShipmentStatus): StatusLabel {
  const [name, tone] = SHIPMENT[code];
  return { code, name: text(name), tone };
}

/** Returns the labels of all order statuses in this shop. */
export const statusLabels = (app: App, text: Text) => ({
  payment: [...paymentStatuses(app.registry('paymentMethods').list()).keys()].map((code) =>
    paymentLabel(app, text, code),
  ),
  shipment: SHIPMENT_STATUSES.map((code) => shipmentLabel(text, code)),
});

/** The arguments of a GraphQL field that returns translated status names. */
export interface InLanguage {
  readonly locale?: string | null;
}

/** Returns the language requested for a field, or the language of the request if the value is not a language code. */
export const localeIn = (app: Pick<AppContext, 'locale'>, { locale }: InLanguage): string =>
  locale && /^[a-z]{2}$/.test(locale) ? locale : app.locale;

/** Returns the messages in the language requested for a field. */
export const textIn = (app: Pick<AppContext, 'texts' | 'locale'>, args: InLanguage): Text =>
  app.texts(localeIn(app, args));
