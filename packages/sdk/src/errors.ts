import type { CoreErrorCode } from './generated/errorCodes.ts';

/** A validation error in one field of a request. */
export interface ErrorDetail {
  readonly path: string;
  /** The rule that the value violates: a JSON Schema keyword, such as `maxLength`, or an error code. */
  readonly rule?: string;
  /** The parameters of the rule, such as `{ limit: 20 }`. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The error message in English. */
  readonly message: string;
}

/** The values in an error message by name, such as `{ sku: 'A-1' }`, from which a front end can build its own message. */
export type ErrorValues = Readonly<Record<string, string | number>>;

/**
 * The source of an error. `api` and `graphql` mean that the shop rejected the request, and `network` that no response was
 * received. `timeout` and `aborted` mean that the caller's time limit or signal ended the call.
 */
export type ShopErrorKind = 'api' | 'graphql' | 'network' | 'timeout' | 'aborted';

/** The error codes that the client itself creates. */
type ClientErrorCode = 'NETWORK_ERROR' | 'TIMEOUT' | 'ABORTED' | 'INVALID_ANSWER' | 'UNKNOWN_ERROR';

/**
 * An interface that a store can extend with the error codes of its own extensions: `declare module '@shop/sdk' { interface
 * ExtensionErrorCodes { NO_POINTS_LEFT: true } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- extended by declaration merging
export interface ExtensionErrorCodes {}

/**
 * A stable error code. A newer shop may send codes that are unknown to this SDK version, so show the message for any code that
 * you do not handle.
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
  /** The HTTP status, or 0 if no response was received. */
  readonly status: number;
  /** The request ID, which also appears in the shop's log. */
  readonly requestId: string | undefined;
  /** The values in the message, by name. Empty if the message has none. */
  readonly values: ErrorValues;
  /** The errors of individual fields, for forms. Empty for other errors. */
  readonly details: readonly ErrorDetail[];
  readonly retryAfterSeconds: number | undefined;
  /** Additional members of the error, such as `challenge` for `SECOND_FACTOR_REQUIRED` and `current` for `VERSION_CONFLICT`. */
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
