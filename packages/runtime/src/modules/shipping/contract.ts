import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import { shapeFault } from '../../platform/extensions/shapeFault.ts';
import type { Minor } from '../../platform/money.ts';
import { defineRegistryKey } from '../../platform/contracts/processors.ts';
import type { RegistryKey } from '../../platform/contracts/processors.ts';
import { offersFault } from './methodBounds.ts';

/** The destination of a cart. Texts as the shopper gave them; country is an ISO 3166-1 code. */
export interface Destination {
  readonly country: string;
  readonly province?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly address_1?: string | null | undefined;
}

/** A line of the cart as a shipping provider sees it. */
export interface QuoteItem {
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  /** The weight of one unit, in the store's weight unit, decimal text. */
  readonly weight: string;
  /** The price of one unit, net of tax, decimal text in the cart's currency. */
  readonly unitPrice: string;
  readonly noShippingRequired: boolean;
}

/** The arguments of a provider's methods, which run outside any transaction, in parallel with those of other providers. */
export interface QuoteContext {
  readonly app: AppContext;
  readonly db: Db;
  readonly destination: Destination;
  /** The store's address, when the config has one. */
  readonly origin: Destination | null;
  readonly zone: { readonly id: number; readonly uuid: string; readonly name: string };
  readonly items: readonly QuoteItem[];
  /** The weight of the items, decimal text in the store's weight unit. */
  readonly totalWeight: string;
  /** sub_total before discount, net of tax: decimal text in the cart's currency. */
  readonly totalValue: string;
  readonly currency: string;
  /** The configuration of the provider's attachment to the zone. */
  readonly zoneConfig: Readonly<Record<string, unknown>>;
  /** Aborts at the deadline, or when the request is gone. */
  readonly signal: AbortSignal;
}

/** The time in which a delivery is expected: from and to in business days, or a date. */
export interface DeliveryWindow {
  readonly minBusinessDays?: number | null;
  readonly maxBusinessDays?: number | null;
  /** ISO 8601 date. */
  readonly estimatedDate?: string | null;
}

/** A shipping method that a provider offers for a cart, with its cost. A text of it has at most 255 characters, else it is left out. */
export interface ShippingMethod {
  /** Opaque to all but its provider; comes back as `method_code`. */
  readonly code: string;
  /** Shown to the shopper. */
  readonly name: string;
  /** Major units of the cart's currency: finite and not negative, else the method is left out and the provider named in the log. */
  readonly cost: string | number;
  /** The currency of `cost`. If it is given, it must be the cart's. */
  readonly currency?: string;
  /** Shown to the shopper beside the name. */
  readonly carrier?: string | null;
  /** The code of the carrier's service for fulfilment, never shown. */
  readonly serviceCode?: string | null;
  /** Orders methods inside attachments of equal `sort_order`, before cost and name. Default 0. */
  readonly sortOrder?: number;
  readonly delivery?: DeliveryWindow | null;
  /** Stored with the selection in place of the shown `carrier` and `serviceCode`. */
  readonly snapshot?: { readonly carrier?: string | null; readonly serviceCode?: string | null };
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** A field of the form in which administrators set a provider up for a zone. */
export interface ZoneConfigField {
  readonly name: string;
  readonly type: 'text' | 'number' | 'textarea' | 'select' | 'toggle';
  readonly label: string;
  readonly placeholder?: string;
  readonly description?: string;
  readonly defaultValue?: unknown;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/** Offers shipping methods for the zones that it is attached to. Registered at start; there is no provider table. */
export interface ShippingProvider {
  /** Unique over all extensions. */
  readonly code: string;
  readonly name: string;
  readonly description?: string;
  /** Declares the `config` of an attachment; checked by the admin UI alone. */
  readonly zoneConfigFields?: readonly ZoneConfigField[];
  /** The time for which an unchanged cart may use a stored quote. Absent: until the cart or the shipping set-up changes. */
  readonly quoteTtlSeconds?: number;
  /** Creating a zone attaches this provider to it. */
  readonly attachToNewZones?: boolean;
  /**
   * The methods on offer, at most 100. A throw, more methods, or no answer by the deadline leaves this provider out; the log names it. After
   * three throws or late answers in a row it is not asked for 30 s.
   */
  getMethods(context: QuoteContext): Promise<readonly ShippingMethod[]>;
  /** One method, or null when it is not on offer. Default: `getMethods` and a look for the code. May throw `refuse(400, …)` with a reason for the shopper. */
  validateMethod?(context: QuoteContext, methodCode: string): Promise<ShippingMethod | null>;
  /**
   * Reports whether the provider can offer anything in a zone as it is set up, without asking anybody outside of the shop. Default: yes. The
   * checklist asks it.
   */
  isSetUp?(context: Pick<QuoteContext, 'app' | 'db' | 'zone' | 'zoneConfig'>): Promise<boolean>;
  /** Gives a zone of the demo store something to offer. Called once a zone, in the transaction that creates it. */
  seedDemo?(context: Pick<QuoteContext, 'app' | 'db' | 'zone'>): Promise<void>;
}

/** The shop's request to all providers: the contents of a cart, or of a possible one. */
export interface QuoteRequest {
  readonly destination: Destination;
  readonly items: readonly QuoteItem[];
  /** The weight of the items, decimal text in the store's weight unit. */
  readonly totalWeight: string;
  /** sub_total before discount, net of tax: decimal text in `currency`. */
  readonly totalValue: string;
  readonly currency: string;
  /** The revision of the shipping set-up, read with the cart. Every change to zones, attachments, methods or rates raises it. */
  readonly revision: number;
  /** Aborts when the request is gone. */
  readonly signal?: AbortSignal | undefined;
}

/** A method that a shopper may choose, from whichever provider. */
export interface Offer {
  readonly providerCode: string;
  readonly code: string;
  readonly name: string;
  /** Minor units of `currency`, the cart's. */
  readonly cost: Minor;
  readonly currency: string;
  /** The carrier as it is shown; the stored one stands in `snapshot`. */
  readonly carrier: string | null;
  readonly serviceCode: string | null;
  readonly delivery: DeliveryWindow | null;
  readonly snapshot: { readonly carrier: string | null; readonly serviceCode: string | null };
  /** The method's data for processors of `availableShippingMethods`; neither shown nor stored. */
  readonly metadata: Readonly<Record<string, unknown>> | null;
}

declare module '../../platform/contracts/processors.ts' {
  interface RegistryValues {
    availableShippingMethods: { value: readonly Offer[]; context: QuoteRequest };
  }
}

/** A shipment, as its carrier sees it. */
export interface CarrierShipment {
  readonly uuid: string;
  /** The number of the order, which labels show. */
  readonly orderNumber: string;
  readonly trackingNumber: string | null;
}

/** The shop's request for a label. It is made outside any transaction. */
export interface LabelRequest {
  readonly app: AppContext;
  /** The key of the label: a request that is repeated after a failure has the same, and must make no second label. */
  readonly key: string;
  readonly shipment: CarrierShipment;
  /** The service of the carrier by its code, from the shipping method of the order. */
  readonly serviceCode: string | null;
  /** The store's address, when the config has one. */
  readonly origin: Destination | null;
  readonly destination: Destination & {
    readonly full_name: string;
    readonly telephone: string;
    readonly address_2?: string | null;
  };
  /** The units in the shipment. `weight` is that of one unit, in the store's weight unit, decimal text. */
  readonly items: readonly {
    readonly sku: string;
    readonly name: string;
    readonly qty: number;
    readonly weight: string;
  }[];
}

/** A label that a carrier made. */
export interface CarrierLabel {
  readonly trackingNumber: string;
  /** The address of the label, to be printed: http or https. */
  readonly labelUrl: string;
  /** The page to track the shipment, where it is not the one of `trackingUrl`. */
  readonly trackingUrl?: string | null;
}

/** A carrier of shipments. */
export interface Carrier {
  /** The code of the carrier, which shipping methods name as their default. Unique over all extensions. */
  readonly name: string;
  /** The name that people read. */
  readonly label: string;
  /** Returns the page to track a shipment, http or https; null: there is none. Called for each shipment that is read. */
  trackingUrl(shipment: CarrierShipment): string | null;
  /**
   * Creates a label for a shipment, within `deadlines.answerMs` of the config. May throw `refuse(400, …)` with a reason for the
   * administrator; any other error is a 502. It may be called again with the same key.
   */
  createLabel?(request: LabelRequest): Promise<CarrierLabel>;
}

/** The service of shipping, `app.shipping`. */
export interface ShippingService {
  /**
   * Raises the revision of the shipping set-up, so that stored quotes are asked for again. Call it first in the
   * transaction of a change that changes prices: it also queues concurrent changes behind this one.
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
    attachToNewZones: 'any',
    getMethods: 'function',
    validateMethod: 'function?',
    isSetUp: 'function?',
    seedDemo: 'function?',
  } satisfies Members<ShippingProvider>,
  keyOf: (provider) => provider.code,
  fault: zoneFieldFault,
  breaks: { getMethods: 'failures', validateMethod: 'failures' },
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

/** Returns what is wrong with the fields that a provider has in zones, or null. */
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
  } satisfies Members<Carrier>,
  keyOf: (carrier) => carrier.name,
  deadlines: { trackingUrl: 'callMs', createLabel: 'answerMs' },
};

export const availableShippingMethods: RegistryKey = defineRegistryKey({
  key: 'availableShippingMethods',
  description:
    'The shipping methods offered for a destination, in order. Runs again, with a list of one, when a method is chosen or quoted again. A method that it then removes cannot be chosen.',
  fault: offersFault,
});
