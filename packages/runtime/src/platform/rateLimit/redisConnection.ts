import { createRequire } from 'node:module';
import { EXIT, StartFailure } from '../startFailure.ts';
import type { Count, CountedLimit, CountStep } from './contract.ts';

/**
 * The Lua script that performs one operation on a counter, atomically in Redis. The key expires with its window, so that all
 * processes use the same clock. ARGV contains the operation, the points, and the window in milliseconds.
 */
const STEP = `
local window = tonumber(ARGV[3])
local count = tonumber(redis.call('get', KEYS[1]) or 0)
local refused = 0
if ARGV[1] == 'release' then
  if count > 0 then count = redis.call('decr', KEYS[1]) end
elseif count >= tonumber(ARGV[2]) then
  refused = 1
elseif ARGV[1] == 'take' then
  redis.call('set', KEYS[1], 0, 'PX', window, 'NX')
  count = redis.call('incr', KEYS[1])
end
local left = redis.call('pttl', KEYS[1])
return { refused, count, left < 0 and window or left }`;

/** Time limits in milliseconds for Redis to accept a connection, and to respond. */
const CONNECT_MS = 1000;
const ANSWER_MS = 500;

export interface RedisConnection {
  /** Performs an operation on a key's counter. Rejects if Redis does not respond in time or returns an error. */
  step(limit: CountedLimit, key: string, step: CountStep): Promise<Count>;
  /** Resolves with the error that ended the connection. */
  readonly lost: Promise<Error>;
  /** Closes the connection. Pending operations are rejected immediately. */
  destroy(): void;
}

/**
 * Connects to Redis and verifies that counters can be written. Throws StartFailure (exit 3) if the client library is not
 * installed, and a different error if Redis is unreachable.
 */
export async function connectToRedis(url: string, prefix: string): Promise<RedisConnection> {
  const { createClient, defineScript } = await loadClient();
  const client = createClient({
    url,
    // Requests must never wait for a connection.
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
 * Rejects if there is no response in time. A response that arrived while this process was busy still counts as in time, because
 * it is read before the end of the event loop turn in which the timer fires.
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

/** Loads the Redis client library, which must be installed if `redis.url` is set. */
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
