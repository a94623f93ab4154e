import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import { shapeFault } from '../../platform/extensions/shapeFault.ts';
import type { Minor } from '../../platform/money.ts';
import { defineRegistryKey } from '../../platform/contracts/processors.ts';
import type { RegistryKey } from '../../platform/contracts/processors.ts';
import { offersFault } from './methodBounds.ts';

/** The destination of a cart. Strings are as entered by the shopper; `country` is an ISO 3166-1 code. */
export interface Destination {
  readonly country: string;
  readonly province?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly address_1?: string | null | undefined;
}

/** A cart line as passed to shipping providers. */
export interface QuoteItem {
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  /** The weight of one unit, as a decimal string in the store's weight unit. */
  readonly weight: string;
  /** The price of one unit, net of tax, as a decimal string in the currency of the request. */
  readonly unitPrice: string;
  readonly noShippingRequired: boolean;
}

/** The arguments of provider functions, which run outside any transaction, in parallel with other providers. */
export interface QuoteContext {
  readonly app: AppContext;
  readonly db: Db;
  readonly destination: Destination;
  /** The store address. Null if the configuration has none. */
  readonly origin: Destination | null;
  readonly zone: { readonly id: number; readonly uuid: string; readonly name: string };
  readonly items: readonly QuoteItem[];
  /** The total weight of the items, as a decimal string in the store's weight unit. */
  readonly totalWeight: string;
  /** The sub_total before discount, net of tax, as a decimal string in `currency`. */
  readonly totalValue: string;
  /** The currency of the cart if the provider names it, else the shop's. */
  readonly currency: string;
  /**
   * Returns an amount of the shop's currency, such as a rate or a threshold, in `currency`, as a decimal string rounded to its smallest unit.
   * Returns it unchanged in the shop's currency, and null if `currency` has no rate. Only for providers that name `currencies`.
   */
  readonly fromShopCurrency: (amount: string | number) => string | null;
  /** The configuration of the provider's attachment to the zone. */
  readonly zoneConfig: Readonly<Record<string, unknown>>;
  /**
   * Returns a value that depends only on the zone and the shipping setup, such as the provider's rates for the zone. Each process
   * calls `read` once per key until the setup changes. The setup consists of zones, attachments, and any table whose writers call
   * `app.shipping.touch`. Treat the value as read-only, because later calls receive the same object. A failed read is not cached.
   */
  cached<T>(key: string, read: (db: Db) => Promise<T>): Promise<T>;
  /** Aborts at the deadline, or when the client disconnects. */
  readonly signal: AbortSignal;
}

/** The expected delivery time: a range in business days, or a date. */
export interface DeliveryWindow {
  readonly minBusinessDays?: number | null;
  readonly maxBusinessDays?: number | null;
  /** The expected date in ISO 8601 format. */
  readonly estimatedDate?: string | null;
}

/**
 * A shipping method that a provider offers for a cart, with its cost. Strings have at most 255 characters; a method with a
 * longer one is left out.
 */
export interface ShippingMethod {
  /** The method code, opaque to everything except its provider. It is passed back as `method_code`. */
  readonly code: string;
  /** The name shown to the shopper. */
  readonly name: string;
  /**
   * The cost in major units of the currency of the request: finite and not negative. Otherwise the method is left out and the provider
   * logged.
   */
  readonly cost: string | number;
  /** The currency of `cost`. If given, it must be the currency of the request. */
  readonly currency?: string;
  /** The carrier, shown to the shopper next to the name. */
  readonly carrier?: string | null;
  /** The carrier's service code, used for fulfillment and never shown. */
  readonly serviceCode?: string | null;
  /** The position of the method among attachments with equal `sort_order`, before cost and name. Default: 0. */
  readonly sortOrder?: number;
  readonly delivery?: DeliveryWindow | null;
  /** The carrier and service code to store with the selection instead of the displayed `carrier` and `serviceCode`. */
  readonly snapshot?: { readonly carrier?: string | null; readonly serviceCode?: string | null };
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** A shipping method that is free from a subtotal on, as a provider offers it then. */
export interface FreeMethod extends Omit<ShippingMethod, 'cost' | 'currency'> {
  /**
   * The lowest subtotal with which `getMethods` offers the method at a cost of 0 while the rest of the request stays the same, and not less than
   * `totalValue`: in major units of the currency of the request, net of tax. It is `totalValue` if the method is free already.
   */
  readonly from: string | number;
}

/** A field of the form in which administrators set up a provider for a zone. */
export interface ZoneConfigField {
  readonly name: string;
  readonly type: 'text' | 'number' | 'textarea' | 'select' | 'toggle';
  readonly label: string;
  readonly placeholder?: string;
  readonly description?: string;
  readonly defaultValue?: unknown;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/**
 * A shipping provider, which offers shipping methods in the zones that it is attached to. Registered at startup; there is no
 * provider table.
 */
export interface ShippingProvider {
  /** The provider code, unique across all extensions. */
  readonly code: string;
  readonly name: string;
  readonly description?: string;
  /** The fields of an attachment's `config`. Only the admin UI validates them. */
  readonly zoneConfigFields?: readonly ZoneConfigField[];
  /**
   * The number of seconds for which an unchanged cart may use a stored quote. If absent, a quote is valid until the cart or
   * the shipping setup changes.
   */
  readonly quoteTtlSeconds?: number;
  /**
   * The ISO 4217 codes of the currencies in which the provider takes and gives amounts, or `all`. For a cart in another currency, and if absent,
   * it is asked in the shop's currency, and its costs are converted once. Without a rate it is left out.
   */
  readonly currencies?: 'all' | readonly string[];
  /** True if new zones have this provider attached automatically. */
  readonly attachToNewZones?: boolean;
  /**
   * Returns the methods on offer, at most 100. If the provider throws, returns more methods, or misses the deadline, it is
   * left out and logged. After three consecutive errors or timeouts it is not called for 30 s.
   */
  getMethods(context: QuoteContext): Promise<readonly ShippingMethod[]>;
  /**
   * Returns one method, or null if it is not on offer. Default: calls `getMethods` and looks for the code. May throw
   * `refuse(400, …)` with a reason for the shopper.
   */
  validateMethod?(context: QuoteContext, methodCode: string): Promise<ShippingMethod | null>;
  /**
   * Returns the methods that are free from a subtotal on, at most 100, so that the cart can say how much is missing. Makes no remote call, because
   * each page of the cart calls it. If absent, or if it fails as `getMethods` may, nothing is said about the provider's methods.
   */
  freeFrom?(context: QuoteContext): Promise<readonly FreeMethod[]>;
  /**
   * Reports whether the provider can offer anything in a zone with its current setup, without any remote call. Default: yes.
   * Used by the setup checklist.
   */
  isSetUp?(context: Pick<QuoteContext, 'app' | 'db' | 'zone' | 'zoneConfig'>): Promise<boolean>;
  /** Adds something to offer to a demo store zone. Called once per zone, in the transaction that creates the zone. */
  seedDemo?(context: Pick<QuoteContext, 'app' | 'db' | 'zone'>): Promise<void>;
}

/** The shop's request to all providers: the contents of an actual or hypothetical cart. */
export interface QuoteRequest {
  readonly destination: Destination;
  readonly items: readonly QuoteItem[];
  /** The total weight of the items, as a decimal string in the store's weight unit. */
  readonly totalWeight: string;
  /** The sub_total before discount, net of tax, as a decimal string in `currency`. */
  readonly totalValue: string;
  readonly currency: string;
  /**
   * The revision of the shipping setup, read together with the cart. Every change to zones, attachments, methods or rates
   * increments it.
   */
  readonly revision: number;
  /** Aborts when the client disconnects. */
  readonly signal?: AbortSignal | undefined;
}

/** A method that a shopper can choose, from any provider. */
export interface Offer {
  readonly providerCode: string;
  readonly code: string;
  readonly name: string;
  /** The cost in minor units of `currency`, which is the cart currency. */
  readonly cost: Minor;
  readonly currency: string;
  /** The displayed carrier. The stored one is in `snapshot`. */
  readonly carrier: string | null;
  readonly serviceCode: string | null;
  readonly delivery: DeliveryWindow | null;
  readonly snapshot: { readonly carrier: string | null; readonly serviceCode: string | null };
  /** The method's data for processors of `availableShippingMethods`, neither shown nor stored. */
  readonly metadata: Readonly<Record<string, unknown>> | null;
}

declare module '../../platform/contracts/processors.ts' {
  interface RegistryValues {
    availableShippingMethods: { value: readonly Offer[]; context: QuoteRequest };
  }
}

/** A shipment as passed to its carrier. */
export interface CarrierShipment {
  readonly uuid: string;
  /** The order number, printed on labels. */
  readonly orderNumber: string;
  readonly trackingNumber: string | null;
}

/** An address on a label. */
export type LabelAddress = Destination & {
  readonly full_name: string;
  readonly company?: string | null;
  readonly telephone: string;
  readonly address_2?: string | null;
};

/** The units in a parcel. */
export interface LabelItem {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  /** The weight of one unit, as a decimal string in the store's weight unit. */
  readonly weight: string;
}

/** The arguments of `createLabel`. The call is made outside any transaction. */
export interface LabelRequest {
  readonly app: AppContext;
  /** The idempotency key of the label: a retry after a failure has the same key, and must not create a second label. */
  readonly key: string;
  readonly shipment: CarrierShipment;
  /** The carrier's service code, from the order's shipping method. */
  readonly serviceCode: string | null;
  /** The store address. Null if the configuration has none. */
  readonly origin: Destination | null;
  readonly destination: LabelAddress;
  /** The units in the shipment. */
  readonly items: readonly LabelItem[];
}

/** A label created by a carrier. */
export interface CarrierLabel {
  readonly trackingNumber: string;
  /** The http or https URL of the printable label. */
  readonly labelUrl: string;
  /** The tracking page URL, if it differs from the result of `trackingUrl`. */
  readonly trackingUrl?: string | null;
}

/** The arguments of `createReturnLabel`. The call is made outside any transaction. */
export interface ReturnLabelRequest {
  readonly app: AppContext;
  /** The idempotency key of the label: a retry after a failure has the same key, and must not create a second label. */
  readonly key: string;
  /** The return number, printed on the label. */
  readonly returnNumber: string;
  readonly orderNumber: string;
  /** The shopper's address, from which the parcel is sent. */
  readonly origin: LabelAddress;
  /** The store address, to which the parcel is sent. Null if the configuration has none. */
  readonly destination: Destination | null;
  /** The units that are to come back. */
  readonly items: readonly LabelItem[];
}

/** A label for a return, created by a carrier. */
export interface CarrierReturnLabel {
  readonly trackingNumber: string;
  /** The printable label: a PDF file of at most 5 MB. The shop stores it and sends it to the shopper. */
  readonly file: Uint8Array;
  /** The tracking page URL, if it differs from the result of `trackingUrl`. */
  readonly trackingUrl?: string | null;
}

/** A carrier of shipments. */
export interface Carrier {
  /** The carrier code, which shipping methods use to select their default carrier. Unique across all extensions. */
  readonly name: string;
  /** The display name. */
  readonly label: string;
  /**
   * Returns the http or https URL of a shipment's tracking page, or null if there is none. Called for each shipment that is
   * read.
   */
  trackingUrl(shipment: CarrierShipment): string | null;
  /**
   * Creates a label for a shipment, within `deadlines.answerMs` from the configuration. May throw `refuse(400, …)` with a
   * reason for the administrator; any other error is a 502. May be called again with the same key.
   */
  createLabel?(request: LabelRequest): Promise<CarrierLabel>;
  /**
   * Creates a label with which a shopper sends a return back, as `createLabel` does. Absent if the carrier makes none: administrators then
   * have no button for it.
   */
  createReturnLabel?(request: ReturnLabelRequest): Promise<CarrierReturnLabel>;
}

/** The shipping service, `app.shipping`. */
export interface ShippingService {
  /**
   * Increments the revision of the shipping setup, so that stored quotes are requested again. Call it first in any
   * transaction that changes prices: it also serializes concurrent changes.
   */
  touch(db: Db): Promise<void>;
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly shipping: ShippingService;
  }
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly shippingProviders?: readonly ShippingProvider[];
    readonly carriers?: readonly Carrier[];
  }
}

export const shippingProviders: ContributionPoint<ShippingProvider> = {
  noun: 'shipping provider',
  members: {
    code: 'text',
    name: 'text',
    description: 'text?',
    zoneConfigFields: 'any',
    quoteTtlSeconds: 'any',
    currencies: 'any',
    attachToNewZones: 'any',
    getMethods: 'function',
    validateMethod: 'function?',
    freeFrom: 'function?',
    isSetUp: 'function?',
    seedDemo: 'function?',
  } satisfies Members<ShippingProvider>,
  keyOf: (provider) => provider.code,
  fault: zoneFieldFault,
  breaks: { getMethods: 'failures', validateMethod: 'failures', freeFrom: 'failures' },
};

const FIELD_TYPES: readonly unknown[] = ['text', 'number', 'textarea', 'select', 'toggle'];
const FIELD_MEMBERS = {
  name: 'text',
  type: 'text',
  label: 'text',
  placeholder: 'text?',
  description: 'text?',
  defaultValue: 'any',
  options: 'any',
} satisfies Members<ZoneConfigField>;

/** Returns the error in a provider's zone fields, or null. */
function zoneFieldFault({ zoneConfigFields = [] }: ShippingProvider): string | null {
  if (!Array.isArray(zoneConfigFields)) return 'zoneConfigFields must be a list';
  for (const field of zoneConfigFields as readonly ZoneConfigField[]) {
    const fault = shapeFault(field, FIELD_MEMBERS);
    if (fault)
      return `the zone field "${field.name}": ${fault.message}${fault.hint ? `. ${fault.hint}` : ''}`;
    if (!FIELD_TYPES.includes(field.type))
      return `the zone field "${field.name}": type must be one of ${FIELD_TYPES.join(', ')}`;
  }
  return null;
}

export const carriers: ContributionPoint<Carrier> = {
  noun: 'carrier',
  members: {
    name: 'text',
    label: 'text',
    trackingUrl: 'function',
    createLabel: 'function?',
    createReturnLabel: 'function?',
  } satisfies Members<Carrier>,
  keyOf: (carrier) => carrier.name,
  deadlines: { trackingUrl: 'callMs', createLabel: 'answerMs', createReturnLabel: 'answerMs' },
};

export const availableShippingMethods: RegistryKey = defineRegistryKey({
  key: 'availableShippingMethods',
  description:
    'The shipping methods offered for a destination, in order. Runs again, with a single-item list, when a method is selected or requoted. A method that it removes then cannot be selected.',
  fault: offersFault,
});
