import { randomUUID } from 'node:crypto';
import type { Sender, SenderMessage, SenderRequest } from '../../modules/webhooks/senders/contract.ts';
import type { TestShop } from '../createTestShop.ts';
import { broken, createSuite, shown, within } from './suite.ts';
import type { Rules, Suite } from './suite.ts';
import { callMsOf, openSuiteShop } from './suiteShop.ts';
import type { SuiteShop } from './suiteShop.ts';

/** A message for the suite, as the extension would queue it. */
export interface SenderSuiteMessage {
  readonly receiver: string;
  readonly topic: string;
  readonly payload: object;
}

/** A request as its receiver gets it. */
export interface SenderSuiteRequest {
  readonly url: URL;
  /** The headers by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The receiver's time. */
  readonly at: Date;
}

/** The sender to test, and how its receivers check requests. */
export interface SenderSuite extends SuiteShop {
  /** The ID of the sender. */
  readonly sender: string;
  /** Returns a message to a receiver that exists. */
  message(shop: TestShop): SenderSuiteMessage | Promise<SenderSuiteMessage>;
  /** Reports whether a receiver accepts a request, as a receiver of its own would check it. Absent: the sender does not sign. */
  accepts?(request: SenderSuiteRequest, shop: TestShop): boolean | Promise<boolean>;
}

interface On {
  readonly shop: TestShop;
  readonly suite: SenderSuite;
  readonly sender: Sender;
}

const CONNECTION = ['host', 'content-length', 'connection', 'transfer-encoding', 'upgrade', 'cookie'];
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const VALUE = /^[\t\x20-\x7e]*$/;
const DAY_MS = 86_400_000;

const RULES: Rules<On> = {
  'a receiver has an absolute URL': async (on) => void (await made(on)),
  'a receiver that is gone is null': async (on) => {
    const { sender, shop, suite } = on;
    for (const key of [randomUUID(), '', "'; --", '\u{1F426}']) {
      const found: unknown = await within(callMsOf(suite), `receiver(${shown(key)})`, () =>
        sender.receiver(key, shop.app, shop.app.db),
      ).catch((error: unknown) => {
        throw broken(`receiver(${shown(key)}) failed: ${String(error)}`, 'Return null for any unknown key.');
      });
      if (found !== null)
        throw broken(`receiver(${shown(key)}) is ${shown(found)}`, 'Return null for any unknown key.');
    }
  },
  'a message can be queued, and has one delivery for its key': async ({ shop, suite }) => {
    const { app } = shop;
    const delivery = { ...(await suite.message(shop)), sender: suite.sender, key: randomUUID() };
    const first = await app.deliveries.queue(app.db, delivery);
    const second = await app.deliveries.queue(app.db, delivery);
    if (first === null || second !== null)
      throw broken(
        `queue returned ${shown(first)} and then ${shown(second)}`,
        'Let "message" return JSON values.',
      );
  },
  'the headers can be sent': async (on) => {
    const { headers } = await made(on);
    for (const [name, value] of Object.entries(headers)) {
      if (CONNECTION.includes(name))
        throw broken(
          `headers has ${name}`,
          'Leave out the headers of the connection, which the shop sets, and cookies.',
        );
      if (!NAME.test(name) || typeof value !== 'string' || !VALUE.test(value))
        throw broken(`headers has ${shown({ [name]: value })}`, 'Return names and values that HTTP allows.');
    }
  },
  'its receiver accepts the request': async (on) => {
    const request = await made(on);
    if (!(await accepted(on, request)))
      throw broken(
        `${shown(request)} was refused`,
        'Sign the bytes that "headers" gets, as its receiver does.',
      );
  },
  'an attempt after a day is signed anew': async (on) => {
    const request = await made(on, { attempt: 8, at: new Date(on.shop.app.clock.now().getTime() + DAY_MS) });
    if (!(await accepted(on, request)))
      throw broken('an attempt after a day was refused', 'Take the time of the signature from "at".');
  },
  'its receiver refuses other bytes': async (on) => {
    if (!on.suite.accepts) return;
    const request = await made(on);
    if (await accepted(on, { ...request, body: `${request.body} ` }))
      throw broken('a body with one more byte was accepted', 'Sign all bytes of the body.');
  },
};

/**
 * Creates a suite that checks a sender: receivers that are there and gone, messages that are queued once, headers that can be sent, and a
 * signature that fits the bytes of each attempt and no others.
 */
export const testSender = (suite: SenderSuite): Suite =>
  createSuite(`the sender ${suite.sender}`, () => open(suite), RULES);

async function open(suite: SenderSuite) {
  const shop = await openSuiteShop(suite);
  const sender = shop.app.registry('senders').get(suite.sender);
  if (sender) return { value: { shop, suite, sender }, close: shop.stop };
  await shop.stop();
  throw broken(
    `no sender ${shown(suite.sender)}`,
    'Name the "id" of a sender that "setup" of the extension returns under senders.',
  );
}

/** Makes the request of an attempt. */
async function made(
  { shop, suite, sender }: On,
  changes: Partial<Pick<SenderRequest, 'attempt' | 'at'>> = {},
): Promise<SenderSuiteRequest> {
  const { app } = shop;
  const ms = callMsOf(suite);
  const message: SenderMessage = {
    ...(await suite.message(shop)),
    key: randomUUID(),
    queuedAt: app.clock.now(),
  };
  const found = await within(ms, 'receiver', () => sender.receiver(message.receiver, app, app.db));
  if (found === null || !URL.canParse(found.url))
    throw broken(`the receiver is ${shown(found)}`, 'Return the absolute URL of a receiver that exists.');
  const body: unknown = await within(ms, 'body', async () => sender.body(message, app, app.db));
  if (typeof body !== 'string') throw broken(`the body is ${shown(body)}`, 'Return the body as a string.');
  const at = changes.at ?? app.clock.now();
  const url = new URL(found.url);
  const bytes = Buffer.from(body);
  const request: SenderRequest = { ...message, method: 'POST', url, bytes, attempt: 1, at, ...changes };
  const own = await within(ms, 'headers', async () => sender.headers?.(request, app) ?? {});
  const headers = Object.fromEntries(Object.entries(own).map(([name, value]) => [name.toLowerCase(), value]));
  return { url, headers: { 'content-type': 'application/json', ...headers }, body, at };
}

const accepted = async ({ suite, shop }: On, request: SenderSuiteRequest): Promise<boolean> =>
  suite.accepts === undefined || (await suite.accepts(request, shop));
