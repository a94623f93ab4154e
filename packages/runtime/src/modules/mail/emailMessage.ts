import type { RegistryKey } from '../../platform/registry/processors.ts';

/** A part of a letter. Texts are plain: they are escaped where a format needs it. */
export type LetterBlock =
  | { readonly paragraph: string }
  | { readonly link: { readonly label: string; readonly url: string } }
  /** Pairs of what it is and what it says, such as a line of an order and its price. */
  | { readonly rows: readonly (readonly [string, string])[] };

/** What a mail says, before it is plain text and HTML. */
export interface Letter {
  readonly subject: string;
  readonly blocks: readonly LetterBlock[];
}

/** Which letter it is, and about whom or what, by the uuid. */
export interface LetterContext {
  /**
   * The id of its `EmailKind`: `customerWelcome`, `passwordReset`, `orderConfirmation`, `orderCanceled`, `orderRefunded`,
   * `shipmentCreated`, `shipmentDelivered`, `merchantNewOrder`, `merchantFailedDeliveries`.
   */
  readonly kind: string;
  /** The customer, the order, or the shipment; null for failed deliveries. */
  readonly entityUuid: string | null;
}

declare module '../../platform/registry/processors.ts' {
  interface RegistryValues {
    /** Null: the mail is not sent. */
    letter: { value: Letter | null; context: LetterContext };
  }
}

export const letterKey: RegistryKey = {
  key: 'letter',
  description:
    'What a mail says: its subject and blocks; null when it is not to be sent. Runs for each try of sending it; `context.kind` tells which mail it is.',
};
