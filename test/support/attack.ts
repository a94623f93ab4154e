import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { expect } from 'vitest';
import { everyRow } from './everyRow.ts';
import { send } from './httpServer.ts';
import type { Answer, CallOptions } from './httpServer.ts';
import { dataOf, testAddress } from './shop.ts';

/** Account whose credentials a request uses. */
export type Who = 'admin' | 'customer';

export interface Attempt {
  readonly who: Who;
  readonly method: string;
  readonly path: string;
  readonly options: CallOptions;
  /** Description of the attempt, shown with the HTTP method and path if the test fails. */
  readonly about: string;
}

export const json = (text: string): CallOptions => ({
  body: text,
  headers: { 'content-type': 'application/json' },
});

/** Number of concurrent attempts. It is small enough for the connection pool and large enough to cause contention. */
const AT_ONCE = 8;

/** Sends requests that a shop should refuse, as an administrator with all permissions and as a customer. */
export async function attackOn(shop: TestShop) {
  const port = Number(new URL(shop.url).port);
  const customer = await newCaller(shop);
  const tokens: Readonly<Record<Who, string>> = { admin: await shop.adminToken(), customer: customer.token };
  const call = (
    method: string,
    path: string,
    { headers, ...options }: CallOptions = {},
    who: Who = 'admin',
  ): Promise<Answer> =>
    send(port, method, path, {
      ...options,
      // Without this header, pages respond to errors with HTML.
      headers: { accept: 'application/json', authorization: `Bearer ${tokens[who]}`, ...headers },
    });

  /** Returns the refused attempts. Expects that all others succeed or redirect. */
  async function refusedOf(attempts: readonly Attempt[]): Promise<Attempt[]> {
    const refused: Attempt[] = [];
    for (let start = 0; start < attempts.length; start += AT_ONCE) {
      const some = attempts.slice(start, start + AT_ONCE);
      const answers = await Promise.all(
        some.map(({ who, method, path, options }) => call(method, path, options, who)),
      );
      for (const [index, answer] of answers.entries()) {
        const attempt = some[index] as Attempt;
        if (answer.status < 400) continue;
        expectEnvelope(answer, `${attempt.method} ${attempt.path.slice(0, 150)} ${attempt.about}`);
        refused.push(attempt);
      }
    }
    return refused;
  }

  /**
   * Sends the attempts. Expects that no attempt causes a server error, and that refused attempts write nothing. For that, the refused ones
   * are sent again until a round refuses all of them. A round may accept some, because attempts also collide with each other: a code that
   * was taken is free after another attempt has renamed its record.
   */
  async function expectHarmless(attempts: readonly Attempt[]): Promise<void> {
    for (let sent = attempts; ;) {
      const before = await everyRow(shop.db);
      const refused = await refusedOf(sent);
      if (refused.length === sent.length) return expect(await everyRow(shop.db)).toEqual(before);
      sent = refused;
    }
  }

  /** Expects that the given work writes nothing. */
  async function expectNothingWritten(work: () => Promise<void>): Promise<void> {
    const before = await everyRow(shop.db);
    await work();
    expect(await everyRow(shop.db)).toEqual(before);
  }

  return { port, tokens, address: customer.address, call, expectHarmless, expectNothingWritten };
}
export type Attack = Awaited<ReturnType<typeof attackOn>>;

/** Creates a customer with an access token and an address. */
async function newCaller(shop: TestShop): Promise<{ token: string; address: string }> {
  const login = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  dataOf(await shop.request('POST', '/api/customers', { ...login, full_name: 'Mallory' }));
  const token: string = dataOf(await shop.request('POST', '/api/customer/tokens', login)).accessToken;
  const { uuid } = dataOf(await shop.request('POST', '/api/customers/me/addresses', testAddress, { token }));
  return { token, address: uuid };
}

interface Detail {
  readonly path: string;
  readonly rule?: unknown;
  readonly values?: unknown;
  readonly message: string;
}

/** Expects that a response has the format common to all refusals. */
export function expectEnvelope(answer: Answer, about: string): void {
  const summary = `${answer.status} ${answer.text.slice(0, 500)} to ${about.slice(0, 2000)}`;
  expect(answer.status, summary).toBeLessThan(500);
  expect(answer.status, summary).toBeGreaterThanOrEqual(400);
  const { error, ...rest } = answer.json as { error: Record<string, unknown> };
  expect(rest, summary).toEqual({});
  const { details = [], values = {}, ...always } = error;
  for (const value of Object.values(values as object))
    expect(['string', 'number'], summary).toContain(typeof value);
  expect(always, summary).toEqual({
    status: answer.status,
    message: expect.stringMatching(/./),
    code: expect.stringMatching(/^[A-Z][A-Z0-9_]+$/),
    requestId: answer.headers['x-request-id'],
  });
  for (const [index, { rule, values: allowed, ...detail }] of (details as Detail[]).entries()) {
    expect(detail, summary).toEqual({ path: expect.any(String), message: expect.stringMatching(/./) });
    expect([typeof rule, typeof allowed], summary).toEqual([
      expect.stringMatching(/^string$|^undefined$/),
      expect.stringMatching(/^object$|^undefined$/),
    ]);
    if (index === 0) expect(detail.message, summary).toBe(always['message']);
  }
}
