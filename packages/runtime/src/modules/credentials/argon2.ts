import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

interface Cost {
  /** The memory cost in KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** The cost of new hashes: 19 MiB of memory, two passes, one lane. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const NONCE_BYTES = 16;
const TAG_BYTES = 32;

/** Matches a stored hash in the PHC format, which other libraries also support. */
const STORED =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<nonce>[\w+/]+)\$(?<tag>[\w+/]+)$/;

/**
 * Hashes a password with Argon2id and a new random nonce on a separate thread. Returns a string in the PHC format,
 * which includes the cost.
 */
export async function argon2Hash(password: string, cost = COST): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const tag = await tagOf(password, nonce, cost, TAG_BYTES);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Reports whether a password matches a stored hash. Throws if the stored string is not an Argon2id hash. */
export async function argon2Verify(stored: string, password: string): Promise<boolean> {
  const { memory, passes, parallelism, nonce = '', tag = '' } = STORED.exec(stored)?.groups ?? {};
  const expected = Buffer.from(tag, 'base64');
  if (expected.length === 0) throw new Error('A stored password hash is not in argon2id format');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return timingSafeEqual(
    expected,
    await tagOf(password, Buffer.from(nonce, 'base64'), cost, expected.length),
  );
}

const tagOf = (password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> =>
  derive('argon2id', { message: password, nonce, tagLength, ...cost });

/** Encodes Base64 without padding, as the PHC format requires. */
const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
