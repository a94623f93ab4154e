import type { CoreErrorCode } from './generated/errorCodes.ts';

export interface ErrorDetail {
  readonly path: string;
  readonly message: string;
}

/** `api`, `graphql`: the shop refused. `network`: no answer came. `timeout`, `aborted`: the caller's own limit. */
export type ShopErrorKind = 'api' | 'graphql' | 'network' | 'timeout' | 'aborted';

/** The codes that the client itself gives. */
type ClientErrorCode = 'NETWORK_ERROR' | 'TIMEOUT' | 'ABORTED' | 'INVALID_ANSWER' | 'UNKNOWN_ERROR';

/**
 * The interface takes the codes of a store's own extensions as its keys:
 * `declare module '@shop/sdk' { interface ExtensionErrorCodes { NO_POINTS_LEFT: true } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- declarations of a store are merged into it
export interface ExtensionErrorCodes {}

/**
 * The stable word for a refusal. A newer shop may send codes that this version does not know: fall back on the message for all
 * that you do not handle.
 */
export type ShopErrorCode = CoreErrorCode | ClientErrorCode | keyof ExtensionErrorCodes;

export interface ShopErrorFacts {
  readonly kind: ShopErrorKind;
  readonly message: string;
  readonly code: string;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly details?: readonly ErrorDetail[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** What every method of the client throws. Switch on `code`, show `message`, quote `requestId` to support. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly kind: ShopErrorKind;
  /** The shop's word for the refusal (`OUT_OF_STOCK`), or `NETWORK_ERROR`, `TIMEOUT`, `ABORTED`, `INVALID_ANSWER`. */
  readonly code: ShopErrorCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Of the answer; the shop's log names it too. */
  readonly requestId: string | undefined;
  /** Each fault of an input, for forms. Empty for other refusals. */
  readonly details: readonly ErrorDetail[];
  readonly retryAfterSeconds: number | undefined;

  constructor(facts: ShopErrorFacts) {
    super(facts.message, { cause: facts.cause });
    this.kind = facts.kind;
    this.code = facts.code as ShopErrorCode;
    this.status = facts.status ?? 0;
    this.requestId = facts.requestId;
    this.details = facts.details ?? [];
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

export const isShopError = (error: unknown): error is ShopError => error instanceof ShopError;
