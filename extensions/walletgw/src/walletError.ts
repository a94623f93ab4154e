import { refusedByWallet } from './errors.ts';

/** 4xx statuses that do not tell whether an earlier attempt of the same request succeeded. */
const UNDECIDED = new Set([401, 408, 409, 425, 429]);

/** Error for a request that the gateway rejected or whose outcome is unknown. */
export class WalletError extends Error {
  override readonly name = 'WalletError';
  /** HTTP status. Null if there was no response. */
  readonly status: number | null;
  /** The gateway's code for the reason, such as `INSTRUMENT_DECLINED`. */
  readonly issue: string | null;

  /** True if no earlier attempt can have succeeded. */
  readonly #isFirstWord: boolean;

  constructor(
    message: string,
    status: number | null,
    issue: string | null = null,
    cause?: unknown,
    isFirstWord = false,
  ) {
    super(message, { cause });
    this.status = status;
    this.issue = issue;
    this.#isFirstWord = isFirstWord;
  }

  /** True if the request had no effect at the gateway, and another attempt would have the same result. */
  get isDefinite(): boolean {
    return this.isRefusal && (this.#isFirstWord || !UNDECIDED.has(this.status as number));
  }

  /** True if the gateway reported that this attempt had no effect. */
  get isRefusal(): boolean {
    return this.status !== null && this.status >= 400 && this.status < 500;
  }

  /** Returns the same error, marked as if no earlier attempt can have succeeded. */
  asFirstWord(): WalletError {
    return new WalletError(this.message, this.status, this.issue, this.cause, true);
  }
}

/** Creates the error from an error response body. */
export function walletErrorOf(status: number, body: unknown): WalletError {
  const { message, error_description, name, details } = (body ?? {}) as {
    readonly message?: unknown;
    readonly error_description?: unknown;
    readonly name?: unknown;
    readonly details?: readonly { readonly issue?: unknown }[];
  };
  const words = [message, error_description].find((text) => typeof text === 'string' && text !== '');
  const issue = [Array.isArray(details) ? details[0]?.issue : undefined, name].find(
    (text) => typeof text === 'string',
  );
  return new WalletError(
    typeof words === 'string' ? words : `The wallet gateway responded with status ${status}`,
    status,
    typeof issue === 'string' ? issue : null,
  );
}

/** Converts the gateway's definite rejection of a call to a refusal. Rethrows errors with an unknown outcome. */
export async function refusingDefinitely<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof WalletError && error.isDefinite) throw refusedByWallet(error.message);
    throw error;
  }
}
