/** One entry of a validation error: the location in the input, and its fault. */
export interface ErrorDetail {
  readonly path: string;
  /** The rule that the value violates: a JSON Schema keyword, such as `maxLength`, a custom rule, or a refusal code. */
  readonly rule: string;
  /** The values that the rule requires, such as `{ limit: 20 }`. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The message in English. */
  readonly message: string;
}

/**
 * An error intended for the caller: the request was understood but rejected. Any other error is a bug, for which the response is
 * 500 without internal details.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** The stable code in SCREAMING_SNAKE case, unique to this kind of refusal, for client code to switch on. */
  readonly code: string;
  readonly details: readonly ErrorDetail[] | undefined;
  /** The values of the message, by name, so that a front end can translate it. */
  readonly values: RefusalValues | undefined;
  /** Additional members of the envelope's error object, such as `rolloutPlans`. */
  readonly extra: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** True if the refusal counts as a failed attempt for the `login` tier. */
  readonly countsAsAttempt: boolean;
  /** Additional details that appear only in the log of failed sign-ins. */
  readonly reason: string | undefined;

  constructor(status: number, code: string, message: string, more: RefusalMore = {}) {
    super(filled(message, more.values));
    this.status = status;
    this.code = code;
    this.values = more.values;
    this.details = more.details ?? detailsAt(more.at, this);
    this.extra = more.extra;
    this.headers = more.headers;
    this.countsAsAttempt = more.countsAsAttempt ?? true;
    this.reason = more.reason;
  }
}

/** The values of a refusal's message, by the names in its braces. */
export type RefusalValues = Readonly<Record<string, string | number>>;

const filled = (text: string, values: RefusalValues = {}): string =>
  text.replaceAll(/\{(\w+)\}/g, (gap, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : gap,
  );

const detailsAt = (
  path: string | undefined,
  { code, values, message }: Refusal,
): readonly ErrorDetail[] | undefined =>
  path === undefined ? undefined : [{ path, rule: code, ...(values && { values }), message }];

/** Optional members of a refusal besides status, code, and message: field details, additional members of `error`, headers. */
export interface RefusalMore {
  /**
   * Fills the braces in the message: `"Page {page} does not exist"` with `{ page: 'home' }`. The response also contains the
   * values.
   */
  readonly values?: RefusalValues;
  readonly details?: readonly ErrorDetail[];
  /** The location in the input that the refusal concerns, which becomes the only detail. */
  readonly at?: string;
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** False if the refusal does not count as a failed attempt for the `login` tier. */
  readonly countsAsAttempt?: boolean;
  /** Details for the log of failed sign-ins that the response omits. */
  readonly reason?: string;
}

/**
 * Creates a refusal to throw. Modules define theirs as named one-liners in `errors.ts`: `export const emailTaken = () =>
 * refuse(409, 'EMAIL_TAKEN', 'Email is already used');`
 */
export const refuse = (status: number, code: string, message: string, more?: RefusalMore): Refusal =>
  new Refusal(status, code, message, more);

/** Creates one kind of refusal, and recognizes it by its code, no matter who created it. */
export interface RefusalMaker<Args extends readonly unknown[], Code extends string = string> {
  (...args: Args): Refusal;
  is(error: unknown): error is Refusal & { readonly code: Code };
}

/**
 * Declares a refusal that callers can recognize: `export const cartBusy = refusal(409, 'CART_BUSY', 'The cart is busy');` and `if
 * (cartBusy.is(error)) …`.
 */
export const refusal = <Code extends string, Args extends readonly unknown[] = []>(
  status: number,
  code: Code,
  message: string | ((...args: Args) => string | readonly [text: string, values: RefusalValues]),
  more?: RefusalMore,
): RefusalMaker<Args, Code> =>
  Object.assign(
    (...args: Args) => {
      const made = typeof message === 'string' ? message : message(...args);
      if (typeof made === 'string') return refuse(status, code, made, more);
      const [text, values] = made;
      return refuse(status, code, text, { ...more, values });
    },
    {
      is: (error: unknown): error is Refusal & { readonly code: Code } =>
        error instanceof Refusal && error.code === code,
    },
  );

export const validationFailed = (details: readonly ErrorDetail[]) =>
  refuse(400, 'VALIDATION_FAILED', details[0]?.message ?? 'Invalid input', { details });
/** Creates the refusal for a caller without valid credentials: 401 `UNAUTHORIZED`. */
export const unauthorized = () => refuse(401, 'UNAUTHORIZED', 'Unauthorized');
/** Creates the refusal for a known caller without the required permission: 403 `FORBIDDEN`. */
export const forbidden = () => refuse(403, 'FORBIDDEN', 'Forbidden');
export const permissionMissing = (permission: string) =>
  refuse(403, 'FORBIDDEN', `Your roles do not include the permission "${permission}"`, {
    extra: { permission },
  });
/** Creates the refusal for an address with no content: 404 `NOT_FOUND`. */
export const notFound = () => refuse(404, 'NOT_FOUND', 'Not found');
