import { settingsOf } from '../../platform/contracts/door.ts';
import type { Door } from '../../platform/contracts/door.ts';
import type { TestShop } from '../createTestShop.ts';
import type { TestAnswer } from '../requests.ts';
import { dataOf } from '../requests.ts';
import { broken, createSuite, shown, within } from './suite.ts';
import type { Rules, Suite } from './suite.ts';
import { checkRefused, REFUSALS } from './doorRefusals.ts';
import { callMsOf, openSuiteShop } from './suiteShop.ts';
import type { SuiteShop } from './suiteShop.ts';

/** A request to a door. */
export interface DoorRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body, which is sent as JSON. */
  readonly body?: unknown;
}

/** The door to test, and how its clients speak. */
export interface DoorSuite extends SuiteShop {
  /** The ID of the door. */
  readonly door: string;
  /** Returns a valid request with an effect, without an idempotency key. Its path is one of a POST route that reads JSON. */
  change(shop: TestShop): DoorRequest | Promise<DoorRequest>;
  /** Reads what the request changes, such as the number of records. Compared as JSON. */
  state(shop: TestShop): unknown;
  /** Reports whether a response is an error as clients of the protocol expect it. */
  isError(answer: TestAnswer): boolean;
  /** Returns the request with an idempotency key, if it is not in a header. */
  withKey?(request: DoorRequest, key: string): DoorRequest;
}

interface On {
  readonly shop: TestShop;
  readonly suite: DoorSuite;
  readonly door: Door;
  send(request: DoorRequest): Promise<TestAnswer>;
}

const SHAPE: Rules<On> = {
  'an unknown path is an error of the protocol': async (on) => {
    const { door, send } = on;
    for (const path of door.paths) {
      const request = { method: 'GET', path: `${path}/suite-unknown`, headers: { accept: 'text/html' } };
      expectError(on, `GET ${request.path}`, await send(request), [404]);
    }
  },
  'a method that a path does not have is an error of the protocol': async (on) => {
    const { path } = await on.suite.change(on.shop);
    const answer = await on.send({ method: 'DELETE', path });
    expectError(on, `DELETE ${path}`, answer, [405]);
    if (!answer.headers.has('allow'))
      throw broken('405 has no Allow', 'Do not remove headers of the refusal.');
  },
  'a body that is not JSON is an error of the protocol': async (on) => {
    const change = await on.suite.change(on.shop);
    expectError(on, 'the body "{"', await on.send({ ...change, body: '{' }), FAULTY);
  },
  'a body that is too large is an error of the protocol': async (on) => {
    const change = await on.suite.change(on.shop);
    const body = JSON.stringify({ data: 'x'.repeat(limitOf(on)) });
    expectError(on, `a body of ${body.length} bytes`, await on.send({ ...change, body }), [413]);
  },
  'every refusal of the server is an error of the protocol': (on) => {
    for (const [status, code] of REFUSALS) checkRefused(on, status, code);
  },
  'odd bodies do not make it fail': async (on) => {
    const change = await on.suite.change(on.shop);
    for (const body of ODD) {
      const { status } = await on.send({ ...change, body });
      if (status >= 500)
        throw broken(
          `${shown(body)} was answered with ${status}`,
          'Read bodies with a zod schema, or check what JSON.parse returns.',
        );
    }
  },
  'responses set no cookies': async (on) => {
    const answer = await on.send(await on.suite.change(on.shop));
    if (answer.headers.has('set-cookie'))
      throw broken('the response has Set-Cookie', 'Remove set-cookie from the headers of replies.');
  },
};

const REPEATED: Rules<On> = {
  'a change that is sent twice has one effect': async (on) => {
    const request = keyed(on, await on.suite.change(on.shop), 'suite-twice');
    const first = await accepted(on, request);
    const before = await stateOf(on);
    const again = await accepted(on, request);
    if (JSON.stringify(first.body) !== JSON.stringify(again.body))
      throw broken(
        `the first response is ${shown(first.body)}, the second ${shown(again.body)}`,
        'Let meaningOf return the same text for the same body, and identify the same identity for the same client.',
      );
    await expectState(on, before, 'after the second request');
  },
  'a change that is sent five times at once has one effect': async (on) => {
    const once = keyed(on, await on.suite.change(on.shop), 'suite-once');
    const request = keyed(on, await on.suite.change(on.shop), 'suite-at-once');
    const start = await countOf(on);
    await accepted(on, once);
    const one = (await countOf(on)) - start;
    await Promise.all(Array.from({ length: 5 }, () => on.send(request)));
    const five = (await countOf(on)) - start - one;
    if (five !== one)
      throw broken(
        `one request changed ${one} and five at once ${five}`,
        'Declare idempotency at the door, and not "none" at the route.',
      );
  },
  'a key with another body is a conflict': async (on) => {
    const change = await on.suite.change(on.shop);
    const request = keyed(on, change, 'suite-other');
    await accepted(on, request);
    const other = { ...request, body: { ...(request.body as object), suite_other: true } };
    const { idempotency } = on.door;
    expectError(on, 'the key with another body', await on.send(other), [idempotency?.conflict ?? 422]);
  },
};

const SWITCHED: Rules<On> = {
  'it is an unknown page while its setting is off': async (on) => {
    const { shop, suite, door } = on;
    const change = await suite.change(shop);
    const before = await stateOf(on);
    await turn(shop, door, false);
    try {
      const answer = await on.send(change);
      if (answer.status !== 404)
        throw broken(`the change was answered with ${answer.status}`, 'Name the setting in "setting".');
      await expectState(on, before, 'while the door is off');
    } finally {
      await turn(shop, door, true);
    }
  },
};

const FAULTY = Array.from({ length: 100 }, (_, at) => 400 + at);
const ODD = [
  '',
  'null',
  '[]',
  '""',
  '1',
  '{}',
  '{"a":{"b":[null]}}',
  '{"__proto__":{"a":1}}',
  '[['.repeat(100),
  '\u0000',
];

/**
 * Creates a suite that checks a door: errors in the shape of its protocol for all that the server refuses, no failure for odd bodies, and
 * one effect for repeated requests.
 */
export function testDoor(suite: DoorSuite): Suite {
  return createSuite(`the door ${suite.door}`, () => open(suite), {
    ...SHAPE,
    ...only('idempotency', REPEATED),
    ...only('setting', SWITCHED),
  });
}

/** Returns rules that pass for a door without a part. */
const only = (part: 'idempotency' | 'setting', rules: Rules<On>): Rules<On> =>
  Object.fromEntries(
    Object.entries(rules).map(([rule, check]) => [
      rule,
      (on: On) => (on.door[part] === undefined ? undefined : check(on)),
    ]),
  );

async function open(suite: DoorSuite) {
  const shop = await openSuiteShop(suite);
  const door = shop.app.registry('doors').get(suite.door);
  if (!door) {
    await shop.stop();
    throw broken(
      `no door ${shown(suite.door)}`,
      'Name the "id" of a door that "setup" of the extension returns under doors.',
    );
  }
  await turn(shop, door, true);
  const send: On['send'] = ({ method, path, headers = {}, body }) => {
    const isText = typeof body === 'string';
    const type: Record<string, string> = isText ? { 'content-type': 'application/json' } : {};
    return within(callMsOf(suite), `${method} ${path}`, () =>
      shop.request(method, path, body, { headers: { ...type, ...headers } }),
    );
  };
  return { value: { shop, suite, door, send }, close: shop.stop };
}

async function turn(shop: TestShop, door: Door, on: boolean): Promise<void> {
  const settings = Object.fromEntries(settingsOf(door).map((setting) => [setting, on]));
  if (Object.keys(settings).length > 0) dataOf(await shop.admin('POST', '/api/settings', settings));
}

const limitOf = ({ door, shop }: On): number => door.bodyLimit ?? shop.app.config.server.bodyLimit;

function keyed({ suite, door }: On, request: DoorRequest, key: string): DoorRequest {
  if (suite.withKey) return suite.withKey(request, key);
  const { header = 'idempotency-key', minLength = 1 } = door.idempotency ?? {};
  return { ...request, headers: { ...request.headers, [header]: key.padEnd(minLength, '-') } };
}

async function accepted({ send }: On, request: DoorRequest): Promise<TestAnswer> {
  const answer = await send(request);
  if (answer.status >= 300)
    throw broken(
      `${request.method} ${request.path} was answered with ${answer.status} ${shown(answer.body)}`,
      'Let "change" of the suite return a valid request.',
    );
  return answer;
}

const stateOf = async ({ suite, shop }: On): Promise<string> => JSON.stringify(await suite.state(shop));

/** Returns the state as a number, for comparing effects. */
async function countOf({ suite, shop }: On): Promise<number> {
  const state = await suite.state(shop);
  if (typeof state === 'number') return state;
  throw broken(
    `state is ${shown(state)}`,
    'Let "state" of the suite return a number that each change raises.',
  );
}

async function expectState(on: On, before: string, when: string): Promise<void> {
  const now = await stateOf(on);
  if (now !== before)
    throw broken(`${when} the state is ${now} in place of ${before}`, 'Declare idempotency at the door.');
}

function expectError({ suite }: On, what: string, answer: TestAnswer, statuses: readonly number[]): void {
  if (!statuses.includes(answer.status) || answer.headers.has('set-cookie') || !suite.isError(answer))
    throw broken(
      `${what} was answered with ${answer.status} ${shown(answer.body)}`,
      'Let "refused" of the door return an error of the protocol for every refusal.',
    );
}
