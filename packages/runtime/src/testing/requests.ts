/** The response to a test request. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON body, or the raw text if the body is not JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests may read any member
  readonly body: any;
}

/** The headers and access token of a request to a test shop. */
export interface TestRequest {
  readonly headers?: Readonly<Record<string, string>>;
  /** An access token to send as `Authorization: Bearer`. */
  readonly token?: string;
}

/** Sends an HTTP request to the shop. A body that is not a string is sent as JSON. */
export type SendRequest = (
  method: string,
  path: string,
  body?: unknown,
  options?: TestRequest,
) => Promise<TestAnswer>;

/** Creates the function that sends HTTP requests to a shop. */
export const senderTo =
  (url: string): SendRequest =>
  (method, path, body, { headers = {}, token } = {}) =>
    send(url + path, method, body, { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) });

async function send(
  url: string,
  method: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<TestAnswer> {
  const isJson = body !== undefined && typeof body !== 'string';
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as string) }),
  });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    headers: response.headers,
    body: type.includes('json') && text !== '' ? JSON.parse(text) : text,
  };
}

/** Returns the `data` of a successful response. Otherwise, throws an error that shows the request and the response. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests may read any member
export function dataOf({ status, body }: TestAnswer, of = 'The request'): any {
  if (status >= 200 && status < 300 && !body?.errors) return body?.data;
  const { code, message, details } = body?.error ?? {};
  const reason = code
    ? `${code}: ${message}${details ? ` ${JSON.stringify(details)}` : ''}`
    : JSON.stringify(body);
  throw new Error(`${of} was answered with ${status} ${reason}`);
}
