import type { CoreErrorCode } from './generated/errorCodes.ts';

/** An error in one field of a request. */
export interface ErrorDetail {
  readonly path: string;
  /** The rule that the value violates: a JSON Schema keyword, such as `maxLength`, or an error code. */
  readonly rule?: string;
  /** The values required by the rule, such as `{ limit: 20 }`. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The error message in English. */
  readonly message: string;
}

/** The values in an error message, by name, so that a front end can word the message itself: `{ sku: 'A-1' }`. */
export type ErrorValues = Readonly<Record<string, string | number>>;

/**
 * The source of an error. `api`, `graphql`: the shop rejected the request. `network`: no response arrived. `timeout`, `aborted`: the
 * caller's own limit.
 */
export type ShopErrorKind = 'api' | 'graphql' | 'network' | 'timeout' | 'aborted';

/** The error codes of the client itself. */
type ClientErrorCode = 'NETWORK_ERROR' | 'TIMEOUT' | 'ABORTED' | 'INVALID_ANSWER' | 'UNKNOWN_ERROR';

/**
 * Extended with the error codes of a store's own extensions:
 * `declare module '@shop/sdk' { interface ExtensionErrorCodes { NO_POINTS_LEFT: true } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- declarations of a store are merged into it
export interface ExtensionErrorCodes {}

/**
 * The stable error code. A newer shop may send codes unknown to this version: fall back to the message for codes that you do not handle.
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

/** The error thrown by every client method. Switch on `code`, show `message`, and quote `requestId` to support. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly kind: ShopErrorKind;
  /** The error code of the shop (`OUT_OF_STOCK`), or `NETWORK_ERROR`, `TIMEOUT`, `ABORTED`, `INVALID_ANSWER`. */
  readonly code: ShopErrorCode;
  /** The HTTP status, or 0 if no response arrived. */
  readonly status: number;
  /** The request ID, which also appears in the shop's log. */
  readonly requestId: string | undefined;
  /** The values in the message, by name. Empty if the message has none. */
  readonly values: ErrorValues;
  /** The errors of individual fields, for forms. Empty for other errors. */
  readonly details: readonly ErrorDetail[];
  readonly retryAfterSeconds: number | undefined;
  /** Further members of the error, such as `challenge` of `SECOND_FACTOR_REQUIRED` and `current` of `VERSION_CONFLICT`. */
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

/** Reports whether an error is a `ShopError`, with the shop's code and details. */
export const isShopError = (error: unknown): error is ShopError => error instanceof ShopError;
