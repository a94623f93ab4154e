import type { PaymentMethod } from '../../modules/payments/contract.ts';
import type { Clock } from '../../platform/clock.ts';
import type { TestShop } from '../createTestShop.ts';
import type { ApiRecord } from '../makers/makerParts.ts';
import type { Recording } from './paymentRecording.ts';
import type { PaymentMethodSuite } from './testPaymentMethod.ts';

/** The objects that the payment test cases share. */
export interface PaymentCase {
  readonly shop: TestShop;
  readonly method: PaymentMethod;
  readonly suite: PaymentMethodSuite;
  readonly recording: Recording;
  readonly clock: AheadClock;
  /** Places an order of 17.90 with the payment method. */
  newOrder(): Promise<ApiRecord>;
  /** Places an order and pays it as a shopper would. */
  paidOrder(): Promise<ApiRecord>;
}

/** The system clock, which can temporarily be set ahead. */
export interface AheadClock extends Clock {
  ahead(ms: number): void;
}
