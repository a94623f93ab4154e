const HIDDEN = '[credential]';

/**
 * Returns a copy of a plain value in which the token of a credential is replaced in every text, so that the value can be stored, logged and
 * returned.
 */
export function hideToken<T>(value: T, token: string): T {
  if (typeof value === 'string') return value.replaceAll(token, HIDDEN) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => hideToken(one, token)) as T;
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key.replaceAll(token, HIDDEN),
      hideToken(one as unknown, token),
    ]),
  ) as T;
}

/** Returns an error with the name, text and stack of another, without the token. All other members are left out. */
export function hideTokenInError(error: unknown, token: string): Error {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const hidden = new Error(hideToken(message, token));
  hidden.name = hideToken(name, token);
  hidden.stack = hideToken(stack ?? '', token);
  return hidden;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));
