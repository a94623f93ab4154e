import { createRequire } from 'node:module';
import { EXIT, StartFailure } from '../startFailure.ts';
import type { Count, CountedLimit, CountStep } from './contract.ts';

/**
 * Takes one step at one counter, in Redis, where no other command runs meanwhile. The key ends with its window, so that the times are
 * those of one clock for all processes. ARGV: the step, the points, and the milliseconds of the window.
 */
const STEP = `
local window = tonumber(ARGV[3])
local count = tonumber(redis.call('get', KEYS[1]) or 0)
local refused = 0
if ARGV[1] == 'giveBack' then
  if count > 0 then count = redis.call('decr', KEYS[1]) end
elseif count >= tonumber(ARGV[2]) then
  refused = 1
elseif ARGV[1] == 'take' then
  redis.call('set', KEYS[1], 0, 'PX', window, 'NX')
  count = redis.call('incr', KEYS[1])
end
local left = redis.call('pttl', KEYS[1])
return { refused, count, left < 0 and window or left }`;

/** The milliseconds that Redis has to accept a connection, and to answer. */
const CONNECT_MS = 1000;
const ANSWER_MS = 500;

export interface RedisConnection {
  /** Takes a step at the counter of a key. Rejects when Redis does not answer in time, or answers with an error. */
  step(limit: CountedLimit, key: string, step: CountStep): Promise<Count>;
  /** Resolves with the error that ended the connection. */
  readonly lost: Promise<Error>;
  /** Ends the connection. Steps under way are rejected at once. */
  destroy(): void;
}

/**
 * Connects to Redis, and proves by a step that counters can be written there. Throws StartFailure (exit 3) when the client library is
 * not installed, and any other error when Redis is out of reach.
 */
export async function connectToRedis(url: string, prefix: string): Promise<RedisConnection> {
  const { createClient, defineScript } = await loadClient();
  const client = createClient({
    url,
    // A request never waits for a connection.
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false },
    scripts: {
      step: defineScript({
        SCRIPT: STEP,
        NUMBER_OF_KEYS: 1,
        parseCommand(parser, key: string, ...values: readonly string[]) {
          parser.pushKey(key);
          parser.push(...values);
        },
        transformReply: (reply: readonly [number, number, number]) => reply,
      }),
    },
  });
  const { promise: lost, resolve: lose } = Promise.withResolvers<Error>();
  client.on('error', lose);
  const destroy = () => {
    client.destroy();
    lose(new Error('The connection was closed'));
  };
  const connection: RedisConnection = {
    async step({ name, points, seconds }, key, step) {
      const [refused, count, resetMs] = await withinTime(
        client.step(`${prefix}${name}:${key}`, step, String(points), String(seconds * 1000)),
      );
      return { refused: refused === 1, count, resetMs };
    },
    lost,
    destroy,
  };
  try {
    await client.connect();
    await connection.step({ name: 'connection', points: 1, seconds: 1 }, 'probe', 'take');
    return connection;
  } catch (error) {
    destroy();
    throw error;
  }
}

/**
 * Rejects when there is no answer in time. An answer that has arrived while this process was busy counts: it is read before the end of
 * the turn of the event loop in which the timer fires.
 */
async function withinTime<T>(answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const refuse = () => reject(new Error(`No answer within ${ANSWER_MS} ms`));
  const timer = setTimeout(() => setImmediate(refuse), ANSWER_MS);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const PACKAGE = '@redis/client';

/** Loads the client library, which a store installs that sets `redis.url`. */
async function loadClient(): Promise<typeof import('@redis/client')> {
  try {
    createRequire(import.meta.url).resolve(PACKAGE);
  } catch (error) {
    const fault = {
      where: 'redis.url',
      message: `needs the package ${PACKAGE}, which is not installed`,
      hint: `Run "npm install ${PACKAGE}" in the store's folder, or remove redis.url (REDIS_URL).`,
    };
    throw new StartFailure(EXIT.config, [fault], { cause: error });
  }
  return import('@redis/client');
}
