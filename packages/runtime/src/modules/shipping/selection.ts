import { toNumber } from '../../platform/money.ts';
import type { DeliveryWindow, Offer } from './contract.ts';

/** What a cart stores of a chosen method (`shipping_method_data`). Orders keep it without the last three. */
export interface ShippingSelection {
  readonly provider_code: string;
  readonly method_code: string;
  readonly snapshot: {
    readonly code: string;
    readonly name: string;
    /** Major units of the cart's currency. */
    readonly cost: number;
    readonly carrier: string | null;
    readonly serviceCode: string | null;
    readonly delivery?: DeliveryWindow;
    readonly metadata?: Readonly<Record<string, unknown>>;
  };
  readonly fingerprint: string;
  /** ISO 8601. */
  readonly quotedAt: string;
  /** ISO 8601: past it the method is quoted anew though the fingerprint is equal. Absent: never. */
  readonly expiresAt?: string;
}

/** The selection that an offer becomes when it is chosen. */
export const selectionOf = (offer: Offer, fingerprint: string, now: Date): ShippingSelection => ({
  provider_code: offer.providerCode,
  method_code: offer.code,
  snapshot: {
    code: offer.code,
    name: offer.name,
    cost: toNumber(offer.cost, offer.currency),
    ...offer.snapshot,
    ...(offer.delivery && { delivery: offer.delivery }),
    ...(offer.metadata && { metadata: offer.metadata }),
  },
  fingerprint,
  quotedAt: now.toISOString(),
  ...(offer.expiresAt && { expiresAt: offer.expiresAt }),
});
