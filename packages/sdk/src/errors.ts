import type { CoreErrorCode } from './generated/errorCodes.ts';

/** A fault of one field of a request. */
export interface ErrorDetail {
  readonly path: string;
  /** The rule that the value breaks: a keyword of JSON Schema, such as `maxLength`, or the code of a refusal. */
  readonly rule?: string;
  /** The values that the rule asks for, such as `{ limit: 20 }`. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The fault in English. */
  readonly message: string;
}

/** The values in the message of a refusal, by name, so that a front end can say it in its own words: `{ sku: 'A-1' }`. */
export type ErrorValues = Readonly<Record<string, string | number>>;

/** The source of an error. `api`, `graphql`: the shop refused. `network`: no answer came. `timeout`, `aborted`: the caller's own limit. */
export type ShopErrorKind = 'api' | 'graphql' | 'network' | 'timeout' | 'aborted';

/** The codes of the client's own errors. */
type ClientErrorCode = 'NETWORK_ERROR' | 'TIMEOUT' | 'ABORTED' | 'INVALID_ANSWER' | 'UNKNOWN_ERROR';

/**
 * The interface gets the codes of a store's own extensions as its keys:
 * `declare module '@shop/sdk' { interface ExtensionErrorCodes { NO_POINTS_LEFT: true } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- declarations of a store are merged into it
export interface ExtensionErrorCodes {}

/**
 * The stable name of a refusal. A newer shop may send codes that this version does not know: fall back on the message for codes that you
 * do not handle.
 */
export type ShopErrorCode = CoreErrorCode | ClientErrorCode | keyof ExtensionErrorCodes;

export interface ShopErrorInput {
  readonly kind: ShopErrorKind;
  readonly message: string;
  readonly code: string;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly values?: ErrorValues | undefined;
  readonly details?: readonly ErrorDetail[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
  readonly cause?: unknown;
}

/** The error that every method of the client throws. Switch on `code`, show `message`, quote `requestId` to support. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly kind: ShopErrorKind;
  /** The code of the refusal (`OUT_OF_STOCK`), or `NETWORK_ERROR`, `TIMEOUT`, `ABORTED`, `INVALID_ANSWER`. */
  readonly code: ShopErrorCode;
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The id of the request, which the shop's log also has. */
  readonly requestId: string | undefined;
  /** The values in the message, by name. Empty if it has none. */
  readonly values: ErrorValues;
  /** The faults of an input, for forms. Empty for other refusals. */
  readonly details: readonly ErrorDetail[];
  readonly retryAfterSeconds: number | undefined;
  /** The further members of the refusal, such as `challenge` of `SECOND_FACTOR_REQUIRED` and `current` of `VERSION_CONFLICT`. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(input: ShopErrorInput) {
    super(input.message, { cause: input.cause });
    this.kind = input.kind;
    this.code = input.code as ShopErrorCode;
    this.status = input.status ?? 0;
    this.requestId = input.requestId;
    this.values = input.values ?? {};
    this.details = input.details ?? [];
    this.retryAfterSeconds = input.retryAfterSeconds;
    this.extra = input.extra ?? {};
  }
}

/** Reports whether an error is one of this SDK, with the code and the details of the shop. */
export const isShopError = (error: unknown): error is ShopError => error instanceof ShopError;
