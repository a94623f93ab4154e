import type { Clock } from '../platform/clock.ts';
import { dataOf } from './requests.ts';
import type { SendRequest, TestAnswer } from './requests.ts';

/** The requests of a signed-in person. The session is renewed when it has expired by the shop's clock. */
export interface TestSession {
  /** Returns an access token that is valid by the shop's clock. */
  token(): Promise<string>;
  /** Sends a real HTTP request with the token. */
  request(method: string, path: string, body?: unknown): Promise<TestAnswer>;
  /** Sends a query to the storefront or the admin GraphQL endpoint. */
  query(document: string, variables?: object, schema?: 'storefront' | 'admin'): Promise<TestAnswer>;
}

export interface Login {
  readonly email: string;
  readonly password: string;
}

/** The parts of a shop used by sessions. */
export interface SessionParts {
  readonly send: SendRequest;
  readonly clock: Clock;
}

/** Creates the session of an administrator or a customer, who signs in with the first request. */
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
