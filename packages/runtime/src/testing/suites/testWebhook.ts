import type { TestShop } from '../createTestShop.ts';
import type { TestAnswer } from '../requests.ts';
import { broken, createSuite, shown, within } from './suite.ts';
import type { Rules, Suite } from './suite.ts';
import { callMsOf, openSuiteShop } from './suiteShop.ts';
import type { SuiteShop } from './suiteShop.ts';

/** The webhook events of one occurrence at the sender, and the shop state that they change. */
export interface WebhookCase {
  /** The event bodies, in the sequence in which the sender created them. Each is a string, or a value to be sent as JSON. */
  readonly events: readonly unknown[];
  /** Reads the state that the events change, without IDs that differ between test cases. The result is compared as JSON. */
  state(): Promise<unknown>;
}

/** The webhook route to test, and how its deliveries are created. */
export interface WebhookSuite extends SuiteShop {
  /** The path of the webhook route, such as `/api/paybox/webhook`. */
  readonly path: string;
  /** Causes a new occurrence at the sender, such as a payment, and returns its undelivered events. */
  arrange(shop: TestShop): Promise<WebhookCase>;
  /** Returns the headers that the sender adds to a body when it signs the body at the given time. */
  sign(body: string, at: Date): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /** An event of a type that the extension does not handle. */
  readonly unknownEvent: unknown;
  /** True if the signature includes its time, so that old deliveries are rejected. Default: true. */
  readonly signsTime?: boolean;
  /** True if the events of a test case may arrive in any sequence. Default: true. */
  readonly anyOrder?: boolean;
}

interface On {
  readonly shop: TestShop;
  readonly suite: WebhookSuite;
  /** Sends a body with its signature, or with the given headers instead. */
  send(body: string, headers?: Readonly<Record<string, string>>): Promise<TestAnswer>;
}

const DAY_MS = 86_400_000;
const textOf = (event: unknown): string => (typeof event === 'string' ? event : JSON.stringify(event));
/** Returns a modified body with a different meaning than the signed body. */
function changed(text: string): string {
  try {
    const event: unknown = JSON.parse(text);
    if (typeof event === 'object' && event !== null) return JSON.stringify({ ...event, isForged: true });
  } catch {
    // The body is not JSON, so it is changed as text.
  }
  return `${text} `;
}
const REFUSE =
  'Check the signature over the exact bytes (body: "raw") before anything else, and throw refuse(400, …).';

const AUTHENTIC: Rules<On> = {
  'signed events are accepted, and change the shop': async (on) => {
    const { events, state } = await on.suite.arrange(on.shop);
    const before = JSON.stringify(await state());
    for (const event of events) await accepted(on, textOf(event));
    if (JSON.stringify(await state()) === before)
      throw broken(
        `the state is still ${before}`,
        'Handle the event, or let "state" of the suite read what it changes.',
      );
  },
  'an event without a signature is refused': (on) =>
    refused(on, 'a delivery without a signature', (text) => on.send(text, {})),
  'a text that its signature does not fit is refused': (on) =>
    refused(on, 'a changed text with the signature of another', async (text) =>
      on.send(changed(text), await on.suite.sign(text, on.shop.app.clock.now())),
    ),
};

const REPEATED: Rules<On> = {
  'an event that comes again changes nothing more': async (on) => {
    const { events, state } = await on.suite.arrange(on.shop);
    for (const event of events) await accepted(on, textOf(event));
    const once = JSON.stringify(await state());
    for (const event of events) await accepted(on, textOf(event));
    unchanged(once, JSON.stringify(await state()), 'the events were delivered again');
  },
  'an event that comes twice at once changes nothing more': async (on) => {
    const { events, state } = await on.suite.arrange(on.shop);
    const plain = await on.suite.arrange(on.shop);
    for (const event of plain.events) await accepted(on, textOf(event));
    for (const event of events) {
      const text = textOf(event);
      await Promise.all([accepted(on, text), accepted(on, text), accepted(on, text)]);
    }
    unchanged(
      JSON.stringify(await plain.state()),
      JSON.stringify(await state()),
      'each event came three times at once',
    );
  },
};

const ODD: Rules<On> = {
  'an event of an unknown kind is accepted, and changes nothing': async (on) => {
    const { state } = await on.suite.arrange(on.shop);
    const before = JSON.stringify(await state());
    await accepted(on, textOf(on.suite.unknownEvent));
    unchanged(before, JSON.stringify(await state()), 'an unknown event was delivered');
  },
  'a signed text that is no event is refused or ignored, without a failure': async (on) => {
    for (const text of ['no JSON', '', 'null', '[]', '{}', '{"type":5,"data":null}']) {
      const { status } = await on.send(text);
      if (status >= 500)
        throw broken(
          `${shown(text)} with a valid signature was answered with ${status}`,
          'Read the text with a zod schema, and refuse with 400 what does not fit, or answer 200 and do nothing.',
        );
    }
  },
  'a large body does no harm': async (on) => {
    const { status } = await on.send(JSON.stringify({ type: 'large', data: 'x'.repeat(2_000_000) }));
    if (status >= 500)
      throw broken(`a body of 2 MB was answered with ${status}`, 'Limit the size, and refuse with 413.');
    await accepted(on, textOf(on.suite.unknownEvent));
  },
  'it is reached by POST alone': async (on) => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status } = await on.shop.request(method, on.suite.path);
      if (![401, 404, 405].includes(status))
        throw broken(
          `${method} ${on.suite.path} was answered with ${status}`,
          'Declare the route for POST alone.',
        );
    }
  },
};

/**
 * Creates a suite that checks a webhook route against typical sender behavior: signing, repeating, reordering, and adding new event
 * types.
 */
export function testWebhook(suite: WebhookSuite): Suite {
  return createSuite(`the webhook ${suite.path}`, () => open(suite), {
    ...AUTHENTIC,
    ...(suite.signsTime !== false && {
      'a signature of the day before is refused': (on: On) =>
        refused(on, 'a signature of the day before', async (text) =>
          on.send(text, await suite.sign(text, new Date(on.shop.app.clock.now().getTime() - DAY_MS))),
        ),
    }),
    ...REPEATED,
    ...(suite.anyOrder !== false && { 'events may come in another order': checkOrder }),
    ...ODD,
  });
}

async function open(suite: WebhookSuite) {
  const shop = await openSuiteShop(suite);
  const send: On['send'] = async (body, headers) =>
    within(callMsOf(suite), `POST ${suite.path}`, async () =>
      shop.request('POST', suite.path, body, {
        headers: {
          'content-type': 'application/json',
          ...(headers ?? (await suite.sign(body, shop.app.clock.now()))),
        },
      }),
    );
  return { value: { shop, suite, send }, close: shop.stop };
}

async function accepted({ send }: On, text: string): Promise<void> {
  const { status, body } = await send(text);
  if (status < 200 || status > 299)
    throw broken(
      `the event ${text.slice(0, 200)} was answered with ${status} ${shown(body)}`,
      'Answer 2xx to every event that is signed, known or not: the sender repeats others for days.',
    );
}

async function refused(
  { shop, suite }: On,
  what: string,
  send: (text: string) => Promise<TestAnswer>,
): Promise<void> {
  const { events, state } = await suite.arrange(shop);
  const before = JSON.stringify(await state());
  for (const event of events) {
    const { status } = await send(textOf(event));
    if (status < 400 || status > 499) throw broken(`${what} was answered with ${status}`, REFUSE);
  }
  unchanged(before, JSON.stringify(await state()), `${what} was refused`, REFUSE);
}

/** Delivers the events of two equivalent test cases, one in sequence and one in reverse. */
async function checkOrder({ shop, suite, ...on }: On): Promise<void> {
  const [one, other] = [await suite.arrange(shop), await suite.arrange(shop)];
  for (const event of one.events) await accepted({ shop, suite, ...on }, textOf(event));
  for (const event of other.events.toReversed()) await accepted({ shop, suite, ...on }, textOf(event));
  unchanged(
    JSON.stringify(await one.state()),
    JSON.stringify(await other.state()),
    'the events came from the last to the first',
    'Let transitions leave later statuses alone (notFrom), or read the state from the sender in place of the event.',
  );
}

function unchanged(
  before: string,
  after: string,
  when: string,
  fix = 'Record what happened once: app.payments.apply writes each transactionId once; else a unique constraint on the id of the event.',
): void {
  if (before !== after)
    throw broken(`after ${when} the state is ${shown(after)} in place of ${shown(before)}`, fix);
}
