/** One entry of a validation error: the place in the input, and its fault. */
export interface ErrorDetail {
  readonly path: string;
  /** The rule that the value breaks: a keyword of JSON Schema, such as `maxLength`, a rule of its own, or the code of a refusal. */
  readonly rule: string;
  /** The values that the rule asks for, such as `{ limit: 20 }`. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The fault in English. */
  readonly message: string;
}

/**
 * A refusal that a caller is meant to see: the request was understood and is refused. Any other error is a bug, which is answered
 * with 500 and no internals.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** The stable code in SCREAMING_SNAKE case, one for each refusal, which client code switches on. */
  readonly code: string;
  readonly details: readonly ErrorDetail[] | undefined;
  /** The values of the text, by name, so that a front end can say it in another language. */
  readonly values: RefusalValues | undefined;
  /** Further members of the error object of the envelope, such as `rolloutPlans`. */
  readonly extra: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** Reports whether it counts as a failed attempt where the tier `login` counts them. */
  readonly countsAsAttempt: boolean;
  /** Says more than the text to the log of failed logins, and to nobody else. */
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

/** The values of the text of a refusal, by the names that stand in braces in it. */
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

/** What a refusal may carry beside its status, code and text: details of fields, further members of `error`, headers. */
export interface RefusalMore {
  /** Fills the braces of the text: `"Page {page} does not exist"` with `{ page: 'home' }`. The answer has them beside the text. */
  readonly values?: RefusalValues;
  readonly details?: readonly ErrorDetail[];
  /** The place in the input that the refusal is about: it becomes the only detail. */
  readonly at?: string;
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** False: it does not count as a failed attempt where the tier `login` counts them. */
  readonly countsAsAttempt?: boolean;
  /** The details that the log of failed logins has and the answer does not. */
  readonly reason?: string;
}

/**
 * Creates the error of a refusal, to be thrown. Modules keep theirs as named one-liners in `errors.ts`: `export const emailTaken
 * = () => refuse(409, 'EMAIL_TAKEN', 'Email is already used');`
 */
export const refuse = (status: number, code: string, message: string, more?: RefusalMore): Refusal =>
  new Refusal(status, code, message, more);

/** Creates one refusal, and recognizes it by its code, whoever created it. */
export interface RefusalMaker<Args extends readonly unknown[], Code extends string = string> {
  (...args: Args): Refusal;
  is(error: unknown): error is Refusal & { readonly code: Code };
}

/**
 * Declares a refusal that callers recognize: `export const cartBusy = refusal(409, 'CART_BUSY', 'The cart is busy');` and `if
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
/** The refusal of a caller without valid credentials: 401 `UNAUTHORIZED`. */
export const unauthorized = () => refuse(401, 'UNAUTHORIZED', 'Unauthorized');
/** The refusal of a caller who is known and may not do it: 403 `FORBIDDEN`. */
export const forbidden = () => refuse(403, 'FORBIDDEN', 'Forbidden');
export const permissionMissing = (permission: string) =>
  refuse(403, 'FORBIDDEN', `Your roles do not include the permission "${permission}"`, {
    extra: { permission },
  });
/** The refusal where there is nothing at an address: 404 `NOT_FOUND`. */
export const notFound = () => refuse(404, 'NOT_FOUND', 'Not found');
