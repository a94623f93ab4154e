/** A single validation error in the input. */
export interface ErrorDetail {
  readonly path: string;
  /** The violated rule: a JSON Schema keyword, such as `maxLength`, a custom rule, or a refusal code. */
  readonly rule: string;
  /** The parameters of the rule, such as `{ limit: 20 }`. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The error message in English. */
  readonly message: string;
}

/**
 * An expected error that is reported to the caller. Any other error is treated as a bug: the caller gets a 500 response without
 * details.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** The error code in SCREAMING_SNAKE case. It is unique to this type of refusal and never changes, so clients can rely on it. */
  readonly code: string;
  readonly details: readonly ErrorDetail[] | undefined;
  /** The placeholder values in the message, by name. With them, a front end can show a translated message. */
  readonly values: RefusalValues | undefined;
  /** Additional members for the error object in the response, such as `rolloutPlans`. */
  readonly extra: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** True if the refusal counts as a failed attempt in the `login` rate tier. */
  readonly countsAsAttempt: boolean;
  /** Additional details for the log of failed sign-ins. Never included in the response. */
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

/** The placeholder values of a refusal's message, by name. */
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

/** Optional members of a refusal. */
export interface RefusalMore {
  /**
   * Values for the placeholders in the message: `{ page: 'home' }` for `"Page {page} does not exist"`. The response includes the
   * values.
   */
  readonly values?: RefusalValues;
  readonly details?: readonly ErrorDetail[];
  /** The path of the invalid input. The refusal then has a single detail with this path. */
  readonly at?: string;
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** True if the refusal counts as a failed attempt in the `login` rate tier. Default: true. */
  readonly countsAsAttempt?: boolean;
  /** Additional details for the log of failed sign-ins. Never included in the response. */
  readonly reason?: string;
}

/**
 * Creates a refusal, for the caller to throw. Modules define named functions for their refusals in `errors.ts`: `export const
 * emailTaken = () => refuse(409, 'EMAIL_TAKEN', 'Email is already used');`
 */
export const refuse = (status: number, code: string, message: string, more?: RefusalMore): Refusal =>
  new Refusal(status, code, message, more);

/** Creates refusals of one type. `is` recognizes them by their code. */
export interface RefusalMaker<Args extends readonly unknown[], Code extends string = string> {
  (...args: Args): Refusal;
  is(error: unknown): error is Refusal & { readonly code: Code };
}

/**
 * Declares a type of refusal that other code can recognize: `export const cartBusy = refusal(409, 'CART_BUSY', 'The cart is
 * busy');` and `if (cartBusy.is(error)) …`.
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
/** Creates the refusal for a request without valid credentials: 401 `UNAUTHORIZED`. */
export const unauthorized = () => refuse(401, 'UNAUTHORIZED', 'Unauthorized');
/** Creates the refusal for an authenticated caller who lacks a permission: 403 `FORBIDDEN`. */
export const forbidden = () => refuse(403, 'FORBIDDEN', 'Forbidden');
export const permissionMissing = (permission: string) =>
  refuse(403, 'FORBIDDEN', `Your roles do not include the permission "${permission}"`, {
    extra: { permission },
  });
/** Creates the refusal for a path that does not exist: 404 `NOT_FOUND`. */
export const notFound = () => refuse(404, 'NOT_FOUND', 'Not found');
