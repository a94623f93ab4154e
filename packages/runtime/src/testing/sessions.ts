import type { Clock } from '../platform/clock.ts';
import { dataOf } from './requests.ts';
import type { SendRequest, TestAnswer } from './requests.ts';

/** The session of a signed-in person. If it has expired according to the shop's clock, it is renewed. */
export interface TestSession {
  /** Returns an access token that is valid according to the shop's clock. */
  token(): Promise<string>;
  /** Sends an HTTP request with the access token. */
  request(method: string, path: string, body?: unknown): Promise<TestAnswer>;
  /** Sends a GraphQL query to the storefront or admin endpoint with the access token. */
  query(document: string, variables?: object, schema?: 'storefront' | 'admin'): Promise<TestAnswer>;
}

export interface Login {
  readonly email: string;
  readonly password: string;
}

/** The parts of a shop that sessions use. */
export interface SessionParts {
  readonly send: SendRequest;
  readonly clock: Clock;
}

/** Creates the session of an administrator or customer. The person signs in with the first request. */
export function createSession(
  { send, clock }: SessionParts,
  of: 'administrator' | 'customer',
  login: () => Login | Promise<Login>,
): TestSession {
  const path = of === 'administrator' ? '/api/user/tokens' : '/api/customer/tokens';
  let pair: Promise<{ readonly token: string; readonly from: number; readonly until: number }> | null = null;
  const logIn = async () => {
    const from = clock.now().getTime();
    const { email, password } = await login();
    const { accessToken, expiresIn } = dataOf(
      await send('POST', path, { email, password }),
      `The login of ${email}`,
    );
    return { token: accessToken as string, from, until: from + expiresIn * 1000 };
  };
  const token = async (): Promise<string> => {
    const now = clock.now().getTime();
    const known = await (pair ??= logIn());
    if (now >= known.from && now < known.until) return known.token;
    return (await (pair = logIn())).token;
  };
  const request: TestSession['request'] = async (method, to, body) =>
    send(method, to, body, { token: await token() });
  return {
    token,
    request,
    query: (query, variables = {}, schema = 'storefront') =>
      request('POST', schema === 'admin' ? '/admin/graphql' : '/graphql', { query, variables }),
  };
}
